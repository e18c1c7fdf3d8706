package example;

import hopscotch.core.testkit.CellSearchContract;

class OwnDijkstraUpToALengthTest extends CellSearchContract {
  @Override
  protected String spec() {
    return "own-dijkstra(reach=5)";
  }
}
