package hopscotch.visual.view.api;

import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.RetellingObserver;
import hopscotch.core.planner.SearchObserver;
import hopscotch.visual.trace.Recording;

/** Tells one recording what several searches do, so that it holds the events of all of them. */
class CombinedObserver extends RetellingObserver {
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
  protected SearchObserver to() {
    return to;
  }

  @Override
  public void end(Outcome outcome) {
    to.end(outcome);
  }
}
