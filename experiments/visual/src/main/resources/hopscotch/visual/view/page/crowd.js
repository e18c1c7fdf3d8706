// @ts-check
/** A crowd: units near the start follow a field to the nearest goal. A wall that is drawn in their way
 * has the field repaired, and they go on from where they are. */
import { CrowdPane } from './crowdpane.js';
import { control } from './dom.js';
import { attempt } from './messages.js';
import { adjustStage, movement, request } from './query.js';
import { searchAll } from './searches.js';
import { post } from './server.js';
import { point, state } from './state.js';

const SLOWEST = 1;
const FASTEST = 60;

const panes = () => state.panes.flatMap((pane) => (pane instanceof CrowdPane ? [pane] : []));

const length = () => Math.max(0, ...panes().map(({ fleet }) => fleet?.makespan ?? 0));

/** A crowd begins anew with another map, movement, start, planner or draw; another goal is only another field. */
const key = () => JSON.stringify([state.asked, movement(), state.start, state.link.crowd, panes().map(({ spec }) => spec)]);

/** @type {import('./kinds.js').Kind} */
export const crowd = {
  standard: ['hpa(cluster=8)', 'dijkstra'],
  takes: ({ ofTeams }) => !ofTeams,
  paneOf: (spec) => new CrowdPane(spec, state.grid, state.isDark),
  step: () => 1,
  length,
  clock: () => `step ${Math.floor(state.position)} of ${length()}`,
  rate: (share) => SLOWEST * (FASTEST / SLOWEST) ** share,

  async ask(signal) {
    const { grid, link } = state;
    const isNew = state.crowd.key !== key();
    if (isNew) {
      state.crowd = { id: Math.random().toString(36).slice(2), key: key() };
      state.position = 0;
      panes().forEach((pane) => { pane.fleet = null; });
    }
    const step = Math.floor(state.position);
    await Promise.all(panes().map(async (pane) => {
      const at = isNew ? [] : pane.places(step);
      const asked = { ...request(pane.spec), crowd: state.crowd.id, ...link.crowd, at };
      try {
        pane.setWays(await (await post('api/crowd', asked, signal)).json(), at.length > 0 ? step : 0);
      } catch (error) {
        if (!signal.aborted) pane.setError(/** @type {Error} */ (error).message);
      }
    }));
    if (signal.aborted) return '';
    adjustStage();
    if (isNew && link.at !== null) state.position = link.at;
    const goals = state.more.length > 0 ? `, to the nearest of ${state.more.length + 1} goals` : ` to ${link.to}`;
    const { fleet, reached } = panes()[0] ?? {};
    const blocked = reached === undefined ? '' : `; the goal is blocked, so the units go to (${point(reached)}), the nearest cell in reach`;
    return `${grid.name}: ${grid.width} x ${grid.height}, a crowd of ${fleet?.units ?? 0} from ${link.from}${goals}${blocked}`;
  },

  show(view) {
    for (const pane of panes()) pane.showCrowd(state.position, view, state.start, [state.goal, ...state.more]);
  },
};

/** Shows in the controls what the link says of the crowd. */
export function showCrowd() {
  control('crowdunits').value = state.link.crowd.units;
  control('crowdseed').value = state.link.crowd.seed;
}

export function listen() {
  for (const name of /** @type {const} */ (['units', 'seed'])) {
    const field = control(`crowd${name}`);
    field.addEventListener('change', () => {
      state.link.crowd[name] = Math.max(0, Math.floor(Number(field.value) || 0));
      state.link.at = null;
      void attempt(searchAll);
    });
  }
}
