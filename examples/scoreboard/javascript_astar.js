'use strict';
// javascript-astar: diagonals pass every corner, and cost 1.41421.

const {astar, Graph} = require('javascript-astar');
const guest = require('../guests/hopscotch_guest');

class Host {
  constructor(grid) {
    this.source = grid;
    this.graph = new Graph(grid.weights, {diagonal: grid.directions === 8});
    this.heuristic = astar.heuristics[grid.directions === 8 ? 'diagonal' : 'manhattan'];
  }

  // Its path leaves the start out, and one without nodes says that there is none.
  find(sx, sy, gx, gy) {
    const nodes = this.graph.grid;
    const path = astar.search(this.graph, nodes[sy][sx], nodes[gy][gx], {heuristic: this.heuristic});
    const isFound = path.length || (sx === gx && sy === gy);
    return {path: isFound ? [[sx, sy], ...path.map(node => [node.y, node.x])] : null};
  }

  change(cells) {
    cells.forEach(([x, y]) => { this.graph.grid[y][x].weight = this.source.weights[y][x]; });
  }
}

guest.serve('javascript-astar', '0.4.1', 'COMPLETE', Host,
  'directions=4,8 corners=always costs=100000/141421');
