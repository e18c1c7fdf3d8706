// @ts-check
/** A pane: one map with what one planner does on it, its words, and the terrain as pixels. */
import * as colours from './colours.js';
import { control, element } from './dom.js';

/** @typedef {import('./grid.js').Grid} Grid */
/** @typedef {{scale: number, x: number, y: number}} View how a map lies in its pane, in pixels */

export class Board {
  /**
   * @param {string} spec
   * @param {Grid} grid
   * @param {boolean} isDark
   */
  constructor(spec, grid, isDark) {
    this.spec = spec;
    this.grid = grid;
    this.palette = colours.palette(isDark);
    this.canvas = element('canvas', { role: 'application', tabIndex: 0,
      ariaLabel: `map with what ${spec} does; arrow keys move a cursor, Enter uses the tool there` });
    this.cursor = element('div', { className: 'cursor' });
    this.figures = element('p', {});
    this.message = element('p', { className: 'message', hidden: true, role: 'alert' });
    this.board = element('div', { className: 'board' }, this.canvas, this.cursor, this.message);
    this.element = element('section', { className: 'pane', ariaLabel: spec },
      element('header', {}, element('h2', { textContent: spec }), this.figures), this.board);
    /** For the panel: what is promised on this map, and the result in full. */
    this.promise = element('p', { className: 'promise' });
    this.result = element('p', { className: 'result' });
    /** The map, a pixel a cell. */
    this.layer = document.createElement('canvas');
    /** The rows of pixels that changed since they were drawn. */
    this.changed = { top: 0, bottom: 0 };
    this.image = new ImageData(1, 1);
    this.pixels = new Uint32Array(1);
    this.layOut(grid);
  }

  /** Makes room for the pixels of another map.
   * @param {Grid} grid */
  layOut(grid) {
    this.grid = grid;
    this.layer.width = grid.width;
    this.layer.height = grid.height;
    this.image = new ImageData(grid.width, grid.height);
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.paintTerrain();
  }

  paintTerrain() {
    const { letters } = this.grid;
    this.changed = { top: 0, bottom: this.grid.height };
    for (let i = 0; i < letters.length; i++) this.pixels[i] = this.palette.terrain[letters[i]];
  }

  /** Brings the pixels that changed to the layer. */
  refreshLayer() {
    const { top, bottom } = this.changed;
    if (bottom > top) {
      const layer = /** @type {CanvasRenderingContext2D} */ (this.layer.getContext('2d'));
      layer.putImageData(this.image, 0, 0, 0, top, this.grid.width, bottom - top);
    }
    this.changed = { top: this.grid.height, bottom: 0 };
  }

  /** Takes an answer's words: those over the map, the promise, and the result in full.
   * @param {string} figures
   * @param {string} promise
   * @param {string} [more] of the result */
  tell(figures, promise, more = '') {
    this.message.hidden = true;
    this.figures.textContent = figures;
    this.promise.textContent = promise;
    this.result.className = 'result';
    this.result.textContent = figures + more;
  }

  /** Says over the map, and in the panel, why there is no answer.
   * @param {string} message */
  tellError(message) {
    this.promise.textContent = '';
    this.message.textContent = message;
    this.message.hidden = false;
    this.figures.textContent = '';
    this.result.className = 'result error';
    this.result.textContent = message;
  }

  /** Frames the place where keys draw.
   * @param {View} view
   * @param {number} place -1 for none */
  showCursor({ scale, x, y }, place) {
    const { style } = this.cursor;
    this.cursor.hidden = place < 0;
    style.left = `${x + scale * (place % this.grid.width)}px`;
    style.top = `${y + scale * Math.floor(place / this.grid.width)}px`;
    style.width = style.height = `${Math.max(6, scale)}px`;
  }

  /** The zoom at which the whole map is seen.
   * @returns {View} */
  fit() {
    const box = this.canvas.getBoundingClientRect();
    const scale = Math.min(box.width / this.grid.width, box.height / this.grid.height);
    return { scale, x: (box.width - scale * this.grid.width) / 2, y: (box.height - scale * this.grid.height) / 2 };
  }
}

/** A canvas of the size that it has on the screen, cleared, with cells of side 1.
 * @param {HTMLCanvasElement} canvas
 * @param {View} view
 * @returns {CanvasRenderingContext2D} */
export function begin(canvas, view) {
  const ratio = window.devicePixelRatio || 1;
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, ratio * view.x, ratio * view.y);
  return context;
}

/** Puts the panes of a map into as many columns as show it largest.
 * @param {Board[]} panes
 * @param {Grid} grid */
export function arrange(panes, grid) {
  const box = control('panes').getBoundingClientRect();
  const pane = panes.find(({ element }) => element.offsetHeight > 0);
  const words = pane ? pane.element.offsetHeight - pane.canvas.offsetHeight : 0;
  let best = 1;
  let largest = 0;
  const count = panes.filter(({ element }) => element.offsetHeight > 0).length;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(box.width / columns / grid.width, (box.height / rows - words) / grid.height);
    if (scale > largest) [best, largest] = [columns, scale];
  }
  const { style } = control('panes');
  style.gridTemplateColumns = `repeat(${best}, minmax(0, 1fr))`;
  style.gridTemplateRows = `repeat(${Math.ceil(count / best)}, minmax(0, 1fr))`;
}
