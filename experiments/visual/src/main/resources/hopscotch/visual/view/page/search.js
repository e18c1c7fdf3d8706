// @ts-check
/** One search as the server tells it: its figures, and its events in typed arrays. */
import { post } from './server.js';

const EVENT_BYTES = 16;
const CONE_NUMBERS = 6;
const UPDATE_BYTES = 12;
const EXPANSION = 0x80000000;
const SIDE_1 = 0x40000000;
const PLACE = 0x3fffffff;

/** @typedef {{asks: number, changedCells: number, expandedInAll: number, repairedCount: number,
 * repaired: number[][], updates: number}} Walked up to this ask; by level, the first places of clusters
 * repaired; and how many cells were worked out again */

/**
 * @typedef {object} Header
 * @property {string} outcome
 * @property {number} [length] of a path that is one; of an abstract one what its planner counted
 * @property {boolean} [valid] whether the path is one; an abstract one cannot be checked
 * @property {string} [fault] what is wrong with the answer, where a judge saw it
 * @property {number} [reached] the place where the path ends
 * @property {number} [searches] how many searches the events are of
 * @property {string} guarantee
 * @property {number} reopened
 * @property {string} metric what the length is measured in: GRID for moves, ABSTRACT for a path without its moves
 * @property {number} expanded
 * @property {number} generated
 * @property {number} [elapsedMicros] of a single query
 * @property {number} [runs] of a single query
 * @property {boolean} [mean] whether the time is the mean of the runs, and not the least
 * @property {Walked} [walk] where this is an ask of a walk
 * @property {number} events
 * @property {boolean} complete
 * @property {boolean} [cones] whether nodes are intervals, each with what it sees
 * @property {number[]} path places
 * @property {number[]} [points] instead of places, x and y of each in half cells
 * @property {import('./layers.js').Part[]} parts
 * @property {import('./layers.js').Level[]} [levels]
 */

export class Search {
  /**
   * @param {Header} header
   * @param {DataView} data
   */
  constructor(header, data) {
    this.header = header;
    this.size = header.events;
    this.places = new Uint32Array(this.size);
    this.parents = new Int32Array(this.size);
    this.g = new Float32Array(this.size);
    this.f = new Float32Array(this.size);
    /** The index of the event of each expansion. */
    this.expansions = new Uint32Array(this.size);
    let expansions = 0;
    for (let i = 0, at = 0; i < this.size; i++, at += EVENT_BYTES) {
      this.places[i] = data.getUint32(at, true);
      this.parents[i] = data.getInt32(at + 4, true);
      this.g[i] = data.getFloat32(at + 8, true);
      this.f[i] = data.getFloat32(at + 12, true);
      if (this.isExpansion(i)) this.expansions[expansions++] = i;
    }
    this.expansions = this.expansions.subarray(0, expansions);
    /** By event x and y of a root and of both ends of the interval that it sees. */
    this.cones = new Float32Array(header.cones ? CONE_NUMBERS * this.size : 0);
    for (let i = 0; i < this.cones.length; i++) {
      this.cones[i] = data.getFloat32(EVENT_BYTES * this.size + 4 * i, true);
    }
    this.updates = updates(header, data);
    this.isTwoSided = this.places.some((place) => (place & SIDE_1) !== 0);
    /** What the colours of expanded cells run between: least and largest of g and F, and how often
     * a cell was expanded at most, from both sides together. */
    this.range = range(this);
    /** By part: how many places of the path are known when it begins. */
    this.walked = walked(header);
  }

  /** @param {number} i */
  isExpansion(i) {
    return this.places[i] >= EXPANSION;
  }

  /** @param {number} i */
  side(i) {
    return this.places[i] & SIDE_1 ? 1 : 0;
  }

  /** @param {number} i */
  place(i) {
    return this.places[i] & PLACE;
  }

  /** The root, from and to of event i, where nodes are intervals.
   * @param {number} i */
  cone(i) {
    return this.cones.subarray(CONE_NUMBERS * i, CONE_NUMBERS * (i + 1));
  }

  /** The level that event i was on.
   * @param {number} i */
  levelOf(i) {
    const { parts } = this.header;
    let level = 0;
    for (const part of parts) {
      if (part.event > i) break;
      level = part.level;
    }
    return level;
  }

  /**
   * How many events are over when so many expansions are: all up to the next expansion or part.
   * @param {number} expansions
   */
  eventsAfter(expansions) {
    if (expansions <= 0) return 0;
    if (expansions >= this.expansions.length) return this.size;
    const last = this.expansions[expansions - 1];
    const part = this.header.parts.find(({ event }) => event > last);
    return Math.min(this.expansions[expansions], part?.event ?? this.size);
  }
}

/** What g and rhs are now, by place of a cell that an ask of a walk worked out again.
 * @param {Header} header
 * @param {DataView} data */
function updates(header, data) {
  /** @type {Map<number, {g: number, rhs: number}>} */
  const cells = new Map();
  const first = header.events * (EVENT_BYTES + (header.cones ? 4 * CONE_NUMBERS : 0));
  for (let i = 0, at = first; i < (header.walk?.updates ?? 0); i++, at += UPDATE_BYTES) {
    cells.set(data.getUint32(at, true), { g: data.getFloat32(at + 4, true), rhs: data.getFloat32(at + 8, true) });
  }
  return cells;
}

/** @param {Search} search */
function range(search) {
  const range = { g: [Infinity, -Infinity], f: [Infinity, -Infinity], times: 1 };
  /** @type {Map<number, number>} */
  const times = new Map();
  for (const i of search.expansions) {
    for (const key of /** @type {const} */ (['g', 'f'])) {
      range[key][0] = Math.min(range[key][0], search[key][i]);
      range[key][1] = Math.max(range[key][1], search[key][i]);
    }
    const place = search.place(i);
    const count = (times.get(place) ?? 0) + 1;
    times.set(place, count);
    range.times = Math.max(range.times, count);
  }
  return range;
}

/** @param {Header} header */
function walked({ parts, path }) {
  let at = -1;
  return parts.map(({ kind, level, from }) => {
    if (kind === 'refine' && level === 0) at = Math.max(at, path.indexOf(from, Math.max(0, at)));
    return at + 1;
  });
}

/**
 * Asks the server; its events arrive in blocks.
 * @param {object} request
 * @param {AbortSignal} [signal]
 * @returns {Promise<Search>}
 */
export async function ask(request, signal) {
  const response = await post('api/search', request, signal);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const end = bytes.indexOf(10);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  return new Search(header, new DataView(bytes.buffer, end + 1));
}

/** @typedef {{expansions: number, reason: string, changes: string[]}} Step */

/**
 * Asks why each cell was next, on a small map: what begins, a step an expansion, what came of it.
 * @param {object} request
 * @param {AbortSignal} signal
 * @returns {Promise<Step[]>}
 */
export async function askWhy(request, signal) {
  return (await post('api/explain', request, signal)).json();
}
