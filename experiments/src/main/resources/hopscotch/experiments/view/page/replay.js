// @ts-check
/** The replay: its position counts expansions, or microseconds. */
import { control } from './dom.js';
import { writeLink } from './messages.js';
import { draw } from './paint.js';
import { state } from './state.js';

/** @typedef {import('./pane.js').Pane} Pane */

const LONGEST_SECONDS = 120;
const SHORTEST_SECONDS = 0.5;

/** @param {Pane} pane */
const length = (pane) => (state.link.pace === 'time' ? pane.search?.header.elapsedMicros ?? 0 : pane.total);

const longest = () => Math.max(0, ...state.panes.map(length));

/** @param {Pane} pane */
function expansionsOf(pane) {
  if (state.link.pace !== 'time') return state.position;
  const micros = length(pane);
  return state.position >= micros ? pane.total : (pane.total * state.position) / micros;
}

/** Draws the panes as of the position. */
export function show() {
  if (state.number === 0) return;
  const end = longest();
  state.position = Math.max(0, Math.min(end, state.position));
  arrange();
  state.view ??= state.panes[0]?.fit() ?? null;
  if (!state.view) return;
  for (const pane of state.panes) {
    pane.setColour(state.link.colour);
    pane.showExpansions(expansionsOf(pane));
    pane.explain();
    draw(pane, state.view, state.start, state.goal, state.link.show);
  }
  const unit = state.link.pace === 'time' ? 'µs' : 'expansions';
  control('seek').max = Math.max(1, Math.ceil(end));
  control('seek').value = state.position;
  control('clock').textContent =
    `${Math.round(state.position).toLocaleString('en')} of ${Math.round(end).toLocaleString('en')} ${unit}`;
}

/** Puts the panes into as many columns as show the map largest. */
function arrange() {
  const box = control('panes').getBoundingClientRect();
  const count = state.panes.length;
  const [pane] = state.panes;
  const words = pane ? pane.element.offsetHeight - pane.canvas.offsetHeight : 0;
  let best = 1;
  let largest = 0;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(box.width / columns / state.grid.width, (box.height / rows - words) / state.grid.height);
    if (scale > largest) [best, largest] = [columns, scale];
  }
  const { style } = control('panes');
  style.gridTemplateColumns = `repeat(${best}, minmax(0, 1fr))`;
  style.gridTemplateRows = `repeat(${Math.ceil(count / best)}, minmax(0, 1fr))`;
}

/** Puts the place of the replay into the address. */
export function remember() {
  state.link.at = state.position >= longest() ? null : Math.round(state.position);
  writeLink();
}

/** @param {boolean} on */
export function setPlaying(on) {
  if (on === state.isPlaying) return;
  state.isPlaying = on;
  control('play').textContent = on ? 'Pause' : 'Play';
  control('play').setAttribute('aria-pressed', String(on));
  if (!on) remember();
  if (on) {
    if (state.position >= longest()) state.position = 0;
    state.lastFrame = performance.now();
    requestAnimationFrame(frame);
  }
}

/** @param {number} now */
function frame(now) {
  if (!state.isPlaying) return;
  const share = control('speed').value / 100;
  const seconds = LONGEST_SECONDS * (SHORTEST_SECONDS / LONGEST_SECONDS) ** share;
  state.position += (longest() * (now - state.lastFrame)) / 1000 / seconds;
  state.lastFrame = now;
  show();
  if (state.position >= longest()) setPlaying(false);
  else requestAnimationFrame(frame);
}

/** @param {number} direction */
export function step(direction) {
  const isTime = state.link.pace === 'time';
  const size = isTime ? longest() / Math.max(1, ...state.panes.map((pane) => pane.total)) : 1;
  jump((isTime ? state.position : Math.floor(state.position)) + direction * size);
}

/** @param {number} target */
export function jump(target) {
  setPlaying(false);
  state.position = target;
  show();
  remember();
}
