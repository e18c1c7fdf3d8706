// @ts-check
/** The bar at the top: what is chosen, and the legend of all plots. */
import { bucketOf, data } from './data.js';
import { control, element } from './dom.js';
import { looks } from './look.js';
import { METRICS } from './selection.js';
import { state } from './state.js';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** @param {string} name
 * @param {Record<string, string | number>} attributes */
export function shape(name, attributes) {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** A line as it is drawn, long enough to show its dashes, with its marker.
 * @param {import('./look.js').Look} look */
export function swatch(look) {
  const box = shape('svg', { width: 40, height: 14, 'aria-hidden': 'true' });
  box.append(shape('line', { x1: 0, x2: 40, y1: 7, y2: 7, stroke: look.colour, 'stroke-width': 2, 'stroke-dasharray': look.dashes }));
  const plot = /** @type {any} */ (globalThis).Plot;
  const marker = plot?.dot([[20, 7]], { symbol: look.symbol }) && plot.plot({
    width: 14, height: 14, margin: 0, axis: null, x: { domain: [0, 1] }, y: { domain: [0, 1] },
    marks: [plot.dot([[0.5, 0.5]], { symbol: look.symbol, stroke: look.colour, fill: 'white', r: 4 })],
  });
  if (marker) {
    marker.setAttribute('x', '13');
    box.append(marker);
  }
  return box;
}

/** A menu of boxes to tick; all are chosen while none is.
 * @param {string} id
 * @param {string[]} names
 * @param {(ticked: number[]) => void} choose */
function menu(id, names, choose) {
  const boxes = names.map((name) => element('label', {}, element('input', { type: 'checkbox' }), name));
  const inputs = boxes.map((box) => /** @type {HTMLInputElement} */ (box.firstChild));
  const tell = () => choose(inputs.flatMap((input, i) => (input.checked ? [i] : [])));
  const setAll = (/** @type {boolean} */ isTicked) => () => {
    inputs.forEach((input, i) => { if (!boxes[i].hidden) input.checked = isTicked; });
    tell();
  };
  inputs.forEach((input) => input.addEventListener('change', tell));
  const search = element('input', { type: 'search', placeholder: 'find', oninput: () => {
    boxes.forEach((box, i) => { box.hidden = !names[i].toLowerCase().includes(search.value.toLowerCase()); });
  } });
  return element('details', { id, className: 'menu' }, element('summary', {}), element('div', { className: 'card' },
    element('p', {}, search, element('button', { type: 'button', textContent: 'all', onclick: setAll(true) }),
      element('button', { type: 'button', textContent: 'none', onclick: setAll(false) })),
    element('div', { className: 'choices' }, ...boxes)));
}

/** @param {string} id
 * @param {string} label
 * @param {[string, string][]} options
 * @param {(value: string) => void} choose */
const select = (id, label, options, choose) => element('label', {}, `${label} `, element('select', {
  id, onchange: () => choose(control(id).value),
}, ...options.map(([value, textContent]) => element('option', { value, textContent }))));

/** Makes the bar; `changed` is called when something was chosen.
 * @param {() => void} changed */
export function beginControls(changed) {
  const then = (/** @type {(value: any) => void} */ choose) => (/** @type {any} */ value) => {
    choose(value);
    state.zooms.clear();
    changed();
  };
  const range = () => {
    const [from, to] = ['bucket-from', 'bucket-to'].map((id) => control(id).value);
    state.buckets = [Number(from) || 0, to === '' ? Infinity : Number(to)];
  };
  const largest = data.size > 0 ? Array.from({ length: data.size }, (_, i) => bucketOf(i)).reduce((a, b) => Math.max(a, b || 0), 0) : 0;
  const bucket = (/** @type {string} */ id, /** @type {string} */ placeholder) => element('input', {
    id, type: 'number', min: '0', max: String(largest), placeholder, onchange: then(range) });
  control('bar').append(
    menu('planners-menu', data.planners.map(({ spec }) => spec), then((ticked) => { state.ticked = ticked; })),
    menu('sets-menu', data.sets, then((ticked) => { state.sets = new Set(ticked.map((/** @type {number} */ i) => data.sets[i])); })),
    menu('maps-menu', data.maps, then((ticked) => { state.maps = new Set(ticked.map((/** @type {number} */ i) => data.maps[i])); })),
    element('label', {}, 'buckets ', bucket('bucket-from', '0'), ' to ', bucket('bucket-to', String(largest))),
    select('metric', 'metric', Object.entries(METRICS).map(([key, { head }]) => [key, head]), then((value) => { state.metric = value; })),
    select('scale', 'scale', [['log', 'logarithmic'], ['linear', 'linear']], then((value) => { state.isLogarithmic = value === 'log'; })),
    select('rival', 'against', data.planners.map(({ spec }, i) => [String(i), spec]), then((value) => { state.rival = Number(value); })),
    element('button', { type: 'button', id: 'reset', textContent: 'all again', onclick: () => { location.hash = ''; } }),
    element('div', { id: 'legend', className: 'legend' }),
  );
  document.addEventListener('click', (event) => {
    document.querySelectorAll('details.menu').forEach((open) => {
      if (!open.contains(/** @type {Node} */ (event.target))) /** @type {HTMLDetailsElement} */ (open).open = false;
    });
  });
}

/** @param {string} id
 * @param {string} what
 * @param {(i: number) => boolean} isTicked
 * @param {number} count
 * @param {number} all */
function tickMenu(id, what, isTicked, count, all) {
  control(id).querySelector('summary').textContent = count === all ? `${what}: all ${all}` : `${what}: ${count} of ${all}`;
  control(id).querySelectorAll('.choices input').forEach((/** @type {HTMLInputElement} */ input, /** @type {number} */ i) => {
    input.checked = isTicked(i);
  });
}

/** The planners that are drawn, each as its line is, and how many are not.
 * @returns {Element[]} */
export function legend() {
  const shown = looks();
  const others = state.planners.length > shown.length
    ? [element('span', { className: 'note', textContent: `Drawn: ${shown.length} of ${state.planners.length} planners.` })] : [];
  return [...shown.map((look) =>
    element('span', { className: 'look', title: data.planners[look.planner].spec }, swatch(look), look.name)), ...others];
}

/** Has the bar say what is chosen. */
export function showControls() {
  tickMenu('planners-menu', 'planners', (i) => state.ticked.includes(i), state.planners.length, data.planners.length);
  tickMenu('sets-menu', 'sets', (i) => state.sets.has(data.sets[i]), state.sets.size || data.sets.length, data.sets.length);
  tickMenu('maps-menu', 'maps', (i) => state.maps.has(data.maps[i]), state.maps.size || data.maps.length, data.maps.length);
  control('bucket-from').value = state.buckets[0] > 0 ? state.buckets[0] : '';
  control('bucket-to').value = state.buckets[1] < Infinity ? state.buckets[1] : '';
  control('metric').value = state.metric;
  control('scale').value = state.isLogarithmic ? 'log' : 'linear';
  control('rival').value = String(state.rival);
  control('legend').replaceChildren(...legend());
}
