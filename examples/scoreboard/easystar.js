'use strict';
// EasyStar.js: a diagonal costs 1.4.

const EasyStar = require('easystarjs');
const guest = require('../guests/hopscotch_guest');

class Host {
  constructor(grid) {
    this.source = grid;
    this.finder = new EasyStar.js();
    this.finder.enableSync();
    this.finder.setAcceptableTiles([0]);
    this.finder[grid.directions === 8 ? 'enableDiagonals' : 'disableDiagonals']();
    this.finder[grid.corners === 'always' ? 'enableCornerCutting' : 'disableCornerCutting']();
    this.change();
  }

  find(sx, sy, gx, gy) {
    let found = null;
    this.finder.findPath(sx, sy, gx, gy, path => { found = path; });
    this.finder.calculate();
    // It answers a path without points where start is goal, and null where there is none.
    return {path: found && (found.length ? found.map(({x, y}) => [x, y]) : [[sx, sy]])};
  }

  change() {
    this.finder.setGrid(this.source.weights.map(row => row.map(weight => (weight ? 0 : 1))));
  }
}

guest.serve('EasyStar.js', '0.4.4', 'COMPLETE', Host, 'directions=4,8 corners=never,always costs=5/7');
