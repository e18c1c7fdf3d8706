'use strict';
// PathFinding.js, of which the argument names a finder: node pathfinding.js AStarFinder

const PF = require('pathfinding');
const guest = require('../guests/hopscotch_guest');

const DIAGONALS = {never: 'OnlyWhenNoObstacles', 'one-free': 'IfAtMostOneObstacle', always: 'Always'};
const Finder = PF[process.argv[2]];

class Host {
  constructor(grid) {
    this.grid = new PF.Grid(grid.weights.map(row => row.map(weight => (weight ? 0 : 1))));
    this.source = grid;
    this.options = {
      diagonalMovement: PF.DiagonalMovement[grid.directions === 4 ? 'Never' : DIAGONALS[grid.corners]],
      heuristic: grid.directions === 4 ? PF.Heuristic.manhattan : PF.Heuristic.octile,
    };
  }

  // Its README has the grid cloned for each search.
  find(sx, sy, gx, gy, millis) {
    const begun = Date.now();
    const finder = new Finder({...this.options, timeLimit: millis / 1000});
    const path = finder.findPath(sx, sy, gx, gy, this.grid.clone());
    if (path.length === 0 && Date.now() - begun > millis) throw new guest.OutOfTime();
    return {path: path.length ? path : null};
  }

  change(cells) {
    cells.forEach(([x, y]) => this.grid.setWalkableAt(x, y, this.source.isFree(x, y)));
  }
}

guest.serve(`PathFinding.js-${process.argv[2]}`, '0.4.18', 'COMPLETE', Host,
  'directions=4,8 corners=never,one-free,always costs=sqrt2,1/1');
