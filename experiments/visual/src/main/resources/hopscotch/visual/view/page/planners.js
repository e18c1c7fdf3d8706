// @ts-check
/** The planners chosen: a card each, with its parameters, what it promises, and its result. */
import { control, element } from './dom.js';
import { hand } from './edit.js';
import { kind } from './kinds.js';
import { attempt } from './messages.js';
import { listen } from './pointer.js';
import { show } from './replay.js';
import { searchAll } from './searches.js';
import * as spec from './spec.js';
import { state } from './state.js';

export const MOST = 4;

/** On maps of no more cells a side the clusters that `hpa` chooses would be as large as the map. */
const SMALL = 64;
const LEAST_CLUSTER = 4;

/** The planner that answers for a team by the plan that was opened. */
export const FILE = 'file';

/** @type {import('./state.js').Known} */
const OPENED = { id: FILE, summary: 'the plan that was opened', paper: '', inner: 0, ofTeams: true, parameters: [] };

/** The planners that answer the kind of problem there is. */
function choice() {
  const known = state.known.filter(kind().takes);
  return state.link.kind === 'team' && state.link.team.source.startsWith('plan:') ? [OPENED, ...known] : known;
}

/** The kind of problem that the panes are for. */
let shownKind = '';

/** Shows the planners chosen, each with a pane of its own. */
export function showPlanners() {
  const before = shownKind === state.link.kind ? state.panes : [];
  shownKind = state.link.kind;
  state.panes = state.link.planners.map((text, i) => (before[i]?.spec === text ? before[i] : paneOf(text)));
  control('panes').replaceChildren(...state.panes.map((pane) => pane.element));
  turn(0);
  control('cards').replaceChildren(...state.link.planners.map(card));
  control('add').disabled = state.link.planners.length >= MOST;
  state.view = null;
}

/** Brings another planner's map to the front, where there is room for one.
 * @param {number} by how many planners on */
export function turn(by) {
  const { panes } = state;
  state.front = (state.front + by) % Math.max(1, panes.length);
  panes.forEach((pane, i) => pane.element.classList.toggle('front', i === state.front));
  control('turn').classList.toggle('several', panes.length > 1);
  control('turn').textContent = `${state.front + 1} of ${panes.length}`;
}

/** @param {string} text */
function paneOf(text) {
  const pane = kind().paneOf(text);
  listen(pane.canvas, hand);
  return pane;
}

/** Adds the first planner that is not there yet. */
export function addPlanner() {
  const { planners } = state.link;
  const next = [...kind().standard, 'dijkstra', 'pp', 'pibt'].find((text) => !planners.includes(text)
    && choice().some(({ id }) => id === spec.parse(text).id));
  planners.push(next ?? kind().standard[0]);
  changePlanners();
}

/** Takes another list of planners and has them search. */
export function changePlanners() {
  state.link.at = null;
  showPlanners();
  show();
  void attempt(searchAll);
}

/** Takes another planner once the focus is where it goes to, and leaves it there.
 * @param {number} i
 * @param {string} text */
function change(i, text) {
  state.link.planners[i] = text.trim();
  setTimeout(() => {
    const focused = document.activeElement?.id;
    changePlanners();
    if (focused) control(focused)?.focus();
  });
}

/** @param {string} text
 * @param {number} i */
function card(text, i) {
  const chosen = spec.parse(text);
  const known = choice().find(({ id }) => id === chosen.id);
  const remove = element('button', { id: `planner-${i}-remove`, type: 'button', textContent: '×', ariaLabel: `remove planner ${i + 1}`,
    disabled: state.link.planners.length === 1 });
  remove.addEventListener('click', () => { state.link.planners.splice(i, 1); changePlanners(); });
  const input = element('input', { id: `planner-${i}`, className: 'text', value: text, ariaLabel: `planner ${i + 1}`, spellcheck: false });
  input.addEventListener('change', () => change(i, input.value));
  const made = element('div', { className: 'card' }, element('div', { className: 'row' }, picker(chosen, i), remove), input);
  if (known) made.title = `${known.summary}. ${known.paper}`;
  made.append(state.panes[i].promise, state.panes[i].result);
  if (known && known.parameters.length + known.inner > 0) made.append(parameters(chosen, known, i));
  return made;
}

/** The heading under which a planner can be chosen.
 * @param {import('./state.js').Known} known */
function group({ id, inner, guarantee, onWalks }) {
  if (id === FILE) return 'opened';
  if (spec.isGuest(id)) return 'guests';
  if (state.link.kind === 'walk') return onWalks ?? '';
  return inner > 0 ? 'on top of another planner' : spec.promise(guarantee ?? '', state.link.kind === 'team');
}

/** Parameters by which a planner shows on a small map what it does on a large one: several clusters.
 * @param {string} id */
function fitting(id) {
  const side = Math.min(state.grid.width, state.grid.height);
  const isSmall = Math.max(state.grid.width, state.grid.height) <= SMALL;
  return new Map(id === 'hpa' && isSmall ? [['cluster', String(Math.max(LEAST_CLUSTER, Math.floor(side / 4)))]] : []);
}

/** @param {import('./spec.js').Spec} chosen
 * @param {number} i */
function picker(chosen, i) {
  const select = element('select', { id: `planner-${i}-kind`, ariaLabel: `kind of planner ${i + 1}` });
  const groups = new Map();
  for (const known of choice()) {
    const { id, summary } = known;
    const title = group(known);
    if (!groups.has(title)) groups.set(title, element('optgroup', { label: title }));
    groups.get(title).append(element('option', { value: id, textContent: id, title: summary, selected: id === chosen.id }));
  }
  if (!choice().some(({ id }) => id === chosen.id)) {
    select.append(element('option', { value: chosen.id, textContent: `${chosen.id}?`, selected: true }));
  }
  select.append(...groups.values());
  select.addEventListener('change', () => {
    const inner = state.known.find(({ id }) => id === select.value)?.inner ?? 0;
    change(i, spec.format({ id: select.value, inner: Array(inner).fill('astar'), values: fitting(select.value) }));
  });
  return select;
}

/** @param {import('./spec.js').Spec} chosen
 * @param {import('./state.js').Known} known
 * @param {number} i */
function parameters(chosen, known, i) {
  const grid = element('div', { className: 'parameters' });
  const add = (/** @type {string} */ name, /** @type {any} */ field, /** @type {() => void} */ onChange) => {
    field.id = `planner-${i}-${name}`;
    field.addEventListener('change', () => { onChange(); change(i, spec.format(chosen)); });
    grid.append(element('label', { textContent: name, htmlFor: field.id, title: field.title }), field);
  };
  for (let k = 0; k < known.inner; k++) {
    const field = element('input', { value: chosen.inner[k] ?? 'astar', title: 'the planner it is put on top of' });
    add(known.inner > 1 ? `on top of ${k + 1}` : 'on top of', field, () => { chosen.inner[k] = field.value.trim(); });
  }
  for (const { name, default: standard, description, expected, choices } of known.parameters) {
    const title = `${description}: ${expected}; default ${standard}`;
    const value = chosen.values.get(name) ?? standard;
    const field = choices.length > 0
      ? element('select', { title }, ...choices.map((choice) =>
        element('option', { textContent: choice, selected: choice === value })))
      : element('input', { value, title });
    add(name, field, () => {
      if (field.value.trim() === standard || field.value.trim() === '') chosen.values.delete(name);
      else chosen.values.set(name, field.value.trim());
    });
  }
  const details = element('details', { open: state.openCards.has(i) }, element('summary', { textContent: 'parameters' }), grid);
  details.addEventListener('toggle', () => (details.open ? state.openCards.add(i) : state.openCards.delete(i)));
  return details;
}
