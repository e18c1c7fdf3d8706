// @ts-check
/** A single query: its replay counts expansions, or microseconds. */
import { control } from './dom.js';
import { draw } from './paint.js';
import { Pane } from './pane.js';
import { ask, askWhy } from './search.js';
import { point, state } from './state.js';

const MOST_EXPLAINED = 4096;
const COSTS = 'sqrt2';
const LONGEST_SECONDS = 120;
const SHORTEST_SECONDS = 0.5;

const isTime = () => state.link.pace === 'time';

/** The panes that show searches. */
export const panes = () => state.panes.flatMap((pane) => (pane instanceof Pane ? [pane] : []));

/** @param {Pane} pane */
const lengthOf = (pane) => (isTime() ? pane.search?.header.elapsedMicros ?? 0 : pane.total);

const length = () => Math.max(0, ...panes().map(lengthOf));

/** How the unit moves, as the server reads it. */
export const movement = () => `${state.link.directions} ${state.link.corners} ${COSTS} ${state.link.terrain}`;

/** What the server is asked about a planner.
 * @param {string} planner */
export function request(planner) {
  return { map: state.number, planner, movement: movement(), from: point(state.start), to: point(state.goal),
    edges: state.link.show.edges };
}

/** @param {Pane} pane */
function expansionsOf(pane) {
  if (!isTime()) return state.position;
  const micros = lengthOf(pane);
  return state.position >= micros ? pane.total : (pane.total * state.position) / micros;
}

/** Which of the stage's rows of words are there, and whether a second ramp is explained. */
export function adjustStage() {
  const shown = panes();
  const { classList } = control('stage');
  const before = classList.value;
  const isQuery = state.link.kind === 'query';
  classList.toggle('explained', isQuery && shown.some(({ steps }) => steps.length > 0));
  classList.toggle('parted', isQuery && shown.some(({ search }) => search && search.header.parts.length > 0));
  if (classList.value !== before) state.view = null;
  control('coneskey').hidden = !shown.some(({ search }) => search?.header.cones);
  control('rampback').hidden = !shown.some(({ search }) => search?.isTwoSided);
}

/** @type {import('./kinds.js').Kind} */
export const query = {
  standard: ['astar', 'dijkstra'],
  takes: ({ ofTeams }) => !ofTeams,
  paneOf: (spec) => new Pane(spec, state.grid, state.isDark),
  step: () => (isTime() ? length() / Math.max(1, ...panes().map((pane) => pane.total)) : 1),
  length,
  clock: () => `${Math.round(state.position).toLocaleString('en')} of ${Math.round(length()).toLocaleString('en')} `
    + (isTime() ? 'µs' : 'expansions'),
  rate: (share) => length() / LONGEST_SECONDS / (SHORTEST_SECONDS / LONGEST_SECONDS) ** share,

  async ask(signal) {
    const { grid, link } = state;
    await Promise.all(panes().map(async (pane) => {
      try {
        const found = await ask(request(pane.spec), signal);
        pane.steps = grid.letters.length <= MOST_EXPLAINED ? await askWhy(request(pane.spec), signal) : [];
        pane.setSearch(found);
      } catch (error) {
        if (!signal.aborted) pane.setError(/** @type {Error} */ (error).message);
      }
    }));
    if (signal.aborted) return '';
    adjustStage();
    state.position = link.at ?? Infinity;
    return `${grid.name}: ${grid.width} x ${grid.height}, from ${link.from} to ${link.to}`;
  },

  show(view) {
    for (const pane of panes()) {
      pane.setColour(state.link.colour);
      pane.showExpansions(expansionsOf(pane));
      pane.explain();
      draw(pane, view, state.start, state.goal, state.link.show);
    }
  },
};
