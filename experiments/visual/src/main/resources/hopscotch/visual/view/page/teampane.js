// @ts-check
/** One map with the plan of a team on it. The map lies on a canvas of its own, under the units, so
 * that a step draws nothing but what moves. */
import { begin, Board } from './board.js';
import * as colours from './colours.js';
import { element } from './dom.js';
import { Fleet } from './fleet.js';
import { drawUnits } from './paintteam.js';
import { promise } from './spec.js';

/** @typedef {import('./fleet.js').Answer} Answer */
/** @typedef {import('./board.js').View} View */

export class TeamPane extends Board {
  /**
   * @param {string} spec
   * @param {import('./grid.js').Grid} grid
   * @param {boolean} isDark
   */
  constructor(spec, grid, isDark) {
    super(spec, grid, isDark);
    this.isDark = isDark;
    /** @type {Fleet | null} */
    this.fleet = null;
    /** The unit that is pointed at, -1 for none. */
    this.chosen = -1;
    this.position = 0;
    /** The step that the words over the map are of. */
    this.told = -1;
    /** How the map was drawn last. */
    this.drawn = '';
    this.units = element('canvas', { className: 'over' });
    this.canvas.after(this.units);
    this.title = this.element.querySelector('h2');
  }

  /** @param {import('./grid.js').Grid} grid */
  setGrid(grid) {
    this.layOut(grid);
    this.fleet = null;
    this.chosen = -1;
  }

  /** @param {boolean} isDark */
  setDark(isDark) {
    this.isDark = isDark;
    this.palette = colours.palette(isDark);
    this.paintTerrain();
  }

  /** The server's answer: a plan, or none.
   * @param {Answer} answer
   * @param {string} title */
  setPlan(answer, title) {
    this.title.textContent = title;
    this.paintTerrain();
    this.fleet = answer.moves ? new Fleet(answer, this.grid.width) : null;
    this.chosen = -1;
    this.told = -1;
    if (!this.fleet) {
      this.tellError(answer.outcome === 'no-plan' ? 'no plan found' : `no plan within the limit (${answer.outcome})`);
      return;
    }
    this.tell('', answer.guarantee ? `promises ${promise(answer.guarantee, true)}${answer.stopped ? ', if it goes on to its end' : ''}`
      : `a plan of ${answer.planner ?? 'a file'}`);
    this.result.textContent = summary(answer);
    this.result.classList.toggle('error', answer.verdict === 'invalid');
  }

  /** @param {string} message */
  setError(message) {
    this.fleet = null;
    this.paintTerrain();
    this.tellError(message);
  }

  /** Draws the units at a step, or on their way to the next.
   * @param {number} position
   * @param {View} view */
  showAt(position, view) {
    this.position = position;
    this.drawMap(view);
    const context = begin(this.units, view);
    const { fleet } = this;
    if (!fleet) return;
    drawUnits(context, fleet, position, view.scale, this.chosen);
    const step = Math.floor(position);
    if (step === this.told) return;
    this.told = step;
    const now = fleet.conflictsWithin(step, step).length;
    const all = fleet.answer.conflictCount ?? 0;
    const at = Math.min(step, fleet.makespan);
    this.figures.textContent = `step ${at} of ${fleet.makespan}, ${fleet.resting(step)} of ${fleet.units} rest at their goals, `
      + (all > 0 ? `conflicts: ${now} now, ${all} in all` : 'no conflict');
  }

  /** Draws the map, unless it lies there already.
   * @param {View} view */
  drawMap(view) {
    const { canvas, changed } = this;
    const drawn = `${view.scale} ${view.x} ${view.y} ${canvas.clientWidth} ${canvas.clientHeight}`;
    if (drawn === this.drawn && changed.bottom <= changed.top) return;
    this.drawn = drawn;
    this.refreshLayer();
    const context = begin(canvas, view);
    context.imageSmoothingEnabled = view.scale < 1;
    context.drawImage(this.layer, 0, 0);
  }

  /** Map and units in one.
   * @returns {HTMLCanvasElement} */
  picture() {
    const picture = document.createElement('canvas');
    picture.width = this.canvas.width;
    picture.height = this.canvas.height;
    const context = /** @type {CanvasRenderingContext2D} */ (picture.getContext('2d'));
    context.drawImage(this.canvas, 0, 0);
    context.drawImage(this.units, 0, 0);
    return picture;
  }

  /** What is on a place; its unit is the one that is chosen from now on.
   * @param {number} place */
  describe(place) {
    const units = this.fleet?.unitsAt(place, Math.round(this.position)) ?? [];
    this.chosen = units[0] ?? -1;
    if (!this.fleet || units.length === 0) return `${this.spec}: no unit`;
    const { fleet, grid } = this;
    const goal = fleet.goals[this.chosen];
    return `${this.spec}: unit ${units.join(' and ')}, to (${goal % grid.width},${Math.floor(goal / grid.width)}), `
      + `at rest from step ${fleet.steps(this.chosen)} on`;
  }
}

/** @param {Answer} answer */
function summary(answer) {
  const count = (/** @type {number} */ n) => n.toLocaleString('en');
  const parts = [answer.verdict === 'invalid' ? `invalid: ${answer.problem}` : answer.verdict];
  if (answer.note !== undefined) parts.push(answer.note);
  if (answer.sumOfCosts !== undefined) parts.push(`sum of costs ${count(answer.sumOfCosts)}`);
  if (answer.makespan !== undefined) parts.push(`makespan ${count(answer.makespan)}`);
  if (answer.sumOfCosts && answer.lowerBound) {
    parts.push(`${(answer.sumOfCosts / answer.lowerBound).toFixed(3)} times the lower bound ${count(answer.lowerBound)}`);
  }
  if (answer.firstPlanMillis !== undefined) parts.push(`first plan after ${millis(answer.firstPlanMillis)}`);
  if (answer.elapsedMillis !== undefined) parts.push(`ended after ${millis(answer.elapsedMillis)}`);
  return parts.join(', ');
}

/** @param {number} time */
const millis = (time) => (time < 1000 ? `${time.toFixed(1)} ms` : `${(time / 1000).toFixed(2)} s`);
