// @ts-check
/** One map with one planner's search on it. */

/** @typedef {import('./grid.js').Grid} Grid */
/** @typedef {import('./search.js').Search} Search */
/** @typedef {{scale: number, x: number, y: number}} View */

/** @type {Record<string, number[]>} */
const TERRAIN = {
  '.': [0xf6, 0xf3, 0xea], G: [0xf6, 0xf3, 0xea], S: [0xc6, 0xd3, 0x9b], W: [0x9f, 0xc4, 0xe6],
  T: [0x4f, 0x7d, 0x55], '@': [0x34, 0x34, 0x3c], O: [0x34, 0x34, 0x3c],
};
const ORDER = [
  [[0x2b, 0x2f, 0x77], [0x3a, 0x76, 0xb5], [0x5b, 0xb9, 0xb0], [0xf0, 0xd8, 0x78]],
  [[0x6e, 0x1b, 0x4c], [0xb9, 0x3d, 0x63], [0xe8, 0x79, 0x5a], [0xf6, 0xc2, 0x9a]],
];
const OPEN = [[0xcf, 0xe3, 0xff], [0xff, 0xd9, 0xdc]];
const LINES_FROM = 8;
const NUMBERS_FROM = 44;
const CLUSTERS_FROM = 12;
const ENTRANCES_FROM = 2;
const ARROWS = '↖↑↗← →↙↓↘';
const CLOSED = 2;

/**
 * @param {number[][]} stops
 * @param {number} t
 * @param {number} channel
 */
function ramp(stops, t, channel) {
  const at = Math.max(0, Math.min(1, t)) * (stops.length - 1);
  const i = Math.min(stops.length - 2, Math.floor(at));
  return stops[i][channel] + (stops[i + 1][channel] - stops[i][channel]) * (at - i);
}

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
    this.element = document.createElement('section');
    this.element.className = 'pane';
    this.element.setAttribute('aria-label', spec);
    const title = document.createElement('h2');
    title.textContent = spec;
    this.canvas = document.createElement('canvas');
    this.canvas.setAttribute('role', 'img');
    this.canvas.setAttribute('aria-label', `map with the search of ${spec}`);
    this.figures = document.createElement('p');
    this.why = document.createElement('p');
    this.why.className = 'why';
    /** @type {import('./search.js').Step[]} */
    this.steps = [];
    this.element.append(title, this.canvas, this.figures, this.why);
    this.layer = document.createElement('canvas');
    this.setGrid(grid);
  }

  /** @param {Grid} grid */
  setGrid(grid) {
    this.grid = grid;
    this.canvas.style.aspectRatio = `${grid.width} / ${grid.height}`;
    this.layer.width = grid.width;
    this.layer.height = grid.height;
    this.pixels = new ImageData(grid.width, grid.height);
    const size = grid.width * grid.height;
    /** Last event of a place, 1 more than its index, by side. */
    this.last = [new Uint32Array(size), new Uint32Array(size)];
    this.states = [new Uint8Array(size), new Uint8Array(size)];
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
      + `${(h.elapsedMicros / 1000).toFixed(2)} ms in one run${more}`;
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
    const { letters } = this.grid;
    const data = /** @type {ImageData} */ (this.pixels).data;
    for (const array of [...(this.last ?? []), ...(this.states ?? [])]) array.fill(0);
    for (const array of this.parents ?? []) array.fill(-1);
    for (let i = 0; i < letters.length; i++) {
      const colour = TERRAIN[String.fromCharCode(letters[i])] ?? [0xd8, 0xcf, 0xc0];
      data.set(colour, 4 * i);
      data[4 * i + 3] = 255;
    }
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
    for (let i = this.played; i < target; i++) this.apply(search, i);
    this.played = target;
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
    const data = /** @type {ImageData} */ (this.pixels).data;
    last[side][place] = i + 1;
    if (!search.isExpansion(i)) {
      /** @type {Int32Array[]} */ (this.parents)[side][place] = search.parents[i];
    }
    if (search.isExpansion(i)) {
      const isFirst = states[side][place] !== CLOSED && states[1 - side][place] !== CLOSED;
      states[side][place] = CLOSED;
      const t = this.expanded++ / Math.max(1, this.total - 1);
      for (let c = 0; isFirst && c < 3; c++) data[4 * place + c] = ramp(ORDER[side], t, c);
    } else if (states[side][place] === 0) {
      states[side][place] = 1;
      if (states[1 - side][place] === 0) data.set(OPEN[side], 4 * place);
    }
  }

  /** Says why the last cell was next, and what became of its neighbours. */
  explain() {
    const step = this.search ? this.steps[this.expanded] : undefined;
    const lines = step ? [`step ${this.expanded}: ${step.reason}`, ...step.changes] : [];
    if (step && this.isDone) lines.push(this.steps[this.steps.length - 1].reason);
    this.why.textContent = lines.join('\n');
  }

  /** Whether all is shown, so that the path may be. */
  get isDone() {
    return this.search !== null && this.played >= this.search.size;
  }

  /** What is known of a place.
   * @param {number} place */
  describe(place) {
    const search = this.search;
    const last = /** @type {Uint32Array[]} */ (this.last);
    for (let side = 0; search && side < 2; side++) {
      const i = last[side][place] - 1;
      if (i >= 0) {
        const state = /** @type {Uint8Array[]} */ (this.states)[side][place] === CLOSED ? 'closed' : 'open';
        const g = search.g[i];
        const f = search.f[i];
        return `${this.spec}: ${state}${side ? ' from the goal' : ''}, F ${f.toFixed(2)}, `
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
   * @param {boolean} withClusters
   */
  draw(view, start, goal, withClusters) {
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
    layer.putImageData(/** @type {ImageData} */ (this.pixels), 0, 0);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, ratio * view.x, ratio * view.y);
    context.imageSmoothingEnabled = view.scale < 1;
    context.drawImage(this.layer, 0, 0);
    if (view.scale >= LINES_FROM) this.drawLines(context, view.scale);
    if (withClusters) this.drawClusters(context, view.scale);
    if (view.scale >= NUMBERS_FROM) this.drawNumbers(context);
    if (this.isDone) this.drawPath(context, view.scale);
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

  /** @param {CanvasRenderingContext2D} context
   * @param {number} scale */
  drawClusters(context, scale) {
    const { clusterSides = [], entrances = [] } = this.search?.header ?? {};
    context.strokeStyle = '#8a2be2';
    context.fillStyle = '#8a2be2';
    clusterSides.forEach((side, level) => {
      if (side * scale < CLUSTERS_FROM && level < clusterSides.length - 1) return;
      context.lineWidth = (level + 0.6) / scale;
      context.beginPath();
      for (let x = side; x < this.grid.width; x += side) {
        context.moveTo(x, 0);
        context.lineTo(x, this.grid.height);
      }
      for (let y = side; y < this.grid.height; y += side) {
        context.moveTo(0, y);
        context.lineTo(this.grid.width, y);
      }
      context.stroke();
    });
    for (const place of scale < ENTRANCES_FROM ? [] : entrances) this.disc(context, place, Math.max(0.2, 1.5 / scale));
  }

  /** @param {CanvasRenderingContext2D} context
   * @param {number} scale */
  drawPath(context, scale) {
    const path = this.search?.header.path ?? [];
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

  /** The place on the path where two frontiers meet at the least sum of g; -1 if they do not. */
  meeting() {
    const search = this.search;
    const last = /** @type {Uint32Array[]} */ (this.last);
    let meeting = -1;
    let least = Infinity;
    for (const place of search && this.isDone ? search.header.path : []) {
      const [a, b] = [last[0][place] - 1, last[1][place] - 1];
      if (search && a >= 0 && b >= 0 && search.g[a] + search.g[b] < least) {
        least = search.g[a] + search.g[b];
        meeting = place;
      }
    }
    return meeting;
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
      if (i < 0) continue;
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
