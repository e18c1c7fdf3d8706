// @ts-check
/** How figures are spread: of the first move over all problems, of the chosen metric set by set. */
import { data } from './data.js';
import { looks } from './look.js';
import { quantile, tick } from './numbers.js';
import { axis, lines, Plot, plot, register, shorten, steps } from './plots.js';
import { Figures, groups, metric, whole } from './selection.js';
import { state } from './state.js';

register({
  name: 'first-move',
  title: () => 'Problems whose first move is known within a time',
  draw: (width) => {
    const all = whole();
    return lines(width, looks().map((look) => {
      const values = new Figures(look.planner, all).column('first');
      return { look, points: steps(values.length).map((i) => {
        const share = (100 * (i + 1)) / all.common.length;
        return { x: values[i], y: share, text: `${look.name}\n${tick(share)} % within ${tick(values[i])} µs` };
      }).filter(({ x }) => x > 0) };
    }), { x: { ...axis('time to the first move (µs)'), ticks: width / 120 }, y: axis('problems (%)', false), isBare: true });
  },
});

/** @param {string} set
 * @param {number} width */
function boxes(set, width) {
  const shown = looks();
  const group = groups((part) => data.sets[part.set]).filter(([name]) => name === set || name.startsWith(`${set} under `));
  const rows = group.flatMap(([name, members]) => shown.flatMap((look) => {
    const values = new Figures(look.planner, members).values();
    const [least, low, median, high, most] = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => quantile(values, share));
    return median > 0 && (least > 0 || !state.isLogarithmic)
      ? [{ group: name, name: look.name, colour: look.colour, least, low, median, high, most,
        text: `${look.name} on ${name}, ${values.length} problems\nmedian ${tick(median)}, middle half `
          + `${tick(low)} to ${tick(high)}\n5 % to 95 %: ${tick(least)} to ${tick(most)}` }] : [];
  }));
  const fill = (/** @type {any} */ row) => row.colour;
  const fy = group.length > 1 ? 'group' : undefined;
  return plot(width, {
    height: 64 + group.length * (shown.length * 22 + 14),
    marginLeft: 175,
    marginRight: fy ? 130 : 20,
    x: { ...axis(metric().head), ticks: width / 110 },
    y: { label: null, domain: shown.map(({ name }) => name), tickFormat: (/** @type {string} */ name) => shorten(name, 22) },
    fy: { label: null },
    marks: [
      Plot.ruleY(rows, { fy, y: 'name', x1: 'least', x2: 'most', stroke: fill }),
      Plot.barX(rows, { fy, y: 'name', x1: 'low', x2: 'high', fill, fillOpacity: 0.45, stroke: fill, inset: 2 }),
      Plot.tickX(rows, { fy, y: 'name', x: 'median', stroke: fill, strokeWidth: 3 }),
      Plot.tip(rows, Plot.pointer({ fy, y: 'name', x: 'median', title: 'text', fontSize: 12 })),
    ],
  });
}

data.sets.forEach((set) => register({
  name: `box-${set}`,
  title: () => `${metric().word} on the set ${set}: middle half, median, 5 % to 95 %`,
  draw: (width) => boxes(set, width),
  hasNames: true,
}));
