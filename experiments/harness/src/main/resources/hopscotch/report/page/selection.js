// @ts-check
/** The problems and planners that are chosen, and the figures of planners over them. */
import { bucketOf, data, hasPath, OPTIMAL, SOLVED, VALID } from './data.js';
import { mean, sorted } from './numbers.js';
import { isEveryBucket, isWholeRun, state } from './state.js';

/** Problems that are looked at together: all, those that every planner solved which solved any, how many
 * were planned, and the parts they are of.
 * @typedef {{problems: number[], common: number[], planned: number, parts: number[]}} Group */

/** What can be compared.
 * @type {Record<string, {head: string, word: string, of: (planner: number, problem: number) => number}>} */
export const METRICS = {
  time: { head: 'time (µs)', word: 'Time', of: (planner, problem) => data.columns.micros[planner][problem] },
  first: {
    head: 'time to the first move (µs)',
    word: 'Time to the first move',
    of: (planner, problem) => data.columns.first[planner][problem],
  },
  expansions: { head: 'expansions', word: 'Expansions', of: (planner, problem) => data.columns.expanded[planner][problem] },
};

export const metric = () => METRICS[state.metric];

/** Whether a part is of a chosen set and map.
 * @param {import('./data.js').Part} part */
const isPartChosen = (part) =>
  (state.sets.size === 0 || state.sets.has(data.sets[part.set])) &&
  (state.maps.size === 0 || state.maps.has(data.maps[part.map]));

/** All problems that are chosen. */
export function chosenProblems() {
  const [from, to] = state.buckets;
  const isChosen = data.parts.map(isPartChosen);
  const chosen = [];
  for (let problem = 0; problem < data.size; problem++) {
    if (isChosen[data.problems.part[problem]] && (isEveryBucket() || (bucketOf(problem) >= from && bucketOf(problem) <= to))) {
      chosen.push(problem);
    }
  }
  return chosen;
}

/** Those that every chosen planner solved which solved any.
 * @param {number[]} problems */
export function commonOf(problems) {
  let common = problems;
  let isAny = false;
  for (const planner of state.planners) {
    if (problems.some((problem) => hasPath(planner, problem))) {
      isAny = true;
      common = common.filter((problem) => hasPath(planner, problem));
    }
  }
  return isAny ? common : [];
}

/** Problems as a group; a bucket's share of what was planned is taken to be what is there.
 * @param {number[]} problems
 * @param {number[]} parts
 * @returns {Group} */
function group(problems, parts) {
  const planned = isEveryBucket() ? parts.reduce((sum, part) => sum + data.parts[part].planned, 0) : problems.length;
  return { problems, common: commonOf(problems), planned, parts };
}

/** @type {Group | null} */
let known = null;

/** To be called when something else is chosen. */
export function forget() {
  known = null;
}

/** All that is chosen as one group. */
export function whole() {
  known ??= group(chosenProblems(), [...data.parts.keys()].filter((part) => isPartChosen(data.parts[part])));
  return known;
}

/** What is chosen by a name of its parts, in the order of names.
 * @param {(part: import('./data.js').Part) => string} name
 * @returns {[string, Group][]} */
export function groups(name) {
  /** @type {Map<string, {problems: number[], parts: number[]}>} */
  const byName = new Map();
  const movements = new Map();
  for (const part of data.parts) movements.set(name(part), (movements.get(name(part)) ?? new Set()).add(part.movement));
  const ofPart = data.parts.map((part, number) => {
    if (!isPartChosen(part)) return null;
    const key = name(part) + (movements.get(name(part)).size > 1 ? ` under ${part.movement}` : '');
    if (!byName.has(key)) byName.set(key, { problems: [], parts: [] });
    const members = /** @type {{problems: number[], parts: number[]}} */ (byName.get(key));
    members.parts.push(number);
    return members;
  });
  for (const problem of chosenProblems()) ofPart[data.problems.part[problem]]?.problems.push(problem);
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, { problems, parts }]) => [key, group(problems, parts)]);
}

/** The figures of a planner over a group: counts over all, values over those that all planners solved. */
export class Figures {
  /** @param {number} planner
   * @param {Group} of */
  constructor(planner, of) {
    this.planner = planner;
    this.group = of;
    this.shared = of.common.filter((problem) => hasPath(planner, problem));
  }

  /** @param {number} flag */
  count(flag) {
    const flags = data.flags[this.planner];
    return this.group.problems.reduce((sum, problem) => sum + ((flags[problem] & flag) === 0 ? 0 : 1), 0);
  }

  asked = () => this.count(1);
  solved = () => this.count(SOLVED);
  valid = () => this.count(VALID);
  optimal = () => this.count(OPTIMAL);

  /** @param {string} name of a column */
  column(name) {
    const values = data.columns[name][this.planner];
    return sorted(this.shared.map((problem) => values[problem]));
  }

  /** The mean of a column, in the order of the problems.
   * @param {string} name */
  meanOf(name) {
    const values = data.columns[name][this.planner];
    let sum = 0;
    let count = 0;
    for (const problem of this.shared) {
      if (!Number.isNaN(values[problem])) {
        sum += values[problem];
        count++;
      }
    }
    return sum / count;
  }

  /** The chosen metric. */
  values() {
    return sorted(this.shared.map((problem) => metric().of(this.planner, problem)));
  }

  /** The mean of the chosen metric, where it is there. */
  mean() {
    const { of } = metric();
    return mean(this.shared.map((problem) => of(this.planner, problem)).filter((value) => !Number.isNaN(value)));
  }

  /** The mean over the maps of what was prepared; of times, over those on which it was built, not read from a file.
   * @param {'millis' | 'kib'} what */
  prepared(what) {
    const known = this.group.parts.flatMap((part) => data.prepared[this.planner].get(part) ?? []);
    return mean(known.map((each) => each[what]).filter((value) => value !== null));
  }
}

/** The map of each problem. */
const MAP_OF = Int32Array.from(data.problems.part, (part) => data.parts[part].map);

/** Numbers of one map, their sum and how many there are.
 * @typedef {{sum: number, size: number}} Cluster */

/** The mean of all numbers, each with the same weight.
 * @param {Cluster[]} clusters */
export function meanOf(clusters) {
  let sum = 0;
  let size = 0;
  for (const cluster of clusters) {
    sum += cluster.sum;
    size += cluster.size;
  }
  return sum / size;
}

/** Intervals and p-values of the chosen metric, which are known of the whole run alone.
 * @returns {import('./data.js').Tests} */
export const tests = () => (isWholeRun() ? data.tests[state.metric] : { against: [], pairs: [] });

/** The logarithms of a rival's figure over a planner's where both found a path, by map.
 * @param {number} planner
 * @param {number} rival
 * @param {number[]} problems */
export function compare(planner, rival, problems) {
  const sums = new Float64Array(data.maps.length);
  const sizes = new Int32Array(data.maps.length);
  const { of } = metric();
  const found = { clusters: /** @type {Cluster[]} */ ([]), mine: 0, theirs: 0, wins: 0, losses: 0 };
  for (const problem of problems) {
    const mine = of(planner, problem);
    const theirs = of(rival, problem);
    if (mine > 0 && theirs > 0 && hasPath(planner, problem) && hasPath(rival, problem)) {
      sums[MAP_OF[problem]] += Math.log(theirs / mine);
      sizes[MAP_OF[problem]]++;
      found.mine += mine;
      found.theirs += theirs;
      found.wins += mine < theirs ? 1 : 0;
      found.losses += mine > theirs ? 1 : 0;
    }
  }
  sums.forEach((sum, map) => { if (sizes[map] > 0) found.clusters.push({ sum, size: sizes[map] }); });
  return found;
}
