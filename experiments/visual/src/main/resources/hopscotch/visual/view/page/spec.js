// @ts-check
/** The text that names a planner, such as los(astar(weight=1.5)), taken apart and put together;
 * and what planners promise, in words. */

/** @typedef {{id: string, inner: string[], values: Map<string, string>}} Spec */

/** Takes a spec apart as far as it can be read; the server says what is wrong with it. A guest is
 * known by the whole, guest(mine).
 * @param {string} text
 * @returns {Spec} */
export function parse(text) {
  if (isGuest(text)) return { id: text.trim(), inner: [], values: new Map() };
  const match = /^\s*([^()\s]*)\s*(?:\((.*)\))?\s*$/s.exec(text);
  /** @type {Spec} */
  const spec = { id: match?.[1] ?? text, inner: [], values: new Map() };
  for (const part of split(match?.[2] ?? '')) {
    const value = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/s.exec(part);
    if (value) spec.values.set(value[1], value[2]);
    else if (part.trim() !== '') spec.inner.push(part.trim());
  }
  return spec;
}

/** @param {string} id */
export function isGuest(id) {
  return /^\s*guest\(/.test(id);
}

/** Splits at the commas outside parentheses.
 * @param {string} text */
function split(text) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** @param {Spec} spec */
export function format({ id, inner, values }) {
  const parts = [...inner, ...[...values].map(([name, value]) => `${name}=${value}`)];
  return parts.length > 0 ? `${id}(${parts.join(',')})` : id;
}

const PROMISES = /** @type {Record<string, string>} */ ({
  OPTIMAL: 'a shortest path', COMPLETE: 'a path where there is one', INCOMPLETE: 'nothing: it may miss a path',
});

/** A promise in words.
 * @param {string} guarantee such as BOUNDED(1.5), or of teams OPTIMAL for sum of costs
 * @param {boolean} [isOfTeams]
 * @returns {string} */
export function promise(guarantee, isOfTeams = false) {
  const [, ofTeams, objective] = /^(.*) for (.*)$/.exec(guarantee) ?? [];
  if (objective) return ofTeams === 'OPTIMAL' ? `the least ${objective}` : promise(ofTeams).replace('shortest', `least ${objective}`);
  const bound = /^BOUNDED\((.*)\)$/.exec(guarantee);
  const words = bound ? `at most ${bound[1]} times the shortest` : PROMISES[guarantee] ?? guarantee;
  return isOfTeams ? words.replace('path', 'plan') : words;
}
