// @ts-check
/** How planners differ on plots: in colour, and in marker and dashes, as in the figures of the run's folder. */
import { data } from './data.js';
import { drawn } from './state.js';

/** Okabe and Ito's colours, in an order whose greys differ. */
const COLOURS = ['#000000', '#e69f00', '#0072b2', '#56b4e9', '#d55e00', '#009e73', '#cc79a7', '#808080'];
const SYMBOLS = ['circle', 'square', 'triangle', 'diamond', 'times', polygon([0, 1.1], [1, -0.8], [-1, -0.8]), 'plus',
  polygon([-1.1, -0.6], [1.1, -0.6], [1.1, 0.6], [-1.1, 0.6])];
const DASHES = ['', '8 3', '3 3', '10 3 3 3', '14 4', '5 5', '2 4', '10 3 3 3 3 3'];

/** A marker that Plot has no name for: it draws one by its area.
 * @typedef {{draw: (context: any, area: number) => void}} Marker */
/** @typedef {{planner: number, name: string, colour: string, symbol: string | Marker, dashes: string}} Look */

/** A marker of corners around (0, 0), y downwards.
 * @param {...[number, number]} corners
 * @returns {Marker} */
function polygon(...corners) {
  return { draw: (context, area) => {
    const radius = Math.sqrt(area / Math.PI);
    corners.forEach(([x, y], i) => context[i === 0 ? 'moveTo' : 'lineTo'](radius * x, radius * y));
    context.closePath();
  } };
}

/** Of so many looks one, turned by so many after each round: no two of 32 planners share marker and dashes.
 * @template T
 * @param {T[]} all
 * @param {number} planner
 * @param {number} turn
 * @returns {T} */
const turned = (all, planner, turn) => all[(planner + turn * Math.floor(planner / all.length)) % all.length];

/** The planners that are drawn, each with its look.
 * @returns {Look[]} */
export const looks = () => drawn().map((planner, i) => ({
  planner,
  name: data.planners[planner].label,
  colour: turned(COLOURS, i, 0),
  symbol: turned(SYMBOLS, i, 3),
  dashes: turned(DASHES, i, 5),
}));
