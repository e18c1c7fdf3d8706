// @ts-check
/** What is done on the map: ends are put and dragged, terrain is drawn, and all of it taken back. */
import { control } from './dom.js';
import { freeEnds, isFree, placesBetween, terrainName } from './grid.js';
import { kind } from './kinds.js';
import { attempt, say } from './messages.js';
import { show } from './replay.js';
import { searchAll } from './searches.js';
import { post } from './server.js';
import { edits, point, state } from './state.js';

const WALL = '@'.charCodeAt(0);
const GROUND = '.'.charCodeAt(0);
/** How near to an end the pointer takes hold of it, in pixels, where cells are smaller. */
const GRASP_PIXELS = 9;

/** @typedef {'move' | 'start' | 'goal' | 'more' | 'further' | 'draw'} Grip what a pointer that goes down does until it comes up */

/** Which further goal is being dragged. */
let dragged = -1;

/** @type {import('./pointer.js').Hand} */
export const hand = { view: () => state.view, place, take, use, release, cancel, hover, point: pointByKeys, moved: show };

/** @param {number} x
 * @param {number} y */
function place(x, y) {
  const { width, height } = state.grid;
  return x >= 0 && x < width && y >= 0 && y < height ? Math.floor(y) * width + Math.floor(x) : -1;
}

/**
 * What the pointer takes hold of: an end that is near, or what the tool is for.
 * @param {number} x in cells
 * @param {number} y
 * @returns {Grip}
 */
function take(x, y) {
  const reach = Math.max(0.5, GRASP_PIXELS / (state.view?.scale ?? 1));
  /** @param {number} at */
  const isNear = (at) => {
    const [endX, endY] = point(at);
    return Math.max(Math.abs(x - endX - 0.5), Math.abs(y - endY - 0.5)) <= reach;
  };
  for (const end of hasEnds() ? /** @type {const} */ (['goal', 'start']) : []) {
    if (isNear(state[end])) return end;
  }
  const chosen = tool();
  dragged = hasMore() && chosen !== 'more' ? state.more.findIndex(isNear) : -1;
  if (dragged >= 0) return 'further';
  if (!hasEnds() && (chosen === 'start' || chosen === 'goal')) return 'move';
  if (!hasMore() && chosen === 'more') return 'move';
  if (chosen === 'move' || chosen === 'start' || chosen === 'goal' || chosen === 'more') return chosen;
  const under = place(x, y);
  const letter = chosen.charCodeAt(0);
  state.strokeLetter = letter === WALL && under >= 0 && state.grid.letters[under] === WALL ? GROUND : letter;
  kind().present?.();
  state.stroke = new Map();
  return 'draw';
}

/** Whether there is one start and one goal. */
const hasEnds = () => state.link.kind !== 'team';

/** Whether there may be further goals. */
const hasMore = () => ['query', 'crowd'].includes(state.link.kind);

/** Whether the goal may lie in a wall: then as near as possible is near enough. */
const mayBlockGoal = hasEnds;

const tool = () => /** @type {HTMLInputElement} */ (document.querySelector('input[name=tool]:checked')).value;

/**
 * Uses what was taken on a place, and on those between the one before it and it.
 * @param {Grip} grip
 * @param {number} at
 * @param {number} before the place before in one stroke, -1 for none
 */
function use(grip, at, before) {
  if (at < 0 || grip === 'move') return;
  if (grip === 'more') {
    if (before < 0) toggleGoal(at);
    return;
  }
  if (grip === 'further') {
    dragGoal(at);
    return;
  }
  if (grip !== 'draw') {
    setEnd(grip, at, before >= 0);
    return;
  }
  for (const each of placesBetween(state.grid, before < 0 ? at : before, at)) put(each, state.strokeLetter);
  if (state.pending.size > 0) void attempt(sendEdits);
}

/** Puts a letter on a place that is no end, as part of the stroke.
 * @param {number} at
 * @param {number} letter */
function put(at, letter) {
  const { letters } = state.grid;
  const isEnd = hasEnds() && (at === state.start || (!mayBlockGoal() && (at === state.goal || (hasMore() && state.more.includes(at)))));
  if (isEnd || letters[at] === letter || !state.stroke) return;
  state.stroke.set(at, [state.stroke.get(at)?.[0] ?? letters[at], letter]);
  letters[at] = letter;
  state.pending.set(at, letter);
}

/** Ends a stroke. */
function release() {
  if (state.stroke && state.stroke.size > 0) {
    state.done.push(state.stroke);
    state.undone = [];
  }
  state.stroke = null;
  showHistory();
}

/** Takes back the stroke that was begun. */
function cancel() {
  const { stroke } = state;
  state.stroke = null;
  if (stroke && stroke.size > 0) apply(stroke, 0);
}

/** @param {number} at */
function hover(at) {
  control('hover').textContent = at < 0 || state.number === 0 ? ''
    : `(${point(at)}) ${terrainName(state.grid, at)}; `
      + state.panes.map((pane) => pane.describe(at)).join('; ');
  if (at < 0) state.panes.forEach((pane) => pane.describe(at));
  if (['team', 'crowd'].includes(state.link.kind) && !state.isPlaying) show();
}

/** Moves the cursor of keys, which begins at the start, and uses the tool there.
 * @param {number} dx
 * @param {number} dy
 * @param {boolean} isUsed */
function pointByKeys(dx, dy, isUsed) {
  const { width, height } = state.grid;
  const [x, y] = point(state.cursor >= 0 && state.cursor < width * height ? state.cursor : state.start);
  const [toX, toY] = [Math.max(0, Math.min(width - 1, x + dx)), Math.max(0, Math.min(height - 1, y + dy))];
  state.cursor = toY * width + toX;
  if (isUsed) {
    use(take(toX + 0.5, toY + 0.5), state.cursor, -1);
    release();
  }
  hover(state.cursor);
  show();
}

/**
 * @param {'start' | 'goal'} end
 * @param {number} at
 * @param {boolean} isDragged so that a blocked place is passed over without a word
 */
export function setEnd(end, at, isDragged) {
  if (state[end] === at) return;
  if (!isFree(state.grid, at, state.link.terrain) && !(end === 'goal' && mayBlockGoal())) {
    if (!isDragged) say(`(${point(at)}) is blocked`, true);
    return;
  }
  kind().present?.();
  state[end] = at;
  state.link.at = null;
  void attempt(searchAll);
}

/** Brings the further goal that is dragged to a place, if it is free and no other end.
 * @param {number} at */
function dragGoal(at) {
  const isTaken = at === state.start || at === state.goal || state.more.includes(at);
  if (isTaken || !isFree(state.grid, at, state.link.terrain)) return;
  state.more = state.more.with(dragged, at);
  state.link.at = null;
  void attempt(searchAll);
}

/** Adds a further goal, or takes it away.
 * @param {number} at */
function toggleGoal(at) {
  const isThere = state.more.includes(at);
  if (!isThere && (at === state.goal || at === state.start)) return;
  if (!isThere && !isFree(state.grid, at, state.link.terrain)) {
    say(`(${point(at)}) is blocked: of several goals each must be free`, true);
    return;
  }
  state.more = isThere ? state.more.filter((goal) => goal !== at) : [...state.more, at];
  state.link.at = null;
  void attempt(searchAll);
}

/** Takes an end from where it was typed.
 * @param {'from' | 'to'} id */
export function typeEnd(id) {
  const { width, height } = state.grid;
  const match = /^\s*(\d+)\s*,\s*(\d+)\s*$/.exec(control(id).value);
  const [x, y] = match ? [Number(match[1]), Number(match[2])] : [-1, -1];
  if (match && x < width && y < height) setEnd(id === 'from' ? 'start' : 'goal', y * width + x, false);
  else say(`expected x,y up to ${width - 1},${height - 1}`, true);
}

/** Sends what was drawn since the last answer, so that the path follows the pen. */
async function sendEdits() {
  if (state.isSending) return;
  state.isSending = true;
  try {
    state.link.at = null;
    while (state.pending.size > 0) {
      const cells = [...state.pending].map(([at, letter]) => [...point(at), String.fromCharCode(letter)]);
      const { grid } = state;
      state.pending = new Map();
      const answer = await (await post('api/edit', { map: state.number, cells })).json();
      if (state.grid !== grid) return;
      state.number = answer.map;
      await searchAll();
    }
  } finally {
    state.isSending = false;
  }
}

/** Draws a stroke's letters: those after it, or those before it.
 * @param {import('./state.js').Stroke} stroke
 * @param {0 | 1} which */
function apply(stroke, which) {
  for (const [at, letters] of stroke) {
    state.grid.letters[at] = letters[which];
    state.pending.set(at, letters[which]);
  }
  for (const end of /** @type {const} */ (['start', 'goal'])) {
    if (end === 'goal' && mayBlockGoal()) continue;
    if (!isFree(state.grid, state[end], state.link.terrain)) state[end] = freeEnds(state.grid, state.link.terrain)[end];
  }
  if (!mayBlockGoal()) state.more = state.more.filter((goal) => isFree(state.grid, goal, state.link.terrain));
  showHistory();
  void attempt(sendEdits);
}

export function undo() {
  kind().present?.();
  const stroke = state.done.pop();
  if (!stroke) return;
  state.undone.push(stroke);
  apply(stroke, 0);
}

export function redo() {
  kind().present?.();
  const stroke = state.undone.pop();
  if (!stroke) return;
  state.done.push(stroke);
  apply(stroke, 1);
}

/** Takes back all that was drawn, as a stroke of its own. */
export function clear() {
  kind().present?.();
  state.stroke = new Map();
  for (const [x, y] of edits()) put(y * state.grid.width + x, state.original[y * state.grid.width + x]);
  release();
  void attempt(sendEdits);
}

/** Which of undo, redo and clear there is something for. */
export function showHistory() {
  control('undo').disabled = state.done.length === 0;
  control('redo').disabled = state.undone.length === 0;
  control('clear').disabled = edits().length === 0;
}
