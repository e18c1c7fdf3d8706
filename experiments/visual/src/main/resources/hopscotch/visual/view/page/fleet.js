// @ts-check
/** The plan of a team as the server tells it, taken apart: where each unit is at each step. */

/** How far a letter of a plan leads, in x and y.
 * @type {Record<string, [number, number]>} */
const MOVES = { u: [0, -1], d: [0, 1], l: [-1, 0], r: [1, 0], w: [0, 0], q: [-1, -1], e: [1, -1], z: [-1, 1], c: [1, 1] };

/** Step, the place before and the place where it happens, and words.
 * @typedef {[number, number, number, string]} Conflict */

/**
 * @typedef {object} Answer
 * @property {string} verdict valid, invalid, no-plan, unchecked, budget
 * @property {string | null} problem what the validator found first
 * @property {string} [planner] who made a plan that was opened
 * @property {string} [note] how a plan that was opened is read
 * @property {string} [outcome]
 * @property {string} [guarantee]
 * @property {boolean} [stopped] before its end, so that the guarantee does not hold yet
 * @property {number} [sumOfCosts]
 * @property {number} [lowerBound]
 * @property {number} [elapsedMillis]
 * @property {number} [firstPlanMillis]
 * @property {number} [makespan]
 * @property {number[]} [starts]
 * @property {number[]} [goals]
 * @property {string[]} [moves]
 * @property {number} [conflictCount]
 * @property {Conflict[]} [conflicts]
 */

export class Fleet {
  /**
   * @param {Answer} answer with a plan
   * @param {number} width of the map
   */
  constructor(answer, width) {
    const { starts = [], goals = [], moves = [], conflicts = [] } = answer;
    this.answer = answer;
    this.width = width;
    this.units = starts.length;
    this.makespan = answer.makespan ?? 0;
    this.goals = goals;
    /** In the order of steps. */
    this.conflicts = conflicts;
    /** By unit: where its steps begin in x and y, and of the unit after the last. */
    this.first = new Uint32Array(this.units + 1);
    const lengths = moves.map(length);
    lengths.forEach((steps, unit) => { this.first[unit + 1] = this.first[unit] + steps + 1; });
    this.x = new Uint16Array(this.first[this.units]);
    this.y = new Uint16Array(this.first[this.units]);
    starts.forEach((place, unit) => this.follow(unit, place, moves[unit]));
  }

  /** @param {number} unit
   * @param {number} start
   * @param {string} moves */
  follow(unit, start, moves) {
    let at = this.first[unit];
    let x = start % this.width;
    let y = Math.floor(start / this.width);
    this.x[at] = x;
    this.y[at] = y;
    for (const [, times, letter] of moves.matchAll(/(\d*)([a-z])/g)) {
      const [dx, dy] = MOVES[letter];
      for (let i = Number(times || 1); i > 0; i--) {
        at++;
        this.x[at] = x += dx;
        this.y[at] = y += dy;
      }
    }
  }

  /** The step at which a unit comes to rest.
   * @param {number} unit */
  steps(unit) {
    return this.first[unit + 1] - this.first[unit] - 1;
  }

  /** The index of a unit's cell at a step.
   * @param {number} unit
   * @param {number} step */
  at(unit, step) {
    return Math.min(this.first[unit] + step, this.first[unit + 1] - 1);
  }

  /** The units that stand on a place at a step.
   * @param {number} place
   * @param {number} step */
  unitsAt(place, step) {
    const found = [];
    for (let unit = 0; unit < this.units; unit++) {
      const at = this.at(unit, step);
      if (this.y[at] * this.width + this.x[at] === place) found.push(unit);
    }
    return found;
  }

  /** How many units rest at their goals at a step.
   * @param {number} step */
  resting(step) {
    let count = 0;
    for (let unit = 0; unit < this.units; unit++) {
      const last = this.first[unit + 1] - 1;
      if (step >= this.steps(unit) && this.y[last] * this.width + this.x[last] === this.goals[unit]) count++;
    }
    return count;
  }

  /** The conflicts of the steps from first to last.
   * @param {number} first
   * @param {number} last */
  conflictsWithin(first, last) {
    return this.conflicts.filter(([step]) => step >= first && step <= last);
  }
}

/** How many steps some moves are.
 * @param {string} moves */
function length(moves) {
  let steps = 0;
  for (const [, times] of moves.matchAll(/(\d*)[a-z]/g)) steps += Number(times || 1);
  return steps;
}
