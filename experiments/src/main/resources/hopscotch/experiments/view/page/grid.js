// @ts-check
/** Maps as the page holds them, and the format they come in. */

/** @typedef {{name: string, width: number, height: number, letters: Uint8Array}} Grid */

const LETTERS = '.G@OTSW';

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
 * The free place nearest to a corner, for a first start and goal.
 * @param {Grid} grid
 * @param {string} terrain
 * @param {boolean} fromEnd
 */
export function freePlace(grid, terrain, fromEnd) {
  const size = grid.letters.length;
  for (let i = 0; i < size; i++) {
    const place = fromEnd ? size - 1 - i : i;
    if (isFree(grid, place, terrain)) return place;
  }
  return 0;
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

/** @param {string} letter */
export function isTerrain(letter) {
  return letter.length === 1 && LETTERS.includes(letter);
}
