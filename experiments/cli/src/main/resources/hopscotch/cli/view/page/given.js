// @ts-check
/** The queries that the page was made with, and what planners answered them that cannot run in a browser. */

/** @typedef {import('../../../visual/view/page/search.js').Header} Header */
/** A query. Its map is a number among those of the page; answers are by the specs of strangers' planners.
 * @typedef {{name: string, map: number, movement: string, from: number[], to: number[], planners: string[],
 *   answers: Record<string, Header | {error: string}>}} Query */
/** Maps are files, deflated, in Base64.
 * @typedef {{strangers: import('../../../visual/view/page/state.js').Known[], maps: string[], queries: Query[]}} Given */
/** @typedef {{planner: string, movement: string, from: number[], to: number[], more?: number[][], walk?: string}} Asked */

/** @type {Given} */
const given = JSON.parse(document.getElementById('given')?.textContent || '{"strangers":[],"maps":[],"queries":[]}');

/** The planners that cannot run here. */
export const strangers = given.strangers;

/** The queries as maps that bring ends, movement and planners.
 * @type {import('../../../visual/view/page/state.js').MapEntry[]} */
export const maps = given.queries.map(({ name, movement, from, to, planners }) => {
  const [directions, corners, , terrain] = movement.split(' ');
  return { name, directions, corners, terrain, from, to, planners };
});

/** The file of a query's map; nothing for another map.
 * @param {string} name */
export async function file(name) {
  const query = given.queries.find((each) => each.name === name);
  return query && inflate(given.maps[query.map]);
}

/** @param {string} text deflated, in Base64 */
async function inflate(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}

/** Whether a planner is a stranger, or is made of one.
 * @param {string} spec */
export const isStranger = (spec) =>
  strangers.some(({ id }) => spec.split(/[(),]/).includes(id) || (id.includes('(') && spec.includes(id)));

/** What a stranger's planner answered to a query of the page.
 * @param {Asked} asked
 * @param {string} map the file of the map on which it is asked
 * @returns {Promise<Header | {error: string}>} */
export async function answer({ planner, movement, from, to, more = [], walk }, map) {
  for (const query of walk || more.length > 0 ? [] : given.queries) {
    const isSame = query.answers[planner] && query.movement === movement && `${query.from} ${query.to}` === `${from} ${to}`;
    if (isSame && await inflate(given.maps[query.map]) === map) return query.answers[planner];
  }
  return { error: `${planner} cannot run in a browser. Its answers to the queries that this page was given are here.` };
}
