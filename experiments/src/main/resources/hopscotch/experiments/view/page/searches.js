// @ts-check
/** Has the server search, a pane at a time side by side. */
import { control } from './dom.js';
import { say, writeLink } from './messages.js';
import { show } from './replay.js';
import { ask, askWhy } from './search.js';
import { point, state } from './state.js';

const MOST_EXPLAINED = 4096;
const COSTS = 'sqrt2';

/** What the server is asked about a planner.
 * @param {string} planner */
export function request(planner) {
  const { directions, corners, terrain, show: shown } = state.link;
  const movement = `${directions} ${corners} ${COSTS} ${terrain}`;
  return { map: state.number, planner, movement, from: point(state.start), to: point(state.goal), edges: shown.edges };
}

/** Searches in every pane; a search that is under way is given up. */
export async function searchAll() {
  state.running.abort();
  state.running = new AbortController();
  if (state.number === 0) return;
  const { signal } = state.running;
  const { grid, link } = state;
  link.from = point(state.start);
  link.to = point(state.goal);
  control('from').value = link.from.join(',');
  control('to').value = link.to.join(',');
  writeLink();
  say('searching');
  await Promise.all(state.panes.map(async (pane) => {
    try {
      const found = await ask(request(pane.spec), signal);
      pane.steps = grid.letters.length <= MOST_EXPLAINED ? await askWhy(request(pane.spec), signal) : [];
      pane.setSearch(found);
    } catch (error) {
      if (signal.aborted) return;
      pane.setError(/** @type {Error} */ (error).message);
    }
  }));
  if (signal.aborted) return;
  const { classList } = control('stage');
  const before = classList.value;
  classList.toggle('explained', state.panes.some(({ steps }) => steps.length > 0));
  classList.toggle('parted', state.panes.some(({ search }) => search && search.header.parts.length > 0));
  if (classList.value !== before) state.view = null;
  control('rampback').hidden = !state.panes.some(({ search }) => search?.isTwoSided);
  state.position = link.at ?? Infinity;
  say(`${grid.name}: ${grid.width} x ${grid.height}, from ${link.from} to ${link.to}`);
  show();
}
