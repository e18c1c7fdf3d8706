// @ts-check
/** Means and quantiles as the tables of a run have them, and numbers for people. */

/** A number from 0 on with so many decimals: the decimal that it is written as, to the nearest, a half upwards.
 * `toFixed` rounds the double, which can lie on the other side of a half.
 * @param {number} size
 * @param {number} decimals */
function rounded(size, decimals) {
  const [digits, exponent = '0'] = String(size).split('e');
  const [whole, part = ''] = digits.split('.');
  const places = part.length - Number(exponent) - decimals;
  const number = BigInt(whole + part);
  const unit = 10n ** BigInt(Math.abs(places));
  const text = String(places > 0 ? (2n * number + unit) / (2n * unit) : number * unit).padStart(decimals + 1, '0');
  return decimals > 0 ? `${text.slice(0, -decimals)}.${text.slice(-decimals)}` : text;
}

/** A number with its thousands separated.
 * @param {string} digits */
const separated = (digits) => digits.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** A count for people.
 * @param {number} value */
export const counted = (value) => separated(String(value));

/** A value for people, without exponent: with the digits, and rounded, as `Table` does in Java.
 * @param {number | string | null} value */
export function shown(value) {
  if (typeof value === 'string') return value;
  if (value === null || !Number.isFinite(value)) return '-';
  if (value === 0) return '0';
  const size = Math.abs(value);
  const decimals = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : size >= 0.01 ? 3 : size >= 1e-4 ? 5 : 7;
  return (value < 0 ? '-' : '') + separated(rounded(size, decimals));
}

/** Made once: making one takes longer than a thousand uses. */
const TICKS = new Intl.NumberFormat('en', { maximumSignificantDigits: 6 });

/** A tick of an axis: no exponent, thousands apart, and a dash for what is no number.
 * @param {number} value */
export const tick = (value) => (Number.isFinite(value) ? TICKS.format(value) : '-');

/** The mean, summed up in the order of the values, as `Quantiles` does in Java.
 * @param {Float64Array | number[]} values */
export function mean(values) {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** The values without those that are not there, from least to largest.
 * @param {Iterable<number>} values */
export function sorted(values) {
  return Float64Array.from(values).sort().filter((value) => Number.isFinite(value));
}

/** A quantile by linear interpolation (definition 7 of Hyndman and Fan); NaN of nothing.
 * @param {Float64Array} inOrder
 * @param {number} share */
export function quantile(inOrder, share) {
  if (inOrder.length === 0) return NaN;
  const at = share * (inOrder.length - 1);
  const low = Math.floor(at);
  const high = Math.min(low + 1, inOrder.length - 1);
  return inOrder[low] + (at - low) * (inOrder[high] - inOrder[low]);
}

/** The next 1, 2 or 5 times a power of 10.
 * @param {number} width */
export function roundUp(width) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)));
  return power * (/** @type {number | undefined} */ ([1, 2, 5].find((factor) => factor * power >= width)) ?? 10);
}
