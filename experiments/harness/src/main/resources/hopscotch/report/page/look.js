// @ts-check
/** How planners differ on plots: in colour, in marker and in dashes, as in the figures of the run's folder. */
import { data } from './data.js';
import { drawn } from './state.js';

/** Okabe and Ito's colours, in an order whose greys differ. */
const COLOURS = ['#000000', '#e69f00', '#0072b2', '#56b4e9', '#d55e00', '#009e73', '#cc79a7', '#808080'];
const SYMBOLS = ['circle', 'square', 'triangle', 'diamond', 'times', 'star', 'plus', 'asterisk'];
const DASHES = ['', '8 3', '3 3', '10 3 3 3', '14 4', '5 5', '2 4', '10 3 3 3 3 3'];

/** @typedef {{planner: number, name: string, colour: string, symbol: string, dashes: string}} Look */

/** The planners that are drawn, each with its look.
 * @returns {Look[]} */
export const looks = () => drawn().map((planner, i) => ({
  planner,
  name: data.planners[planner].label,
  colour: COLOURS[i],
  symbol: SYMBOLS[i],
  dashes: DASHES[i],
}));
