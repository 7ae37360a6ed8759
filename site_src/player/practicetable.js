// @ts-check
"use strict";

/**
 * The practice table: a finished game, an index into its frames, and the controls that move it.
 */
class PracticeTable {
  /**
   * @param {HTMLElement} page
   * @param {Names & { baked: { seed: string, game: Answer } }} data what the build put into the page
   * @param {Engine} engine
   * @param {Voice} voice
   */
  constructor(page, { baked, ...names }, engine, voice) {
    this.page = page;
    this.table = new Table(find(page, "#table"), names);
    this.game = new Game(baked.game, "baked");
    this.index = 0;
    /** @type {Address} what names the game on the table */
    this.address = { rules: {}, seed: baked.seed };
    this.asked = 0;
    this.voice = voice;
    this.begun = false;
    this.bar = addressBar(() => (this.isUntouched() ? null : { hash: this.hash(), index: this.index, played: this.time.elapsed() }));
    this.engine = engine;
    this.time = new AgreedTime();
    this.autoplay = new Autoplay(this);
  }

  // ---- the game on the table

  /**
   * Put a game on the table.
   * @param {Game} game
   * @param {Address} address what names it
   * @param {number} index
   * @param {number} [played] milliseconds of the agreed time
   */
  lay(game, address, index, played) {
    this.autoplay.stop();
    this.time = new AgreedTime(played);
    this.game = game;
    this.address = address;
    this.begun = false;
    this.index = NaN;
    showGame(this.page, game, this.table.names.rules);
    this.show(index);
  }

  /**
   * Show a frame of the game; cards fly if it is the next one, or the end of the battle.
   * @param {number} index
   */
  show(index) {
    const to = Math.min(Math.max(index, 0), this.game.last);
    land(this.table);
    const change = () => this.table.render(this.game, to);
    const taken = this.game.takenBetween(this.index, to);
    const isNear = to === this.index + 1 || (taken !== undefined && to === this.game.nextRest(this.index));
    if (isNear) flyOver(this.table, this.game, { from: this.index, taken, moves: chosenSpeed(this.page).motion && motionWanted() }, change);
    else change();
    this.index = to;
    showPlace(this.page, this.game, this.game.frame(to));
    find(this.page, ".time-left").textContent = this.timeLeft();
    this.page.dataset.at = to === this.game.last ? "end" : to ? "" : "start";
  }

  /**
   * A move that the reader asks for.
   * @param {number} index
   */
  move(index) {
    this.begun = true;
    this.autoplay.stop();
    this.voice.hush();
    this.show(index);
    this.voice.announce(this.game.caption(this.index));
    if (this.index === this.game.last) this.bar.write();
    else this.bar.writeSoon();
  }

  /**
   * A move that plays on, unless the agreed time is up and no further battle may start.
   * @param {number} index
   */
  forward(index) {
    if (this.timeIsUp()) {
      this.endByTime();
      return;
    }
    this.move(index);
    this.time.run(); // after the move, which stops auto-play and with it the clock
    this.time.reach(this.game.frame(this.index).finished);
    if (this.timeIsUp()) this.endByTime();
  }

  // ---- what names the game

  /** What names the game and the place in it. */
  hash() {
    return addressText({ ...this.address, battle: this.game.frame(this.index).finished || undefined });
  }

  /** Whether the address is to stay as it is: the page's own finished game, or an anchor, that nobody has moved on from. */
  isUntouched() {
    const isAnchor = location.hash !== "" && !location.hash.includes("=");
    return !this.begun && (this.game.source === "baked" || isAnchor);
  }

  /** @param {unknown} error why what was asked for last cannot be had */
  refuse(error) {
    this.asked++;
    this.voice.complain(error);
  }

  // ---- the engine

  /**
   * Have the engine play the game that an address names, and lay it; a complaint leaves the table as it is.
   * @param {Address} address
   * @param {{ left?: Partial<Place>, isNew?: boolean, stillWanted?: () => boolean }} [how] where the reader left this
   *   game; whether Back is to bring the game that lies there now
   */
  async open(address, { left = {}, isNew = false, stillWanted = () => true } = {}) {
    const asked = ++this.asked;
    const { rules, time, battle = 0, ...named } = address;
    if (named.deal === undefined && named.seed === undefined) named.seed = newSeed();
    this.voice.forget();
    try {
      const game = new Game(await this.engine.call("play", { rules, ...named, time }), "engine");
      if (asked !== this.asked || !stillWanted()) return;
      if (isNew) this.bar.keep();
      this.lay(game, { rules, ...named, time }, left.index ?? game.rest(battle), left.played);
      this.begun = isNew; // an anchor in the address does not outlast a deal that is asked for
      this.bar.write();
      this.voice.announce(game.caption(this.index));
    } catch (error) {
      if (asked === this.asked) this.voice.complain(error, { rules, ...named, time });
    }
  }

  /** A new game by the rules on the table. */
  deal() {
    const { rules, time } = this.address;
    return this.open({ rules, time }, { isNew: true });
  }

  // ---- agreed time

  timeLeft() {
    const { time, time_up_after } = this.address;
    return time && time_up_after === undefined && this.index < this.game.last ? this.time.left(time) : "";
  }

  /** Whether the table rests at the front of the game and the agreed minutes are over. */
  timeIsUp() {
    const { time, time_up_after } = this.address;
    const { finished } = this.game.frame(this.index);
    const isRest = this.index !== this.game.last && this.index === this.game.rest(finished);
    return isRest && time_up_after === undefined && this.time.isUp(time, finished);
  }

  /** The battle in progress is finished: the game ends here. */
  endByTime() {
    const { finished } = this.game.frame(this.index);
    return this.open({ ...this.address, time_up_after: finished, battle: finished });
  }
}
