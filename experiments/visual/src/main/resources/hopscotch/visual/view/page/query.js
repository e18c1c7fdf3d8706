// @ts-check
/** A single query: its replay counts expansions, or microseconds. */
import { control } from './dom.js';
import { isFree } from './grid.js';
import { draw, drawGoals } from './paint.js';
import { Pane } from './pane.js';
import { show } from './replay.js';
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
    more: state.more.map(point), edges: state.link.show.edges };
}

/** Whether the goal lies in a wall; of several goals such a one is passed over. */
export const isBlocked = () => (state.more.length === 0 || state.link.kind === 'walk') && !isFree(state.grid, state.goal, state.link.terrain);

/** The same with the goal that was reached alone, for what knows of one goal in reach.
 * @param {Pane} pane */
export const requestReached = ({ spec, search }) =>
  ({ ...request(spec), to: point(search?.header.reached ?? state.goal), more: [] });

/** Where a path ends, if the goal does not say so.
 * @param {import('./search.js').Header} header */
function ending({ reached }) {
  if (reached === undefined) return '';
  if (isBlocked()) return ` to (${point(reached)}), nearest to the blocked goal`;
  return state.more.length > 0 ? ` to (${point(reached)}), nearest of ${state.more.length + 1} goals` : '';
}

/** What became of a goal that is blocked, or of several, by the first planner's answer. */
export function goalWords() {
  const header = panes()[0]?.search?.header;
  if (header?.reached === undefined) return '';
  const end = point(header.reached);
  if (isBlocked()) return `; the goal (${point(state.goal)}) is blocked, so the path ends at (${end}), the nearest cell in reach`;
  if (state.more.length === 0 || state.link.kind === 'walk') return '';
  const goals = [state.goal, ...state.more];
  const blocked = goals.filter((goal) => !isFree(state.grid, goal, state.link.terrain)).length;
  return `; the nearest of ${goals.length} goals is (${end})${blocked > 0 ? `, ${blocked} blocked and passed over` : ''}`;
}

/** Asks why each cell was next, where there is one search on a small map.
 * @param {Pane} pane
 * @param {AbortSignal} signal */
async function explain(pane, signal) {
  const { reached, searches = 1 } = pane.search?.header ?? {};
  const isOne = searches === 1 && state.more.length === 0 && (reached !== undefined || !isBlocked());
  pane.steps = isOne && state.grid.letters.length <= MOST_EXPLAINED ? await askWhy(requestReached(pane), signal) : [];
}

/** Does something in every pane at once; what fails is said there.
 * @param {AbortSignal} signal
 * @param {(pane: Pane) => Promise<void>} work */
async function inEachPane(signal, work) {
  await Promise.all(panes().map(async (pane) => {
    try {
      await work(pane);
    } catch (error) {
      if (!signal.aborted) pane.setError(/** @type {Error} */ (error).message);
    }
  }));
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
    await inEachPane(signal, async (pane) => {
      const found = await ask(request(pane.spec), signal);
      pane.setSearch(found, ending(found.header));
      pane.steps = [];
    });
    if (signal.aborted) return '';
    // What was found is seen before it is explained, which takes longer.
    state.position = link.at ?? Infinity;
    show();
    await inEachPane(signal, async (pane) => { if (pane.search) await explain(pane, signal); });
    if (signal.aborted) return '';
    adjustStage();
    return `${grid.name}: ${grid.width} x ${grid.height}, from ${link.from} to ${link.to}${goalWords()}`;
  },

  show(view) {
    for (const pane of panes()) {
      pane.setColour(state.link.colour);
      pane.showExpansions(expansionsOf(pane));
      pane.explain();
      const context = draw(pane, view, state.start, state.goal, state.link.show);
      drawGoals(context, pane, view.scale, state.more, isBlocked() || state.more.length > 0 ? pane.search?.header.reached : undefined);
    }
  },
};
