// @ts-check
/** Keys of a page: what they do, and the list that says so. */
import { control, element } from './dom.js';

/** Some keys, what they do in words, and what does it.
 * @typedef {[string[], string, () => void]} Key */

const NAMES = /** @type {Record<string, string>} */ ({ ' ': 'space', ArrowRight: '→', ArrowLeft: '←', 'Ctrl+Z': 'Ctrl+Shift+z' });

/** Has keys do what a table says, and lists them.
 * @param {Key[]} keys
 * @param {string[][]} hands what hands do, and what comes of it, for the list */
export function listenToKeys(keys, hands) {
  const lines = [...keys.map(([names, what]) => [names.map((name) => NAMES[name] ?? name).join(', '), what]), ...hands];
  control('keylist').append(...lines.flatMap(([key, what]) => [
    element('dt', { textContent: key }), element('dd', { textContent: what })]));
  control('help').addEventListener('click', () => control('keydialog').showModal());
  document.addEventListener('keydown', (event) => press(keys, event));
}

/** @param {Key[]} keys
 * @param {KeyboardEvent} event */
function press(keys, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const isPressed = event.key === ' ' && target.matches('button, summary, [type=checkbox]');
  const isFree = target.matches('[type=radio], [type=checkbox]') || (event.key === ' ' && target.matches('[type=range]'));
  const isTyped = /^(INPUT|SELECT)$/.test(target.tagName) && !isFree;
  if (isTyped || isPressed || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
  const key = event.ctrlKey ? `Ctrl+${event.key}` : event.key;
  const action = keys.find(([names]) => names.includes(key))?.[2];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Folds the panel, or shows it.
 * @param {boolean} isFolded */
export function fold(isFolded) {
  document.body.classList.toggle('folded', isFolded);
  control('fold').setAttribute('aria-pressed', String(!isFolded));
}
