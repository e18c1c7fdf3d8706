// @ts-check
/** The colours of cells as whole pixels, so that a cell is painted by one assignment. */

const STEPS = 256;
/** By letter, on a light page and on a dark one.
 * @type {Record<string, number[]>[]} */
const LETTERS = [
  { '.': [0xf6, 0xf3, 0xea], G: [0xf6, 0xf3, 0xea], S: [0xc6, 0xd3, 0x9b], W: [0x9f, 0xc4, 0xe6], T: [0x4f, 0x7d, 0x55],
    '@': [0x34, 0x34, 0x3c], O: [0x34, 0x34, 0x3c], '': [0xd8, 0xcf, 0xc0] },
  { '.': [0x26, 0x28, 0x2f], G: [0x26, 0x28, 0x2f], S: [0x4c, 0x56, 0x2c], W: [0x24, 0x44, 0x66], T: [0x6f, 0x9a, 0x74],
    '@': [0x94, 0x96, 0xa0], O: [0x94, 0x96, 0xa0], '': [0x50, 0x48, 0x3c] },
];
const OPEN = [[[0xcf, 0xe3, 0xff], [0xff, 0xd9, 0xdc]], [[0x4a, 0x5a, 0x74], [0x74, 0x4a, 0x50]]];
const UPDATED = [[0xb9, 0xa3, 0xe8], [0x6a, 0x55, 0x9a]];
const ORDER = [
  [[0x2b, 0x2f, 0x77], [0x3a, 0x76, 0xb5], [0x5b, 0xb9, 0xb0], [0xf0, 0xd8, 0x78]],
  [[0x6e, 0x1b, 0x4c], [0xb9, 0x3d, 0x63], [0xe8, 0x79, 0x5a], [0xf6, 0xc2, 0x9a]],
];

/** A pixel of red, green and blue, in the order of this machine's bytes.
 * @param {number[]} rgb */
function pixel(rgb) {
  return new Uint32Array(Uint8Array.of(rgb[0], rgb[1], rgb[2], 255).buffer)[0];
}

/**
 * @param {number[][]} stops
 * @param {number} t
 */
function ramp(stops, t) {
  const at = t * (stops.length - 1);
  const i = Math.min(stops.length - 2, Math.floor(at));
  return pixel(stops[i].map((from, c) => from + (stops[i + 1][c] - from) * (at - i)));
}

/** By letter of a terrain: a cell not reached; by side: one on the open list; and one that a search which
 * lives on worked out again without expanding it.
 * @typedef {{terrain: Uint32Array, open: number[], updated: number}} Palette */

/** Of a light page and of a dark one.
 * @type {Palette[]} */
const PALETTES = LETTERS.map((letters, i) => ({
  terrain: Uint32Array.from({ length: 256 }, (_, letter) => pixel(letters[String.fromCharCode(letter)] ?? letters[''])),
  open: OPEN[i].map(pixel),
  updated: pixel(UPDATED[i]),
}));

/** @param {boolean} isDark */
export const palette = (isDark) => PALETTES[isDark ? 1 : 0];

const EXPANDED = ORDER.map((stops) => Uint32Array.from({ length: STEPS }, (_, i) => ramp(stops, i / (STEPS - 1))));

/** A cell that was expanded; t of 0 to 1, from first to last or from least to most.
 * @param {number} side
 * @param {number} t */
export const expanded = (side, t) => EXPANDED[side][Math.floor(t * (STEPS - 1))];

/** What the colours run between, by what they mean. */
export const RAMPS = /** @type {Record<string, string>} */ ({
  order: 'expanded, first to last', times: 'expanded once, up to most often', g: 'g, least to most', f: 'F, least to most',
});
