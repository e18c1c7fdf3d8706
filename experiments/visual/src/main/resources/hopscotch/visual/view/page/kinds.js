// @ts-check
/** The kinds of problems: what planners are asked, and how their answers are played. */
import { state } from './state.js';

/** @typedef {import('./pane.js').Pane | import('./teampane.js').TeamPane | import('./crowdpane.js').CrowdPane} AnyPane */

/**
 * @typedef {object} Kind
 * @property {string[]} standard the planners to begin with
 * @property {(known: import('./state.js').Known) => boolean} takes whether a planner answers this kind
 * @property {(spec: string) => AnyPane} paneOf a pane for a planner
 * @property {(signal: AbortSignal) => Promise<string>} ask has every pane's planner answer; what to say then
 * @property {() => number} length where the replay ends
 * @property {() => number} step how far a step forward goes
 * @property {() => string} clock where the replay stands, in words
 * @property {(share: number) => number} rate how far the replay goes in a second, by a speed of 0 to 1
 * @property {(view: import('./board.js').View) => void} show draws the panes as of the position
 * @property {(now: number) => boolean} [goesOn] at the end of a replay that plays: whether there is more to come
 * @property {() => void} [present] goes back to what is now, before it is changed
 */

/** @type {Record<string, Kind>} */
const kinds = {};

/** Adds the kinds there are, by name. Each of them imports modules that ask for the kind of the page, so
 * that they cannot be imported here.
 * @param {Record<string, Kind>} all */
export const register = (all) => Object.assign(kinds, all);

/** The kind of problem that the page is about now. */
export const kind = () => kinds[state.link.kind];
