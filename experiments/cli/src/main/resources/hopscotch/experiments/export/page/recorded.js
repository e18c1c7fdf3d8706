// @ts-check
/** The searches that the page was made with. */
import { Search } from '../../view/page/search.js';

/** @typedef {import('../../view/page/grid.js').Grid} Grid */
/** @typedef {import('../../view/page/search.js').Header} Header */
/** Either the header and the events, or why there are none.
 * @typedef {{planner: string, header?: Header, events?: string, error?: string}} Recorded */
/** @typedef {{name: string, map: number, start: number, goal: number, movement: string, searches: Recorded[]}} Query */
/** @typedef {{about: string, maps: {width: number, height: number, letters: string}[], queries: Query[]}} Page */

const NUMBERS = 4;
const CONE_NUMBERS = 6;
const EXPANSION = 0x80000000;
const FLAGS = 0xc0000000;

/** @type {Page} */
export const page = JSON.parse(document.getElementById('recorded')?.textContent ?? '');

/** @param {string} text deflated, in Base64
 * @returns {Promise<Uint8Array>} */
async function inflate(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Puts the numbers of events together. They come column by column, each as its distance from a
 * guess: what is generated lies at the cell expanded last, with its g and f; what is expanded has
 * the g and f that it was generated with.
 * @param {DataView} columns
 * @param {DataView} records
 * @param {number} count */
function joinEvents(columns, records, count) {
  /** @type {Map<number, [number, number]>} */
  const reached = new Map();
  let [from, fromG, fromF] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const number = (/** @type {number} */ column) => columns.getInt32(4 * (column * count + i), true);
    const flags = number(0) & FLAGS;
    const place = (number(0) + from) & ~FLAGS;
    const key = place | (flags & ~EXPANSION);
    const isExpansion = flags < 0;
    const [guessG, guessF] = isExpansion ? reached.get(key) ?? [0, 0] : [fromG, fromF];
    const g = (number(2) + guessG) | 0;
    const f = (number(3) + guessF) | 0;
    const parent = number(1) + (isExpansion ? -1 : from);
    [flags | place, parent, g, f].forEach((value, k) => records.setInt32(4 * (NUMBERS * i + k), value, true));
    if (isExpansion) [from, fromG, fromF] = [place, g, f];
    else reached.set(key, [g, f]);
  }
}

/** Puts the numbers of cones together, each less that of the event before.
 * @param {DataView} columns
 * @param {DataView} records
 * @param {number} count */
function joinCones(columns, records, count) {
  const first = NUMBERS * count;
  for (let column = 0; column < CONE_NUMBERS; column++) {
    let number = 0;
    for (let i = 0; i < count; i++) {
      number = (number + columns.getInt32(4 * (first + column * count + i), true)) | 0;
      records.setInt32(4 * (first + CONE_NUMBERS * i + column), number, true);
    }
  }
}

/** The map of a query.
 * @param {Query} query
 * @returns {Promise<Grid>} */
export async function gridOf({ name, map }) {
  const { width, height, letters } = page.maps[map];
  return { name, width, height, letters: await inflate(letters) };
}

/** @param {Recorded} recorded that has no error
 * @returns {Promise<Search>} */
export async function searchOf({ header, events }) {
  const known = /** @type {Header} */ (header);
  const columns = new DataView((await inflate(events ?? '')).buffer);
  const records = new DataView(new ArrayBuffer(columns.byteLength));
  joinEvents(columns, records, known.events);
  if (known.cones) joinCones(columns, records, known.events);
  // A time would be of the machine that recorded it, and say nothing.
  return new Search({ ...known, elapsedMicros: 0, runs: 0 }, records);
}
