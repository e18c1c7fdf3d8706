// @ts-check
/** The dialogue in which a map is found, made or opened. */
import { control, element } from './dom.js';
import { drop, load } from './maps.js';
import { state } from './state.js';

/** A group shows no more of its maps. */
const MOST_SHOWN = 60;

/** @param {{name: string, title: string}[]} generators */
export function begin(generators) {
  control('kind').replaceChildren(element('option', { value: '', textContent: 'empty map' }),
    ...generators.map(({ name, title }) => element('option', { value: name, textContent: `${name}: ${title}` })));
  control('maps').addEventListener('click', open);
  control('notice').lastElementChild.addEventListener('click', open);
  control('search').addEventListener('input', list);
  control('search').addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    control('maplist').querySelector('button')?.click();
  });
  control('make').addEventListener('click', () => choose(() => load(madeName())));
  control('file').addEventListener('change', () => {
    const file = control('file').files[0];
    control('file').value = '';
    if (file) void choose(() => drop(file));
  });
}

export function open() {
  control('search').value = '';
  control('mapmessage').textContent = '';
  list();
  control('mapdialog').showModal();
  control('search').focus();
}

/** The name of a map that the server makes. */
function madeName() {
  const size = `${control('width').value}x${control('height').value}`;
  const kind = control('kind').value;
  return kind === '' ? `empty/${size}` : `generated/${kind}/${size}/${control('seed').value}`;
}

/** Closes once the map is there; what is wrong is said in the dialogue.
 * @param {() => Promise<void>} work */
async function choose(work) {
  try {
    control('mapmessage').textContent = '';
    await work();
    control('mapdialog').close();
  } catch (error) {
    control('mapmessage').textContent = /** @type {Error} */ (error).message;
  }
}

/** Lists the maps whose names have every word that is searched for, by set. */
function list() {
  const words = control('search').value.toLowerCase().split(/\s+/);
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const { name } of state.maps) {
    if (!words.every((/** @type {string} */ word) => name.toLowerCase().includes(word))) continue;
    const set = name.includes('/') ? name.slice(0, name.indexOf('/')) : 'this file';
    groups.set(set, [...groups.get(set) ?? [], name]);
  }
  control('maplist').replaceChildren(...[...groups].flatMap(([set, names]) => [
    element('h3', { textContent: `${set} (${names.length})` }),
    element('div', {}, ...names.slice(0, MOST_SHOWN).map(choice),
      names.length > MOST_SHOWN ? `and ${names.length - MOST_SHOWN} more: search for a part of the name` : ''),
  ]));
  if (groups.size === 0) control('maplist').textContent = 'no map has such a name';
}

/** @param {string} name */
function choice(name) {
  const button = element('button', { type: 'button', textContent: name.slice(name.indexOf('/') + 1), title: name });
  button.addEventListener('click', () => choose(() => load(name)));
  return button;
}
