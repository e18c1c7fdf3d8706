package hopscotch.core.testkit.broken;

import hopscotch.core.contract.Promise;
import hopscotch.core.grid.CornerRule;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.base.GraphPlanner;
import java.util.function.IntUnaryOperator;

/** The classic mistakes, each with a planner that makes it and a twin that does not. */
enum Fault {
  /** A bidirectional search that stops where its frontiers first meet. */
  FIRST_CONTACT(Promise.SHORTEST) {
    @Override
    PathSearch search(GridGraph graph, boolean broken, SearchObserver observer) {
      return new TwoFrontiers(graph, broken, observer);
    }
  },
  /** An A* with an inconsistent heuristic that never reopens a closed cell. */
  CLOSED_TOO_EARLY(Promise.SHORTEST) {
    @Override
    PathSearch search(GridGraph graph, boolean broken, SearchObserver observer) {
      return new Textbook(graph, graph::moves, broken ? this : null, observer);
    }
  },
  /** A search that does not look at the cells beside a diagonal. */
  CORNER_CUT(Promise.CORNERS) {
    @Override
    PathSearch search(GridGraph graph, boolean broken, SearchObserver observer) {
      CornerRule rule = broken ? CornerRule.ALWAYS : graph.movement().corners();
      IntUnaryOperator moves = GridGraph.of(graph.map(), graph.movement().withCorners(rule))::moves;
      return new Textbook(graph, moves, null, observer);
    }
  },
  /** Clusters whose last entrance is lost where it runs to the edge of the map. */
  ENTRANCE_OFF_BY_ONE(Promise.FINDS) {
    @Override
    PathSearch search(GridGraph graph, boolean broken, SearchObserver observer) {
      return new Textbook(graph, new TwoClusters(graph, broken), null, observer);
    }

    @Override
    Guarantee guarantee() {
      return Guarantee.COMPLETE;
    }
  },
  /** An improved cell keeps the parent of its first, dearer way. */
  STALE_PARENT(Promise.SHORTEST) {
    @Override
    PathSearch search(GridGraph graph, boolean broken, SearchObserver observer) {
      return new Textbook(graph, graph::moves, broken ? this : null, observer);
    }
  },
  /** Lengths in single precision, compared with a tolerance: what is close passes for a tie. */
  FLOAT_TIE(Promise.SHORTEST) {
    @Override
    PathSearch search(GridGraph graph, boolean broken, SearchObserver observer) {
      return new Textbook(graph, graph::moves, broken ? this : null, observer);
    }
  };

  private final Promise promise;

  Fault(Promise promise) {
    this.promise = promise;
  }

  abstract PathSearch search(GridGraph graph, boolean broken, SearchObserver observer);

  Guarantee guarantee() {
    return Guarantee.OPTIMAL;
  }

  /** The promise that it breaks. */
  Promise promise() {
    return promise;
  }

  Planner broken(GridGraph graph) {
    return new GraphPlanner(graph, guarantee(), observer -> search(graph, true, observer));
  }

  Planner sound(GridGraph graph) {
    return new GraphPlanner(graph, guarantee(), observer -> search(graph, false, observer));
  }
}
