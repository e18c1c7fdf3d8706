// @ts-check
/** All that changes while the page is open, in one object. */
import * as link from './link.js';

/** What the server has; a tile map may come with its terrain, a lesson with ends, terrain, and planners, a query that an
 * exported page was given with its movement as well.
 * @typedef {{name: string, terrain?: string, planners?: string[], from?: number[], to?: number[], directions?: string,
 *   corners?: string}} MapEntry */
/** @typedef {{name: string, default: string, expected: string, description: string, choices: string[]}} Parameter */
/** @typedef {{id: string, summary: string, paper: string, inner: number, guarantee?: string, ofTeams?: boolean,
 * onWalks?: string, parameters: Parameter[]}} Known */
/** What a stroke changed: by place, the letters before and after.
 * @typedef {Map<number, [number, number]>} Stroke */

/** @type {import('./grid.js').Grid} */
const NOTHING = { name: '', width: 1, height: 1, letters: new Uint8Array([46]) };

/** What an ask of a walk was and what came of it: the letters it changed, by place before and after.
 * @typedef {{start: number, goal: number, changes: Stroke, searches: (import('./search.js').Search | null)[],
 *   errors: (string | null)[]}} Ask */

/** A walk that has not begun. */
export function beginning() {
  return {
    /** What the server calls it. */
    id: Math.random().toString(36).slice(2),
    /** What it depends on; with another map, movement or planner it begins anew. */
    key: '',
    /** @type {Ask[]} */
    asks: [],
    /** Where the unit was at each step, and which ask it went by.
     * @type {{place: number, ask: number}[]} */
    moments: [],
    /** The letters of the map at the last ask.
     * @type {Uint8Array} */
    letters: new Uint8Array(0),
    /** The ask whose map and searches the panes show. */
    shown: -1,
    /** The cells that the unit goes through by the last ask, and how many it has passed.
     * @type {number[]} */
    way: [],
    passed: 0,
    lastStep: 0,
    /** The ask that is under way.
     * @type {Promise<void> | null} */
    asking: null,
    isAskedAgain: false,
  };
}

export const state = {
  /** What the address holds. */
  link: link.read(),
  /** @type {MapEntry[]} */
  maps: [],
  /** The planners that the server knows.
   * @type {Known[]} */
  known: [],
  grid: NOTHING,
  /** The letters as they were loaded. */
  original: NOTHING.letters,
  /** Counts the maps asked for, so that a late answer is known for one. */
  asked: 0,
  /** The server's number of the map as it is now, 0 while there is none. */
  number: 0,
  start: 0,
  goal: 0,
  /** The places of further goals.
   * @type {number[]} */
  more: [],
  /** @type {import('./kinds.js').AnyPane[]} */
  panes: [],
  /** Which pane is seen where there is room for one. */
  front: 0,
  /** The place where keys draw, -1 before they were used. */
  cursor: -1,
  /** How the map lies in every pane; null until it is fitted.
   * @type {import('./board.js').View | null} */
  view: null,
  /** The planners that were chosen for the other kinds of problems.
   * @type {Record<string, string[]>} */
  planners: {},
  walk: beginning(),
  /** What the server calls the crowd, and what it depends on. */
  crowd: { id: '', key: '' },
  /** The names of plans that were opened.
   * @type {string[]} */
  plans: [],
  /** Where the replay stands: in expansions, microseconds or steps. */
  position: 0,
  isPlaying: false,
  lastFrame: 0,
  running: new AbortController(),
  /** Drawn since the last answer, by place.
   * @type {Map<number, number>} */
  pending: new Map(),
  isSending: false,
  /** @type {Stroke | null} */
  stroke: null,
  strokeLetter: 0,
  /** @type {Stroke[]} */
  done: [],
  /** @type {Stroke[]} */
  undone: [],
  isDark: false,
  /** Which planners' parameters are unfolded.
   * @type {Set<number>} */
  openCards: new Set(),
  /** What was said last that is no error. */
  status: '',
  /** @type {number | undefined} */
  messageTimer: undefined,
};

/** A place as x and y.
 * @param {number} place */
export const point = (place) => [place % state.grid.width, Math.floor(place / state.grid.width)];

/** What differs from the map as it was loaded.
 * @returns {[number, number, string][]} */
export function edits() {
  /** @type {[number, number, string][]} */
  const all = [];
  const places = new Set([...state.done, ...(state.stroke ? [state.stroke] : [])].flatMap((stroke) => [...stroke.keys()]));
  for (const place of [...places].sort((a, b) => a - b)) {
    const letter = state.grid.letters[place];
    if (letter !== state.original[place]) {
      all.push([place % state.grid.width, Math.floor(place / state.grid.width), String.fromCharCode(letter)]);
    }
  }
  return all;
}
