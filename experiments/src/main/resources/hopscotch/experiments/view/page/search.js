// @ts-check
/** One search as the server tells it: its figures, and its events in typed arrays. */

const EVENT_BYTES = 16;
const EXPANSION = 0x80000000;
const SIDE_1 = 0x40000000;
const PLACE = 0x3fffffff;

/**
 * @typedef {object} Header
 * @property {string} outcome
 * @property {number} [length]
 * @property {number} expanded
 * @property {number} generated
 * @property {number} elapsedMicros
 * @property {number} events
 * @property {boolean} complete
 * @property {number[]} path
 * @property {number[]} [clusterSides]
 * @property {number[]} [entrances]
 */

export class Search {
  /**
   * @param {Header} header
   * @param {DataView} data
   */
  constructor(header, data) {
    this.header = header;
    this.size = header.events;
    this.places = new Uint32Array(this.size);
    this.parents = new Int32Array(this.size);
    this.g = new Float32Array(this.size);
    this.f = new Float32Array(this.size);
    /** The index of the event of each expansion. */
    this.expansions = new Uint32Array(this.size);
    let expansions = 0;
    for (let i = 0, at = 0; i < this.size; i++, at += EVENT_BYTES) {
      this.places[i] = data.getUint32(at, true);
      this.parents[i] = data.getInt32(at + 4, true);
      this.g[i] = data.getFloat32(at + 8, true);
      this.f[i] = data.getFloat32(at + 12, true);
      if (this.isExpansion(i)) this.expansions[expansions++] = i;
    }
    this.expansions = this.expansions.subarray(0, expansions);
  }

  /** @param {number} i */
  isExpansion(i) {
    return this.places[i] >= EXPANSION;
  }

  /** @param {number} i */
  side(i) {
    return this.places[i] & SIDE_1 ? 1 : 0;
  }

  /** @param {number} i */
  place(i) {
    return this.places[i] & PLACE;
  }

  /**
   * How many events are over when so many expansions are.
   * @param {number} expansions
   */
  eventsAfter(expansions) {
    if (expansions <= 0) return 0;
    return expansions < this.expansions.length ? this.expansions[expansions] : this.size;
  }
}

/**
 * Asks the server; its events arrive in blocks.
 * @param {object} request
 * @param {AbortSignal} signal
 * @returns {Promise<Search>}
 */
export async function ask(request, signal) {
  const response = await fetch('api/search', {
    method: 'POST',
    body: JSON.stringify(request),
    signal,
  });
  if (!response.ok) {
    throw new Error((await response.json()).error);
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  const end = bytes.indexOf(10);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  return new Search(header, new DataView(bytes.buffer, end + 1));
}

/** @typedef {{reason: string, changes: string[]}} Step */

/**
 * Asks why each cell was next, on a small map: the start, a step an expansion, the answer.
 * @param {object} request
 * @param {AbortSignal} signal
 * @returns {Promise<Step[]>}
 */
export async function askWhy(request, signal) {
  const response = await fetch('api/explain', {
    method: 'POST',
    body: JSON.stringify(request),
    signal,
  });
  return response.ok ? response.json() : [];
}
