// @ts-check
/** Who wins on more maps, pair by pair. */
import { data } from './data.js';
import { shown, tick } from './numbers.js';
import { Plot, plot, register, shorten } from './plots.js';
import { compare, meanOf, metric, tests, whole } from './selection.js';
import { isWholeRun, state } from './state.js';

const MOST_PLANNERS = 16;
const LEVEL = 0.05;

/** By pair of planners: on how many maps the first is better in the geometric mean, and on how many worse. */
function pairs() {
  const planners = state.planners.slice(0, MOST_PLANNERS);
  const { problems } = whole();
  const compared = planners.flatMap((one, i) => planners.slice(i + 1).map((other) => {
    const { clusters } = compare(one, other, problems);
    return { one, other, wins: clusters.filter(({ sum }) => sum > 0).length, losses: clusters.filter(({ sum }) => sum < 0).length,
      ratio: Math.exp(meanOf(clusters)), clusters };
  })).filter(({ clusters }) => clusters.length > 0);
  const known = new Map(tests().pairs.map(([one, other, p]) => [`${one} ${other}`, p]));
  return compared.flatMap((pair) => {
    const p = known.get(`${pair.one} ${pair.other}`) ?? NaN;
    return [{ ...pair, p }, { ...pair, p, one: pair.other, other: pair.one, wins: pair.losses, losses: pair.wins, ratio: 1 / pair.ratio }];
  });
}

/** What stands behind wins and losses: whether they are significant, or were not tested though others were.
 * @param {number} p */
const mark = (p) => (p < LEVEL ? '*' : isWholeRun() && Number.isNaN(p) ? '?' : '');

register({
  name: 'pairs',
  hasNoFile: true,
  hasNames: true,
  title: () => `Maps won and lost, by ${metric().word.toLowerCase()}; `
    + (isWholeRun() ? '* p < 0.05 on maps like these, sign-flip test by map, corrected by Holm' : 'tested over the whole run alone')
    + (isWholeRun() && data.planners.length > MOST_PLANNERS ? ', ? not tested' : ''),
  draw: (width) => {
    const name = (/** @type {number} */ planner) => data.planners[planner].label;
    const cells = pairs().map((pair) => ({
      ...pair,
      share: pair.wins + pair.losses === 0 ? 0.5 : pair.wins / (pair.wins + pair.losses),
      says: `${pair.wins}:${pair.losses}${mark(pair.p)}`,
      text: `${name(pair.one)} against ${name(pair.other)}\n${pair.wins} maps won, ${pair.losses} lost\n`
        + `geometric mean: ${tick(Number(pair.ratio.toPrecision(4)))} times as good, `
        + (Number.isNaN(pair.p) ? 'not tested' : `p on maps like these ${shown(pair.p)}`),
    }));
    const names = state.planners.slice(0, MOST_PLANNERS).map(name);
    const short = (/** @type {string} */ text) => shorten(text, 20);
    return plot(width, {
      height: 110 + names.length * 26,
      marginLeft: 160,
      marginBottom: 90,
      x: { label: 'against', labelArrow: 'none', domain: names, tickRotate: -35, tickFormat: short },
      y: { label: null, domain: names, tickFormat: short },
      color: { type: 'linear', domain: [0, 0.5, 1], range: ['#f0b27a', '#f5f5f5', '#7fb3d5'] },
      marks: [
        Plot.cell(cells, { x: (/** @type {any} */ c) => name(c.other), y: (/** @type {any} */ c) => name(c.one), fill: 'share', inset: 1 }),
        Plot.text(cells, { x: (/** @type {any} */ c) => name(c.other), y: (/** @type {any} */ c) => name(c.one), text: 'says',
          fontSize: width / names.length > 60 ? 11 : 9 }),
        Plot.tip(cells, Plot.pointer({ x: (/** @type {any} */ c) => name(c.other), y: (/** @type {any} */ c) => name(c.one),
          title: 'text', fontSize: 12 })),
      ],
    });
  },
});
