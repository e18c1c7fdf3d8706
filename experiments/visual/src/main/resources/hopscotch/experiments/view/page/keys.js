// @ts-check
/** The keys, in one table: what they do and what the list of keys says. */
import { control, element } from './dom.js';
import { redo, undo } from './edit.js';
import * as mappicker from './mappicker.js';
import { jump, setPlaying, show, step } from './replay.js';
import { state } from './state.js';
import { zoom } from './pointer.js';

const ZOOM = 1.4;

/** @param {string} id */
const click = (id) => () => control(id).click();

/** @param {string} tool */
const choose = (tool) => () => /** @type {any} */ (document.querySelector(`input[name=tool][value="${tool}"]`)).click();

/** @param {number} factor */
const zoomBy = (factor) => () => {
  const box = state.panes[0].canvas.getBoundingClientRect();
  if (state.view) zoom(state.view, box.width / 2, box.height / 2, factor);
  show();
};

/** @type {[string[], string, () => void][]} */
const KEYS = [
  [[' '], 'play or pause', () => setPlaying(!state.isPlaying)],
  [['ArrowRight'], 'a step forward', () => step(1)],
  [['ArrowLeft'], 'a step back', () => step(-1)],
  [['Home'], 'to the start of the replay', () => jump(0)],
  [['End'], 'to its end', () => jump(Infinity)],
  [['1'], 'a query', click('kind-query')],
  [['2'], 'a walk on a map that changes', click('kind-walk')],
  [['3'], 'a team', click('kind-team')],
  [['m'], 'tool: move the map', choose('move')],
  [['s'], 'tool: start', choose('start')],
  [['g'], 'tool: goal', choose('goal')],
  [['w'], 'tool: wall', choose('@')],
  [['e'], 'tool: ground', choose('.')],
  [['z', 'Ctrl+z'], 'undo', undo],
  [['y', 'Ctrl+y', 'Ctrl+Z'], 'redo', redo],
  [['o'], 'choose a map', mappicker.open],
  [['f'], 'show the whole map', click('fit')],
  [['+', '='], 'larger', zoomBy(ZOOM)],
  [['-'], 'smaller', zoomBy(1 / ZOOM)],
  [['p'], 'show or fold the panel', click('fold')],
  [['d'], 'dark or light', click('theme')],
  [['?'], 'this list', click('help')],
];
const NAMES = /** @type {Record<string, string>} */ ({ ' ': 'space', ArrowRight: '→', ArrowLeft: '←' });

export function begin() {
  control('keylist').append(
    ...KEYS.flatMap(([keys, what]) => [
      element('dt', { textContent: keys.map((key) => NAMES[key] ?? key.replace('Ctrl+Z', 'Ctrl+Shift+z')).join(', ') }),
      element('dd', { textContent: what })]),
    ...[['drag start or goal', 'move it, whatever the tool'], ['shift and drag', 'move the map'],
      ['wheel, two fingers', 'zoom']].flatMap(([hand, what]) => [
      element('dt', { textContent: hand }), element('dd', { textContent: what })]));
  control('help').addEventListener('click', () => control('keydialog').showModal());
  document.addEventListener('keydown', press);
}

/** @param {KeyboardEvent} event */
function press(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const isTool = target instanceof HTMLInputElement && target.type === 'radio';
  const isTyped = /^(INPUT|SELECT)$/.test(target.tagName) && !isTool;
  const isPressed = /^(BUTTON|SUMMARY)$/.test(target.tagName) && event.key === ' ';
  if (isTyped || isPressed || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
  const key = event.ctrlKey ? `Ctrl+${event.key}` : event.key;
  const action = KEYS.find(([keys]) => keys.includes(key))?.[2];
  if (!action) return;
  event.preventDefault();
  action();
}
