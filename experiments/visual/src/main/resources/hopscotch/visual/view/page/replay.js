// @ts-check
/** The replay of whatever kind of problem there is: its position, and the keys that move it. */
import { arrange } from './board.js';
import { control } from './dom.js';
import { kind } from './kinds.js';
import { writeLink } from './messages.js';
import { state } from './state.js';

/** Draws the panes as of the position. */
export function show() {
  if (state.number === 0) return;
  const end = kind().length();
  state.position = Math.max(0, Math.min(end, state.position));
  arrange(state.panes, state.grid);
  state.view ??= state.panes[state.front]?.fit() ?? null;
  if (!state.view) return;
  kind().show(state.view);
  control('seek').max = Math.max(1, Math.ceil(end));
  control('seek').value = state.position;
  control('clock').textContent = kind().clock();
  control('seek').setAttribute('aria-valuetext', kind().clock());
  control('speed').setAttribute('aria-valuetext', `${rate().toPrecision(2)} a second`);
  for (const pane of state.panes) pane.showCursor(state.view, state.cursor);
}

/** Puts the place of the replay into the address. */
export function remember() {
  state.link.at = state.position >= kind().length() ? null : Math.round(state.position);
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
    if (state.position >= kind().length() && !kind().goesOn) state.position = 0;
    state.lastFrame = performance.now();
    requestAnimationFrame(frame);
  }
}

/** How far the replay goes in a second. */
export const rate = () => kind().rate(control('speed').value / 100);

/** @param {number} now */
function frame(now) {
  if (!state.isPlaying) return;
  state.position += (rate() * (now - state.lastFrame)) / 1000;
  state.lastFrame = now;
  show();
  if (state.position >= kind().length() && !kind().goesOn?.(now)) setPlaying(false);
  else requestAnimationFrame(frame);
}

/** @param {number} direction */
export function step(direction) {
  const from = kind().step() === 1 ? Math.floor(state.position) : state.position;
  jump(from + direction * kind().step());
}

/** @param {number} target */
export function jump(target) {
  setPlaying(false);
  state.position = target;
  show();
  remember();
}
