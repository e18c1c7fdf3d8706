'use strict';
/*
A planner in JavaScript as a guest of Hopscotch: the guest's side of docs/guests.md, for Node.

    const guest = require('./hopscotch_guest');

    class MyPlanner {
      constructor(grid) {}              // the preparation; timed
      find(sx, sy, gx, gy, millis) {}   // {path: [[x, y], ...] or null, expanded: a count or undefined}
    }

    guest.serve('mine', '1.0', 'OPTIMAL', MyPlanner, 'directions=4,8');

Two points of a path are joined by a run of one move. A planner that takes changes of its map has a
method change(cells): an array of [x, y], of which the grid has the new weights already. What it
prints goes to standard error. NotOffered is thrown where a query, or a map, is not offered, and
OutOfTime where the milliseconds of a query ran out.
*/

const fs = require('fs');
const {StringDecoder} = require('string_decoder');

const MOVES = [[1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [-1, -1], [1, -1]];
const NEEDED = {never: 2, 'one-free': 1, always: 0};

class NotOffered extends Error {}

class OutOfTime extends Error {}

/** A map under a movement. weights[y][x] is what a move costs there, the mean of two cells; 0 is blocked. */
class Grid {
  constructor(width, height, directions, corners, costs, terrain, path) {
    Object.assign(this, {width, height, directions, corners});
    this.straight = 1;
    this.diagonal = costs === 'sqrt2' ? Math.SQRT2 : costs.split('/')[1] / costs.split('/')[0];
    const pairs = terrain.includes('=')
      ? terrain.split(',').map(pair => pair.split('='))
      : [...terrain].map(letter => [letter, 1]);
    this.terrain = new Map(pairs.map(([letter, weight]) => [letter, Number(weight)]));
    const lines = fs.readFileSync(path, 'latin1').split('\n');
    const rows = lines.slice(lines.indexOf('map') + 1).slice(0, height);
    this.weights = rows.map(row => [...row].map(letter => this.terrain.get(letter) || 0));
  }

  change(x, y, letter) {
    this.weights[y][x] = this.terrain.get(letter) || 0;
  }

  isFree(x, y) {
    return x >= 0 && x < this.width && y >= 0 && y < this.height && this.weights[y][x] > 0;
  }

  /** The legal moves from a cell, as [x, y, cost]. */
  moves(x, y) {
    const moves = [];
    for (const [dx, dy] of MOVES.slice(0, this.directions)) {
      if (!this.isFree(x + dx, y + dy)) continue;
      const isDiagonal = dx !== 0 && dy !== 0;
      const free = this.isFree(x + dx, y) + this.isFree(x, y + dy);
      if (isDiagonal && free < NEEDED[this.corners]) continue;
      const weight = (this.weights[y][x] + this.weights[y + dy][x + dx]) / 2;
      moves.push([x + dx, y + dy, (isDiagonal ? this.diagonal : this.straight) * weight]);
    }
    return moves;
  }
}

const decoder = new StringDecoder('utf8');
let input = '';

/** The next line; undefined at the end. */
function readLine() {
  const buffer = Buffer.alloc(1 << 16);
  for (let end = input.indexOf('\n'); ; end = input.indexOf('\n')) {
    if (end >= 0) {
      const line = input.slice(0, end);
      input = input.slice(end + 1);
      return line;
    }
    const count = fs.readSync(0, buffer);
    if (count === 0) return undefined;
    input += decoder.write(buffer.subarray(0, count));
  }
}

function nanosSince(begun) {
  return process.hrtime.bigint() - begun;
}

/** What an error says, in one line. */
function said(error) {
  return String(error && error.message || error).replace(/\s+/g, ' ');
}

/** The path without the points at which it goes straight on. */
function turningPoints(path) {
  return path.filter((point, i) => {
    const [before, after] = [path[i - 1], path[i + 1]];
    return !before || !after
      || point[0] - before[0] !== after[0] - point[0] || point[1] - before[1] !== after[1] - point[1];
  });
}

function answer(planner, number, ends, millis) {
  const begun = process.hrtime.bigint();
  try {
    const {path, expanded} = planner.find(...ends, millis);
    const points = path ? turningPoints(path) : [];
    const nanos = nanosSince(begun);
    const counted = expanded === undefined ? '-' : expanded;
    return [`answer ${number} ${path ? 'found' : 'none'} ${nanos} ${counted}`, ...points].join(' ');
  } catch (error) {
    if (error instanceof OutOfTime) return `answer ${number} time ${nanosSince(begun)} -`;
    const outcome = error instanceof NotOffered ? 'not-offered' : 'error';
    return `answer ${number} ${outcome} ${said(error)}`;
  }
}

/** Speaks with the host until it says quit. serves: what is served beyond the benchmarks' movement. */
function serve(name, version, promise, Planner, serves = '') {
  let grid, planner;
  const out = [];
  console.log = console.info = console.error;
  const keys = [serves, Planner.prototype.change ? 'changes=yes' : ''].filter(key => key);

  function reply(line) {
    const words = line.split(' ');
    const begun = process.hrtime.bigint();
    if (words[0] === 'hopscotch-guest') {
      return [`hello 2 ${name} ${version} ${promise}`, ...keys].join(' ');
    }
    if (words[0] === 'map') {
      const [width, height, directions] = words.slice(1, 4).map(Number);
      grid = new Grid(width, height, directions, ...words.slice(4, 7), words.slice(7).join(' '));
      planner = undefined;
      return 'mapped';
    }
    if (words[0] === 'prepare') {
      planner = new Planner(grid);
      return `prepared ${nanosSince(begun)} 0`;
    }
    if (words[0] === 'change') {
      const cells = Array.from({length: Number(words[1])}, () => readLine().split(' ').slice(1));
      const from = process.hrtime.bigint();
      cells.forEach(([x, y, letter]) => grid.change(Number(x), Number(y), letter));
      planner.change(cells.map(([x, y]) => [Number(x), Number(y)]));
      return `changed ${nanosSince(from)}`;
    }
    if (words[0] === 'block') {
      for (let i = 0; i < Number(words[1]); i++) {
        const [, number, ...ends] = readLine().split(' ');
        out.push(answer(planner, number, ends.map(Number), words[2] / 1e6));
      }
      return 'done';
    }
    return `error unknown message: ${words[0]}`;
  }

  for (let line = readLine(); line !== undefined && line !== 'quit'; line = readLine()) {
    try {
      out.push(reply(line));
    } catch (error) {
      out.push(`${error instanceof NotOffered ? 'not-offered' : 'error'} ${said(error)}`);
    }
    fs.writeSync(1, out.splice(0).join('\n') + '\n');
  }
}

module.exports = {serve, NotOffered, OutOfTime};
