// @ts-check
/** The worst queries of each planner; a click shows map, path and expansions as they were recorded. */
import { commandOf, data, endsOf, partOf } from './data.js';
import { control, element } from './dom.js';
import { state, writeAddress } from './state.js';

const WALL = [52, 52, 60];
const GROUND = [246, 243, 234];
const FIRST = [43, 47, 119];
const LAST = [240, 216, 120];
const STEPS = 15;

/** @param {string} text
 * @returns {Promise<Uint8Array>} */
async function inflate(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The map, its expanded cells from the first to the last, and the path.
 * @param {HTMLCanvasElement} canvas
 * @param {import('./data.js').Worst} worst
 * @param {number} side in pixels */
async function paint(canvas, worst, side) {
  const ground = data.grounds[worst.map ?? 0];
  const cells = await inflate(ground.cells);
  const order = await inflate(worst.order ?? '');
  const [left, top, width, height] = worst.box ?? [0, 0, 0, 0];
  const image = new ImageData(ground.width, ground.height);
  const set = (/** @type {number} */ at, /** @type {number[]} */ rgb) => image.data.set([...rgb, 255], 4 * at);
  const isFree = (/** @type {number} */ at) => ((cells[at >> 3] >> (at & 7)) & 1) === 1;
  for (let at = 0; at < ground.width * ground.height; at++) set(at, isFree(at) ? GROUND : WALL);
  let next = 0;
  let step = 0;
  for (let i = 0; i < width * height; i++) {
    const at = (top + Math.floor(i / width)) * ground.width + left + (i % width);
    if (!isFree(at)) continue;
    step = (step + order[next++]) % (STEPS + 1);
    const t = (step - 1) / (STEPS - 1);
    if (step > 0) set(at, FIRST.map((from, c) => Math.round(from + t * (LAST[c] - from))));
  }
  const scale = side / Math.max(ground.width, ground.height);
  canvas.width = Math.round(ground.width * scale);
  canvas.height = Math.round(ground.height * scale);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const plain = new OffscreenCanvas(ground.width, ground.height);
  /** @type {OffscreenCanvasRenderingContext2D} */ (plain.getContext('2d')).putImageData(image, 0, 0);
  context.imageSmoothingEnabled = scale < 1;
  context.drawImage(plain, 0, 0, canvas.width, canvas.height);
  const path = worst.path ?? [];
  const place = (/** @type {number} */ i) => (path[i] / 2) * scale;
  context.strokeStyle = '#d02020';
  context.lineWidth = 2;
  context.beginPath();
  for (let i = 0; i < path.length; i += 2) context.lineTo(place(i), place(i + 1));
  context.stroke();
  for (const [i, colour] of /** @type {[number, string][]} */ ([[0, '#10a010'], [path.length - 2, '#d02020']])) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(place(i), place(i + 1), 5, 0, 2 * Math.PI);
    context.fill();
  }
}

/** @param {import('./data.js').Worst} worst */
const title = (worst) => `${data.planners[worst.planner].spec} on ${data.maps[partOf(worst.problem).map]}: ${worst.why}`;

/** Shows the open query beside the list. */
async function open() {
  const view = control('worst-view');
  const worst = data.worst[state.worst];
  if (!worst) {
    view.replaceChildren();
    return;
  }
  const canvas = element('canvas', {});
  const isRecorded = worst.order !== undefined;
  view.replaceChildren(
    element('p', {}, element('strong', { textContent: title(worst) })),
    ...(isRecorded ? [canvas, element('p', { textContent: 'Blue to yellow: cells in the order of expansion. Red: the path; green: its start.' })]
      : [element('p', { textContent: 'Not recorded: the map is gone, or the recordings had their 20 s or 5 MB before its turn.' })]),
    element('p', {}, element('code', { textContent: commandOf(worst.planner, worst.problem) })),
  );
  if (isRecorded) await paint(canvas, worst, Math.min(560, view.clientWidth || 560));
}

/** The list of the chosen planner, the worst first. */
function list() {
  const planner = Number(control('worst-planner').value);
  control('worst-list').replaceChildren(...data.worst.flatMap((worst, i) => {
    if (worst.planner !== planner) return [];
    const p = worst.problem;
    const button = element('button', {
      type: 'button',
      className: worst.order === undefined ? 'bare' : '',
      textContent: `${worst.why} · ${data.maps[partOf(p).map]}, ${endsOf(p)}`,
      onclick: () => {
        state.worst = i;
        showWorst();
        writeAddress();
      },
    });
    button.setAttribute('aria-pressed', String(i === state.worst));
    return [element('li', {}, button)];
  }));
}

/** Shows the list and the query that is open. */
export function showWorst() {
  if (!control('worst-list')) return;
  const planner = data.worst[state.worst]?.planner;
  if (planner !== undefined) control('worst-planner').value = String(planner);
  list();
  void open();
}

/** Puts the list in its section. */
export function beginWorst() {
  const section = control('worst-queries');
  if (!section || data.worst.length === 0) return;
  const planners = [...new Set(data.worst.map(({ planner }) => planner))];
  section.replaceChildren(
    element('p', {}, element('label', { textContent: 'Planner ' }, element('select', {
      id: 'worst-planner',
      onchange: () => {
        state.worst = -1;
        showWorst();
        writeAddress();
      },
    }, ...planners.map((planner) => element('option', { value: String(planner), textContent: data.planners[planner].spec }))))),
    element('div', { className: 'worst' }, element('ol', { id: 'worst-list' }), element('div', { id: 'worst-view' })),
  );
}
