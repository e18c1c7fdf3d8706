// @ts-check
/** What the page says: beside the map, or in its middle where it is an error. */
import { control } from './dom.js';
import { edits, state } from './state.js';
import * as link from './link.js';

const ERROR_MILLIS = 8000;

/** @param {string} message
 * @param {boolean} [isError] */
export function say(message, isError = false) {
  const status = control('status');
  clearTimeout(state.messageTimer);
  if (!isError) state.status = message;
  status.textContent = message;
  status.className = isError ? 'error' : '';
  if (isError) state.messageTimer = setTimeout(forget, ERROR_MILLIS);
}

/** Takes an error back, since something else is done: what was said before it stands again. */
export function forget() {
  if (control('status').className === 'error') say(state.status);
}

/** Says instead of a map what is wrong; an empty message shows the map again.
 * @param {string} message */
export function notice(message) {
  control('notice').hidden = message === '';
  control('notice').firstElementChild.textContent = message;
  control('panes').hidden = message !== '';
}

/** @param {() => Promise<void>} work */
export async function attempt(work) {
  try {
    await work();
  } catch (error) {
    if (/** @type {Error} */ (error).name !== 'AbortError') {
      say(/** @type {Error} */ (error).message, true);
    }
  }
}

/** Puts the state into the address. */
export function writeLink() {
  state.link.edits = edits();
  if (!link.write(state.link)) say('too many edits for a link: it leaves them out', true);
}
