// @ts-check
/** Joins controls, panes and server. */
import { freePlace, isFree, isTerrain, parse, placesBetween, text } from './grid.js';
import { ask, askWhy } from './search.js';
import { Pane } from './pane.js';
import { call, post } from './server.js';
import { listen } from './pointer.js';
import * as files from './files.js';
import * as link from './link.js';

/** @typedef {import('./grid.js').Grid} Grid */

const MOST_PLANNERS = 4;
const MOST_EXPLAINED = 4096;
const LONGEST_SECONDS = 120;
const SHORTEST_SECONDS = 0.5;

/** @param {string} id
 * @returns {any} */
const control = (id) => document.getElementById(id);

const state = link.read();
/** @type {Grid} */
let grid = { name: '', width: 1, height: 1, letters: new Uint8Array([46]) };
let number = 0;
let start = 0;
let goal = 0;
/** What the server has; a lesson comes with ends, terrain, and the planner it is about.
 * @type {{name: string, terrain?: string, planner?: string, from?: number[], to?: number[]}[]} */
let maps = [];
/** @type {Pane[]} */
let panes = [];
/** @type {import('./pane.js').View | null} */
let view = null;
let position = 0;
let playing = false;
let lastFrame = 0;
/** @type {Map<number, string>} */
let pending = new Map();
let isSending = false;
let running = new AbortController();

/** @param {string} message
 * @param {boolean} [isError] */
function say(message, isError = false) {
  control('status').textContent = message;
  control('status').className = isError ? 'error' : '';
}

/** @param {() => Promise<void>} work */
async function attempt(work) {
  try {
    await work();
  } catch (error) {
    if (/** @type {Error} */ (error).name !== 'AbortError') {
      say(/** @type {Error} */ (error).message, true);
    }
  }
}

// Maps.

/** @param {string} name
 * @param {string} file
 * @param {boolean} keepsEnds */
async function take(name, file, keepsEnds) {
  const answer = await (await call('api/map', { method: 'POST', body: file })).json();
  number = answer.map;
  grid = parse(name, file);
  state.map = name;
  if (!keepsEnds) state.at = null;
  view = null;
  if (keepsEnds && state.edits.length > 0) {
    const cells = state.edits;
    number = (await (await post('api/edit', { map: number, cells })).json()).map;
    cells.forEach(([x, y, letter]) => { grid.letters[y * grid.width + x] = letter.charCodeAt(0); });
  } else {
    state.edits = [];
  }
  start = placeOf(keepsEnds ? state.from : null, false);
  goal = placeOf(keepsEnds ? state.to : null, true);
  panes.forEach((pane) => pane.setGrid(grid));
  await searchAll();
}

/** @param {number[] | null} point
 * @param {boolean} fromEnd */
function placeOf(point, fromEnd) {
  return point && point[0] < grid.width && point[1] < grid.height
    ? point[1] * grid.width + point[0]
    : freePlace(grid, state.terrain, fromEnd);
}

/** @param {string} name
 * @param {boolean} keepsEnds */
async function load(name, keepsEnds) {
  say(`loading ${name}`);
  const entry = maps.find((map) => map.name === name);
  if (entry?.terrain && !(keepsEnds && state.from)) {
    state.terrain = entry.terrain;
    control('terrain').value = entry.terrain;
    state.from = entry.from ?? null;
    state.to = entry.to ?? null;
    keepsEnds = true;
    state.edits = [];
    state.at = null;
    if (entry.planner && !state.planners.includes(entry.planner)) {
      state.planners = [entry.planner];
      showSpecs();
      rebuild();
    }
  }
  const response = await call(`api/map?name=${encodeURIComponent(name)}`);
  const bytes = await response.arrayBuffer();
  await take(name, new TextDecoder('iso-8859-1').decode(bytes), keepsEnds);
}

/** @param {File} file */
async function drop(file) {
  if (file.size > 1 << 24) {
    throw new Error(`${file.name}: expected a map of at most 16 MiB`);
  }
  await take(file.name, new TextDecoder('iso-8859-1').decode(await file.arrayBuffer()), false);
}

// Searches.

const point = (/** @type {number} */ place) => [place % grid.width, Math.floor(place / grid.width)];

/** @param {string} planner */
function request(planner) {
  const costs = 'sqrt2';
  const movement = `${state.directions} ${state.corners} ${costs} ${state.terrain}`;
  return { map: number, planner, movement, from: point(start), to: point(goal), edges: state.show.edges };
}

async function searchAll() {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  state.from = point(start);
  state.to = point(goal);
  control('from').value = state.from.join(',');
  control('to').value = state.to.join(',');
  writeLink();
  say('searching');
  await Promise.all(panes.map(async (pane) => {
    try {
      pane.steps = grid.letters.length <= MOST_EXPLAINED ? await askWhy(request(pane.spec), signal) : [];
      pane.setSearch(await ask(request(pane.spec), signal));
    } catch (error) {
      if (signal.aborted) return;
      pane.setError(/** @type {Error} */ (error).message);
    }
  }));
  if (signal.aborted) return;
  position = state.at ?? Infinity;
  say(`${grid.name}: ${grid.width} x ${grid.height}, from ${point(start)} to ${point(goal)}`);
  show();
}

/** Puts the place of the replay into the address. */
function remember() {
  state.at = position >= longest() ? null : Math.round(position);
  writeLink();
}

/** Puts the state into the address. */
function writeLink() {
  if (!link.write(state)) say('too many edits for a link: it leaves them out', true);
}

function rebuild() {
  panes = state.planners.map((spec) => new Pane(spec, grid));
  control('panes').replaceChildren(...panes.map((pane) => pane.element));
  panes.forEach(({ canvas }) => listen(canvas, hand));
  view = null;
}

// Replay: the position counts expansions, or microseconds.

const pace = () => control('pace').value;

/** @param {Pane} pane */
const length = (pane) => (pace() === 'time' ? pane.search?.header.elapsedMicros ?? 0 : pane.total);

const longest = () => Math.max(0, ...panes.map(length));

/** @param {Pane} pane */
function expansionsOf(pane) {
  if (pace() !== 'time') return position;
  const micros = length(pane);
  return position >= micros ? pane.total : (pane.total * position) / micros;
}

function show() {
  position = Math.max(0, Math.min(longest(), position));
  view ??= panes[0]?.fit() ?? null;
  if (!view) return;
  for (const pane of panes) {
    pane.showExpansions(expansionsOf(pane));
    pane.explain();
    pane.draw(view, start, goal, state.show);
  }
  const unit = pace() === 'time' ? 'µs' : 'expansions';
  control('clock').textContent =
    `${Math.round(position).toLocaleString('en')} of ${Math.round(longest()).toLocaleString('en')} ${unit}`;
}

/** Draws anew after a change of what is to be seen. */
function redraw() {
  show();
  writeLink();
}

/** @param {boolean} on */
function setPlaying(on) {
  if (on === playing) return;
  playing = on;
  control('play').textContent = on ? 'Pause' : 'Play';
  control('play').setAttribute('aria-pressed', String(on));
  if (!on) remember();
  if (on) {
    if (position >= longest()) position = 0;
    lastFrame = performance.now();
    requestAnimationFrame(frame);
  }
}

/** @param {number} now */
function frame(now) {
  if (!playing) return;
  const share = control('speed').value / 100;
  const seconds = LONGEST_SECONDS * (SHORTEST_SECONDS / LONGEST_SECONDS) ** share;
  position += (longest() * (now - lastFrame)) / 1000 / seconds;
  lastFrame = now;
  show();
  if (position >= longest()) setPlaying(false);
  else requestAnimationFrame(frame);
}

/** @param {number} direction */
function step(direction) {
  setPlaying(false);
  const size = pace() === 'time' ? longest() / Math.max(1, ...panes.map((pane) => pane.total)) : 1;
  position = (pace() === 'time' ? position : Math.floor(position)) + direction * size;
  show();
  remember();
}

/** @param {number} target */
function jump(target) {
  setPlaying(false);
  position = target;
  show();
  remember();
}

// The mouse.

/** @type {import('./pointer.js').Hand} */
const hand = {
  view: () => view,
  place: (x, y) => (x >= 0 && x < grid.width && y >= 0 && y < grid.height ? y * grid.width + x : -1),
  use,
  hover,
  moved: show,
};

/** @param {number} place */
function hover(place) {
  control('hover').textContent = place < 0 ? '\u00a0'
    : `(${point(place)}) ${String.fromCharCode(grid.letters[place])}. `
      + panes.map((pane) => pane.describe(place)).join('; ');
}

/** Uses the tool on a place, and on those between the one before it and it.
 * @param {number} place
 * @param {number} before the place before in one stroke, -1 for none */
function use(place, before) {
  const tool = /** @type {HTMLInputElement} */ (document.querySelector('input[name=tool]:checked')).value;
  if (place < 0) return;
  if (!isTerrain(tool)) {
    setEnd(tool, place);
    return;
  }
  for (const each of placesBetween(grid, before < 0 ? place : before, place)) {
    if (each !== start && each !== goal && grid.letters[each] !== tool.charCodeAt(0)) {
      grid.letters[each] = tool.charCodeAt(0);
      pending.set(each, tool);
    }
  }
  if (pending.size > 0) void attempt(sendEdits);
}

/** Takes an end from where it was typed.
 * @param {'from' | 'to'} id */
function typeEnd(id) {
  const match = /^\s*(\d+)\s*,\s*(\d+)\s*$/.exec(control(id).value);
  const [x, y] = match ? [Number(match[1]), Number(match[2])] : [-1, -1];
  if (match && x < grid.width && y < grid.height) setEnd(id === 'from' ? 'start' : 'goal', y * grid.width + x);
  else say(`expected x,y up to ${grid.width - 1},${grid.height - 1}`, true);
}

/** @param {string} tool
 * @param {number} place */
function setEnd(tool, place) {
  if (!isFree(grid, place, state.terrain)) {
    say(`(${point(place)}) is blocked`, true);
    return;
  }
  if ((tool === 'start' ? start : goal) === place) return;
  if (tool === 'start') start = place;
  else goal = place;
  state.at = null;
  void attempt(searchAll);
}

/** Sends what was drawn since the last answer, so that the path follows the pen. */
async function sendEdits() {
  if (isSending) return;
  isSending = true;
  try {
    state.at = null;
    while (pending.size > 0) {
      /** @type {[number, number, string][]} */
      const cells = [...pending].map(([place, letter]) =>
        [place % grid.width, Math.floor(place / grid.width), letter]);
      pending = new Map();
      number = (await (await post('api/edit', { map: number, cells })).json()).map;
      state.edits.push(...cells);
      await searchAll();
    }
  } finally {
    isSending = false;
  }
}

// Controls.

/** @param {string} format
 * @param {string} ending */
async function saveEach(format, ending) {
  for (const { spec } of panes) await files.saveMade(request(spec), format, `${files.base(grid)}-${spec}${ending}`);
}

function saveScenario() {
  const headers = panes.flatMap(({ search }) => (search?.header.metric === 'GRID' ? [search.header] : []));
  const best = Math.min(...headers.map(({ length }) => length ?? Infinity));
  const scenario = files.scenario(grid, point(start), point(goal), best < Infinity ? best : 0);
  files.save(new Blob([scenario]), `${files.base(grid)}.map.scen`);
}

function showSpecs() {
  control('specs').replaceChildren(...state.planners.map((spec, i) => {
    const span = document.createElement('span');
    const input = document.createElement('input');
    input.value = spec;
    input.setAttribute('list', 'known');
    input.setAttribute('aria-label', `planner ${i + 1}`);
    input.addEventListener('change', () => { state.planners[i] = input.value.trim(); changePlanners(); });
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.textContent = '×';
    remove.setAttribute('aria-label', `remove planner ${i + 1}`);
    remove.disabled = state.planners.length === 1;
    remove.addEventListener('click', () => { state.planners.splice(i, 1); changePlanners(); });
    span.append(input, remove);
    return span;
  }));
  control('add').disabled = state.planners.length >= MOST_PLANNERS;
}

function changePlanners() {
  state.at = null;
  showSpecs();
  rebuild();
  void attempt(searchAll);
}

function listenToControls() {
  control('map').addEventListener('change', () => attempt(() => load(control('map').value, false)));
  control('file').addEventListener('change', () => {
    const file = control('file').files[0];
    if (file) void attempt(() => drop(file));
  });
  document.addEventListener('dragover', (event) => event.preventDefault());
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void attempt(() => drop(file));
  });
  for (const id of /** @type {const} */ (['directions', 'corners', 'terrain'])) {
    control(id).value = state[id];
    control(id).addEventListener('change', () => {
      state[id] = control(id).value;
      void attempt(searchAll);
    });
  }
  control('add').addEventListener('click', () => { state.planners.push('dijkstra'); changePlanners(); });
  control('play').addEventListener('click', () => setPlaying(!playing));
  control('back').addEventListener('click', () => step(-1));
  control('forward').addEventListener('click', () => step(1));
  control('first').addEventListener('click', () => jump(0));
  control('last').addEventListener('click', () => jump(Infinity));
  control('pace').value = state.pace;
  control('pace').addEventListener('change', () => { state.pace = pace(); jump(Infinity); });
  for (const id of /** @type {const} */ (['from', 'to'])) {
    control(id).addEventListener('change', () => typeEnd(id));
  }
  control('overlay').checked = state.show.clusters;
  control('overlay').addEventListener('change', () => { state.show.clusters = control('overlay').checked; redraw(); });
  control('level').value = state.show.level;
  control('level').addEventListener('change', () => { state.show.level = control('level').value; redraw(); });
  control('edges').checked = state.show.edges;
  control('edges').addEventListener('change', () => {
    state.show.edges = control('edges').checked;
    remember();
    void attempt(searchAll);
  });
  window.addEventListener('resize', () => { view = null; show(); });
  document.addEventListener('keydown', pressKey);
  control('png').addEventListener('click', () => panes.forEach((pane) =>
    pane.canvas.toBlob((blob) => blob && files.save(blob, `${files.base(grid)}-${pane.spec}.png`))));
  control('svg').addEventListener('click', () => attempt(() => saveEach('svg', '.svg')));
  control('trace').addEventListener('click', () => attempt(() => saveEach('trace', '.trace.json')));
  control('savemap').addEventListener('click', () => files.save(new Blob([text(grid)]), `${files.base(grid)}.map`));
  control('savescen').addEventListener('click', saveScenario);
}

/** @param {KeyboardEvent} event */
function pressKey(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (/^(INPUT|SELECT|BUTTON)$/.test(target.tagName)) return;
  /** @type {Record<string, () => void>} */
  const keys = {
    ' ': () => setPlaying(!playing),
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => jump(0),
    End: () => jump(Infinity),
  };
  const action = keys[event.key];
  if (action) {
    event.preventDefault();
    action();
  }
}

async function begin() {
  if (state.planners.length === 0) state.planners = ['astar', 'dijkstra'];
  state.planners = state.planners.slice(0, MOST_PLANNERS);
  listenToControls();
  showSpecs();
  rebuild();
  const planners = await (await call('api/planners')).json();
  control('known').replaceChildren(...planners.map((/** @type {any} */ planner) => {
    const option = document.createElement('option');
    option.value = planner.inner > 0 ? `${planner.id}(astar)` : planner.id;
    const parameters = planner.parameters.map((/** @type {any} */ p) => `${p.name}=${p.default}`);
    option.label = `${planner.summary}${parameters.length ? `; ${parameters.join(', ')}` : ''}`;
    return option;
  }));
  maps = await (await call('api/maps')).json();
  control('map').replaceChildren(...maps.map(({ name }) => new Option(name, name)));
  if (!maps.some(({ name }) => name === state.map)) {
    say(`${state.map} is not in the catalogue`, true);
    state.map = maps[0].name;
  }
  control('map').value = state.map;
  await load(state.map, true);
}

void attempt(begin);
