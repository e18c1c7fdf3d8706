// @ts-check
/** A walk: a unit goes by the first planner's path, the map changes, and every planner is asked anew,
 * each by a search that lives on. The replay counts the steps of the unit, or the asks of a file. */
import { control } from './dom.js';
import { isFree, placesBetween } from './grid.js';
import { attempt, say } from './messages.js';
import { draw, drawGoals } from './paint.js';
import { drawWalk } from './paintwalk.js';
import { Pane } from './pane.js';
import { adjustStage, goalWords, isBlocked, movement, panes, request } from './query.js';
import { rate, show } from './replay.js';
import { ask } from './search.js';
import { searchAll } from './searches.js';
import { call, post } from './server.js';
import { beginning, point, state } from './state.js';

/** @typedef {{from: number, to: number, cells: number[], letters: string}} Scripted an ask of a file */
/** @typedef {{name: string, complete: boolean, asks: Scripted[]}} Script */

const SLOWEST = 1;
const FASTEST = 60;
/** Of more events than these the searches of the oldest asks are let go. */
const MOST_EVENTS = 3_000_000;

/** The walk that the command line opened.
 * @type {Script | null} */
let script = null;

const isScripted = () => state.link.script && script !== null;

/** @type {import('./kinds.js').Kind} */
export const walk = {
  standard: ['dstarlite', 'astar', 'hpa(cluster=8)'],
  takes: ({ ofTeams }) => !ofTeams,
  paneOf: (spec) => new Pane(spec, state.grid, state.isDark),
  step: () => 1,
  length: () => Math.max(0, (isScripted() && script ? script.asks.length : state.walk.moments.length) - 1),

  clock() {
    const last = state.walk.moments.length - 1;
    const at = Math.max(0, Math.min(Math.floor(state.position), last));
    if (!isScripted()) return gone(at);
    const count = (/** @type {number} */ n) => n.toLocaleString('en');
    return `ask ${count(at)} of ${count(walk.length())}${state.position >= last + 1 ? ', asking' : ''}`;
  },

  rate: (share) => SLOWEST * (FASTEST / SLOWEST) ** share,

  async ask() {
    const { walk: under } = state;
    if (under.asking) {
      under.isAskedAgain = true;
      await under.asking;
    } else {
      under.asking = askUntilDone();
      try {
        await under.asking;
      } finally {
        under.asking = null;
      }
    }
    adjustStage();
    const { grid, link } = state;
    return `${grid.name}: ${grid.width} x ${grid.height}, from ${link.from} to ${link.to}${goalWords()}`;
  },

  show(view) {
    const { walk: now } = state;
    const last = now.moments.length - 1;
    if (isScripted() && state.isPlaying) state.position = Math.min(state.position, last + 1);
    const at = Math.min(Math.floor(state.position), last);
    if (isScripted() && state.position >= at + 1) void attempt(nextOfScript);
    if (at >= 0 && !isBusy()) {
      showAsk(now.moments[at].ask);
      state.start = now.moments[at].place;
    }
    const [start, goal] = isScripted() && at >= 0 ? [now.moments[at].place, now.asks[now.moments[at].ask].goal]
      : [state.start, state.goal];
    const changes = now.asks[now.shown]?.changes ?? new Map();
    const trail = now.moments.slice(0, at + 1).map(({ place }) => place);
    for (const pane of panes()) {
      pane.setColour(state.link.colour);
      pane.showExpansions(Infinity);
      const context = draw(pane, view, start, goal, state.link.show);
      drawWalk(context, pane, view.scale, trail, changes);
      drawGoals(context, pane, view.scale, [], isBlocked() ? pane.search?.header.reached : undefined);
    }
  },

  goesOn(now) {
    if (isScripted()) return false;
    if (isBusy()) return true;
    const { walk: under } = state;
    if (under.passed >= under.way.length - 1) {
      const isThere = state.start === state.goal ? 'at its goal' : 'as near to the blocked goal as it can go';
      say(state.start === panes()[0]?.search?.header.reached ? `the unit is ${isThere}: ${gone(walk.length())}`
        : 'the unit has no path: take a wall away, or move the goal');
      return false;
    }
    if (now - under.lastStep >= 1000 / rate()) {
      under.lastStep = now;
      void attempt(advance);
    }
    return true;
  },

  present() {
    const { walk: now } = state;
    state.link.script = false;
    if (now.asks.length === 0 || isBusy()) return;
    showAsk(now.asks.length - 1);
    state.position = walk.length();
    state.start = now.moments[now.moments.length - 1].place;
  },
};

/** How many steps and asks there were up to a moment.
 * @param {number} at */
function gone(at) {
  const { moments } = state.walk;
  let steps = 0;
  for (let i = 1; i <= at; i++) steps += moments[i].place === moments[i - 1].place ? 0 : 1;
  const asks = (moments[at]?.ask ?? -1) + 1;
  const count = (/** @type {number} */ n, /** @type {string} */ what) => `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`;
  return `${count(steps, 'step')}, ${count(asks, 'ask')}`;
}

/** Whether what is drawn, or asked, is still on its way. */
const isBusy = () => state.walk.asking !== null || state.isSending || state.pending.size > 0;

async function askUntilDone() {
  do {
    state.walk.isAskedAgain = false;
    await askOnce();
  } while (state.walk.isAskedAgain);
}

/** Asks every planner for the way from where the unit is, on the map as it is. */
async function askOnce() {
  await beginIfNew();
  const { walk: under, grid, start, goal } = state;
  const { id } = under;
  const letters = sent(under.letters);
  const answers = await Promise.all(panes().map(async (pane) => {
    try {
      return { search: await ask({ ...request(pane.spec), walk: id }), error: null };
    } catch (error) {
      return { search: null, error: /** @type {Error} */ (error).message };
    }
  }));
  if (state.grid !== grid || under.id !== id) return;
  under.asks.push({ start, goal, changes: difference(under.letters, letters),
    searches: answers.map(({ search }) => search), errors: answers.map(({ error }) => error) });
  under.letters = letters;
  under.moments.push({ place: start, ask: under.asks.length - 1 });
  under.passed = 0;
  under.way = way(under.asks[under.asks.length - 1].searches);
  letGo();
  if (!isScripted()) state.position = under.moments.length - 1;
  under.shown = under.asks.length - 1;
  showAnswers(under.shown);
}

/** The letters of the map as the server has it: without what has been drawn since.
 * @param {Uint8Array} before the letters at the last ask */
function sent(before) {
  const letters = state.grid.letters.slice();
  for (const place of state.pending.keys()) letters[place] = before[place] ?? letters[place];
  return letters;
}

/** Begins another walk where the map, the movement, or a planner is another. */
async function beginIfNew() {
  const key = [state.asked, movement(), ...state.panes.map(({ spec }) => spec)].join();
  if (state.walk.key === key) return;
  const { asking, isAskedAgain } = state.walk;
  Object.assign(state.walk, beginning(), { key, asking, isAskedAgain });
  state.position = 0;
  if (!state.link.script) return;
  script ??= await (await call('api/walk')).json();
  if (isScripted()) await take(0);
}

/** Takes the next ask of the file. */
async function nextOfScript() {
  if (!script || isBusy() || state.walk.asks.length >= script.asks.length) return;
  state.isSending = true;
  try {
    await take(state.walk.asks.length);
  } finally {
    state.isSending = false;
  }
  await searchAll();
}

/** Changes map and ends as an ask of the file says.
 * @param {number} i */
async function take(i) {
  const { grid } = state;
  const { from, to, cells, letters } = /** @type {Script} */ (script).asks[i];
  if (cells.length > 0) {
    const changes = cells.map((place, k) => [...point(place), letters[k]]);
    const answer = await (await post('api/edit', { map: state.number, cells: changes })).json();
    if (state.grid !== grid) return;
    state.number = answer.map;
    cells.forEach((place, k) => { grid.letters[place] = letters.charCodeAt(k); });
  }
  state.start = from;
  state.goal = to;
}

/** The unit goes a cell further. */
async function advance() {
  const { walk: under } = state;
  state.start = under.way[++under.passed];
  if (state.link.each && state.start !== state.goal) {
    await searchAll();
    return;
  }
  under.moments.push({ place: state.start, ask: under.asks.length - 1 });
  state.position = under.moments.length - 1;
  show();
}

/** Begins the walk anew where the unit is. */
export function beginAnew() {
  state.walk.key = '';
  void attempt(searchAll);
}

/** The cells that a unit goes through by the first planner's path.
 * @param {(import('./search.js').Search | null)[]} searches
 * @returns {number[]} */
function way(searches) {
  const header = searches.find((search) => search?.header.outcome === 'FOUND')?.header;
  if (!header) return [];
  const { grid, link } = state;
  const points = header.points?.filter((_, i) => i % 2 === 0)
    .map((x, i) => Math.floor((header.points?.[2 * i + 1] ?? 0) / 2) * grid.width + Math.floor(x / 2));
  const turns = points ?? header.path;
  const cells = turns.flatMap((place, i) => (i === 0 ? [place] : placesBetween(grid, turns[i - 1], place).slice(1)));
  return cells.filter((place) => isFree(grid, place, link.terrain));
}

/** What changed between two states of the map; nothing where the first is of another map.
 * @param {Uint8Array} before
 * @param {Uint8Array} after
 * @returns {import('./state.js').Stroke} */
function difference(before, after) {
  /** @type {import('./state.js').Stroke} */
  const changes = new Map();
  for (let place = 0; place < Math.min(before.length, after.length); place++) {
    if (before[place] !== after[place]) changes.set(place, [before[place], after[place]]);
  }
  return changes;
}

/** Shows the map and the searches of an ask.
 * @param {number} i */
function showAsk(i) {
  const { walk: now, grid } = state;
  if (now.shown === i) return;
  for (let k = now.shown + 1; k <= i; k++) now.asks[k].changes.forEach(([, after], place) => { grid.letters[place] = after; });
  for (let k = now.shown; k > i; k--) now.asks[k].changes.forEach(([before], place) => { grid.letters[place] = before; });
  now.shown = i;
  state.goal = now.asks[i].goal;
  showAnswers(i);
}

/** Shows in the panes what planners answered to an ask.
 * @param {number} i */
function showAnswers(i) {
  const { searches, errors } = state.walk.asks[i];
  panes().forEach((pane, k) => {
    const [search, error] = [searches[k], errors[k]];
    if (search) pane.setSearch(search);
    else pane.setError(error ?? 'what was searched so long ago is not kept');
  });
}

/** Lets the searches of old asks go where there are too many. */
function letGo() {
  const { asks } = state.walk;
  let events = 0;
  for (let i = asks.length - 1; i >= 0; i--) {
    events += asks[i].searches.reduce((sum, search) => sum + (search?.size ?? 0), 0);
    if (events > MOST_EVENTS && i < asks.length - 1) {
      if (asks[i].searches.every((search) => search === null)) return;
      asks[i].searches = asks[i].searches.map(() => null);
    }
  }
}

export function listen() {
  control('each').addEventListener('change', () => {
    state.link.each = control('each').checked;
    void attempt(searchAll);
  });
  control('anew').addEventListener('click', beginAnew);
}
