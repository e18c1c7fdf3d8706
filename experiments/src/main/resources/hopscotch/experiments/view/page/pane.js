// @ts-check
/** One map with one planner's search on it. */
import * as colours from './colours.js';
import * as layers from './layers.js';

/** @typedef {import('./grid.js').Grid} Grid */
/** @typedef {import('./search.js').Search} Search */
/** @typedef {{scale: number, x: number, y: number}} View */
/** @typedef {{clusters: boolean, level: string}} Overlay */

const LINES_FROM = 8;
/** Searches of no more expansions are drawn by points that can be seen. */
const MOST_POINTS = 5000;
const POINT_PIXELS = 3;
const NUMBERS_FROM = 44;
const ARROWS = '↖↑↗← →↙↓↘';
const CLOSED = 2;
/** Lengths come as floats. */
const CLOSE = 1e-3;

export class Pane {
  /**
   * @param {string} spec
   * @param {Grid} grid
   */
  constructor(spec, grid) {
    this.spec = spec;
    this.grid = grid;
    /** @type {Search | null} */
    this.search = null;
    this.played = 0;
    this.expanded = 0;
    /** The part that is played, -1 before the first. */
    this.partIndex = -1;
    /** The rows of pixels that changed since they were drawn. */
    this.changed = { top: 0, bottom: 0 };
    this.element = document.createElement('section');
    this.element.className = 'pane';
    this.element.setAttribute('aria-label', spec);
    const title = document.createElement('h2');
    title.textContent = spec;
    this.canvas = document.createElement('canvas');
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', `map with the search of ${spec}`);
    this.figures = document.createElement('p');
    this.part = document.createElement('p');
    this.part.className = 'part';
    this.why = document.createElement('p');
    this.why.className = 'why';
    /** @type {import('./search.js').Step[]} */
    this.steps = [];
    this.element.append(title, this.canvas, this.figures, this.part, this.why);
    this.layer = document.createElement('canvas');
    this.setGrid(grid);
  }

  /** @param {Grid} grid */
  setGrid(grid) {
    this.grid = grid;
    this.canvas.style.aspectRatio = `${grid.width} / ${grid.height}`;
    this.layer.width = grid.width;
    this.layer.height = grid.height;
    this.image = new ImageData(grid.width, grid.height);
    this.pixels = new Uint32Array(this.image.data.buffer);
    const size = grid.width * grid.height;
    /** Last event of a place, 1 more than its index, by side. */
    this.last = [new Uint32Array(size), new Uint32Array(size)];
    this.states = [new Uint8Array(size), new Uint8Array(size)];
    /** Who expanded a place first: side 0 is 1, side 1 is 2. */
    this.owners = new Uint8Array(size);
    /** From where a place was reached, by side. */
    this.parents = [new Int32Array(size).fill(-1), new Int32Array(size).fill(-1)];
    this.clear();
  }

  /** @param {Search} search */
  setSearch(search) {
    this.search = search;
    this.clear();
    const h = search.header;
    const length = h.length === undefined ? h.outcome.toLowerCase().replaceAll('_', ' ')
      : `length ${h.length.toFixed(3)}`;
    const more = h.complete ? '' : ' (the replay shows the first events only)';
    this.figures.className = '';
    this.figures.textContent = `${length}, expanded ${h.expanded.toLocaleString('en')}, `
      + `${(h.elapsedMicros / 1000).toFixed(2)} ms, best of ${h.runs}${more}`;
  }

  /** @param {string} message */
  setError(message) {
    this.search = null;
    this.clear();
    this.figures.className = 'error';
    this.figures.textContent = message;
  }

  clear() {
    this.played = 0;
    this.expanded = 0;
    this.partIndex = -1;
    this.changed = { top: 0, bottom: this.grid.height };
    const { letters } = this.grid;
    for (const array of [...(this.last ?? []), ...(this.states ?? [])]) array.fill(0);
    for (const array of this.parents ?? []) array.fill(-1);
    this.owners?.fill(0);
    const pixels = /** @type {Uint32Array} */ (this.pixels);
    for (let i = 0; i < letters.length; i++) pixels[i] = colours.TERRAIN[letters[i]];
  }

  /** How many expansions there are to show. */
  get total() {
    return this.search ? this.search.expansions.length : 0;
  }

  /** @param {number} expansions */
  showExpansions(expansions) {
    const search = this.search;
    if (!search) return;
    const target = search.eventsAfter(Math.min(this.total, Math.max(0, Math.floor(expansions))));
    if (target < this.played) this.clear();
    const { parts } = search.header;
    for (let i = this.played; i < target; i++) {
      while (parts[this.partIndex + 1]?.event <= i) this.partIndex++;
      this.apply(search, i);
    }
    this.played = target;
    this.part.textContent = this.isDone ? '' : layers.caption(parts, this.partIndex);
  }

  /**
   * @param {Search} search
   * @param {number} i
   */
  apply(search, i) {
    const side = search.side(i);
    const place = search.place(i);
    const states = /** @type {Uint8Array[]} */ (this.states);
    const last = /** @type {Uint32Array[]} */ (this.last);
    const pixels = /** @type {Uint32Array} */ (this.pixels);
    last[side][place] = i + 1;
    const row = Math.floor(place / this.grid.width);
    this.changed.top = Math.min(this.changed.top, row);
    this.changed.bottom = Math.max(this.changed.bottom, row + 1);
    if (!search.isExpansion(i)) {
      /** @type {Int32Array[]} */ (this.parents)[side][place] = search.parents[i];
    }
    if (search.isExpansion(i)) {
      const isFirst = states[side][place] !== CLOSED && states[1 - side][place] !== CLOSED;
      states[side][place] = CLOSED;
      if (isFirst) /** @type {Uint8Array} */ (this.owners)[place] = side + 1;
      const t = this.expanded++ / Math.max(1, this.total - 1);
      if (isFirst) pixels[place] = colours.expanded(side, t);
    } else if (states[side][place] === 0) {
      states[side][place] = 1;
      if (states[1 - side][place] === 0) pixels[place] = colours.OPEN[side];
    }
  }

  /** Says why the last cell was next, and what became of its neighbours. */
  explain() {
    const steps = this.search ? this.steps.filter((step) => step.expansions === this.expanded) : [];
    const lines = steps.flatMap(({ reason, changes }) => [reason, ...changes.map((line) => `  ${line}`)]);
    if (lines.length > 0) lines[0] = `step ${this.expanded}: ${lines[0]}`;
    this.why.textContent = lines.join('\n');
  }

  /** Whether all is shown, so that the path may be. */
  get isDone() {
    return this.search !== null && this.played >= this.search.size;
  }

  /** The part that is played, none when all is. */
  get playedPart() {
    return this.isDone ? undefined : this.search?.header.parts[this.partIndex];
  }

  /** The first event of what is shown in numbers: of the part that is played. */
  get firstShown() {
    return this.search?.header.parts[this.partIndex]?.event ?? 0;
  }

  /** What is known of a place.
   * @param {number} place */
  describe(place) {
    const search = this.search;
    const last = /** @type {Uint32Array[]} */ (this.last);
    for (let side = 0; search && side < 2; side++) {
      const i = last[side][place] - 1;
      if (i >= 0) {
        const state = search.isExpansion(i) ? 'closed' : 'open';
        const g = search.g[i];
        const f = search.f[i];
        const level = search.levelOf(i);
        return `${this.spec}: ${state}${side ? ' from the goal' : ''}${level > 0 ? ` on level ${level}` : ''}, F ${f.toFixed(2)}, `
          + `g ${g.toFixed(2)}, h ${Math.max(0, f - g).toFixed(2)}`;
      }
    }
    return `${this.spec}: not reached`;
  }

  /** The zoom at which the whole map is seen.
   * @returns {View} */
  fit() {
    const box = this.canvas.getBoundingClientRect();
    const scale = Math.min(box.width / this.grid.width, box.height / this.grid.height);
    return { scale, x: (box.width - scale * this.grid.width) / 2, y: (box.height - scale * this.grid.height) / 2 };
  }

  /**
   * @param {View} view
   * @param {number} start
   * @param {number} goal
   * @param {Overlay} overlay
   */
  draw(view, start, goal, overlay) {
    const box = this.canvas.getBoundingClientRect();
    const ratio = window.devicePixelRatio || 1;
    const width = Math.round(box.width * ratio);
    const height = Math.round(box.height * ratio);
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    const context = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext('2d'));
    const layer = /** @type {CanvasRenderingContext2D} */ (this.layer.getContext('2d'));
    const { top, bottom } = this.changed;
    if (bottom > top) {
      layer.putImageData(/** @type {ImageData} */ (this.image), 0, 0, 0, top, this.grid.width, bottom - top);
    }
    this.changed = { top: this.grid.height, bottom: 0 };
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, ratio * view.x, ratio * view.y);
    context.imageSmoothingEnabled = view.scale < 1;
    context.drawImage(this.layer, 0, 0);
    if (view.scale >= LINES_FROM) this.drawLines(context, view.scale);
    const levels = this.search?.header.levels ?? [];
    if (overlay.clusters) {
      layers.draw(context, view.scale, this.grid, levels, layers.shown(levels, overlay.level, this.playedPart));
    }
    if (view.scale < LINES_FROM && this.total <= MOST_POINTS) this.drawPoints(context, view.scale);
    this.drawLinks(context, view.scale);
    if (view.scale >= NUMBERS_FROM) this.drawNumbers(context);
    this.drawPath(context, view.scale);
    const meeting = this.meeting();
    if (meeting >= 0) this.drawEnd(context, view.scale, meeting, '#f5d000');
    this.drawEnd(context, view.scale, start, '#12a150');
    this.drawEnd(context, view.scale, goal, '#d81e3a');
  }

  /** @param {CanvasRenderingContext2D} context
   * @param {number} scale */
  drawLines(context, scale) {
    context.strokeStyle = 'rgba(0,0,0,.15)';
    context.lineWidth = 1 / scale;
    context.beginPath();
    for (let x = 0; x <= this.grid.width; x++) {
      context.moveTo(x, 0);
      context.lineTo(x, this.grid.height);
    }
    for (let y = 0; y <= this.grid.height; y++) {
      context.moveTo(0, y);
      context.lineTo(this.grid.width, y);
    }
    context.stroke();
  }

  /** What was expanded, where cells are too small to see and few.
   * @param {CanvasRenderingContext2D} context
   * @param {number} scale */
  drawPoints(context, scale) {
    const search = this.search;
    const size = Math.max(1, POINT_PIXELS / scale);
    const { data } = /** @type {ImageData} */ (this.image);
    for (let i = 0; search && i < this.played; i++) {
      if (!search.isExpansion(i)) continue;
      const place = search.place(i);
      const [x, y] = [place % this.grid.width, Math.floor(place / this.grid.width)];
      context.fillStyle = `rgb(${data[4 * place]},${data[4 * place + 1]},${data[4 * place + 2]})`;
      context.fillRect(x + 0.5 - size / 2, y + 0.5 - size / 2, size, size);
    }
  }

  /** From where each node of an abstract level was reached, while that level is searched.
   * @param {CanvasRenderingContext2D} context
   * @param {number} scale */
  drawLinks(context, scale) {
    const search = this.search;
    const part = this.playedPart;
    if (!search || !part || part.level === 0) return;
    context.strokeStyle = layers.colour(part.level);
    context.lineWidth = 2.5 / scale;
    context.beginPath();
    for (let i = this.firstShown; i < this.played; i++) {
      const parent = search.parents[i];
      const isLatest = /** @type {Int32Array[]} */ (this.parents)[search.side(i)][search.place(i)] === parent;
      if (!search.isExpansion(i) && isLatest) layers.line(context, this.grid, parent, search.place(i));
    }
    context.stroke();
  }

  /** @param {CanvasRenderingContext2D} context
   * @param {number} scale */
  drawPath(context, scale) {
    const known = this.isDone ? Infinity : this.search?.walked[this.partIndex] ?? 0;
    const path = (this.search?.header.path ?? []).slice(0, known);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    for (const [colour, width] of /** @type {[string, number][]} */ ([['#fff', 5], ['#101014', 2.5]])) {
      context.strokeStyle = colour;
      context.lineWidth = width / scale;
      context.beginPath();
      path.forEach((place, i) => {
        const x = (place % this.grid.width) + 0.5;
        const y = Math.floor(place / this.grid.width) + 0.5;
        if (i === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      });
      context.stroke();
    }
  }

  /** The place on the path where two frontiers meet at the least sum of g; of several, the last
   * that the search from the start expanded first; -1 if they do not. */
  meeting() {
    const search = this.search;
    const last = /** @type {Uint32Array[]} */ (this.last);
    /** @type {number[]} */
    let meeting = [];
    let least = Infinity;
    for (const place of search && this.isDone ? search.header.path : []) {
      const [a, b] = [last[0][place] - 1, last[1][place] - 1];
      const sum = search && a >= 0 && b >= 0 ? search.g[a] + search.g[b] : Infinity;
      if (sum < least - CLOSE) meeting = [];
      if (sum <= least + CLOSE && sum < Infinity) meeting.push(place);
      least = Math.min(least, sum);
    }
    const owners = /** @type {Uint8Array} */ (this.owners);
    return meeting.findLast((place) => owners[place] === 1) ?? meeting[0] ?? -1;
  }

  /** @param {CanvasRenderingContext2D} context
   * @param {number} scale
   * @param {number} place
   * @param {string} colour */
  drawEnd(context, scale, place, colour) {
    const radius = scale >= NUMBERS_FROM ? 0.15 : Math.max(0.4, 5 / scale);
    context.fillStyle = '#fff';
    this.disc(context, place, radius + 1 / scale);
    context.fillStyle = colour;
    this.disc(context, place, radius);
  }

  /** @param {CanvasRenderingContext2D} context
   * @param {number} place
   * @param {number} radius */
  disc(context, place, radius) {
    context.beginPath();
    context.arc((place % this.grid.width) + 0.5, Math.floor(place / this.grid.width) + 0.5, radius, 0, 7);
    context.fill();
  }

  /** F, g and h in every reached cell, where there is room.
   * @param {CanvasRenderingContext2D} context */
  drawNumbers(context) {
    const search = this.search;
    if (!search) return;
    context.font = '0.24px system-ui, sans-serif';
    const last = /** @type {Uint32Array[]} */ (this.last);
    for (let place = 0; place < this.grid.letters.length; place++) {
      const i = (last[0][place] || last[1][place]) - 1;
      if (i < (this.isDone ? 0 : this.firstShown)) continue;
      const x = place % this.grid.width;
      const y = Math.floor(place / this.grid.width);
      const parent = /** @type {Int32Array[]} */ (this.parents)[last[0][place] ? 0 : 1][place];
      const dx = parent < 0 ? 0 : Math.sign((parent % this.grid.width) - x);
      const dy = parent < 0 ? 0 : Math.sign(Math.floor(parent / this.grid.width) - y);
      context.fillStyle = 'rgba(255,255,255,.75)';
      context.fillRect(x + 0.05, y + 0.05, 0.9, 0.3);
      context.fillRect(x + 0.05, y + 0.65, 0.9, 0.3);
      context.fillStyle = '#101014';
      context.fillText(`F ${search.f[i].toFixed(1)} ${ARROWS[3 * (dy + 1) + dx + 1]}`, x + 0.1, y + 0.29, 0.8);
      context.fillText(`${search.g[i].toFixed(1)}+${Math.max(0, search.f[i] - search.g[i]).toFixed(1)}`, x + 0.1, y + 0.89, 0.8);
    }
  }
}
