// @ts-check
/** What is chosen on the page, in one object, and in the address, so that a link shows the same. */
import { data, PATH } from './data.js';

/** @typedef {{x: [number, number], y: [number, number]}} Zoom */

const ALL_PLANNERS = data.planners.map((_, planner) => planner);

export const state = {
  /** Planners that are ticked. */
  ticked: ALL_PLANNERS,
  /** Chosen planners, the baseline first; all while none is ticked. */
  get planners() {
    return this.ticked.length > 0 ? this.ticked : ALL_PLANNERS;
  },
  /** Chosen sets and maps, by name; all while empty.
   * @type {Set<string>} */
  sets: new Set(),
  /** @type {Set<string>} */
  maps: new Set(),
  /** The first and the last bucket. */
  buckets: [0, Infinity],
  metric: 'time',
  isLogarithmic: true,
  /** The planner to compare with. */
  rival: data.baseline,
  /** What of a plot is shown, by its name.
   * @type {Map<string, Zoom>} */
  zooms: new Map(),
  /** The worst query that is open, an index of `data.worst`; -1 for none. */
  worst: -1,
};

/** The chosen planners, the rival first, then as the figures of the run's folder have them. */
function inOrder() {
  const others = data.order.filter((planner) => planner !== state.rival && state.planners.includes(planner));
  return state.planners.includes(state.rival) ? [state.rival, ...others] : others;
}

/** The planners whose lines are drawn: the rival, then the first others that found any path. */
export function drawn() {
  return inOrder().filter((planner) => data.flags[planner].some((flags) => (flags & PATH) !== 0)).slice(0, data.mostDrawn);
}

/** Whether no bucket is left out. */
export const isEveryBucket = () => state.buckets[0] === 0 && state.buckets[1] === Infinity;

/** Whether no problem is left out. */
export const isWholeRun = () => isEveryBucket() && [0, data.sets.length].includes(state.sets.size)
  && [0, data.maps.length].includes(state.maps.size);

/** Whether tables are as those that the run wrote. */
export const isEverythingChosen = () => state.planners.length === ALL_PLANNERS.length && state.sets.size + state.maps.size === 0
  && isEveryBucket() && state.metric === 'time' && state.rival === data.baseline;

/** Reads the address. What it does not name is as at first. */
export function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const number = (/** @type {string} */ spec) => data.planners.findIndex((planner) => planner.spec === spec);
  const named = words.getAll('planner').map(number).filter((planner) => planner >= 0);
  state.ticked = named.length > 0 ? [...new Set(named)].sort((a, b) => a - b) : ALL_PLANNERS;
  state.sets = new Set(words.getAll('set').filter((name) => data.sets.includes(name)));
  state.maps = new Set(words.getAll('map').filter((name) => data.maps.includes(name)));
  const range = /^(\d+)-(\d*)$/.exec(words.get('buckets') ?? '');
  state.buckets = range ? [Number(range[1]), range[2] === '' ? Infinity : Number(range[2])] : [0, Infinity];
  state.metric = /^(first|expansions)$/.exec(words.get('metric') ?? '')?.[0] ?? 'time';
  state.isLogarithmic = words.get('scale') !== 'linear';
  const rival = number(words.get('rival') ?? '');
  state.rival = rival >= 0 ? rival : data.baseline;
  state.zooms = new Map();
  for (const zoom of words.getAll('zoom')) {
    const [name, ...ends] = zoom.split('~');
    const [x0, x1, y0, y1] = ends.map(Number);
    if (x0 < x1 && y0 < y1) state.zooms.set(name, { x: [x0, x1], y: [y0, y1] });
  }
  const worst = Number(words.get('worst') ?? -1);
  state.worst = Number.isInteger(worst) && worst < data.worst.length ? worst : -1;
}

/** Writes what differs from the first state into the address. */
export function writeAddress() {
  const words = new URLSearchParams();
  if (state.planners.length < ALL_PLANNERS.length) {
    state.planners.forEach((planner) => words.append('planner', data.planners[planner].spec));
  }
  state.sets.forEach((name) => words.append('set', name));
  state.maps.forEach((name) => words.append('map', name));
  const [from, to] = state.buckets;
  if (from > 0 || to < Infinity) words.set('buckets', `${from}-${to < Infinity ? to : ''}`);
  if (state.metric !== 'time') words.set('metric', state.metric);
  if (!state.isLogarithmic) words.set('scale', 'linear');
  if (state.rival !== data.baseline) words.set('rival', data.planners[state.rival].spec);
  const short = (/** @type {number} */ end) => Number(end.toPrecision(4));
  state.zooms.forEach(({ x, y }, name) => words.append('zoom', [name, ...[...x, ...y].map(short)].join('~')));
  if (state.worst >= 0) words.set('worst', String(state.worst));
  history.replaceState(null, '', words.size > 0 ? `#${words}` : location.pathname + location.search);
}
