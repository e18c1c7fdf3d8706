// @ts-check
/** The panes side by side, and where their replay stands, in expansions. */
import { arrange } from '../../view/page/board.js';
import { control } from '../../view/page/dom.js';
import { draw } from '../../view/page/paint.js';

/** @typedef {import('../../view/page/pane.js').Pane} Pane */
/** @typedef {{scale: number, x: number, y: number}} View */

const LONGEST_SECONDS = 120;
const SHORTEST_SECONDS = 0.5;

export const player = {
  /** @type {Pane[]} */
  panes: [],
  /** How the map lies in every pane; null until it is fitted.
   * @type {View | null} */
  view: null,
  start: 0,
  goal: 0,
  position: 0,
  colour: 'order',
  level: 'searched',
  isPlaying: false,
  lastFrame: 0,
  /** Told where the replay came to rest. */
  rested: () => {},
};

const longest = () => Math.max(0, ...player.panes.map(({ total }) => total));

/** Draws the panes as of the position. */
export function show() {
  const { panes, start, goal, level } = player;
  if (panes.length === 0) return;
  const end = longest();
  player.position = Math.max(0, Math.min(end, player.position));
  arrange(panes, panes[0].grid);
  player.view ??= panes[0].fit();
  for (const pane of panes) {
    pane.setColour(player.colour);
    pane.showExpansions(player.position);
    draw(pane, player.view, start, goal, { clusters: level !== 'none', level });
  }
  control('seek').max = Math.max(1, end);
  control('seek').value = player.position;
  control('clock').textContent =
    `${Math.floor(player.position).toLocaleString('en')} of ${end.toLocaleString('en')} expansions`;
}

/** Whether the replay stands at its end. */
export const isAtEnd = () => player.position >= longest();

/** @param {boolean} on */
export function setPlaying(on) {
  if (on === player.isPlaying) return;
  player.isPlaying = on;
  control('play').textContent = on ? 'Pause' : 'Play';
  control('play').setAttribute('aria-pressed', String(on));
  if (!on) player.rested();
  if (on) {
    if (isAtEnd()) player.position = 0;
    player.lastFrame = performance.now();
    requestAnimationFrame(frame);
  }
}

/** @param {number} now */
function frame(now) {
  if (!player.isPlaying) return;
  const share = control('speed').value / 100;
  const seconds = LONGEST_SECONDS * (SHORTEST_SECONDS / LONGEST_SECONDS) ** share;
  player.position += (longest() * Math.max(0, now - player.lastFrame)) / 1000 / seconds;
  player.lastFrame = now;
  show();
  if (isAtEnd()) setPlaying(false);
  else requestAnimationFrame(frame);
}

/** @param {number} target in expansions */
export function jump(target) {
  setPlaying(false);
  player.position = target;
  show();
  player.rested();
}

/** @param {number} expansions forward, or back where negative */
export const step = (expansions) => jump(Math.floor(player.position) + expansions);
