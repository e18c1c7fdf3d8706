// @ts-check
/** Scatter plots against a rival: a point a problem, bins where there are too many, raw again on zooming in. */
import { bucketOf, data, endsOf, hasPath, manyProblems, oneProblem, OPTIMAL, partOf } from './data.js';
import { element } from './dom.js';
import { looks } from './look.js';
import { shown, tick } from './numbers.js';
import { axis, Plot, plot, register } from './plots.js';
import { showQuery } from './query.js';
import { metric, whole } from './selection.js';
import { state } from './state.js';

/** Beyond so many points a plot shows how many there are and not where each is. */
export const MOST_POINTS = 5000;
const BINS_ACROSS = 44;
const BINS_UP = 28;
const LEAST_DRAG = 8;

/** Called when something of the plots was changed by hand.
 * @type {(() => void)[]} */
export const changed = [];

/** A point of a problem: a planner's figure against the rival's.
 * @typedef {{x: number, y: number, look: import('./look.js').Look, problem: number}} Dot */

/** Goes through all points that are in sight.
 * @param {boolean} isRelative
 * @param {import('./state.js').Zoom | undefined} zoom
 * @param {(x: number, y: number, look: import('./look.js').Look, problem: number) => void} visit */
function eachDot(isRelative, zoom, visit) {
  const { of } = metric();
  const { common } = whole();
  const [x0, x1] = zoom?.x ?? [-Infinity, Infinity];
  const [y0, y1] = zoom?.y ?? [-Infinity, Infinity];
  for (const look of looks()) {
    for (const problem of common) {
      const x = of(state.rival, problem);
      const y = isRelative ? of(look.planner, problem) / x : of(look.planner, problem);
      if (x > 0 && y > 0 && x >= x0 && x <= x1 && y >= y0 && y <= y1 && hasPath(look.planner, problem)) {
        visit(x, y, look, problem);
      }
    }
  }
}

/** How many points are in sight, and how far they reach.
 * @param {boolean} isRelative
 * @param {import('./state.js').Zoom | undefined} zoom */
function extent(isRelative, zoom) {
  const found = { count: 0, x: [Infinity, -Infinity], y: [Infinity, -Infinity] };
  eachDot(isRelative, zoom, (x, y) => {
    found.count++;
    found.x[0] = Math.min(found.x[0], x);
    found.x[1] = Math.max(found.x[1], x);
    found.y[0] = Math.min(found.y[0], y);
    found.y[1] = Math.max(found.y[1], y);
  });
  return found;
}

/** Counts points by planner in a grid that is even in the chosen scale.
 * @param {boolean} isRelative
 * @param {import('./state.js').Zoom | undefined} zoom
 * @param {{x: number[], y: number[]}} ends */
function binned(isRelative, zoom, ends) {
  const scale = state.isLogarithmic ? Math.log : (/** @type {number} */ value) => value;
  const back = state.isLogarithmic ? Math.exp : (/** @type {number} */ value) => value;
  const [left, bottom] = [scale(ends.x[0]), scale(ends.y[0])];
  const stepX = (scale(ends.x[1]) - left) / BINS_ACROSS || 1;
  const stepY = (scale(ends.y[1]) - bottom) / BINS_UP || 1;
  /** @type {Map<import('./look.js').Look, Int32Array>} */
  const counts = new Map();
  eachDot(isRelative, zoom, (x, y, look) => {
    let ofLook = counts.get(look);
    if (!ofLook) counts.set(look, ofLook = new Int32Array(BINS_ACROSS * BINS_UP));
    const column = Math.min(BINS_ACROSS - 1, Math.floor((scale(x) - left) / stepX));
    const row = Math.min(BINS_UP - 1, Math.floor((scale(y) - bottom) / stepY));
    ofLook[row * BINS_ACROSS + column]++;
  });
  const most = [...counts.values()].reduce((largest, all) => all.reduce((a, b) => Math.max(a, b), largest), 1);
  return [...counts].flatMap(([look, all]) => [...all].flatMap((count, i) => {
    if (count === 0) return [];
    const x = left + (i % BINS_ACROSS) * stepX;
    const y = bottom + Math.floor(i / BINS_ACROSS) * stepY;
    return [{ look, x1: back(x), x2: back(x + stepX), y1: back(y), y2: back(y + stepY),
      x: back(x + stepX / 2), y: back(y + stepY / 2), opacity: 0.15 + (0.75 * Math.log1p(count)) / Math.log1p(most),
      text: `${look.name}: ${count} ${count === 1 ? oneProblem : manyProblems} here\ndrag a box to see them one by one` }];
  }));
}

/** The figures of an answer.
 * @param {Dot} dot */
function figuresOf({ look, problem }) {
  const ratio = data.columns.suboptimality[look.planner][problem];
  const worth = (data.flags[look.planner][problem] & OPTIMAL) !== 0 ? 'optimal' : `${shown(ratio)} times the least cost`;
  return `${tick(data.columns.micros[look.planner][problem])} µs, ${tick(data.columns.expanded[look.planner][problem])} expansions, ${worth}`;
}

/** What is known of an answer.
 * @param {Dot} dot */
function describe(dot) {
  const { look, problem } = dot;
  const { startX, query } = data.problems;
  const row = query[problem] >= 0 ? `row ${query[problem]}, ` : '';
  const place = startX[problem] < 0 ? [] : [`${row}bucket ${bucketOf(problem)}`];
  return [look.name, [data.maps[partOf(problem).map], ...place].join(', '), endsOf(problem), figuresOf(dot)].join('\n');
}

/** A click, or Enter, opens the point that the pointer is nearest to; arrow keys lead the pointer from point to point.
 * @param {any} svg
 * @param {Dot[]} dots
 * @param {HTMLElement} view where a query is shown */
function listenToChoice(svg, dots, view) {
  const inOrder = [...dots].sort((a, b) => a.x - b.x || a.y - b.y);
  let at = -1;
  const open = async () => {
    if (!svg.value) return;
    await showQuery(view, svg.value.look.planner, svg.value.problem, figuresOf(svg.value));
    view.scrollIntoView({ block: 'nearest' });
  };
  svg.setAttribute('tabindex', '0');
  svg.setAttribute('aria-label', 'Points: arrow keys go from one to the next, Enter opens one');
  svg.addEventListener('click', open);
  svg.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter') void open();
    if (!/^Arrow(Left|Right)$/.test(event.key) || inOrder.length === 0) return;
    event.preventDefault();
    at = Math.max(0, Math.min(inOrder.length - 1, at + (event.key === 'ArrowRight' ? 1 : -1)));
    const box = svg.getBoundingClientRect();
    const clientX = box.left + svg.scale('x').apply(inOrder[at].x);
    const clientY = box.top + svg.scale('y').apply(inOrder[at].y);
    svg.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX, clientY }));
  });
}

/** A box drawn with the pointer zooms in, a double click out. On a press of the button Plot would hold its words on a
 * point until the next, so that is caught on the way down.
 * @param {any} svg
 * @param {string} name */
function listenToZoom(svg, name) {
  const [x, y] = [svg.scale('x'), svg.scale('y')];
  const namespace = 'http://www.w3.org/2000/svg';
  /** @type {{x: number, y: number, box: SVGRectElement} | null} */
  let drag = null;
  const at = (/** @type {PointerEvent} */ event) => {
    const box = svg.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  svg.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === 'mouse' && event.button === 0) {
      drag = { ...at(event), box: document.createElementNS(namespace, 'rect') };
      drag.box.setAttribute('class', 'zoom');
      svg.append(drag.box);
      svg.setPointerCapture?.(event.pointerId);
      event.stopImmediatePropagation();
    }
  }, { capture: true });
  svg.addEventListener('pointermove', (/** @type {PointerEvent} */ event) => {
    if (!drag) return;
    const to = at(event);
    drag.box.setAttribute('x', String(Math.min(drag.x, to.x)));
    drag.box.setAttribute('y', String(Math.min(drag.y, to.y)));
    drag.box.setAttribute('width', String(Math.abs(drag.x - to.x)));
    drag.box.setAttribute('height', String(Math.abs(drag.y - to.y)));
  });
  svg.addEventListener('pointerup', (/** @type {PointerEvent} */ event) => {
    if (!drag) return;
    const from = drag;
    const to = at(event);
    drag.box.remove();
    drag = null;
    if (Math.abs(from.x - to.x) < LEAST_DRAG || Math.abs(from.y - to.y) < LEAST_DRAG) return;
    const ends = (/** @type {any} */ scale, /** @type {number} */ a, /** @type {number} */ b) =>
      /** @type {[number, number]} */ ([scale.invert(a), scale.invert(b)].sort((one, other) => one - other));
    state.zooms.set(name, { x: ends(x, from.x, to.x), y: ends(y, from.y, to.y) });
    changed.forEach((call) => call());
  });
  svg.addEventListener('dblclick', () => {
    state.zooms.delete(name);
    changed.forEach((call) => call());
  });
}

/** @param {string} name
 * @param {boolean} isRelative
 * @param {number} width */
function scatter(name, isRelative, width) {
  const zoom = state.zooms.get(name);
  const seen = extent(isRelative, zoom);
  const isBinned = seen.count > MOST_POINTS;
  const bins = isBinned ? binned(isRelative, zoom, seen) : [];
  /** @type {Dot[]} */
  const all = [];
  if (!isBinned) eachDot(isRelative, zoom, (x, y, look, problem) => all.push({ x, y, look, problem }));
  const rival = data.planners[state.rival].label;
  const x = { ...axis(`${metric().head} of ${rival}`), ticks: width / 120 };
  const y = axis(isRelative ? `times that of ${rival}` : metric().head);
  const line = isRelative ? Plot.ruleY([1], { stroke: '#999' }) : null;
  const ends = zoom ? zoom.x : seen.x;
  const svg = plot(width, {
    x: zoom ? { ...x, nice: false, domain: zoom.x } : x,
    y: zoom ? { ...y, nice: false, domain: zoom.y } : y,
    clip: zoom !== undefined,
    marks: [
      line,
      isRelative || seen.count === 0 ? null
        : Plot.line([[ends[0], ends[0]], [ends[1], ends[1]]], { stroke: '#999', clip: true }),
      isBinned ? Plot.rect(bins, { x1: 'x1', x2: 'x2', y1: 'y1', y2: 'y2', inset: 0,
        fill: (/** @type {any} */ bin) => bin.look.colour, fillOpacity: 'opacity' })
        : looks().map((look) => Plot.dot(all.filter((dot) => dot.look.planner === look.planner),
          { x: 'x', y: 'y', stroke: look.colour, symbol: look.symbol, r: 2.6, strokeOpacity: 0.75 })),
      Plot.tip(isBinned ? bins : all, Plot.pointer({ x: 'x', y: 'y', fontSize: 12,
        title: isBinned ? 'text' : (/** @type {Dot} */ dot) => describe(dot) })),
    ],
    opacity: { type: 'identity' },
  });
  const note = element('p', { className: 'detail', textContent: isBinned
    ? `${tick(seen.count)} ${manyProblems}, binned: drag a box to zoom in, double click for all.`
    : `Click a ${oneProblem} to open it; drag a box to zoom in, double click for all.` });
  const view = element('div', { className: 'query' });
  if (!isBinned) listenToChoice(svg, all, view);
  listenToZoom(svg, name);
  return element('div', {}, svg, note, view);
}

register({
  name: 'scatter',
  title: () => `${metric().word} against ${data.planners[state.rival].label}, ${oneProblem} by ${oneProblem}`,
  draw: (width) => scatter('scatter', false, width),
});

register({
  name: 'scatter-relative',
  title: () => `${metric().word} relative to ${data.planners[state.rival].label}, ${oneProblem} by ${oneProblem}`,
  draw: (width) => scatter('scatter-relative', true, width),
});
