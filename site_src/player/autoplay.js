// @ts-check
"use strict";

// Milliseconds between two ticks; above a certain speed no card flies.
const SPEEDS = {
  slow: { delay: 1400, motion: true, wholeBattles: false },
  steady: { delay: 550, motion: true, wholeBattles: false },
  fast: { delay: 90, motion: false, wholeBattles: true },
};

/**
 * Plays on by itself, one tick after the other, with one timer at most.
 *
 * @param {{ tick: () => boolean, delay: () => number, onChange: (playing: boolean) => void }} options
 *   `tick` says whether there is more to play; `delay` is asked before every tick, in milliseconds
 */
function autoplay({ tick, delay, onChange }) {
  let timer = 0;

  function next() {
    const mine = (timer = window.setTimeout(() => {
      const more = tick();
      if (timer !== mine) return; // stopped, or started anew, meanwhile
      if (more) next();
      else stop();
    }, delay()));
  }

  function start() {
    if (timer) return;
    next();
    onChange(true);
  }

  function stop() {
    if (!timer) return;
    window.clearTimeout(timer);
    timer = 0;
    onChange(false);
  }

  return { start, stop, get playing() { return timer !== 0; } };
}
