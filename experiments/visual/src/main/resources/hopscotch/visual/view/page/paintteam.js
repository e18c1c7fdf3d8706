// @ts-check
/** Draws the units of a plan: a colour at a time, so that a thousand are a few strokes of the pen. */

/** @typedef {import('./fleet.js').Fleet} Fleet */

/** Neighbours differ most; none is near the red of conflicts. */
const COLOURS = ['#1f77b4', '#e67e00', '#2a9134', '#8e44ad', '#00a3a3', '#8c564b', '#d65db1', '#6b7a00', '#3f51b5',
  '#b8860b', '#117a65', '#9b59ff', '#4d6d8f', '#5f9e00', '#7b2d8b', '#0096d6'];
const CONFLICT = '#e8001c';
const TAIL_STEPS = 8;
/** Tails of small cells are drawn by fewer points. */
const TAIL_POINTS = 3;
const GOALS_FROM = 4;
const DISCS_FROM = 3;
const LEAST_PIXELS = 3;
const LEAST_RING_PIXELS = 11;

/**
 * @param {CanvasRenderingContext2D} context with cells of side 1
 * @param {Fleet} fleet
 * @param {number} position a step, or between two
 * @param {number} scale pixels a cell
 * @param {number} chosen the unit whose way is drawn, -1 for none
 */
export function drawUnits(context, fleet, position, scale, chosen) {
  if (chosen >= 0) drawWay(context, fleet, chosen, scale);
  const size = Math.max(LEAST_PIXELS / scale, 0.72);
  const stride = scale < GOALS_FROM ? Math.ceil(TAIL_STEPS / TAIL_POINTS) : 1;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (let c = 0; c < Math.min(COLOURS.length, fleet.units); c++) {
    context.strokeStyle = COLOURS[c];
    context.fillStyle = COLOURS[c];
    if (scale >= GOALS_FROM) drawGoals(context, fleet, c, scale);
    context.globalAlpha = 0.5;
    context.lineWidth = Math.max(size * 0.4, 1 / scale);
    context.beginPath();
    for (let unit = c; unit < fleet.units; unit += COLOURS.length) addTail(context, fleet, unit, position, stride);
    context.stroke();
    context.globalAlpha = 1;
    context.beginPath();
    for (let unit = c; unit < fleet.units; unit += COLOURS.length) addUnit(context, fleet, unit, position, size, scale);
    context.fill();
  }
  drawConflicts(context, fleet, position, scale);
}

/** @param {CanvasRenderingContext2D} context
 * @param {Fleet} fleet
 * @param {number} unit
 * @param {number} position
 * @param {number} size
 * @param {number} scale */
function addUnit(context, fleet, unit, position, size, scale) {
  const step = Math.floor(position);
  const from = fleet.at(unit, step);
  const to = fleet.at(unit, step + 1);
  const share = position - step;
  const x = fleet.x[from] + (fleet.x[to] - fleet.x[from]) * share + 0.5;
  const y = fleet.y[from] + (fleet.y[to] - fleet.y[from]) * share + 0.5;
  if (scale < DISCS_FROM) {
    context.rect(x - size / 2, y - size / 2, size, size);
    return;
  }
  context.moveTo(x + size / 2, y);
  context.arc(x, y, size / 2, 0, 7);
}

/** The last steps of a unit that still moves.
 * @param {CanvasRenderingContext2D} context
 * @param {Fleet} fleet
 * @param {number} unit
 * @param {number} position
 * @param {number} stride */
function addTail(context, fleet, unit, position, stride) {
  const step = Math.floor(position);
  const first = Math.max(0, step - TAIL_STEPS);
  if (fleet.steps(unit) <= first) return;
  const last = fleet.at(unit, step);
  const begin = fleet.at(unit, first);
  context.moveTo(fleet.x[begin] + 0.5, fleet.y[begin] + 0.5);
  for (let at = begin + stride; at < last; at += stride) context.lineTo(fleet.x[at] + 0.5, fleet.y[at] + 0.5);
  context.lineTo(fleet.x[last] + 0.5, fleet.y[last] + 0.5);
  const next = fleet.at(unit, step + 1);
  const share = position - step;
  context.lineTo(fleet.x[last] + (fleet.x[next] - fleet.x[last]) * share + 0.5,
    fleet.y[last] + (fleet.y[next] - fleet.y[last]) * share + 0.5);
}

/** A frame around the goal of each unit of a colour.
 * @param {CanvasRenderingContext2D} context
 * @param {Fleet} fleet
 * @param {number} colour
 * @param {number} scale */
function drawGoals(context, fleet, colour, scale) {
  context.lineWidth = Math.max(0.1, 1 / scale);
  context.beginPath();
  for (let unit = colour; unit < fleet.units; unit += COLOURS.length) {
    const goal = fleet.goals[unit];
    if (goal < 0) continue;
    context.rect((goal % fleet.width) + 0.2, Math.floor(goal / fleet.width) + 0.2, 0.6, 0.6);
  }
  context.stroke();
}

/** All of a unit's way, to its goal.
 * @param {CanvasRenderingContext2D} context
 * @param {Fleet} fleet
 * @param {number} unit
 * @param {number} scale */
function drawWay(context, fleet, unit, scale) {
  context.strokeStyle = COLOURS[unit % COLOURS.length];
  context.lineWidth = Math.max(0.12, 1.5 / scale);
  context.beginPath();
  for (let at = fleet.first[unit]; at < fleet.first[unit + 1]; at++) {
    context.lineTo(fleet.x[at] + 0.5, fleet.y[at] + 0.5);
  }
  context.stroke();
  const goal = fleet.goals[unit];
  if (goal < 0) return;
  const side = Math.max(1, 9 / scale);
  context.strokeRect((goal % fleet.width) + 0.5 - side / 2, Math.floor(goal / fleet.width) + 0.5 - side / 2, side, side);
}

/** A ring around each cell where units collide at this step or on the way to it.
 * @param {CanvasRenderingContext2D} context
 * @param {Fleet} fleet
 * @param {number} position
 * @param {number} scale */
function drawConflicts(context, fleet, position, scale) {
  if (fleet.conflicts.length === 0) return;
  const radius = Math.max(0.5, LEAST_RING_PIXELS / 2 / scale);
  context.strokeStyle = CONFLICT;
  context.lineWidth = Math.max(0.15, 2 / scale);
  context.beginPath();
  for (const [, before, place] of fleet.conflictsWithin(Math.floor(position), Math.ceil(position))) {
    for (const each of before === place ? [place] : [before, place]) {
      const x = (each % fleet.width) + 0.5;
      const y = Math.floor(each / fleet.width) + 0.5;
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 7);
    }
  }
  context.stroke();
}
