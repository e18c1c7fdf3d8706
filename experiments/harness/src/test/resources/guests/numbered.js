// A planner that goes from cell to cell in the order of their numbers, on the module for Node.
'use strict';

const guest = require(process.argv[2]);

class Numbered {
  constructor(grid) {
    if (grid.width > 2) throw new Error('too wide\nfor it');
    this.width = grid.width;
  }

  find(sx, sy, gx, gy) {
    const first = sy * this.width + sx;
    const last = gy * this.width + gx;
    if (first === last) throw new Error('no way\nto itself');
    const cells = Array.from({length: last - first + 1}, (_, i) => first + i);
    return {path: cells.map(cell => [cell % this.width, Math.floor(cell / this.width)])};
  }
}

guest.serve('numbered', '1', 'COMPLETE', Numbered);
