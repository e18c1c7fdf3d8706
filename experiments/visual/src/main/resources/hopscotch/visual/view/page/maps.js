// @ts-check
/** Maps: loaded by name, dropped as files, and opened as a link says. */
import { RAMPS } from './colours.js';
import { showCrowd } from './crowd.js';
import { control } from './dom.js';
import { showHistory } from './edit.js';
import { freeEnds, parse } from './grid.js';
import { kind } from './kinds.js';
import * as link from './link.js';
import { attempt, notice, say } from './messages.js';
import { FILE, MOST, showPlanners } from './planners.js';
import { setPlaying, show } from './replay.js';
import { searchAll } from './searches.js';
import { call, post } from './server.js';
import { state } from './state.js';
import { listSources, showTeam } from './team.js';

const MOST_BYTES = 1 << 24;

/** Opens what the address asks for; where there is no such map, says so and shows none. */
export async function openLink() {
  const turn = ++state.asked;
  state.link = link.read();
  const { name, entry } = named(state.link.map);
  state.link.planners = state.link.planners.length > 0 ? state.link.planners.slice(0, MOST) : standard(entry);
  if (entry?.terrain && !state.link.from) beginLesson(entry);
  showLink();
  showPlanners();
  try {
    await take(turn, name, await file(name), state.link.edits);
  } catch (error) {
    if (turn !== state.asked) return;
    state.running.abort();
    Object.assign(state, { number: 0, done: [], undone: [] });
    showHistory();
    control('maps').textContent = 'Maps';
    say('');
    notice(`The address asks for the map ${name}. ${/** @type {Error} */ (error).message}`);
  }
}

/** A scenario, or a plan that was opened, is for one map. */
function leaveTeam() {
  const { link } = state;
  if (link.team.source === 'random') return;
  link.team.source = 'random';
  link.planners = link.planners.filter((text) => text !== FILE);
  if (link.planners.length === 0) link.planners = [...kind().standard];
}

/** The planners to begin with: those that a lesson is about, of single queries.
 * @param {import('./state.js').MapEntry | undefined} entry */
const standard = (entry) => ((state.link.kind === 'query' && entry?.planners) || kind().standard).slice(0, MOST);

/** Loads another map with ends of its own.
 * @param {string} name */
export async function load(name) {
  const turn = ++state.asked;
  const text = await file(name);
  if (turn !== state.asked) return;
  leaveMap(named(name).entry);
  await take(turn, name, text, []);
}

/** Leaves what is of the map before: its ends and its terrain, the walk of a file and a team.
 * @param {import('./state.js').MapEntry | undefined} entry what is known of the map to come */
function leaveMap(entry) {
  Object.assign(state.link, { from: null, to: null, more: [], at: null, script: false });
  if (entry?.terrain) beginLesson(entry);
  else if (named(state.link.map).entry?.terrain) state.link.terrain = 'ground';
  if (entry?.planners && state.link.kind === 'query') state.link.planners = standard(entry);
  leaveTeam();
  showLink();
  showPlanners();
}

/** Takes a file of the user's.
 * @param {File} dropped */
export async function drop(dropped) {
  if (dropped.size > MOST_BYTES) throw new Error(`${dropped.name}: expected a map of at most 16 MiB`);
  const text = decode(await dropped.arrayBuffer());
  if (!/^\s*type /.test(text)) {
    await openPlan(dropped.name, text);
    return;
  }
  const turn = ++state.asked;
  const before = structuredClone(state.link);
  leaveMap(undefined);
  try {
    await take(turn, dropped.name, text, []);
  } catch (error) {
    if (turn === state.asked) {
      state.link = before;
      showLink();
      showPlanners();
    }
    throw error;
  }
}

/** Opens the plan of a team, on the map that it names where that is here, else on the one that is seen.
 * @param {string} name
 * @param {string} text */
async function openPlan(name, text) {
  const mapName = /^map (.*)$/m.exec(text)?.[1].trim() ?? '';
  if (state.maps.some((map) => map.name === mapName) && state.link.map !== mapName) await load(mapName);
  const opened = await (await post('api/plan', { map: state.number, mapName: state.link.map, name, text })).json();
  if (!state.plans.includes(name)) state.plans.push(name);
  Object.assign(state.link, { kind: 'team', planners: [FILE], directions: String(opened.directions), at: null });
  state.link.team.source = `plan:${name}`;
  showKind();
  await searchAll();
}

/** Asks another kind of problem of the same map.
 * @param {string} name */
export async function changeKind(name) {
  const { link } = state;
  state.planners[link.kind] = link.planners;
  Object.assign(link, { kind: name, at: null, script: false, directions: name === 'team' ? '4' : '8' });
  link.planners = state.planners[name] ?? [...kind().standard];
  state.walk.key = state.crowd.key = '';
  state.position = 0;
  setPlaying(false);
  showKind();
  await searchAll();
}

/** Shows what belongs to the kind of problem there is. */
function showKind() {
  showLink();
  showPlanners();
  show();
  void attempt(listSources);
}

/** @param {string} name */
const named = (name) => ({ name, entry: state.maps.find((map) => map.name === name) });

/** @param {string} name */
async function file(name) {
  say(`loading ${name}`);
  return decode(await (await call(`api/map?name=${encodeURIComponent(name)}`)).arrayBuffer());
}

/** @param {ArrayBuffer} bytes */
const decode = (bytes) => new TextDecoder('iso-8859-1').decode(bytes);

/** A lesson brings its ends and terrain, a given query its movement as well, a tile map its terrain.
 * @param {import('./state.js').MapEntry} entry */
function beginLesson({ terrain, from, to, directions, corners }) {
  Object.assign(state.link, { terrain, from: from ?? null, to: to ?? null }, directions && { directions, corners });
}

/**
 * Makes a map the one that is seen, unless another was asked for since.
 * @param {number} turn
 * @param {string} name
 * @param {string} text the file
 * @param {[number, number, string][]} changes to be made to it
 */
async function take(turn, name, text, changes) {
  const answer = await (await call('api/map', { method: 'POST', body: text })).json();
  const grid = parse(name, text);
  const original = grid.letters.slice();
  let number = answer.map;
  if (changes.length > 0) number = (await (await post('api/edit', { map: number, cells: changes })).json()).map;
  if (turn !== state.asked) return;
  Object.assign(state, { number, grid, original, done: [], undone: [], stroke: null, pending: new Map(), view: null, position: 0 });
  if (changes.length > 0) state.done.push(stroke(changes));
  state.link.map = name;
  const ends = freeEnds(grid, state.link.terrain);
  state.start = placeOf(state.link.from) ?? ends.start;
  state.goal = placeOf(state.link.to) ?? ends.goal;
  state.more = state.link.more.flatMap((goal) => placeOf(goal) ?? []);
  state.panes.forEach((pane) => pane.setGrid(grid));
  control('maps').textContent = `${name} ▾`;
  notice('');
  showHistory();
  show();
  void attempt(listSources);
  await searchAll();
}

/** Draws changes, as a stroke that can be taken back.
 * @param {[number, number, string][]} changes
 * @returns {import('./state.js').Stroke} */
function stroke(changes) {
  const { letters, width } = state.grid;
  return new Map(changes.map(([x, y, letter]) => {
    const at = y * width + x;
    const before = letters[at];
    letters[at] = letter.charCodeAt(0);
    return [at, [before, letters[at]]];
  }));
}

/** @param {number[] | null} point */
function placeOf(point) {
  const { width, height } = state.grid;
  return point && point[0] < width && point[1] < height ? point[1] * width + point[0] : null;
}

/** Shows in the controls what the link says. */
function showLink() {
  const { link: shown } = state;
  offerTerrain(shown.terrain);
  for (const id of /** @type {const} */ (['directions', 'corners', 'terrain', 'pace', 'colour'])) control(id).value = shown[id];
  control('overlay').checked = shown.show.clusters;
  control('edges').checked = shown.show.edges;
  control('level').value = shown.show.level;
  control('ramp').textContent = RAMPS[shown.colour];
  document.body.dataset.kind = shown.kind;
  control(`kind-${shown.kind}`).checked = true;
  control('each').checked = shown.each;
  showTeam();
  showCrowd();
}

/** A terrain of a map's own, or of an address, is one to choose as well.
 * @param {string} terrain */
function offerTerrain(terrain) {
  const choices = /** @type {HTMLSelectElement} */ (control('terrain')).options;
  if (![...choices].some(({ value }) => value === terrain)) choices.add(new Option(`weights ${terrain}`, terrain));
}
