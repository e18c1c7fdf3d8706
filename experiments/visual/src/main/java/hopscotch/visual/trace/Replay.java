package hopscotch.visual.trace;

/** A recording played into a footprint, forward and back. Not safe for use by several threads. */
public final class Replay {
  private final Recording recording;
  private final Footprint footprint;
  private int next;

  /** A replay that stands before the first event. */
  public Replay(Recording recording, int cellCount) {
    this.recording = recording;
    this.footprint = new Footprint(cellCount);
    footprint.begin(recording.start(), recording.goal());
  }

  /** The state of the cells where this replay stands. */
  public Footprint footprint() {
    return footprint;
  }

  /** The number of events played. */
  public int position() {
    return next;
  }

  /** Goes to where {@code events} events are played; a way back starts anew. */
  public void moveTo(int events) {
    if (events < next) {
      footprint.begin(recording.start(), recording.goal());
      next = 0;
    }
    while (next < Math.min(events, recording.size())) {
      recording.replay(next++, footprint);
    }
  }

  /** Goes forward until {@code expansions} expansions and what they generated are played. */
  public void moveToExpansion(int expansions) {
    while (next < recording.size()
        && (footprint.expansions() < expansions || !recording.isExpansion(next))) {
      recording.replay(next++, footprint);
    }
  }
}
