// @ts-check
/** Draws a pane: the map, what was reached, layers, path and ends. */
import { begin } from './board.js';
import * as layers from './layers.js';

/** @typedef {import('./pane.js').Pane} Pane */
/** @typedef {import('./board.js').View} View */
/** @typedef {{clusters: boolean, level: string}} Overlay */

const LINES_FROM = 8;
/** Searches of no more expansions are drawn by points that can be seen. */
const MOST_POINTS = 5000;
const POINT_PIXELS = 3;
const NUMBERS_FROM = 44;
const ARROWS = '↖↑↗← →↙↓↘';

/**
 * Draws a map and as much of a search as is over.
 * @param {Pane} pane
 * @param {View} view
 * @param {number} start
 * @param {number} goal
 * @param {Overlay} overlay
 * @returns {CanvasRenderingContext2D} for what is drawn on top, with cells of side 1
 */
export function draw(pane, view, start, goal, overlay) {
  pane.refreshLayer();
  const context = begin(pane.canvas, view);
  context.imageSmoothingEnabled = view.scale < 1;
  context.drawImage(pane.layer, 0, 0);
  if (view.scale >= LINES_FROM) drawLines(pane, context, view.scale);
  const levels = pane.search?.header.levels ?? [];
  if (overlay.clusters) {
    layers.draw(context, view.scale, pane.grid, levels, layers.shown(levels, overlay.level, pane.playedPart));
  }
  if (view.scale < LINES_FROM && pane.total <= MOST_POINTS) drawPoints(pane, context, view.scale);
  drawLinks(pane, context, view.scale);
  if (!pane.isDone) drawCones(pane, context, view.scale);
  drawPath(pane, context, view.scale);
  if (view.scale >= NUMBERS_FROM) drawNumbers(pane, context);
  const meeting = pane.meeting();
  if (meeting >= 0) drawEnd(context, view.scale, middle(pane, meeting), '#f5d000');
  drawEnd(context, view.scale, end(pane, start), '#12a150');
  drawEnd(context, view.scale, end(pane, goal), '#d81e3a');
  return context;
}

/** @param {Pane} pane
 * @param {CanvasRenderingContext2D} context
 * @param {number} scale */
function drawLines(pane, context, scale) {
  context.strokeStyle = 'rgba(0,0,0,.15)';
  context.lineWidth = 1 / scale;
  context.beginPath();
  for (let x = 0; x <= pane.grid.width; x++) {
    context.moveTo(x, 0);
    context.lineTo(x, pane.grid.height);
  }
  for (let y = 0; y <= pane.grid.height; y++) {
    context.moveTo(0, y);
    context.lineTo(pane.grid.width, y);
  }
  context.stroke();
}

/** What was expanded, where cells are too small to see and few.
 * @param {Pane} pane
 * @param {CanvasRenderingContext2D} context
 * @param {number} scale */
function drawPoints(pane, context, scale) {
  const search = pane.search;
  const size = Math.max(1, POINT_PIXELS / scale);
  const { data } = pane.image;
  for (let i = 0; search && i < pane.played; i++) {
    if (!search.isExpansion(i)) continue;
    const place = search.place(i);
    const [x, y] = [place % pane.grid.width, Math.floor(place / pane.grid.width)];
    context.fillStyle = `rgb(${data[4 * place]},${data[4 * place + 1]},${data[4 * place + 2]})`;
    context.fillRect(x + 0.5 - size / 2, y + 0.5 - size / 2, size, size);
  }
}

/** From where each node of an abstract level was reached, while that level is searched.
 * @param {Pane} pane
 * @param {CanvasRenderingContext2D} context
 * @param {number} scale */
function drawLinks(pane, context, scale) {
  const search = pane.search;
  const part = pane.playedPart;
  if (!search || !part || part.level === 0) return;
  context.strokeStyle = layers.colour(part.level);
  context.lineWidth = 2.5 / scale;
  context.beginPath();
  for (let i = pane.firstShown; i < pane.played; i++) {
    const parent = search.parents[i];
    const isLatest = /** @type {Int32Array[]} */ (pane.parents)[search.side(i)][search.place(i)] === parent;
    if (!search.isExpansion(i) && isLatest) layers.line(context, pane.grid, parent, search.place(i));
  }
  context.stroke();
}

/** What the last expansion sees through its interval, and what its successors see.
 * @param {Pane} pane
 * @param {CanvasRenderingContext2D} context
 * @param {number} scale */
function drawCones(pane, context, scale) {
  const search = pane.search;
  if (!search?.header.cones) return;
  let first = pane.played - 1;
  while (first >= 0 && !search.isExpansion(first)) first--;
  for (let i = Math.max(0, first); i < pane.played; i++) {
    const [rootX, rootY, fromX, fromY, toX, toY] = search.cone(i);
    context.fillStyle = i === first ? 'rgba(245,208,0,.35)' : 'rgba(138,43,226,.12)';
    context.beginPath();
    context.moveTo(rootX, rootY);
    context.lineTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.fill();
    context.strokeStyle = i === first ? '#b38f00' : '#8a2be2';
    context.lineWidth = 2.5 / scale;
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.stroke();
  }
}

/** The waypoints of a path: centres of cells, or corners.
 * @param {Pane} pane
 * @returns {number[][]} */
function waypoints(pane) {
  const { path = [], points } = pane.search?.header ?? {};
  if (!points) return path.map((place) => middle(pane, place));
  return Array.from({ length: points.length / 2 }, (_, i) => [points[2 * i] / 2, points[2 * i + 1] / 2]);
}

/** @param {Pane} pane
 * @param {CanvasRenderingContext2D} context
 * @param {number} scale */
function drawPath(pane, context, scale) {
  const known = pane.isDone ? Infinity : pane.search?.walked[pane.partIndex] ?? 0;
  const path = waypoints(pane).slice(0, known);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [colour, width] of /** @type {[string, number][]} */ ([['#fff', 5], ['#101014', 2.5]])) {
    context.strokeStyle = colour;
    context.lineWidth = width / scale;
    context.beginPath();
    path.forEach(([x, y], i) => {
      if (i === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.stroke();
  }
}

/** @param {import('./board.js').Board} pane
 * @param {number} place */
const middle = (pane, place) => [(place % pane.grid.width) + 0.5, Math.floor(place / pane.grid.width) + 0.5];

/** Where a query that begins or ends in a place does so: at the centre, or the upper left corner.
 * @param {Pane} pane
 * @param {number} place */
function end(pane, place) {
  const [x, y] = middle(pane, place);
  const [first = 1] = pane.search?.header.points ?? [];
  return first % 2 === 0 ? [x - 0.5, y - 0.5] : [x, y];
}

/** Where a crowd began.
 * @param {CanvasRenderingContext2D} context
 * @param {import('./board.js').Board} pane
 * @param {number} scale
 * @param {number} start */
export const drawStart = (context, pane, scale, start) => drawEnd(context, scale, middle(pane, start), '#12a150');

/** Further goals, and a ring around the place that was reached where several could be.
 * @param {CanvasRenderingContext2D} context
 * @param {import('./board.js').Board} pane
 * @param {number} scale
 * @param {number[]} goals
 * @param {number} [reached] */
export function drawGoals(context, pane, scale, goals, reached) {
  for (const goal of goals) drawEnd(context, scale, middle(pane, goal), '#d81e3a');
  if (reached === undefined) return;
  const [x, y] = middle(pane, reached);
  for (const [colour, width] of /** @type {[string, number][]} */ ([['#fff', 5], ['#d81e3a', 3]])) {
    context.strokeStyle = colour;
    context.lineWidth = width / scale;
    context.beginPath();
    context.arc(x, y, Math.max(0.6, 9 / scale), 0, 7);
    context.stroke();
  }
}

/** @param {CanvasRenderingContext2D} context
 * @param {number} scale
 * @param {number[]} point
 * @param {string} colour */
function drawEnd(context, scale, point, colour) {
  const radius = scale >= NUMBERS_FROM ? 0.15 : Math.max(0.4, 5 / scale);
  context.fillStyle = '#fff';
  disc(context, point, radius + 1 / scale);
  context.fillStyle = colour;
  disc(context, point, radius);
}

/** @param {CanvasRenderingContext2D} context
 * @param {number[]} point
 * @param {number} radius */
function disc(context, [x, y], radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
}

/** F, g and h in every reached cell, or g and rhs, where there is room.
 * @param {Pane} pane
 * @param {CanvasRenderingContext2D} context */
function drawNumbers(pane, context) {
  const search = pane.search;
  if (!search) return;
  context.font = '0.24px system-ui, sans-serif';
  const last = /** @type {Uint32Array[]} */ (pane.last);
  for (let place = 0; place < pane.grid.letters.length; place++) {
    const i = (last[0][place] || last[1][place]) - 1;
    const update = pane.isDone ? search.updates.get(place) : undefined;
    if (!update && i < (pane.isDone ? 0 : pane.firstShown)) continue;
    const x = place % pane.grid.width;
    const y = Math.floor(place / pane.grid.width);
    const parent = /** @type {Int32Array[]} */ (pane.parents)[last[0][place] ? 0 : 1][place];
    const dx = parent < 0 ? 0 : Math.sign((parent % pane.grid.width) - x);
    const dy = parent < 0 ? 0 : Math.sign(Math.floor(parent / pane.grid.width) - y);
    context.fillStyle = 'rgba(255,255,255,.75)';
    context.fillRect(x + 0.05, y + 0.05, 0.9, 0.3);
    context.fillRect(x + 0.05, y + 0.65, 0.9, 0.3);
    context.fillStyle = '#101014';
    if (update) {
      context.fillText(`g ${cost(update.g)} ${ARROWS[3 * (dy + 1) + dx + 1]}`, x + 0.1, y + 0.29, 0.8);
      context.fillText(`rhs ${cost(update.rhs)}`, x + 0.1, y + 0.89, 0.8);
      continue;
    }
    context.fillText(`F ${search.f[i].toFixed(1)} ${ARROWS[3 * (dy + 1) + dx + 1]}`, x + 0.1, y + 0.29, 0.8);
    context.fillText(`${search.g[i].toFixed(1)}+${Math.max(0, search.f[i] - search.g[i]).toFixed(1)}`, x + 0.1, y + 0.89, 0.8);
  }
}

/** @param {number} cost */
const cost = (cost) => (cost === Infinity ? '∞' : cost.toFixed(1));
