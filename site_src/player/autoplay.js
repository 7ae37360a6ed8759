// @ts-check
"use strict";

// Milliseconds between two ticks; above a certain speed no card flies.
const SPEEDS = {
  slow: { delay: 1400, motion: true, wholeBattles: false },
  steady: { delay: 550, motion: true, wholeBattles: false },
  fast: { delay: 90, motion: false, wholeBattles: true },
};

/** Plays on by itself, one tick after the other, with one timer at most. */
class Autoplay {
  /** @param {PracticeTable} play */
  constructor(play) {
    this.play = play;
    this.timer = 0;
  }

  toggle() {
    this.play.begun = true;
    this.play.voice.hush();
    if (this.timer) this.stop();
    else if (this.play.index < this.play.game.last) this.start();
  }

  start() {
    this.next();
    this.play.time.run();
    markPlaying(this.play.page, true);
  }

  stop() {
    if (!this.timer) return;
    window.clearTimeout(this.timer);
    this.timer = 0;
    this.play.time.pause();
    this.play.bar.write();
    markPlaying(this.play.page, false);
  }

  /** The page is out of sight: nothing plays on there, nor when it is seen again, unless asked. */
  hide() {
    this.play.time.pause();
    if (!this.timer) return;
    this.stop();
    this.play.voice.say("Paused while this page was out of sight. Press Auto-play to go on.");
  }

  next() {
    const mine = (this.timer = window.setTimeout(() => {
      const more = this.tick();
      if (this.timer !== mine) return; // stopped, or started anew, meanwhile
      if (more) this.next();
      else this.stop();
    }, chosenSpeed(this.play.page).delay));
  }

  /** One step or one battle on, of which only wars, leads and the end are told; whether there is more. */
  tick() {
    const { play } = this;
    const { finished } = play.game.frame(play.index);
    if (!play.timeIsUp()) play.show(chosenSpeed(play.page).wholeBattles ? play.game.nextRest(play.index) : play.index + 1);
    const now = play.game.frame(play.index);
    play.time.reach(now.finished);
    const isNewLeader = play.game.leader(finished) !== play.game.leader(now.finished);
    if (now.kind === "war" || play.index === play.game.last || isNewLeader) play.voice.announce(play.game.caption(play.index));
    if (!play.timeIsUp()) return play.index < play.game.last;
    play.endByTime();
    return false;
  }
}
