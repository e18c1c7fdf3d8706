// @ts-check
/** Draws of a walk what a search does not have: where the unit came along, and what was repaired. */

const TRAIL = '#12a150';
const BLOCKED = '#f06400';
const FREED = '#e667c8';
const WALL = '@'.charCodeAt(0);
const LEAST_PIXELS = 4;
const REPAIRED = 'rgba(255, 140, 0, .28)';
const REPAIRED_EDGE = '#e67e00';

/**
 * @param {CanvasRenderingContext2D} context with cells of side 1
 * @param {import('./pane.js').Pane} pane
 * @param {number} scale
 * @param {number[]} trail the places where the unit was, the last where it is
 * @param {import('./state.js').Stroke} changes of the last ask
 */
export function drawWalk(context, pane, scale, trail, changes) {
  drawRepaired(context, pane, scale);
  drawChanges(context, pane, scale, changes);
  context.strokeStyle = TRAIL;
  context.lineWidth = Math.max(0.16, 2.5 / scale);
  context.setLineDash([0.4, 0.4].map((dash) => Math.max(dash, 4 / scale)));
  context.beginPath();
  let [lastX, lastY] = [-2, -2];
  for (const place of trail) {
    const [x, y] = [place % pane.grid.width, Math.floor(place / pane.grid.width)];
    const isStep = Math.max(Math.abs(x - lastX), Math.abs(y - lastY)) <= 1;
    if (isStep) context.lineTo(x + 0.5, y + 0.5);
    else context.moveTo(x + 0.5, y + 0.5);
    [lastX, lastY] = [x, y];
  }
  context.stroke();
  context.setLineDash([]);
}

/** @param {CanvasRenderingContext2D} context
 * @param {import('./pane.js').Pane} pane
 * @param {number} scale */
function drawRepaired(context, pane, scale) {
  const { walk, levels = [] } = pane.search?.header ?? {};
  walk?.repaired.forEach((places, i) => {
    const side = levels[i]?.side ?? 1;
    context.fillStyle = REPAIRED;
    context.strokeStyle = REPAIRED_EDGE;
    context.lineWidth = (i + 1.5) / scale;
    for (const place of places) {
      const [x, y] = [place % pane.grid.width, Math.floor(place / pane.grid.width)];
      const width = Math.min(side, pane.grid.width - x);
      const height = Math.min(side, pane.grid.height - y);
      context.fillRect(x, y, width, height);
      context.strokeRect(x, y, width, height);
    }
  });
}

/** A mark in each cell that has just changed.
 * @param {CanvasRenderingContext2D} context
 * @param {import('./pane.js').Pane} pane
 * @param {number} scale
 * @param {import('./state.js').Stroke} changes */
function drawChanges(context, pane, scale, changes) {
  const size = Math.max(0.4, LEAST_PIXELS / scale);
  for (const [place, [, after]] of changes) {
    context.fillStyle = after === WALL ? BLOCKED : FREED;
    context.fillRect((place % pane.grid.width) + 0.5 - size / 2, Math.floor(place / pane.grid.width) + 0.5 - size / 2, size, size);
  }
}
