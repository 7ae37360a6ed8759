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
   */
  constructor(page, { baked, ...names }, engine) {
    this.page = page;
    this.table = new Table(this.find("#table"), names);
    this.game = new Game(baked.game, "baked");
    this.index = 0;
    /** @type {Address} what names the game on the table */
    this.address = { rules: {}, seed: baked.seed };
    this.asked = 0;
    this.begun = false;
    this.bar = addressBar(() => this.hash());
    this.engine = engine;
    this.clock = clock();
    this.autoplay = autoplay({
      tick: () => this.tick(),
      delay: () => SPEEDS[this.speed()].delay,
      onChange: (playing) => this.showPlaying(playing),
    });
  }

  /** @param {string} selector @returns {HTMLElement} */
  find(selector) {
    return /** @type {HTMLElement} */ (this.page.querySelector(selector));
  }

  // ---- the game on the table

  /**
   * Put a game on the table.
   * @param {Game} game
   * @param {Address} address what names it
   * @param {number} index
   */
  lay(game, address, index) {
    this.autoplay.stop();
    this.clock.reset();
    this.game = game;
    this.address = address;
    this.begun = false;
    this.index = NaN;
    this.find("[name=battle]").setAttribute("max", String(game.answer.ending.battles));
    drawStrip(/** @type {any} */ (this.find(".tide")), game);
    showRules(this.find(".rules-of-game"), game.answer.rules);
    this.show(index);
    this.bar.write();
  }

  /**
   * Show a frame of the game; cards fly if it is the next one.
   * @param {number} index
   */
  show(index) {
    const to = Math.min(Math.max(index, 0), this.game.last);
    const frame = this.game.frame(to);
    const isNext = to === this.index + 1;
    const change = () => this.table.render(this.game, to);
    if (isNext && motionWanted() && SPEEDS[this.speed()].motion) fly(this.table, frame.kind === "taken" ? frame.seats[0] : undefined, change);
    else change();
    this.index = to;
    showPlace(this.page, this.game, frame);
  }

  /**
   * A move that the reader asks for.
   * @param {number} index
   * @param {boolean} jump
   */
  move(index, jump = false) {
    this.begun = true;
    this.autoplay.stop();
    this.say("");
    if (index <= this.game.last) this.clock.run();
    this.show(index);
    this.announce(this.game.caption(this.index));
    if (jump || this.index === this.game.last) this.bar.write();
    else this.bar.writeSoon();
    this.endIfTimeIsUp();
  }

  /** The frame at which the battle now being played, or else the next one, is finished. */
  battleForward() {
    return this.game.rest(this.game.frame(this.index).finished + 1);
  }

  // ---- playing by itself

  speed() {
    const chosen = /** @type {HTMLInputElement} */ (this.page.querySelector("[name=speed]:checked"));
    return /** @type {keyof typeof SPEEDS} */ (chosen.value);
  }

  toggleAutoplay() {
    this.begun = true;
    this.say("");
    if (this.autoplay.playing) this.autoplay.stop();
    else if (this.index < this.game.last) this.autoplay.start();
  }

  tick() {
    const from = this.game.frame(this.index);
    this.show(SPEEDS[this.speed()].wholeBattles ? this.battleForward() : this.index + 1);
    const now = this.game.frame(this.index);
    if (now.kind === "war" || this.index === this.game.last || leadChanges(from, now)) this.announce(this.game.caption(this.index));
    this.endIfTimeIsUp();
    return this.index < this.game.last;
  }

  /** @param {boolean} playing */
  showPlaying(playing) {
    const button = this.find("[data-action=autoplay]");
    button.textContent = playing ? "Pause" : "Auto-play";
    button.classList.toggle("is-playing", playing);
    if (playing) {
      this.clock.run();
    } else {
      this.clock.pause();
      this.bar.write();
    }
  }

  hide() {
    this.clock.pause();
    if (!this.autoplay.playing) return;
    this.autoplay.stop();
    this.say("Paused while this page was out of sight. Press Auto-play to go on.");
  }

  /** What the address is to say; nothing while the finished game lies untouched. */
  hash() {
    if (this.game.source === "baked" && !this.begun) return null;
    return addressText({ ...this.address, battle: this.game.frame(this.index).finished || undefined });
  }

  // ---- what is said

  /** @param {string} text */
  announce(text) {
    this.find(".announcer").textContent = text;
  }

  /** @param {string} text a remark about the table, not about the game */
  say(text) {
    this.find(".remark").textContent = text;
    if (text) this.announce(text);
  }

  /** @param {string} message */
  complain(message) {
    this.find("[role=alert]").textContent = message;
  }

  // ---- the engine

  /**
   * Have the engine play the game that an address names, and lay it; a complaint leaves the table as it is.
   * @param {Address} address
   * @param {() => boolean} [stillWanted]
   */
  async open(address, stillWanted = () => true) {
    const asked = ++this.asked;
    const { rules, time, battle = 0, ...named } = address;
    if (named.deal === undefined && named.seed === undefined) named.seed = newSeed();
    this.complain("");
    try {
      const game = new Game(await this.engine.call("play", { rules, ...named }), "engine");
      if (asked !== this.asked || !stillWanted()) return;
      this.lay(game, { rules, ...named, time }, game.rest(battle));
      this.announce(game.caption(this.index));
    } catch (error) {
      if (asked === this.asked) this.complain(errorText(error, { rules, ...named, time }));
    }
  }

  /** A new game by the rules on the table. */
  deal() {
    const { rules, time } = this.address;
    return this.open({ rules, time });
  }

  /** The battle in progress is finished, then the agreed time ends the game. */
  async endIfTimeIsUp() {
    const { time, time_up_after, ...rest } = this.address;
    if (!time || time_up_after !== undefined || this.clock.minutes() < time) return;
    const wasPlaying = this.autoplay.playing;
    this.autoplay.stop();
    this.address.time_up_after = this.game.frame(this.index).battle;
    this.game = new Game(await this.engine.call("play", { ...rest, time_up_after: this.address.time_up_after }), "engine");
    this.say("Time is up: the battle in progress is the last.");
    this.show(this.index);
    if (wasPlaying) this.autoplay.start();
  }
}
