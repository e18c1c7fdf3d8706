package example;

import hopscotch.core.testkit.CellSearchContract;

class OwnDijkstraTest extends CellSearchContract {
  @Override
  protected String spec() {
    return "own-dijkstra";
  }
}
