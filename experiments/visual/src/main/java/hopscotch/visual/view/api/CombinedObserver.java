package hopscotch.visual.view.api;

import hopscotch.core.planner.Outcome;
import hopscotch.core.planner.RetellingObserver;
import hopscotch.core.planner.SearchObserver;
import hopscotch.visual.trace.Recording;

/** Passes the events of several searches to one recording. */
class CombinedObserver extends RetellingObserver {
  private Recording to;
  private int searches;

  /** Sets the recording that gets the events from now on. */
  void tell(Recording recording) {
    to = recording;
    searches = 0;
  }

  /** The number of searches that have begun since. */
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
