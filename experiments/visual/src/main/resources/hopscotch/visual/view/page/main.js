// @ts-check
/** Begins: asks the server what there is, joins the controls, and opens what the address says. */
import { RAMPS } from './colours.js';
import * as crowd from './crowd.js';
import { control } from './dom.js';
import * as edit from './edit.js';
import * as files from './files.js';
import { text } from './grid.js';
import { fold } from './keyboard.js';
import * as keys from './keys.js';
import { register } from './kinds.js';
import * as mappicker from './mappicker.js';
import { changeKind, drop, load, openLink } from './maps.js';
import { attempt, forget, writeLink } from './messages.js';
import { addPlanner, turn } from './planners.js';
import { panes, query, request, requestReached } from './query.js';
import { jump, remember, setPlaying, show, step } from './replay.js';
import { ask } from './search.js';
import { searchAll } from './searches.js';
import { call } from './server.js';
import { point, state } from './state.js';
import * as team from './team.js';
import * as walk from './walk.js';

const THEME = 'hopscotch-theme';
/** The terrains that published scenarios are for. */
const LAYERS = ['ground', 'water', 'trees'];
const EMPTY = 'empty/24x14';

/** @param {string} format
 * @param {string} ending */
async function saveEach(format, ending) {
  for (const pane of panes()) {
    await files.saveMade(requestReached(pane), format, `${files.base(state.grid)}-${pane.spec}${ending}`);
  }
}

function savePictures() {
  for (const pane of state.panes) {
    const { spec } = pane;
    pane.picture().toBlob((/** @type {Blob | null} */ blob) => blob && files.save(blob, `${files.base(state.grid)}-${spec}.png`));
  }
}

/** A scenario gives the optimal length of its query under the movement of published ones, whatever moves here. Its
 * format has no word for a length that is not known: a 0 says that there is no path. */
async function saveScenario() {
  const terrain = LAYERS.includes(state.link.terrain) ? state.link.terrain : 'ground';
  const to = panes()[0]?.search?.header.reached ?? state.goal;
  const { header } = await ask({ ...request('astar'), movement: `8 never sqrt2 ${terrain}`, to: point(to), more: [] });
  const scenario = files.scenario(state.grid, point(state.start), point(header.reached ?? to), header.length ?? 0);
  files.save(new Blob([scenario]), `${files.base(state.grid)}.map.scen`);
}

function listenToFiles() {
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void attempt(() => drop(file));
  });
  control('png').addEventListener('click', savePictures);
  control('svg').addEventListener('click', () => attempt(() => saveEach('svg', '.svg')));
  control('trace').addEventListener('click', () => attempt(() => saveEach('trace', '.trace.json')));
  control('savemap').addEventListener('click', () =>
    files.save(new Blob([text(state.grid)]), `${files.base(state.grid)}.map`));
  control('savescen').addEventListener('click', () => attempt(saveScenario));
}

function listenToPanel() {
  for (const id of /** @type {const} */ (['directions', 'corners', 'terrain'])) {
    control(id).addEventListener('change', () => {
      state.link[id] = control(id).value;
      void attempt(searchAll);
    });
  }
  for (const id of /** @type {const} */ (['from', 'to'])) control(id).addEventListener('change', () => edit.typeEnd(id));
  control('add').addEventListener('click', addPlanner);
  control('overlay').addEventListener('change', () => look(() => { state.link.show.clusters = control('overlay').checked; }));
  control('level').addEventListener('change', () => look(() => { state.link.show.level = control('level').value; }));
  control('colour').addEventListener('change', () => look(() => {
    state.link.colour = control('colour').value;
    control('ramp').textContent = RAMPS[state.link.colour];
  }));
  control('edges').addEventListener('change', () => {
    state.link.show.edges = control('edges').checked;
    remember();
    void attempt(searchAll);
  });
}

/** Changes what is to be seen.
 * @param {() => void} change */
function look(change) {
  change();
  show();
  writeLink();
}

function listenToReplay() {
  control('play').addEventListener('click', () => setPlaying(!state.isPlaying));
  control('back').addEventListener('click', () => step(-1));
  control('forward').addEventListener('click', () => step(1));
  control('first').addEventListener('click', () => jump(0));
  control('last').addEventListener('click', () => jump(Infinity));
  control('seek').addEventListener('input', () => jump(Number(control('seek').value)));
  control('race').addEventListener('click', () => attempt(race));
  control('turn').addEventListener('click', () => { turn(1); state.view = null; show(); });
  control('pace').addEventListener('change', () => { state.link.pace = control('pace').value; jump(Infinity); });
}

/** Plays the searches of two planners from their start, side by side. */
async function race() {
  if (state.link.planners.length < 2) {
    addPlanner();
    await searchAll();
  }
  jump(0);
  setPlaying(true);
}

/** An empty grid, and the pen for walls. */
async function beginEmpty() {
  /** @type {any} */ (document.querySelector('input[name=tool][value="@"]')).click();
  await load(EMPTY);
}

function listenToBar() {
  for (const name of ['query', 'walk', 'team', 'crowd']) {
    control(`kind-${name}`).addEventListener('change', () => attempt(() => changeKind(name)));
  }
  control('undo').addEventListener('click', edit.undo);
  control('redo').addEventListener('click', edit.redo);
  control('clear').addEventListener('click', edit.clear);
  control('empty').addEventListener('click', () => attempt(beginEmpty));
  control('fit').addEventListener('click', () => { state.view = null; show(); });
  control('menu').addEventListener('click', () => {
    control('menu').setAttribute('aria-expanded', String(document.body.classList.toggle('tools')));
  });
  control('fold').addEventListener('click', () => fold(!document.body.classList.contains('folded')));
  control('theme').addEventListener('click', () => {
    setDark(!state.isDark);
    localStorage.setItem(THEME, state.isDark ? 'dark' : 'light');
    show();
  });
  for (const kind of ['pointerdown', 'change']) document.addEventListener(kind, forget, true);
  document.addEventListener('click', (event) => {
    if (!control('save').contains(event.target) || /** @type {HTMLElement} */ (event.target).tagName === 'BUTTON') {
      control('save').open = false;
    }
  });
}

/** @param {boolean} isDark */
function setDark(isDark) {
  state.isDark = isDark;
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  control('theme').setAttribute('aria-pressed', String(isDark));
  state.panes.forEach((pane) => pane.setDark(isDark));
}

async function begin() {
  register({ query, walk: walk.walk, team: team.team, crowd: crowd.crowd });
  const chosen = localStorage.getItem(THEME);
  setDark(chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
  fold(matchMedia('(max-width: 820px)').matches);
  listenToBar();
  listenToFiles();
  listenToPanel();
  listenToReplay();
  team.listen();
  walk.listen();
  crowd.listen();
  keys.begin();
  const [planners, maps, generators] = await Promise.all(
    ['api/planners', 'api/maps', 'api/generators'].map(async (path) => (await call(path)).json()));
  state.known = planners;
  state.maps = maps;
  mappicker.begin(generators);
  new ResizeObserver(() => { state.view = null; show(); }).observe(control('panes'));
  addEventListener('hashchange', () => void attempt(openLink));
  await openLink();
}

void attempt(begin);
