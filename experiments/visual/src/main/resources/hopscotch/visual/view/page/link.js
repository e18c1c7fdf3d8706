// @ts-check
/** The state of the page in its address, so that a link holds it. */

/**
 * @typedef {object} State
 * @property {string} kind of problem: query, walk, team or crowd
 * @property {string} map
 * @property {string[]} planners
 * @property {string} directions
 * @property {string} corners
 * @property {string} terrain
 * @property {number[] | null} from
 * @property {number[] | null} to
 * @property {number[][]} more further goals; the nearest of all is wanted
 * @property {[number, number, string][]} edits
 * @property {number | null} at where the replay stands; null for its end
 * @property {string} pace
 * @property {string} colour what the colours of expanded cells mean
 * @property {{source: string, units: number, seed: number, seconds: number, first: boolean}} team
 * where a team comes from: random, scen:NAME or plan:NAME; how long to plan; whether to stop at the first plan
 * @property {{units: number, seed: number}} crowd how many units are drawn near the start, and by which seed
 * @property {boolean} each whether a unit on a walk asks at every step, and not only when the map has changed
 * @property {boolean} script whether the walk is the one that the command line opened
 * @property {{clusters: boolean, edges: boolean, level: string}} show
 */

const MOST_EDITS = 1000;
/** What the server calls the map on which an opened walk begins. */
const SCRIPT_MAP = 'walk/first';

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
  const whole = (/** @type {string} */ name, /** @type {number} */ otherwise) =>
    (/^\d{1,9}$/.test(words.get(name) ?? '') ? Number(words.get(name)) : otherwise);
  const kind = /^(walk|team|crowd)$/.exec(words.get('kind') ?? '')?.[0] ?? 'query';
  const script = words.get('script') === 'yes';
  return {
    kind,
    map: words.get('map') ?? (script ? SCRIPT_MAP : 'lesson/wall'),
    planners: words.getAll('planner'),
    directions: words.get('directions') ?? (kind === 'team' ? '4' : '8'),
    corners: words.get('corners') ?? 'never',
    terrain: words.get('terrain') ?? 'ground',
    from: point('from'),
    to: point('to'),
    more: [...(words.get('more') ?? '').matchAll(/(\d+),(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
    edits,
    at: /^\d+$/.test(words.get('at') ?? '') ? Number(words.get('at')) : null,
    colour: /^(times|g|f)$/.exec(words.get('colour') ?? '')?.[0] ?? 'order',
    pace: words.get('pace') === 'time' ? 'time' : 'expansions',
    team: {
      source: /^(random|(scen|plan):.+)$/.exec(words.get('team') ?? '')?.[0] ?? 'random',
      units: whole('units', 20),
      seed: whole('seed', 1),
      seconds: whole('seconds', 10),
      first: words.get('first') !== 'no',
    },
    crowd: { units: whole('crowd', 200), seed: whole('crowdseed', 1) },
    each: words.get('each') === 'yes',
    script,
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
  if (state.kind !== 'query') words.set('kind', state.kind);
  words.set('map', state.map);
  state.planners.forEach((planner) => words.append('planner', planner));
  words.set('directions', state.directions);
  words.set('corners', state.corners);
  words.set('terrain', state.terrain);
  if (state.kind === 'team') writeTeam(words, state.team);
  if (state.kind === 'crowd') {
    words.set('crowd', String(state.crowd.units));
    words.set('crowdseed', String(state.crowd.seed));
  }
  if (state.each) words.set('each', 'yes');
  if (state.script) words.set('script', 'yes');
  if (state.from) words.set('from', state.from.join(','));
  if (state.to) words.set('to', state.to.join(','));
  if (state.more.length > 0) words.set('more', state.more.map((goal) => goal.join(',')).join('~'));
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

/** @param {URLSearchParams} words
 * @param {State['team']} team */
function writeTeam(words, { source, units, seed, seconds, first }) {
  words.set('team', source);
  if (!source.startsWith('plan:')) words.set('units', String(units));
  if (source === 'random') words.set('seed', String(seed));
  words.set('seconds', String(seconds));
  if (!first) words.set('first', 'no');
}
