// @ts-check
/** The tests of `docs/statistics.md`: by map, since queries of one map are not independent. */
import { quantile } from './numbers.js';

const EXACT = 16;
const FEW = 10;
const PERMUTATIONS = 10000;
const RESAMPLES = 2000;
const ROUNDING = 1e-12;

/** Random whole numbers of 32 bits: mulberry32 from a fixed seed.
 * @returns {() => number} */
function generator() {
  let seed = 1;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Numbers in clusters, of each its sum and how many there are.
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

/** The p-value of a paired sign-flip permutation test by cluster, exact for up to 16 clusters.
 * @param {Cluster[]} clusters */
export function permutationTest(clusters) {
  const means = clusters.map(({ sum, size }) => sum / size);
  const size = means.reduce((sum, value) => sum + Math.abs(value), 0);
  const observed = Math.abs(means.reduce((sum, value) => sum + value, 0)) - ROUNDING * size;
  const isExact = means.length <= EXACT;
  const random = generator();
  const count = isExact ? 2 ** means.length : PERMUTATIONS;
  let extreme = isExact ? 0 : 1;
  for (let permutation = 0; permutation < count; permutation++) {
    let sum = 0;
    let bits = permutation;
    for (let i = 0; i < means.length; i++) {
      bits = isExact ? bits : (i & 31) === 0 ? random() : bits;
      sum += (bits & 1) === 0 ? means[i] : -means[i];
      bits >>>= 1;
    }
    extreme += Math.abs(sum) >= observed ? 1 : 0;
  }
  return extreme / (isExact ? count : count + 1);
}

/** P-values corrected by Holm for being many.
 * @param {number[]} values */
export function holm(values) {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b]);
  /** @type {number[]} */
  const corrected = [];
  let running = 0;
  order.forEach((i, rank) => {
    running = Math.max(running, Math.min(1, (values.length - rank) * values[i]));
    corrected[i] = running;
  });
  return corrected;
}

/** @param {Cluster[]} clusters
 * @param {Uint32Array} picked
 * @param {number} centre */
function standardError(clusters, picked, centre) {
  let squares = 0;
  let size = 0;
  for (const i of picked) {
    squares += (clusters[i].sum - centre * clusters[i].size) ** 2;
    size += clusters[i].size;
  }
  return Math.sqrt((squares * picked.length) / (picked.length - 1)) / size;
}

/** The 95 % interval of the mean, by a bootstrap by cluster: studentized from 10 clusters on.
 * @param {Cluster[]} clusters
 * @returns {[number, number]} */
export function interval(clusters) {
  const count = clusters.length;
  if (count < 2) return [NaN, NaN];
  const centre = meanOf(clusters);
  const error = standardError(clusters, Uint32Array.from(clusters, (_, i) => i), centre);
  if (error === 0) return [centre, centre];
  const isStudentized = count >= FEW;
  const random = generator();
  const picked = new Uint32Array(count);
  const deviations = new Float64Array(RESAMPLES);
  for (let i = 0; i < RESAMPLES;) {
    for (let j = 0; j < count; j++) picked[j] = random() % count;
    const resampled = meanOf([...picked].map((cluster) => clusters[cluster]));
    const spread = isStudentized ? standardError(clusters, picked, resampled) : 1;
    if (spread > 0) deviations[i++] = (resampled - centre) / spread;
  }
  deviations.sort();
  const low = quantile(deviations, 0.025);
  const high = quantile(deviations, 0.975);
  return isStudentized ? [centre - high * error, centre - low * error] : [centre + low, centre + high];
}
