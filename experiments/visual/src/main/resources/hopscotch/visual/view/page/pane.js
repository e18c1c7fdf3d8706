// @ts-check
/** One map with one planner's search on it, and what of it is over. */
import { Board } from './board.js';
import * as colours from './colours.js';
import { element } from './dom.js';
import * as layers from './layers.js';
import { promise } from './spec.js';

/** @typedef {import('./grid.js').Grid} Grid */
/** @typedef {import('./search.js').Search} Search */
/** @typedef {import('./board.js').View} View */

const CLOSED = 2;
const WALL = '@'.charCodeAt(0);
/** Lengths come as floats. */
const CLOSE = 1e-3;

export class Pane extends Board {
  /**
   * @param {string} spec
   * @param {Grid} grid
   * @param {boolean} isDark
   */
  constructor(spec, grid, isDark) {
    super(spec, grid, isDark);
    /** What the colours of expanded cells mean. */
    this.colour = 'order';
    /** @type {Search | null} */
    this.search = null;
    this.played = 0;
    this.expanded = 0;
    /** The part that is played, -1 before the first. */
    this.partIndex = -1;
    /** @type {import('./search.js').Step[]} */
    this.steps = [];
    this.part = element('p', { className: 'part' });
    this.why = element('p', { className: 'why', tabIndex: 0, ariaLabel: `why, of ${spec}` });
    this.element.append(this.part, this.why);
    this.setGrid(grid);
  }

  /** @param {Grid} grid */
  setGrid(grid) {
    this.layOut(grid);
    this.search = null;
    this.steps = [];
    const size = grid.width * grid.height;
    /** Last event of a place, 1 more than its index, by side. */
    this.last = [new Uint32Array(size), new Uint32Array(size)];
    this.states = [new Uint8Array(size), new Uint8Array(size)];
    /** Who expanded a place first: side 0 is 1, side 1 is 2. */
    this.owners = new Uint8Array(size);
    /** How often a place was expanded. */
    this.times = new Uint16Array(size);
    /** From where a place was reached, by side. */
    this.parents = [new Int32Array(size).fill(-1), new Int32Array(size).fill(-1)];
    this.clear();
  }

  /** @param {Search} search
   * @param {string} [ending] where the path ends, in words */
  setSearch(search, ending = '') {
    this.search = search;
    this.clear();
    const h = search.header;
    const length = lengthOf(h) + (h.outcome === 'FOUND' ? ending : '');
    const more = h.complete ? '' : ' (the replay shows the first events only)';
    this.tell(`${length}, ${work(h)}${more}${h.fault ? `; ${h.fault}` : ''}`, `promises ${promise(h.guarantee)}`,
      h.runs ? `, ${h.mean ? 'mean' : 'best'} of ${h.runs}` : '');
    this.figures.title = again(h);
    this.result.title = again(h);
  }

  /** @param {string} message */
  setError(message) {
    this.search = null;
    this.steps = [];
    this.clear();
    this.tellError(message);
  }

  /** @param {boolean} isDark */
  setDark(isDark) {
    this.palette = colours.palette(isDark);
    this.clear();
  }

  /** @param {string} colour what the colours of expanded cells mean */
  setColour(colour) {
    if (colour === this.colour) return;
    this.colour = colour;
    this.clear();
  }

  clear() {
    this.played = 0;
    this.expanded = 0;
    this.partIndex = -1;
    this.paintTerrain();
    for (const array of [...(this.last ?? []), ...(this.states ?? [])]) array.fill(0);
    for (const array of this.parents ?? []) array.fill(-1);
    this.owners?.fill(0);
    this.times?.fill(0);
  }

  /** How many expansions there are to show. */
  get total() {
    return this.search ? this.search.expansions.length : 0;
  }

  /** @param {number} expansions */
  showExpansions(expansions) {
    const search = this.search;
    if (!search) return;
    const target = search.eventsAfter(Math.min(this.total, Math.max(0, Math.floor(expansions))));
    if (target < this.played) this.clear();
    const { parts } = search.header;
    for (let i = this.played; i < target; i++) {
      while (parts[this.partIndex + 1]?.event <= i) this.partIndex++;
      this.apply(search, i);
    }
    this.played = target;
    if (target === search.size) this.showUpdates(search);
    this.part.textContent = this.isDone ? '' : layers.caption(parts, this.partIndex);
  }

  /**
   * @param {Search} search
   * @param {number} i
   */
  apply(search, i) {
    const side = search.side(i);
    const place = search.place(i);
    const states = /** @type {Uint8Array[]} */ (this.states);
    const last = /** @type {Uint32Array[]} */ (this.last);
    const { pixels } = this;
    // A search that lives on works out again also what has become a wall.
    const isWall = this.grid.letters[place] === WALL;
    last[side][place] = i + 1;
    const row = Math.floor(place / this.grid.width);
    this.changed.top = Math.min(this.changed.top, row);
    this.changed.bottom = Math.max(this.changed.bottom, row + 1);
    if (!search.isExpansion(i)) {
      /** @type {Int32Array[]} */ (this.parents)[side][place] = search.parents[i];
    }
    if (search.isExpansion(i)) {
      const isFirst = states[side][place] !== CLOSED && states[1 - side][place] !== CLOSED;
      states[side][place] = CLOSED;
      if (isFirst) /** @type {Uint8Array} */ (this.owners)[place] = side + 1;
      const times = ++/** @type {Uint16Array} */ (this.times)[place];
      const t = this.share(search, i, times);
      this.expanded++;
      if ((isFirst || this.colour !== 'order') && !isWall) pixels[place] = colours.expanded(side, t);
    } else if (states[side][place] === 0) {
      states[side][place] = 1;
      if (states[1 - side][place] === 0 && !isWall) pixels[place] = this.palette.open[side];
    }
  }

  /** Marks what was worked out again but not expanded.
   * @param {Search} search */
  showUpdates(search) {
    const [from, to] = /** @type {Uint8Array[]} */ (this.states);
    for (const place of search.updates.keys()) {
      const isPlain = from[place] !== CLOSED && to[place] !== CLOSED && this.grid.letters[place] !== WALL;
      if (isPlain) this.pixels[place] = this.palette.updated;
    }
  }

  /** How far an expansion lies between the first and the last, or the least and the most.
   * @param {Search} search
   * @param {number} i
   * @param {number} times how often its place was expanded */
  share(search, i, times) {
    const { range } = search;
    if (this.colour === 'times') return range.times > 1 ? (times - 1) / (range.times - 1) : 0;
    if (this.colour === 'g' || this.colour === 'f') {
      const [least, most] = range[this.colour];
      return most > least ? (search[this.colour][i] - least) / (most - least) : 0;
    }
    return this.expanded / Math.max(1, this.total - 1);
  }

  /** Says why the last cell was next, and what became of its neighbours. */
  explain() {
    const steps = this.search ? this.steps.filter((step) => step.expansions === this.expanded) : [];
    const lines = steps.flatMap(({ reason, changes }) => [reason, ...changes.map((line) => `  ${line}`)]);
    if (lines.length > 0) lines[0] = `step ${this.expanded}: ${lines[0]}`;
    this.why.textContent = lines.join('\n');
  }

  /** Whether all is shown, so that the path may be. */
  get isDone() {
    return this.search !== null && this.played >= this.search.size;
  }

  /** The part that is played, none when all is. */
  get playedPart() {
    return this.isDone ? undefined : this.search?.header.parts[this.partIndex];
  }

  /** The first event of what is shown in numbers: of the part that is played. */
  get firstShown() {
    return this.search?.header.parts[this.partIndex]?.event ?? 0;
  }

  /** All that is drawn. */
  picture() {
    return this.canvas;
  }

  /** What is known of a place.
   * @param {number} place */
  describe(place) {
    const search = this.search;
    const update = search?.updates.get(place);
    if (update) return `${this.spec}: ${consistency(update)}`;
    const last = /** @type {Uint32Array[]} */ (this.last);
    for (let side = 0; search && side < 2; side++) {
      const i = last[side][place] - 1;
      if (i >= 0) {
        const state = search.isExpansion(i) ? 'closed' : 'open';
        const g = search.g[i];
        const f = search.f[i];
        const level = search.levelOf(i);
        return `${this.spec}: ${state}${side ? ' from the goal' : ''}${level > 0 ? ` on level ${level}` : ''}, F ${f.toFixed(2)}, `
          + `g ${g.toFixed(2)}, h ${Math.max(0, f - g).toFixed(2)}`;
      }
    }
    return `${this.spec}: ${search?.header.walk ? 'not looked at by this ask' : 'not reached'}`;
  }

  /** The place on the path where two frontiers meet at the least sum of g; of several, the last
   * that the search from the start expanded first; -1 if they do not, or if there were several searches. */
  meeting() {
    const search = this.search;
    const last = /** @type {Uint32Array[]} */ (this.last);
    /** @type {number[]} */
    let meeting = [];
    let least = Infinity;
    const isOne = search !== null && (search.header.searches ?? 1) === 1;
    for (const place of isOne && this.isDone ? search.header.path : []) {
      const [a, b] = [last[0][place] - 1, last[1][place] - 1];
      const sum = search && a >= 0 && b >= 0 ? search.g[a] + search.g[b] : Infinity;
      if (sum < least - CLOSE) meeting = [];
      if (sum <= least + CLOSE && sum < Infinity) meeting.push(place);
      least = Math.min(least, sum);
    }
    const owners = /** @type {Uint8Array} */ (this.owners);
    return meeting.findLast((place) => owners[place] === 1) ?? meeting[0] ?? -1;
  }
}

/** How long a path is, in words, or why nothing is long.
 * @param {import('./search.js').Header} header */
export function lengthOf({ outcome, length, valid, metric }) {
  if (length !== undefined) return `${metric === 'ABSTRACT' ? 'abstract ' : ''}length ${length.toFixed(3)}`;
  return valid === false ? 'a path that is none' : outcome.toLowerCase().replaceAll('_', ' ');
}

/** What a search did, and how long it took; or what an ask of a walk did, and all of them up to now.
 * @param {import('./search.js').Header} header */
function work({ expanded, reopened, elapsedMicros, walk }) {
  const count = (/** @type {number} */ n) => n.toLocaleString('en');
  const again = reopened > 0 ? ` (${count(reopened)} again)` : '';
  if (walk) {
    const repaired = walk.repairedCount > 0 ? `, ${count(walk.repairedCount)} ${walk.repairedCount === 1 ? 'cluster' : 'clusters'} repaired` : '';
    return `expanded ${count(expanded)}${again}, in all ${count(walk.expandedInAll)}${repaired}`;
  }
  if (elapsedMicros === undefined) return `expanded ${count(expanded)}${again}`;
  const time = elapsedMicros < 1000 ? `${elapsedMicros.toFixed(1)} µs` : `${(elapsedMicros / 1000).toFixed(2)} ms`;
  return `expanded ${count(expanded)}${again}, ${time}`;
}

/** Why some cells were expanded twice.
 * @param {import('./search.js').Header} header */
export function again({ reopened }) {
  return reopened > 0
    ? 'A cell is expanded again when a shorter way to it is found later. With a consistent heuristic'
      + ' this happens only where the open list holds several f in one bucket, as that of astar does.'
    : '';
}

/** The two costs of a cell, and how they are called.
 * @param {{g: number, rhs: number}} costs */
function consistency({ g, rhs }) {
  const text = (/** @type {number} */ cost) => (cost === Infinity ? '∞' : cost.toFixed(2));
  return `g ${text(g)}, rhs ${text(rhs)}: ${g === rhs ? 'consistent' : g > rhs ? 'overconsistent' : 'underconsistent'}`;
}
