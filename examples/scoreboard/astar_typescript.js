'use strict';
// astar-typescript: diagonals pass every corner, and are to cost 1.41421.

const {AStarFinder} = require('astar-typescript');
const guest = require('../guests/hopscotch_guest');

class Host {
  constructor(grid) {
    this.finder = new AStarFinder({
      grid: {matrix: grid.weights.map(row => row.map(weight => (weight ? 0 : 1)))},
      diagonalAllowed: grid.directions === 8,
      heuristic: grid.directions === 8 ? 'Octile' : 'Manhattan',
    });
  }

  // A path without points says that there is none.
  find(sx, sy, gx, gy) {
    const path = this.finder.findPath({x: sx, y: sy}, {x: gx, y: gy});
    return {path: path.length ? path : null};
  }
}

guest.serve('astar-typescript', '1.2.7', 'COMPLETE', Host,
  'directions=4,8 corners=always costs=100000/141421');
