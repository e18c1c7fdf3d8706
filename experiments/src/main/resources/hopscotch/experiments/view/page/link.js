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
 * @property {number | null} at where the replay stands; null for its end
 * @property {string} pace
 * @property {string} colour what the colours of expanded cells mean
 * @property {{clusters: boolean, edges: boolean, level: string}} show
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
    at: /^\d+$/.test(words.get('at') ?? '') ? Number(words.get('at')) : null,
    colour: /^(times|g|f)$/.exec(words.get('colour') ?? '')?.[0] ?? 'order',
    pace: words.get('pace') === 'time' ? 'time' : 'expansions',
    show: {
      clusters: words.get('clusters') !== 'no',
      edges: words.get('edges') === 'yes',
      level: /^([1-4]|all)$/.exec(words.get('level') ?? '')?.[0] ?? 'searched',
    },
  };
}

/**
 * Writes the state; false if there are too many edits for an address, which are left out.
 * @param {State} state
 */
export function write(state) {
  const words = new URLSearchParams();
  words.set('map', state.map);
  state.planners.forEach((planner) => words.append('planner', planner));
  words.set('directions', state.directions);
  words.set('corners', state.corners);
  words.set('terrain', state.terrain);
  if (state.from) words.set('from', state.from.join(','));
  if (state.to) words.set('to', state.to.join(','));
  const fits = state.edits.length <= MOST_EDITS;
  if (fits && state.edits.length > 0) words.set('edits', state.edits.map((edit) => edit.join(',')).join('~'));
  if (state.at !== null) words.set('at', String(state.at));
  if (state.colour !== 'order') words.set('colour', state.colour);
  if (state.pace !== 'expansions') words.set('pace', state.pace);
  if (!state.show.clusters) words.set('clusters', 'no');
  if (state.show.edges) words.set('edges', 'yes');
  if (state.show.level !== 'searched') words.set('level', state.show.level);
  history.replaceState(null, '', `#${words}`);
  return fits;
}
