// @ts-check
/** A team: its units go by plans, step by step. */
import { control, element } from './dom.js';
import { attempt } from './messages.js';
import { FILE, MOST, showPlanners } from './planners.js';
import { adjustStage, movement } from './query.js';
import { jump } from './replay.js';
import { searchAll } from './searches.js';
import { call, post } from './server.js';
import { state } from './state.js';
import { TeamPane } from './teampane.js';

const MOST_LISTED = 200;
const SLOWEST = 1;
const FASTEST = 120;

const panes = () => state.panes.flatMap((pane) => (pane instanceof TeamPane ? [pane] : []));

const length = () => Math.max(0, ...panes().map(({ fleet }) => fleet?.makespan ?? 0));

/** Tells the panes of this page from those of another.
 * @type {string} */
const page = Math.random().toString(36).slice(2);

/** What the server is asked about a planner.
 * @param {string} planner
 * @param {number} i of its pane */
const request = (planner, i) => ({ map: state.number, mapName: state.link.map, planner, movement: movement(),
  pane: `${page} ${i}`, ...state.link.team });

/** @type {import('./kinds.js').Kind} */
export const team = {
  standard: ['lacamstar'],
  takes: ({ ofTeams }) => ofTeams === true,
  paneOf: (spec) => new TeamPane(spec, state.grid, state.isDark),
  step: () => 1,
  length,
  clock: () => `step ${Math.floor(state.position)} of ${length()}`,
  rate: (share) => SLOWEST * (FASTEST / SLOWEST) ** share,

  async ask(signal) {
    await Promise.all(panes().map(async (pane, i) => {
      try {
        const answer = await (await post('api/team', request(pane.spec, i), signal)).json();
        pane.setPlan(answer, pane.spec === FILE ? state.link.team.source.replace(/^plan:/, '') : pane.spec);
      } catch (error) {
        if (!signal.aborted) pane.setError(/** @type {Error} */ (error).message);
      }
    }));
    if (signal.aborted) return '';
    adjustStage();
    showTeam();
    listConflicts();
    if (state.link.at !== null) state.position = state.link.at;
    const { grid } = state;
    return `${grid.name}: ${grid.width} x ${grid.height}, ${panes()[0]?.fleet?.units ?? state.link.team.units} units`;
  },

  show(view) {
    for (const pane of panes()) pane.showAt(state.position, view);
  },
};

/** Lists what the validator holds against the plans; a click goes to the step. */
function listConflicts() {
  const found = panes().flatMap(({ spec, fleet }) => (fleet?.conflicts ?? []).map((conflict) => ({ spec, conflict })));
  const all = panes().reduce((sum, { fleet }) => sum + (fleet?.answer.conflictCount ?? 0), 0);
  const isOne = panes().length === 1;
  control('conflictcount').textContent = all === 0 ? 'none' : `${all}${all > MOST_LISTED ? `, the first ${MOST_LISTED}` : ''}`;
  control('conflictlist').replaceChildren(...found.slice(0, MOST_LISTED).map(({ spec, conflict: [step, , , words] }) => {
    const button = element('button', { type: 'button', textContent: `${isOne ? '' : `${spec}, `}step ${step}: ${words}` });
    button.addEventListener('click', () => jump(step));
    return button;
  }));
}

/** Lists where a team on this map can come from. */
export async function listSources() {
  const { link, plans } = state;
  if (link.kind !== 'team') return;
  const source = link.team.source;
  if (source.startsWith('plan:') && !plans.includes(source.slice(5))) plans.push(source.slice(5));
  /** @type {string[]} */
  const scenarios = await (await call(`api/scenarios?name=${encodeURIComponent(link.map)}`)).json();
  const option = (/** @type {string} */ value, /** @type {string} */ textContent) => element('option', { value, textContent });
  control('source').replaceChildren(option('random', 'random'),
    ...plans.map((name) => option(`plan:${name}`, `plan ${name}`)),
    ...scenarios.map((name) => option(`scen:${name}`, name)));
  showTeam();
}

/** Shows in the controls what the link says of the team. */
export function showTeam() {
  const { source, units, seed, seconds, first } = state.link.team;
  control('source').value = source;
  control('units').value = source.startsWith('plan:') ? panes()[0]?.fleet?.units ?? '' : units;
  control('teamseed').value = seed;
  control('seconds').value = seconds;
  control('firstplan').checked = first;
  control('units').disabled = source.startsWith('plan:');
  control('teamseed').disabled = source !== 'random';
}

/** Takes another team; that of an opened plan comes with the plan, and it goes with it.
 * @param {string} source */
function takeSource(source) {
  const { link } = state;
  link.team.source = source;
  const others = link.planners.filter((text) => text !== FILE);
  const planners = source.startsWith('plan:') ? [FILE, ...others].slice(0, MOST) : others;
  link.planners = planners.length > 0 ? planners : [...team.standard];
  showPlanners();
}

export function listen() {
  const fields = /** @type {[string, () => void][]} */ ([
    ['source', () => { takeSource(control('source').value); }],
    ['units', () => { state.link.team.units = whole('units'); }],
    ['teamseed', () => { state.link.team.seed = whole('teamseed'); }],
    ['seconds', () => { state.link.team.seconds = whole('seconds'); }],
    ['firstplan', () => { state.link.team.first = control('firstplan').checked; }],
  ]);
  for (const [id, take] of fields) {
    control(id).addEventListener('change', () => {
      take();
      state.link.at = null;
      showTeam();
      void attempt(searchAll);
    });
  }
}

/** A whole number of a field, from 0 on.
 * @param {string} id */
const whole = (id) => Math.max(0, Math.floor(Number(control(id).value) || 0));
