// @ts-check
/** The tables that follow what is chosen: the same heads and figures as those of the run's folder. */
import { data, hasPath, manyProblems, oneProblem } from './data.js';
import { element } from './dom.js';
import { counted, mean, quantile, shown } from './numbers.js';
import { filter, leaveOut, listen, sort } from './rows.js';
import { compare, Figures, groups, meanOf, metric, tests, whole } from './selection.js';
import { isWholeRun, state } from './state.js';

/** @typedef {{columns: string[], rows: (string | number)[][], caption: string}} Table */

/** Heads of columns that count. */
const COUNTS = new Set(['planned', 'asked', 'solved', 'valid', 'optimal', 'maps', 'wins', 'losses', 'problems']);

/** @param {Float64Array} values */
const last = (values) => (values.length > 0 ? values[values.length - 1] : NaN);

/** By metric of the suite: heads, and the values of a planner.
 * @type {Record<string, [string[], (figures: Figures) => (string | number)[]]>} */
const COLUMNS = {
  coverage: [
    ['planned', 'asked', 'solved', 'coverage %', 'valid', 'optimal'],
    (it) => [it.group.planned, it.asked(), it.solved(), (100 * it.solved()) / it.group.planned, it.valid(), it.optimal()],
  ],
  suboptimality: [['mean subopt.', 'max subopt.'], (it) => {
    const ratios = it.column('suboptimality');
    return [it.meanOf('suboptimality'), last(ratios)];
  }],
  'proven-factor': [['p50 proven factor', 'p95 proven factor', 'max proven factor'], (it) => {
    const factors = it.column('proven factor');
    return [quantile(factors, 0.5), quantile(factors, 0.95), last(factors)];
  }],
  time: [['mean µs', 'p50 µs', 'p95 µs', 'p99 µs', 'max µs'], (it) => {
    const micros = it.column('micros');
    return [it.meanOf('micros'), quantile(micros, 0.5), quantile(micros, 0.95), quantile(micros, 0.99), last(micros)];
  }],
  'first-move': [['first move µs'], (it) => [it.meanOf('first')]],
  expansions: [['mean expansions'], (it) => [it.meanOf('expanded')]],
  'fewer-expansions': [['fewer expansions %'], (it) => {
    const [mine, theirs] = [data.columns.expanded[it.planner], data.columns.expanded[data.baseline]];
    const both = it.shared.filter((i) => hasPath(data.baseline, i) && !Number.isNaN(mine[i] + theirs[i]));
    return [it.planner === data.baseline ? NaN : 100 * mean(both.map((i) => (mine[i] < theirs[i] ? 1 : 0)))];
  }],
  'expansion-time': [['ns an expansion'], (it) => {
    const [micros, expanded] = [data.columns.micros[it.planner], data.columns.expanded[it.planner]];
    const both = it.shared.filter((i) => !Number.isNaN(micros[i] + expanded[i]));
    return [(1000 * mean(both.map((i) => micros[i]))) / mean(both.map((i) => expanded[i]))];
  }],
  'length-ratio': [['lengths', 'length / grid optimum'],
    (it) => [it.shared.length > 0 ? data.lengths[it.planner] : '-', it.meanOf('length ratio')]],
  'added-time': [['added µs'], (it) => [it.meanOf('added')]],
  preparation: [['preparation ms'], (it) => [it.prepared('millis')]],
  index: [['index KiB'], (it) => [it.prepared('kib')]],
};

/** @param {string[]} heads
 * @param {string} caption
 * @param {[string[], import('./selection.js').Group][]} lines what stands before the planner, and of which group
 * @returns {Table} */
function summary(heads, caption, lines) {
  const metrics = data.metrics.filter((name) => name in COLUMNS);
  const counters = Object.keys(data.columns).filter((name) => name.startsWith('mean '));
  return {
    caption,
    columns: [...heads, 'planner', ...metrics.flatMap((name) => COLUMNS[name][0]), ...counters],
    rows: lines.flatMap(([names, group]) => state.planners.map((planner) => {
      const figures = new Figures(planner, group);
      return [...names, data.planners[planner].label, ...metrics.flatMap((name) => COLUMNS[name][1](figures)),
        ...counters.map((name) => figures.meanOf(name))];
    })),
  };
}

/** @param {string} name
 * @param {(part: import('./data.js').Part) => string} of */
const byGroup = (name, of) => () => summary([name],
  `Counts are over all planned ${manyProblems} of a ${name}. Means and percentiles are over those that every chosen planner`
  + ` solved; planners that solved none of the ${name} are left out of that.`, groups(of).map(([key, group]) => [[key], group]));

/** The chosen planners that solved nothing, in words.
 * @param {import('./selection.js').Group} group */
function without({ problems }) {
  const names = state.planners.filter((planner) => !problems.some((problem) => hasPath(planner, problem)))
    .map((planner) => data.planners[planner].label);
  return names.length === 0 ? '' : `, but for ${names.join(', ')}: solved nothing`;
}

function planners() {
  const all = whole();
  return summary([], `Counts over ${all.planned.toLocaleString('en')} planned ${manyProblems}; means and percentiles over the `
    + `${all.common.length.toLocaleString('en')} that every chosen planner solved${without(all)}.`, [[[], all]]);
}

/** The warning on intervals that are of too few maps, as `FewMaps` gives it in Java.
 * @param {{planner: number, clusters: unknown[]}[]} rivals */
function fewMaps(rivals) {
  const warning = (/** @type {number} */ from, /** @type {number} */ to, /** @type {(whose: string) => string} */ text) => {
    const few = rivals.filter(({ clusters }) => clusters.length >= from && clusters.length <= to);
    if (few.length === 0) return '';
    const counts = few.map(({ clusters }) => clusters.length);
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    const whose = few.length === rivals.length ? '' : ` of ${few.map(({ planner }) => data.planners[planner].label).join(', ')}`;
    return ` Only ${least === most ? '' : `${least} to `}${most} ${most === 1 ? 'map' : 'maps'}: ${text(whose)}.`;
  };
  return warning(1, 1, (whose) => `there are no intervals${whose}`)
    + warning(2, data.fewMaps - 1, (whose) => `the intervals${whose} are narrower than they should be`);
}

/** @returns {Table} */
function speedUps() {
  const { problems } = whole();
  const rivals = state.planners.filter((planner) => planner !== state.rival)
    .map((planner) => ({ planner, ...compare(planner, state.rival, problems) }))
    .filter(({ clusters }) => clusters.length > 0);
  const tested = new Map((tests().against[state.rival] ?? []).map(([planner, ...figures]) => [planner, figures.map((it) => it ?? NaN)]));
  const ofBaseline = state.rival === data.baseline ? '' : `, against ${data.planners[data.baseline].label} alone`;
  return {
    caption: `${metric().word} of ${data.planners[state.rival].label} over that of each planner, on problems where both`
      + ' found a path. In the geometric mean each problem counts the same; its interval is of a bootstrap by map. p is of'
      + ` paired sign-flip tests, corrected by Holm: on these maps by ${oneProblem}${ofBaseline}, on maps like these by map, which can`
      + ' be no less than the least p with so many maps and planners.'
      + `${isWholeRun() ? '' : ' All of these are of the whole run alone.'} In the ratio of the means long ${manyProblems} count most.`
      + (isWholeRun() ? fewMaps(rivals) : ''),
    columns: ['planner', 'maps', 'speed-up (geo. mean)', '95 % from', '95 % to', 'p on these maps', 'p on maps like these', 'least p',
      'speed-up (of means)',
      'wins', 'losses'],
    rows: rivals.map(({ planner, clusters, mine, theirs, wins, losses }) => [data.planners[planner].label, clusters.length,
      Math.exp(meanOf(clusters)), ...(tested.get(planner) ?? [NaN, NaN, NaN, NaN, NaN]), theirs / mine, wins, losses]),
  };
}

/** @returns {Table} */
function byLength() {
  /** @type {Map<number, number[]>} */
  const ranges = new Map();
  for (const problem of whole().problems) {
    const length = data.problems.optimum[problem];
    if (length > 0) {
      const range = Math.max(3, 31 - Math.clz32(length));
      const problems = ranges.get(range);
      if (problems) problems.push(problem);
      else ranges.set(range, [problem]);
    }
  }
  return {
    caption: `Geometric mean speed-up against ${data.planners[state.rival].label} by optimal length in cells.`,
    columns: ['optimal length', 'problems', ...state.planners.map((planner) => data.planners[planner].label)],
    rows: [...ranges].sort(([a], [b]) => a - b).map(([range, problems]) => [
      `${range === 3 ? 0 : 2 ** range} to ${2 ** (range + 1)}`, problems.length,
      ...state.planners.map((planner) => Math.exp(meanOf(compare(planner, state.rival, problems).clusters)))]),
  };
}

/** By the name of a table: how it is made of what is chosen.
 * @type {Record<string, () => Table>} */
export const TABLES = {
  planners,
  sets: byGroup('set', (part) => data.sets[part.set]),
  maps: byGroup('map', (part) => data.maps[part.map]),
  'speed-up': speedUps,
  'speed-up-by-length': byLength,
};

/** A table as it is laid out: its caption, the cells of its head, its rows.
 * @typedef {{caption: string, heads: Element[], rows: Element[]}} Shown */

/** The table that the run wrote, to be put back when all is chosen again.
 * @param {HTMLElement} box
 * @returns {Shown} */
export function written(box) {
  const table = /** @type {HTMLTableElement} */ (box.querySelector('table'));
  const { rows: [head] } = /** @type {HTMLTableSectionElement} */ (table.tHead);
  return { caption: box.previousElementSibling?.textContent ?? '', heads: [...head.cells], rows: [...table.tBodies[0].rows] };
}

/** @param {Table} made
 * @returns {Shown} */
export const laidOut = (made) => ({
  caption: made.caption,
  heads: made.columns.map((name) => element('th', {}, element('button', { type: 'button', textContent: name }))),
  rows: made.rows.map((row) => element('tr', {}, ...row.map((value, column) => {
    const text = COUNTS.has(made.columns[column]) ? counted(Number(value)) : shown(value);
    const cell = element('td', { textContent: text, className: typeof value === 'number' ? '' : 'text' });
    cell.dataset.value = typeof value === 'number' && !Number.isFinite(value) ? '' : String(value);
    return cell;
  }))),
});

/** Puts a table in the place of what is there, in the order that was chosen for it.
 * @param {HTMLElement} box
 * @param {Shown} shown */
export function show(box, { caption, heads, rows }) {
  const table = /** @type {HTMLTableElement} */ (box.querySelector('table'));
  const chosen = [...table.querySelectorAll('th')].find((head) => head.hasAttribute('aria-sort'));
  const [name, order] = [chosen?.textContent, chosen?.getAttribute('aria-sort') ?? ''];
  for (const head of heads) {
    if (head.textContent === name) head.setAttribute('aria-sort', order);
    else head.removeAttribute('aria-sort');
  }
  /** @type {Element} */ (box.previousElementSibling).textContent = caption;
  /** @type {HTMLTableSectionElement} */ (table.tHead).replaceChildren(element('tr', {}, ...heads));
  table.tBodies[0].replaceChildren(...rows);
  listen(box);
  sort(table);
  filter(box);
  leaveOut(box);
}
