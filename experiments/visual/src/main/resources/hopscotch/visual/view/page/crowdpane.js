// @ts-check
/** One map with a crowd on it: units that follow a field. What they walked stays when their ways change. */
import { begin } from './board.js';
import { Fleet } from './fleet.js';
import { drawGoals, drawStart } from './paint.js';
import { drawUnits } from './paintteam.js';
import { TeamPane } from './teampane.js';

/**
 * @typedef {object} Ways how the units of a crowd go on
 * @property {boolean} own whether the field is the planner's own
 * @property {number} changedCells for how many cells the field was repaired
 * @property {number[]} starts places
 * @property {number[]} goals where each unit arrives, -1 for nowhere
 * @property {string[]} moves
 * @property {number} makespan
 * @property {number} length of all ways
 * @property {number} [reached] where the units go, if the goal is blocked
 */

export class CrowdPane extends TeamPane {
  /** Where the units go, if the goal is blocked.
   * @type {number | undefined} */
  reached;

  /** Where the units are at a step.
   * @param {number} step */
  places(step) {
    const { fleet } = this;
    if (!fleet) return [];
    return fleet.goals.map((_, unit) => {
      const at = fleet.at(unit, step);
      return fleet.y[at] * fleet.width + fleet.x[at];
    });
  }

  /** Takes new ways from a step on; those walked up to it stay.
   * @param {Ways} ways
   * @param {number} step 0 for a new crowd */
  setWays(ways, step) {
    const before = step > 0 ? this.fleet?.answer : undefined;
    const moves = before ? ways.moves.map((more, unit) => joined(before.moves?.[unit] ?? '', step, more)) : ways.moves;
    const starts = before?.starts ?? ways.starts;
    this.paintTerrain();
    this.reached = ways.reached;
    this.fleet = new Fleet({ verdict: '', problem: null, starts, goals: ways.goals, moves, makespan: step + ways.makespan },
      this.grid.width);
    this.told = -1;
    const repaired = ways.changedCells > 0 ? `, repaired for ${count(ways.changedCells, 'changed cell')}` : '';
    this.tell('', ways.own ? 'the units follow a field of the planner' : 'the units follow the field of exact distances');
    this.result.textContent = `from step ${step} on all ways have length ${ways.length.toFixed(1)}${repaired}`;
  }

  /** Draws the units at a step, or on their way to the next.
   * @param {number} position
   * @param {import('./board.js').View} view
   * @param {number} start
   * @param {number[]} goals */
  showCrowd(position, view, start, goals) {
    this.position = position;
    this.drawMap(view);
    const context = begin(this.units, view);
    const { fleet } = this;
    drawStart(context, this, view.scale, start);
    if (fleet) drawUnits(context, fleet, position, view.scale, this.chosen);
    drawGoals(context, this, view.scale, goals, this.reached);
    const step = Math.floor(position);
    if (!fleet || step === this.told) return;
    this.told = step;
    const lost = fleet.goals.filter((goal) => goal < 0).length;
    this.figures.textContent = `step ${Math.min(step, fleet.makespan)} of ${fleet.makespan}, `
      + `${fleet.resting(step)} of ${count(fleet.units, 'unit')} at a goal${lost > 0 ? `, ${lost} without a way` : ''}`;
  }

  /** What is on a place; its unit is the one that is chosen from now on.
   * @param {number} place */
  describe(place) {
    const units = this.fleet?.unitsAt(place, Math.floor(this.position)) ?? [];
    this.chosen = units[0] ?? -1;
    const { fleet, grid } = this;
    if (!fleet || units.length === 0) return `${this.spec}: no unit`;
    const goal = fleet.goals[this.chosen];
    const way = goal < 0 ? 'no way to a goal'
      : `at (${goal % grid.width},${Math.floor(goal / grid.width)}) by step ${fleet.steps(this.chosen)}`;
    return `${this.spec}: ${count(units.length, 'unit')}; unit ${this.chosen}: ${way}`;
  }
}

/** Moves walked up to a step, and those that follow; a unit that has arrived waits until it goes on.
 * @param {string} walked
 * @param {number} step
 * @param {string} more */
function joined(walked, step, more) {
  const each = walked.replace(/(\d+)([a-z])/g, (_, times, letter) => letter.repeat(Number(times))).slice(0, step);
  return more === '' ? each : each.padEnd(step, 'w') + more;
}

/** @param {number} n
 * @param {string} what */
const count = (n, what) => `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`;
