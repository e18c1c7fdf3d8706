// @ts-check
/** The run as the page holds it: a column a quantity, a number a planner and problem. */

/** Some problems of one map under one movement; `planned` of them are put to each planner.
 * @typedef {{name: string, map: number, set: number, movement: string, planned: number}} Part */
/** A search of one query, recorded: the cells of a path as x and y, and when each cell of a box was expanded.
 * @typedef {{planner: number, problem: number, why: string, command: string, map?: number, path?: number[],
 *   box?: number[], order?: string}} Worst */
/** @typedef {{width: number, height: number, cells: string}} RecordedMap */
/** Of a metric, over the whole run: by rival each planner with its interval and p, and p of pairs of planners.
 * @typedef {{against: [number, number | null, number | null, number | null, number, number][][], pairs: [number, number, number][]}} Tests */
/** @typedef {{
 *   words: [string, string], incomplete: string, fewMaps: number, planners: {spec: string, label: string}[],
 *   baseline: number, order: number[], mostDrawn: number, metrics: string[], sets: string[], maps: string[],
 *   tests: Record<string, Tests>, parts: Part[], problems: Record<string, number[]>, columns: Record<string, (number | null)[][]>, flags: string[],
 *   prepared: [number, number | null, number][][], commands: string[], views: string[], lengths: string[], worst: Worst[], recordedMaps: RecordedMap[]}} Raw */

/** What an answer is, as bits. */
export const PATH = 2;
export const SOLVED = 4;
export const VALID = 8;
export const OPTIMAL = 16;
const FIRST_FLAG = 48;

/** @returns {Raw} */
function read() {
  return JSON.parse(/** @type {HTMLElement} */ (document.getElementById('data')).textContent ?? '');
}

/** @param {Raw} raw */
function decode(raw) {
  const numbers = (/** @type {(number | null)[]} */ values) => Float64Array.from(values, (value) => value ?? NaN);
  /** @type {Record<string, Float64Array[]>} */
  const columns = {};
  for (const [name, byPlanner] of Object.entries(raw.columns)) {
    columns[name] = byPlanner.map((values, planner) =>
      values === null ? columns.micros[planner] : numbers(values));
  }
  const problems = /** @type {Record<string, Float64Array>} */ (
    Object.fromEntries(Object.entries(raw.problems).map(([name, values]) => [name, numbers(values)])));
  return {
    ...raw,
    columns,
    problems,
    size: problems.part.length,
    flags: raw.flags.map((text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) - FIRST_FLAG)),
    prepared: raw.prepared.map((list) => new Map(list.map(([part, millis, kib]) => [part, { millis, kib }]))),
  };
}

export const data = decode(read());

/** What one problem of the run is called, and what several are: query and queries, or team and teams. */
export const [oneProblem, manyProblems] = data.words;

/** @param {number} planner
 * @param {number} problem */
export const hasPath = (planner, problem) => (data.flags[planner][problem] & PATH) !== 0;

/** @param {number} problem */
export const partOf = (problem) => data.parts[data.problems.part[problem]];

/** The bucket of a scenario, or that which its optimal length would have.
 * @param {number} problem */
export function bucketOf(problem) {
  const bucket = data.problems.bucket[problem];
  return bucket >= 0 ? bucket : Math.floor(data.problems.optimum[problem] / 4);
}

/** From where to where, or which one, where a problem has no single start.
 * @param {number} problem */
export function endsOf(problem) {
  const { startX, startY, goalX, goalY, query } = data.problems;
  return startX[problem] < 0 ? `${oneProblem} ${query[problem]}`
    : `${startX[problem]},${startY[problem]} to ${goalX[problem]},${goalY[problem]}`;
}

/** A command with the ends of a problem and its planner in place.
 * @param {string[]} patterns
 * @param {number} planner
 * @param {number} problem */
function commandOf(patterns, planner, problem) {
  const { startX, startY, goalX, goalY, command } = data.problems;
  const spec = data.planners[planner].spec;
  return patterns[command[problem]]
    .replace('{from}', `${startX[problem]},${startY[problem]}`)
    .replace('{to}', `${goalX[problem]},${goalY[problem]}`)
    .replace('{planner}', () => (/^[A-Za-z0-9_./:=+-]+$/.test(spec) ? spec : `'${spec.replaceAll("'", "'\\''")}'`));
}

/** The command that repeats a problem.
 * @param {number} planner
 * @param {number} problem */
export const repeatOf = (planner, problem) => commandOf(data.commands, planner, problem);

/** The command that opens a problem on the page to play with; nothing where that page does not have it.
 * @param {number} planner
 * @param {number} problem */
export const viewOf = (planner, problem) => commandOf(data.views, planner, problem);
