'use strict';
// ngraph.path, of which the argument names a finder: aStar, nba, nbaGreedy or aGreedy.

const createGraph = require('ngraph.graph');
const ngraph = require('ngraph.path');
const guest = require('../guests/hopscotch_guest');

class Host {
  constructor(grid) {
    this.source = grid;
    this.graph = createGraph();
    for (let y = 0; y < grid.height; y++) {
      for (let x = 0; x < grid.width; x++) {
        if (grid.isFree(x, y)) this.graph.addNode(`${x},${y}`, {x, y});
      }
    }
    this.graph.forEachNode(node => { this.link(node); });
    this.finder = ngraph[process.argv[2]](this.graph, {
      distance: (from, to, link) => link.data,
      heuristic: (from, to) => this.octile(from.data, to.data),
    });
  }

  link({id, data: {x, y}}) {
    for (const [nx, ny, cost] of this.source.moves(x, y)) {
      if (!this.graph.hasLink(id, `${nx},${ny}`) && !this.graph.hasLink(`${nx},${ny}`, id)) {
        this.graph.addLink(id, `${nx},${ny}`, cost);
      }
    }
  }

  octile(a, b) {
    const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    if (this.source.directions === 4) return dx + dy;
    return Math.max(dx, dy) + (this.source.diagonal - 1) * Math.min(dx, dy);
  }

  // It answers the nodes, in this order or the other; none says that there is no path.
  find(sx, sy, gx, gy) {
    const nodes = this.finder.find(`${sx},${sy}`, `${gx},${gy}`);
    if (nodes.length && nodes[0].id === `${gx},${gy}`) nodes.reverse();
    return {path: nodes.length ? nodes.map(({data}) => [data.x, data.y]) : null};
  }
}

guest.serve(`ngraph.path-${process.argv[2]}`, '1.6.1', 'COMPLETE', Host,
  'directions=4,8 corners=never,one-free,always costs=any terrain=plain,weighted');
