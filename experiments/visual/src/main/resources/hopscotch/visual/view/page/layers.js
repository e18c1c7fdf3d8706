// @ts-check
/** The abstract graph over a map, level by level, and the parts of a hierarchical query. */
import { state } from './state.js';

/** @typedef {{side: number, nodes: number[], edges: number[], cut?: boolean}} Level */
/** @typedef {{kind: string, level: number, from: number, to: number, event: number}} Part */

/** By level, on a light page and on a dark one. */
const COLOURS = [['#8a2be2', '#c2185b', '#00796b', '#d35400'], ['#c48bff', '#ff7fae', '#4fc3b5', '#ffa45c']];
const CLUSTERS_FROM = 12;
const NODES_FROM = 2;
const DISCS_FROM = 6;
const WORDS = /** @type {Record<string, string>} */ ({
  'join start': 'joining the start', 'join goal': 'joining the goal', search: 'search', refine: 'refining',
});

/** @param {number} level */
export const colour = (level) => COLOURS[state.isDark ? 1 : 0][(level - 1) % 4];

/** What a part is for, in words.
 * @param {Part[]} parts
 * @param {number} index */
export function caption(parts, index) {
  const part = parts[index];
  if (!part) return '';
  const where = part.level === 0 ? 'on cells' : `on level ${part.level}`;
  return `part ${index + 1} of ${parts.length}: ${WORDS[part.kind] ?? part.kind}, ${where}`;
}

/**
 * Which levels are to be seen: all, one, or the one that is searched.
 * @param {Level[]} levels
 * @param {string} choice
 * @param {Part | undefined} part
 * @returns {number[]}
 */
export function shown(levels, choice, part) {
  const all = levels.map((_, i) => i + 1);
  if (choice === 'searched' && part) return [Math.max(1, part.level)];
  return /^\d+$/.test(choice) ? all.filter((level) => level === Number(choice)) : all;
}

/**
 * Draws clusters, edges and nodes of levels; cells are of side 1.
 * @param {CanvasRenderingContext2D} context
 * @param {number} scale
 * @param {{width: number, height: number}} grid
 * @param {Level[]} levels
 * @param {number[]} which
 */
export function draw(context, scale, grid, levels, which) {
  const highest = which[which.length - 1];
  for (const number of which) {
    const level = levels[number - 1];
    if (!level || (level.side * scale < CLUSTERS_FROM && number !== highest)) continue;
    context.strokeStyle = colour(number);
    context.lineWidth = Math.max(0.5, Math.min(number + 0.5, (level.side * scale) / 30)) / scale;
    drawClusters(context, grid, level.side);
  }
  if (scale < NODES_FROM) return;
  for (const number of [...which].reverse()) {
    const level = levels[number - 1];
    if (!level) continue;
    context.strokeStyle = colour(number);
    context.fillStyle = colour(number);
    context.lineWidth = (number * 0.8 + 0.8) / scale;
    context.globalAlpha = 0.8;
    drawEdges(context, grid, level);
    context.globalAlpha = 1;
    const radius = Math.max(0.1 + 0.1 * number, 1.5 / scale);
    for (const node of level.nodes) drawNode(context, grid, node, radius, scale >= DISCS_FROM);
  }
}

/** @param {CanvasRenderingContext2D} context
 * @param {{width: number, height: number}} grid
 * @param {number} side */
function drawClusters(context, grid, side) {
  context.beginPath();
  for (let x = side; x < grid.width; x += side) {
    context.moveTo(x, 0);
    context.lineTo(x, grid.height);
  }
  for (let y = side; y < grid.height; y += side) {
    context.moveTo(0, y);
    context.lineTo(grid.width, y);
  }
  context.stroke();
}

/** @param {CanvasRenderingContext2D} context
 * @param {{width: number}} grid
 * @param {Level} level */
function drawEdges(context, grid, level) {
  context.beginPath();
  for (let i = 0; i < level.edges.length; i += 2) line(context, grid, level.edges[i], level.edges[i + 1]);
  context.stroke();
}

/** A line from place to place.
 * @param {CanvasRenderingContext2D} context
 * @param {{width: number}} grid
 * @param {number} from
 * @param {number} to */
export function line(context, grid, from, to) {
  context.moveTo((from % grid.width) + 0.5, Math.floor(from / grid.width) + 0.5);
  context.lineTo((to % grid.width) + 0.5, Math.floor(to / grid.width) + 0.5);
}

/** @param {CanvasRenderingContext2D} context
 * @param {{width: number}} grid
 * @param {number} place
 * @param {number} radius
 * @param {boolean} isDisc */
function drawNode(context, grid, place, radius, isDisc) {
  const x = (place % grid.width) + 0.5;
  const y = Math.floor(place / grid.width) + 0.5;
  if (!isDisc) {
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    return;
  }
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
}
