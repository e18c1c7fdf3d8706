// @ts-check
/** The keys, in one table: what they do and what the list of keys says. */
import { control } from './dom.js';
import { redo, undo } from './edit.js';
import { listenToKeys } from './keyboard.js';
import * as mappicker from './mappicker.js';
import { jump, setPlaying, show, step } from './replay.js';
import { state } from './state.js';
import { zoomMiddle } from './pointer.js';

const ZOOM = 1.4;

/** @param {string} id */
const click = (id) => () => control(id).click();

/** @param {string} tool */
const choose = (tool) => () => /** @type {any} */ (document.querySelector(`input[name=tool][value="${tool}"]`)).click();

/** @param {number} factor */
const zoomBy = (factor) => () => {
  zoomMiddle(state.view, state.panes[state.front].canvas, factor);
  show();
};

/** @type {import('./keyboard.js').Key[]} */
const KEYS = [
  [[' '], 'play or pause', () => setPlaying(!state.isPlaying)],
  [['ArrowRight'], 'a step forward', () => step(1)],
  [['ArrowLeft'], 'a step back', () => step(-1)],
  [['Home'], 'to the start of the replay', () => jump(0)],
  [['End'], 'to its end', () => jump(Infinity)],
  [['1'], 'a query', click('kind-query')],
  [['2'], 'a walk on a map that changes', click('kind-walk')],
  [['3'], 'a team', click('kind-team')],
  [['4'], 'a crowd', click('kind-crowd')],
  [['m'], 'tool: move the map', choose('move')],
  [['s'], 'tool: start', choose('start')],
  [['g'], 'tool: goal', choose('goal')],
  [['a'], 'tool: add a goal, or take one away', choose('more')],
  [['w'], 'tool: wall', choose('@')],
  [['e'], 'tool: ground', choose('.')],
  [['z', 'Ctrl+z'], 'undo', undo],
  [['y', 'Ctrl+y', 'Ctrl+Z'], 'redo', redo],
  [['o'], 'choose a map', mappicker.open],
  [['f'], 'show the whole map', click('fit')],
  [['+', '='], 'larger', zoomBy(ZOOM)],
  [['-'], 'smaller', zoomBy(1 / ZOOM)],
  [['r'], 'race two planners', click('race')],
  [['t'], 'the map of the next planner, where there is room for one', click('turn')],
  [['p'], 'show or fold the panel', click('fold')],
  [['d'], 'dark or light', click('theme')],
  [['?'], 'this list', click('help')],
];

export const begin = () => listenToKeys(KEYS, [['drag start or goal', 'move it, whatever the tool'],
  ['shift and drag', 'move the map'], ['wheel, two fingers', 'zoom'], ['Tab to the map, then arrows', 'move a cursor'], ['Enter on the map', 'use the tool at the cursor']]);
