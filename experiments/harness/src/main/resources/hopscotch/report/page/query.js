// @ts-check
/** A query to look at: map, path and expansions as they were recorded, and the commands that show and repeat it. */
import { data, endsOf, partOf, repeatOf, viewOf } from './data.js';
import { element } from './dom.js';

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
  const map = data.recordedMaps[worst.map ?? 0];
  const cells = await inflate(map.cells);
  const order = await inflate(worst.order ?? '');
  const [left, top, width, height] = worst.box ?? [0, 0, 0, 0];
  const image = new ImageData(map.width, map.height);
  const set = (/** @type {number} */ at, /** @type {number[]} */ rgb) => image.data.set([...rgb, 255], 4 * at);
  const isFree = (/** @type {number} */ at) => ((cells[at >> 3] >> (at & 7)) & 1) === 1;
  for (let at = 0; at < map.width * map.height; at++) set(at, isFree(at) ? GROUND : WALL);
  let next = 0;
  let step = 0;
  for (let i = 0; i < width * height; i++) {
    const at = (top + Math.floor(i / width)) * map.width + left + (i % width);
    if (!isFree(at)) continue;
    step = (step + order[next++]) % (STEPS + 1);
    const t = (step - 1) / (STEPS - 1);
    if (step > 0) set(at, FIRST.map((from, c) => Math.round(from + t * (LAST[c] - from))));
  }
  const scale = side / Math.max(map.width, map.height);
  canvas.width = Math.round(map.width * scale);
  canvas.height = Math.round(map.height * scale);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const plain = new OffscreenCanvas(map.width, map.height);
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

/** Shows a query in a place.
 * @param {HTMLElement} view
 * @param {number} planner
 * @param {number} problem
 * @param {string} why it is looked at */
export async function showQuery(view, planner, problem, why) {
  const canvas = element('canvas', {});
  const recorded = data.worst.find((each) => each.planner === planner && each.problem === problem && each.order !== undefined);
  const command = (/** @type {string} */ use, /** @type {string} */ text) => (text === '' ? []
    : [element('p', {}, use, element('code', { textContent: text }))]);
  view.replaceChildren(
    element('p', {}, element('strong', {
      textContent: `${data.planners[planner].spec} on ${data.maps[partOf(problem).map]}, ${endsOf(problem)}: ${why}` })),
    ...(recorded ? [canvas, element('p', { textContent: 'Blue to yellow: cells in the order of expansion. Red: the path; green: its start.' })]
      : [element('p', { textContent: 'No picture: only the worst have one, if their map was there and 20 s and 5 MB were enough for all.' })]),
    ...command('To watch it on the page to play with:', viewOf(planner, problem)),
    ...command('To repeat it:', repeatOf(planner, problem)),
  );
  if (recorded) await paint(canvas, recorded, Math.min(560, view.clientWidth || 560));
}
