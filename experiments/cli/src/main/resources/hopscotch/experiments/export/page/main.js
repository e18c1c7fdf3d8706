// @ts-check
/** Begins: opens the query that the address names, and joins the controls. */
import { RAMPS } from '../../view/page/colours.js';
import { control, element } from '../../view/page/dom.js';
import { fold, listenToKeys } from '../../view/page/keyboard.js';
import { again, lengthOf, Pane } from '../../view/page/pane.js';
import { listen, zoomMiddle } from '../../view/page/pointer.js';
import { promise } from '../../view/page/spec.js';
import { isAtEnd, jump, player, setPlaying, show, step } from './player.js';
import { gridOf, page, searchOf } from './recorded.js';

const MOST_AT_FIRST = 4;
const ZOOM = 1.4;

/** Of the open query, a pane a planner, shown or not.
 * @type {Pane[]} */
let panes = [];
let asked = 0;

const query = () => page.queries[control('query').value];

/** @param {string} id */
const checkbox = (id) => /** @type {HTMLInputElement} */ (control(id));

/** @param {number} n */
const count = (n) => n.toLocaleString('en');

/** A planner with its results, to choose it by.
 * @param {import('./recorded.js').Recorded} recorded
 * @param {number} i
 * @param {boolean} isShown */
function card({ planner, header, error }, i, isShown) {
  const box = element('input', { type: 'checkbox', id: `planner-${i}`, checked: isShown, onchange: choose });
  const made = element('div', { className: 'card' }, element('label', {}, box, planner));
  if (!header) {
    made.append(element('p', { className: 'error', textContent: error }));
    return made;
  }
  const rows = [
    ['length', lengthOf(header).replace('length ', '')],
    ['expanded', count(header.expanded) + (header.reopened > 0 ? `, ${count(header.reopened)} of them again` : '')],
    ['generated', count(header.generated)],
    ['promises', promise(header.guarantee)],
  ];
  made.append(element('dl', {}, ...rows.flatMap(([name, value]) =>
    [element('dt', { textContent: name }), element('dd', { textContent: value, title: name === 'expanded' ? again(header) : '' })])));
  return made;
}

/** What stands over a map. @param {import('./recorded.js').Recorded} recorded */
function figures({ header }) {
  if (!header) return '';
  const fault = header.fault ? `; ${header.fault}` : '';
  return `${lengthOf(header)}, expanded ${count(header.expanded)}${header.complete ? '' : ' (the replay shows the first ones only)'}${fault}`;
}

/** Opens the query that is chosen.
 * @param {string[]} wanted planners; all where there are none
 * @param {number} position */
async function open(wanted, position) {
  setPlaying(false);
  const { searches, start, goal, movement } = query();
  const number = ++asked;
  const grid = await gridOf(query());
  const made = await Promise.all(searches.map(async (recorded) => {
    const pane = new Pane(recorded.planner, grid, isDark());
    if (recorded.header) pane.setSearch(await searchOf(recorded));
    else pane.setError(recorded.error ?? '');
    pane.figures.textContent = figures(recorded);
    watch(pane);
    return pane;
  }));
  if (number !== asked) return;
  panes = made;
  const known = searches.some(({ planner }) => wanted.includes(planner));
  control('cards').replaceChildren(...searches.map((recorded, i) =>
    card(recorded, i, known ? wanted.includes(recorded.planner) : i < MOST_AT_FIRST)));
  const [directions, corners, costs, ...terrain] = movement.split(' ');
  control('movement').textContent =
    `${directions} directions, corners ${corners}, costs ${costs}, terrain ${terrain.join(' ')}`;
  control('levels').hidden = !searches.some(({ header }) => header?.levels);
  control('rampback').hidden = !panes.some(({ search }) => search?.isTwoSided);
  control('stage').classList.toggle('parted', panes.some(({ search }) => search && search.header.parts.length > 0));
  Object.assign(player, { start, goal, position });
  choose();
}

/** Shows the planners that are ticked. */
function choose() {
  player.panes = panes.filter((_, i) => checkbox(`planner-${i}`).checked);
  player.view = null;
  control('panes').replaceChildren(...player.panes.map(({ element }) => element));
  control('hover').textContent = '';
  show();
  writeAddress();
}

/** @param {Pane} pane */
function watch(pane) {
  const { grid, canvas } = pane;
  listen(canvas, {
    view: () => player.view,
    place: (x, y) => (x < 0 || y < 0 || x >= grid.width || y >= grid.height ? -1 : Math.floor(y) * grid.width + Math.floor(x)),
    take: () => 'move',
    use: () => {},
    release: () => {},
    cancel: () => {},
    hover: (place) => { control('hover').textContent = place < 0 ? '' : `${place % grid.width},${Math.floor(place / grid.width)} ${pane.describe(place)}`; },
    moved: show,
  });
}

/** Puts what is shown into the address, so that a link holds it. */
function writeAddress() {
  const words = new URLSearchParams({ query: String(Number(control('query').value) + 1) });
  if (player.panes.length < panes.length) player.panes.forEach(({ spec }) => words.append('planner', spec));
  if (!isAtEnd()) words.set('at', String(Math.floor(player.position)));
  if (player.colour !== 'order') words.set('colour', player.colour);
  if (player.level !== 'searched') words.set('level', player.level);
  history.replaceState(null, '', `#${words}`);
}

/** Opens what the address says. */
async function openAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const number = Number(words.get('query') ?? 1);
  control('query').value = page.queries[number - 1] ? number - 1 : 0;
  for (const id of /** @type {const} */ (['colour', 'level'])) {
    const word = words.get(id) ?? '';
    if ([...control(id).options].some(({ value }) => value === word)) control(id).value = word;
  }
  look();
  await open(words.getAll('planner'), words.has('at') ? Number(words.get('at')) || 0 : Infinity);
}

/** Takes over what is to be seen. */
function look() {
  player.colour = control('colour').value;
  player.level = control('level').value;
  control('ramp').textContent = RAMPS[player.colour];
  show();
}

const isDark = () => document.documentElement.dataset.theme === 'dark';

/** @param {boolean} on */
function setDark(on) {
  document.documentElement.dataset.theme = on ? 'dark' : 'light';
  control('theme').setAttribute('aria-pressed', String(on));
  panes.forEach((pane) => pane.setDark(on));
  show();
}

/** @param {number} factor */
function zoomBy(factor) {
  const [pane] = player.panes;
  if (pane) zoomMiddle(player.view, pane.canvas, factor);
  show();
}

/** @param {number} by how many queries on */
function turn(by) {
  const next = Number(control('query').value) + by;
  if (!page.queries[next]) return;
  control('query').value = next;
  void open(player.panes.map(({ spec }) => spec), Infinity);
}

/** @param {string} id */
const click = (id) => () => control(id).click();

/** @type {import('../../view/page/keyboard.js').Key[]} */
const KEYS = [
  [[' '], 'play or pause', () => setPlaying(!player.isPlaying)],
  [['ArrowRight'], 'an expansion forward', () => step(1)],
  [['ArrowLeft'], 'an expansion back', () => step(-1)],
  [['Home'], 'to the start of the search', () => jump(0)],
  [['End'], 'to its end', () => jump(Infinity)],
  [['n'], 'the next query', () => turn(1)],
  [['b'], 'the query before', () => turn(-1)],
  [['f'], 'show the whole map', click('fit')],
  [['+', '='], 'larger', () => zoomBy(ZOOM)],
  [['-'], 'smaller', () => zoomBy(1 / ZOOM)],
  [['p'], 'show or fold the panel', click('fold')],
  [['d'], 'dark or light', click('theme')],
  [['?'], 'this list', click('help')],
];

function listenToControls() {
  const on = (/** @type {string} */ id, /** @type {string} */ event, /** @type {() => void} */ does) =>
    control(id).addEventListener(event, does);
  on('query', 'change', () => void open(player.panes.map(({ spec }) => spec), Infinity));
  on('play', 'click', () => setPlaying(!player.isPlaying));
  on('first', 'click', () => jump(0));
  on('back', 'click', () => step(-1));
  on('forward', 'click', () => step(1));
  on('last', 'click', () => jump(Infinity));
  on('seek', 'input', () => jump(Number(control('seek').value)));
  on('fit', 'click', () => { player.view = null; show(); });
  on('fold', 'click', () => fold(!document.body.classList.contains('folded')));
  on('theme', 'click', () => setDark(!isDark()));
  for (const id of ['colour', 'level']) on(id, 'change', () => { look(); writeAddress(); });
  listenToKeys(KEYS, [['drag, wheel, two fingers', 'move and zoom the map']]);
  addEventListener('hashchange', () => void openAddress());
  new ResizeObserver(() => { player.view = null; show(); }).observe(control('panes'));
}

function begin() {
  control('query').append(...page.queries.map(({ name }, i) => element('option', { value: String(i), textContent: name })));
  control('about').textContent = page.about;
  player.rested = writeAddress;
  setDark(matchMedia('(prefers-color-scheme: dark)').matches);
  fold(matchMedia('(max-width: 820px)').matches);
  listenToControls();
  void openAddress();
}

begin();
