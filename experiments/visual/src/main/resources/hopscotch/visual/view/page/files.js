// @ts-check
/** Files the page saves. */
import { post } from './server.js';

/** @param {Blob} blob
 * @param {string} name */
export function save(blob, name) {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10000);
}

/** The name of a map's files, without an ending.
 * @param {import('./grid.js').Grid} grid */
export const base = (grid) => (grid.name.split('/').pop() ?? 'map').replace(/\.map$/, '');

/**
 * Saves what the server makes of a search: an SVG or a trace.
 * @param {object} request
 * @param {string} format
 * @param {string} name
 */
export async function saveMade(request, format, name) {
  const response = await post('api/export', { ...request, format });
  save(await response.blob(), name);
}

/**
 * A scenario of one query.
 * @param {import('./grid.js').Grid} grid
 * @param {number[]} from
 * @param {number[]} to
 * @param {number} length
 */
export function scenario(grid, from, to, length) {
  const row = [Math.floor(length / 4), `${base(grid)}.map`, grid.width, grid.height, ...from, ...to, length.toFixed(8)];
  return `version 1\n${row.join('\t')}\n`;
}
