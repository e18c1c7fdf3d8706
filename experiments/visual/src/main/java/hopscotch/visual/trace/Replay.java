package hopscotch.visual.trace;

/** Plays a recording into a footprint, forward and back. Not safe for use by several threads. */
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

  /** The state of the cells at the position of this replay. */
  public Footprint footprint() {
    return footprint;
  }

  /** Goes to the position after {@code events} events. To go back, it starts again. */
  public void moveTo(int events) {
    if (events < next) {
      footprint.begin(recording.start(), recording.goal());
      next = 0;
    }
    while (next < Math.min(events, recording.size())) {
      recording.replay(next++, footprint);
    }
  }

  /** Goes forward until so many expansions, and the events of each, are played. */
  public void moveToExpansion(int expansions) {
    while (next < recording.size()
        && (footprint.expansions() < expansions || !recording.isExpansion(next))) {
      recording.replay(next++, footprint);
    }
  }
}
