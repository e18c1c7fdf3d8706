// @ts-check
/** The plots of the page. Each has a name, a title and a way to draw what is chosen; a section registers its own. */
import { data, hasPath } from './data.js';
import { looks } from './look.js';
import { mean, quantile, roundUp, sorted, tick } from './numbers.js';
import { compare, Figures, meanOf, metric, whole } from './selection.js';
import { state } from './state.js';

/** @type {any} */
export const Plot = /** @type {any} */ (globalThis).Plot;

/** A plot: what it is called, its title as things are chosen, and what it shows, in so many pixels of width. It
 * stands in the place of the figure of its name, and is left out where there is none, unless it never has one. One
 * with planners on an axis needs no legend.
 * @typedef {{name: string, title: () => string, draw: (width: number) => Node, hasNoFile?: boolean, hasNames?: boolean}} PlotEntry */

/** @type {PlotEntry[]} */
export const plots = [];

/** Adds a plot to the page, after those that are there.
 * @param {PlotEntry} entry */
export const register = (entry) => { plots.push(entry); };

const BINS = 16;
const MOST_STEPS = 400;
const MARKERS = 8;

const rivalName = () => data.planners[state.rival].label;

/** An axis of the chosen scale; one that is always logarithmic, or never, says so.
 * @param {string} label
 * @param {boolean} isLogarithmic */
export const axis = (label, isLogarithmic = state.isLogarithmic) => ({
  label,
  labelArrow: 'none',
  labelAnchor: 'center',
  type: isLogarithmic ? 'log' : 'linear',
  tickFormat: tick,
  grid: true,
  nice: !isLogarithmic,
});

/** What all plots have in common.
 * @param {number} width
 * @param {Record<string, any>} options */
export function plot(width, options) {
  return Plot.plot({
    width,
    height: Math.round(Math.min(420, width * 0.6)),
    marginLeft: 64,
    marginBottom: 42,
    marginTop: 14,
    style: { fontSize: '12px', fontFamily: 'inherit', overflow: 'visible' },
    ...options,
  });
}

/** Problems of about the same optimal length.
 * @returns {{middle: number, from: number, to: number, problems: number[]}[]} */
function bins() {
  const { common } = whole();
  const { optimum } = data.problems;
  const longest = common.reduce((most, problem) => Math.max(most, optimum[problem] || 0), 0);
  const width = roundUp(longest / BINS);
  /** @type {number[][]} */
  const members = Array.from({ length: BINS }, () => []);
  for (const problem of common) {
    if (optimum[problem] >= 0) members[Math.min(BINS - 1, Math.floor(optimum[problem] / width))].push(problem);
  }
  return members.flatMap((problems, i) => (problems.length === 0 ? []
    : [{ middle: (i + 0.5) * width, from: i * width, to: (i + 1) * width, problems }]));
}

/** Lines with markers, a band where there is one, and what a point is on hover. A bare line has a few markers, at other
 * places than the next has them, and another a marker at each point.
 * @param {number} width
 * @param {{look: import('./look.js').Look, points: any[]}[]} series points of x, y and what to say; low and high
 * @param {Record<string, any>} options */
export function lines(width, series, options) {
  const isShown = (/** @type {any} */ { y }) => Number.isFinite(y) && (y > 0 || (y === 0 && options.y.type !== 'log'));
  const kept = series.map(({ look, points }) => ({ look, points: points.filter(isShown) }));
  return plot(width, {
    ...options,
    marks: [
      ...(options.marks ?? []),
      kept.map(({ look, points }, series) => [
        points.some(({ low }) => low !== undefined)
          ? Plot.areaY(points, { x: 'x', y1: 'low', y2: 'high', fill: look.colour, fillOpacity: 0.09 }) : null,
        Plot.lineY(points, { x: 'x', y: 'y', stroke: look.colour, strokeDasharray: look.dashes, strokeWidth: 1.7 }),
        Plot.dot(options.isBare ? some(points, series / kept.length) : points, { x: 'x', y: 'y', stroke: look.colour, fill: 'white', symbol: look.symbol, r: 3.2 }),
      ]),
      Plot.tip(kept.flatMap(({ points }) => points), Plot.pointer({ x: 'x', y: 'y', title: 'text', fontSize: 12 })),
    ],
  });
}

/** A few points, evenly spread.
 * @template P
 * @param {P[]} points
 * @param {number} from the share of the way to the second at which the first lies
 * @returns {P[]} */
function some(points, from) {
  const every = Math.max(1, points.length / MARKERS);
  return points.filter((_, i) => Math.floor((i + 1) / every - from) > Math.floor(i / every - from));
}

/** Indices of so many sorted values, evenly spread, first and last among them: as many as a curve has steps at most.
 * @param {number} size */
export function steps(size) {
  const count = Math.min(size, MOST_STEPS);
  return Array.from({ length: count }, (_, step) => (count === 1 ? 0 : Math.floor((step * (size - 1)) / (count - 1))));
}

register({
  name: 'time-by-length',
  title: () => `${metric().word} by optimal length: median and middle half`,
  draw: (width) => {
    const all = bins();
    return lines(width, looks().map((look) => ({
      look,
      points: all.map(({ middle, from, to, problems }) => {
        const values = sorted(problems.map((problem) => metric().of(look.planner, problem)));
        const [low, y, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share));
        return { x: middle, low, y, high,
          text: `${look.name}\n${values.length} problems of length ${from} to ${to}\nmedian ${tick(y)}, `
            + `middle half ${tick(low)} to ${tick(high)}` };
      }),
    })), { x: axis('optimal length (cells)', false), y: axis(metric().head) });
  },
});

register({
  name: 'speed-up-by-length',
  title: () => (state.metric === 'expansions' ? `Expansions of ${rivalName()} over each planner's`
    : `Speed-up against ${rivalName()}`) + ' by optimal length: geometric mean',
  draw: (width) => {
    const all = bins();
    return lines(width, looks().map((look) => ({
      look,
      points: all.map(({ middle, from, to, problems }) => {
        const { clusters } = compare(look.planner, state.rival, problems);
        const y = Math.exp(meanOf(clusters));
        const compared = clusters.reduce((sum, { size }) => sum + size, 0);
        return { x: middle, y, text: `${look.name}\n${compared} problems of length ${from} to ${to}\n${tick(y)} times` };
      }),
    })), {
      x: axis('optimal length (cells)', false),
      y: axis('times'),
      marks: [Plot.ruleY([1], { stroke: '#999' })],
    });
  },
});

register({
  name: 'cactus',
  title: () => (state.metric === 'expansions' ? 'Problems solved within so many expansions each' : 'Problems solved within a time each'),
  draw: (width) => {
    const { problems } = whole();
    return lines(width, looks().map((look) => {
      const values = new Figures(look.planner, { problems, common: problems, planned: 0, parts: [] }).values();
      return { look, points: steps(values.length).map((i) => {
        return { x: i + 1, y: values[i], text: `${look.name}\n${tick(i + 1)} problems within ${tick(values[i])}` };
      }) };
    }), { x: axis('problems solved', false), y: axis(metric().head), isBare: true });
  },
});

/** How often a planner needs at most so many times the least that any chosen planner needs: the performance profile of
 * Dolan and Moré (2002), over the problems that one of them solved. */
register({
  name: 'profile',
  title: () => `Problems solved within a factor of the least ${metric().word.toLowerCase()} of any planner`,
  draw: (width) => {
    const solved = whole().problems.flatMap((problem) => {
      const least = Math.min(...state.planners.filter((planner) => hasPath(planner, problem))
        .map((planner) => metric().of(planner, problem)).filter((value) => !Number.isNaN(value)));
      return Number.isFinite(least) ? [{ problem, least }] : [];
    });
    return lines(width, looks().map((look) => {
      const factors = sorted(solved.filter(({ problem }) => hasPath(look.planner, problem)).map(({ problem, least }) => {
        const own = metric().of(look.planner, problem);
        return own === least ? 1 : own / least;
      }));
      return { look, points: steps(factors.length).map((i) => {
        const share = (100 * (i + 1)) / solved.length;
        return { x: factors[i], y: share, text: `${look.name}\n${tick(share)} % within ${tick(factors[i])} times the least` };
      }).filter(({ x }) => Number.isFinite(x)) };
    }), { x: axis('times the least'), y: axis('problems (%)', false), isBare: true });
  },
});

/** A name of at most so many letters, cut in the middle: specs differ at their ends as well.
 * @param {string} name
 * @param {number} length */
export function shorten(name, length) {
  const tail = Math.floor((length - 1) / 2);
  return name.length <= length ? name : `${name.slice(0, length - 1 - tail)}…${name.slice(-tail)}`;
}

/** The points that no other is better than on both axes, from left to right.
 * @template {{x: number, y: number}} P
 * @param {P[]} points
 * @returns {P[]} */
export function front(points) {
  let least = Infinity;
  return [...points].sort((a, b) => a.x - b.x || a.y - b.y).filter(({ y }) => {
    const isBetter = y < least;
    least = Math.min(least, y);
    return isBetter;
  });
}

const LINE_HEIGHT = 14;
const LETTER_WIDTH = 7;

/** Names beside their points. Where two would overlap, the upper one moves up, and a line leads to its point.
 * @param {{x: number, y: number, name: string}[]} points
 * @param {any} drawn a plot of these points, whose scales hold */
function names(points, drawn) {
  const [across, up] = [drawn.scale('x'), drawn.scale('y')];
  /** @type {{left: number, right: number, height: number, point: {x: number, y: number, name: string}}[]} */
  const placed = [];
  for (const point of [...points].sort((a, b) => a.y - b.y)) {
    const left = across.apply(point.x);
    const right = left + LETTER_WIDTH * shorten(point.name, 22).length;
    let height = up.apply(point.y);
    for (const other of placed) {
      const isBeside = left < other.right && other.left < right;
      if (isBeside && Math.abs(height - other.height) < LINE_HEIGHT) height = other.height - LINE_HEIGHT;
    }
    placed.push({ left, right, height, point });
    placed.sort((a, b) => b.height - a.height);
  }
  return placed.map(({ height, point }) => ({ ...point, at: up.invert(height), isMoved: height !== up.apply(point.y) }));
}

/** A point a planner, and a line along those that nobody dominates.
 * @param {number} width
 * @param {string} label
 * @param {(figures: Figures) => number} value
 * @param {number} unit below which a logarithmic scale is even, so that it has a 0 */
function pareto(width, label, value, unit) {
  const all = whole();
  const shown = looks();
  const points = state.planners.flatMap((planner) => {
    const figures = new Figures(planner, all);
    const [x, height] = [figures.mean(), value(figures)];
    const look = shown.find((each) => each.planner === planner);
    const name = data.planners[planner].label;
    return x > 0 && Number.isFinite(height) ? [{ x, y: height, name, colour: look?.colour ?? '#bbb',
      symbol: look?.symbol ?? 'circle', text: `${name}\nmean ${metric().head}: ${tick(x)}\n${label}: ${tick(height)}` }] : [];
  });
  const best = front(points);
  const most = points.reduce((largest, { y }) => Math.max(largest, y), unit);
  const powers = [0, ...Array.from({ length: 9 }, (_, power) => unit * 10 ** power).filter((tick) => tick <= most)];
  const y = state.isLogarithmic ? { type: 'symlog', constant: unit, ticks: powers } : {};
  const named = points.filter((point) => point.colour !== '#bbb' || best.includes(point));
  const options = {
    x: { ...axis(`mean ${metric().head}`), ticks: width / 150 },
    y: { ...axis(label, false), ...y },
    marginRight: 130,
    symbol: { type: 'identity' },
  };
  const dots = Plot.dot(points, { x: 'x', y: 'y', stroke: (/** @type {any} */ p) => p.colour,
    fill: (/** @type {any} */ p) => p.colour, fillOpacity: 0.5, symbol: 'symbol', r: 5 });
  const bare = plot(width, { ...options, marks: [dots] });
  const beside = points.length === 0 ? [] : names(named, bare);
  return plot(width, {
    ...options,
    x: { ...options.x, domain: bare.scale('x').domain },
    y: { ...options.y, domain: bare.scale('y').domain },
    marks: [
      Plot.line(best, { x: 'x', y: 'y', curve: 'step-after', stroke: '#999', strokeDasharray: '4 3' }),
      Plot.link(beside.filter(({ isMoved }) => isMoved), { x1: 'x', y1: 'y', x2: 'x', y2: 'at', stroke: '#999', strokeWidth: 0.5 }),
      dots,
      ...['bold', 'normal'].map((fontWeight) => Plot.text(
        beside.filter(({ name }) => best.some((each) => each.name === name) === (fontWeight === 'bold')),
        { x: 'x', y: 'at', text: (/** @type {any} */ p) => shorten(p.name, 22), textAnchor: 'start', dx: 9, fontWeight,
          stroke: 'white', fill: 'black' })),
      Plot.tip(points, Plot.pointer({ x: 'x', y: 'y', title: 'text', fontSize: 12 })),
    ],
  });
}

register({
  name: 'pareto-suboptimality',
  title: () => `Mean ${metric().word.toLowerCase()} against suboptimality; bold: nobody is better in both`,
  draw: (width) => pareto(width, 'mean cost above the least (%)', (figures) => 100 * (mean(figures.column('suboptimality')) - 1), 0.1),
});

register({
  name: 'pareto-index',
  title: () => `Mean ${metric().word.toLowerCase()} against the size of the index; bold: nobody is better in both`,
  draw: (width) => pareto(width, 'index (KiB)', (figures) => figures.prepared('kib'), 1),
});
