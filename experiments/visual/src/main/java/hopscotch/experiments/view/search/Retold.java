package hopscotch.experiments.view.search;

import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.SearchObserver;
import hopscotch.core.planner.SearchPart;
import hopscotch.experiments.trace.Recording;

/** Tells one recording what several searches do, so that it holds the events of all of them. */
class Retold implements SearchObserver {
  private Recording to;
  private int searches;

  /** The recording that is told from now on. */
  void tell(Recording recording) {
    to = recording;
    searches = 0;
  }

  /** How many searches began since. */
  int searches() {
    return searches;
  }

  @Override
  public void begin(int start, int goal) {
    searches++;
  }

  @Override
  public void enter(SearchPart part, int level, int from, int goal) {
    to.enter(part, level, from, goal);
  }

  @Override
  public void generate(int side, int cell, int parent, long g, long f) {
    to.generate(side, cell, parent, g, f);
  }

  @Override
  public void expand(int side, int cell, long g, long f) {
    to.expand(side, cell, g, f);
  }

  @Override
  public void cone(double rootX, double rootY, double fromX, double fromY, double toX, double toY) {
    to.cone(rootX, rootY, fromX, fromY, toX, toY);
  }

  @Override
  public void end(Outcome outcome) {
    to.end(outcome);
  }
}
