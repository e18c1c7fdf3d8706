// @ts-check
/** Maps as the page holds them, and the format they come in. */

/** @typedef {{name: string, width: number, height: number, letters: Uint8Array}} Grid */

const NAMES = /** @type {Record<string, string>} */ ({
  '.': 'ground', G: 'ground', '@': 'wall', O: 'wall', T: 'trees', S: 'swamp', W: 'water',
});

/**
 * Reads a map of type octile. The server reads it again, and says what is wrong line by line.
 * @param {string} name
 * @param {string} text
 * @returns {Grid}
 */
export function parse(name, text) {
  const at = text.search(/^map\s*$/m);
  const head = text.slice(0, Math.max(0, at));
  const width = Number(/^width\s+(\d+)/m.exec(head)?.[1]);
  const height = Number(/^height\s+(\d+)/m.exec(head)?.[1]);
  if (at < 0 || !(width > 0) || !(height > 0) || width * height > text.length) {
    throw new Error(`${name}: expected a map of type octile with its height and width`);
  }
  const rows = text.slice(at).split(/\r?\n/).slice(1);
  const letters = new Uint8Array(width * height).fill('@'.charCodeAt(0));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < Math.min(width, rows[y]?.length ?? 0); x++) {
      letters[y * width + x] = rows[y].charCodeAt(x);
    }
  }
  return { name, width, height, letters };
}

/**
 * The file of a map.
 * @param {Grid} grid
 */
export function text(grid) {
  const rows = [];
  for (let y = 0; y < grid.height; y++) {
    rows.push(String.fromCharCode(...grid.letters.subarray(y * grid.width, (y + 1) * grid.width)));
  }
  return `type octile\nheight ${grid.height}\nwidth ${grid.width}\nmap\n${rows.join('\n')}\n`;
}

/**
 * Whether the letter of a place is in a terrain such as ground or .=1,S=4.
 * @param {Grid} grid
 * @param {number} place
 * @param {string} terrain
 */
export function isFree(grid, place, terrain) {
  const letter = String.fromCharCode(grid.letters[place]);
  if (terrain === 'ground') return '.GS'.includes(letter);
  if (terrain === 'water') return letter === 'W';
  return terrain.split(',').some((part) => part[0] === letter);
}

/**
 * A first start and goal: the first and the last place of the largest part of the map whose places
 * are joined by straight moves.
 * @param {Grid} grid
 * @param {string} terrain
 * @returns {{start: number, goal: number}}
 */
export function freeEnds(grid, terrain) {
  const size = grid.letters.length;
  const seen = new Uint8Array(size);
  const queue = new Int32Array(size);
  let ends = { start: 0, goal: 0 };
  let largest = 0;
  for (let first = 0; first < size; first++) {
    if (seen[first] || !isFree(grid, first, terrain)) continue;
    let count = 0;
    let goal = first;
    const add = (/** @type {number} */ place) => {
      if (seen[place] || !isFree(grid, place, terrain)) return;
      seen[place] = 1;
      queue[count++] = place;
      goal = Math.max(goal, place);
    };
    add(first);
    for (let i = 0; i < count; i++) {
      const x = queue[i] % grid.width;
      if (x > 0) add(queue[i] - 1);
      if (x < grid.width - 1) add(queue[i] + 1);
      if (queue[i] >= grid.width) add(queue[i] - grid.width);
      if (queue[i] < size - grid.width) add(queue[i] + grid.width);
    }
    if (count > largest) [ends, largest] = [{ start: first, goal }, count];
  }
  return ends;
}

/**
 * The places of a straight stroke, both ends included.
 * @param {Grid} grid
 * @param {number} from
 * @param {number} to
 */
export function placesBetween(grid, from, to) {
  const [x, y] = [from % grid.width, Math.floor(from / grid.width)];
  const [dx, dy] = [(to % grid.width) - x, Math.floor(to / grid.width) - y];
  const steps = Math.max(Math.abs(dx), Math.abs(dy), 1);
  return Array.from({ length: steps + 1 }, (_, i) =>
    (y + Math.round((i * dy) / steps)) * grid.width + x + Math.round((i * dx) / steps));
}

/** What a place is, in words.
 * @param {Grid} grid
 * @param {number} place */
export function terrainName(grid, place) {
  const letter = String.fromCharCode(grid.letters[place]);
  return NAMES[letter] ?? `terrain ${letter}`;
}
