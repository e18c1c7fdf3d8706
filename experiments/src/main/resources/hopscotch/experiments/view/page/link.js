// @ts-check
/** The state of the page in its address, so that a link holds it. */

/**
 * @typedef {object} State
 * @property {string} map
 * @property {string[]} planners
 * @property {string} directions
 * @property {string} corners
 * @property {string} terrain
 * @property {number[] | null} from
 * @property {number[] | null} to
 * @property {[number, number, string][]} edits
 */

const MOST_EDITS = 1000;

/** @returns {State} */
export function read() {
  const words = new URLSearchParams(location.hash.slice(1));
  const point = (/** @type {string} */ name) => {
    const match = /^(\d+),(\d+)$/.exec(words.get(name) ?? '');
    return match ? [Number(match[1]), Number(match[2])] : null;
  };
  /** @type {[number, number, string][]} */
  const edits = [];
  for (const edit of (words.get('edits') ?? '').split('~')) {
    const match = /^(\d+),(\d+),([.GTSWO@])$/.exec(edit);
    if (match) edits.push([Number(match[1]), Number(match[2]), match[3]]);
  }
  return {
    map: words.get('map') ?? 'lesson/wall',
    planners: words.getAll('planner'),
    directions: words.get('directions') ?? '8',
    corners: words.get('corners') ?? 'never',
    terrain: words.get('terrain') ?? 'ground',
    from: point('from'),
    to: point('to'),
    edits,
  };
}

/** @param {State} state */
export function write(state) {
  const words = new URLSearchParams();
  words.set('map', state.map);
  state.planners.forEach((planner) => words.append('planner', planner));
  words.set('directions', state.directions);
  words.set('corners', state.corners);
  words.set('terrain', state.terrain);
  if (state.from) words.set('from', state.from.join(','));
  if (state.to) words.set('to', state.to.join(','));
  if (state.edits.length > 0 && state.edits.length <= MOST_EDITS) {
    words.set('edits', state.edits.map((edit) => edit.join(',')).join('~'));
  }
  history.replaceState(null, '', `#${words}`);
}
