package hopscotch.visual.render.search;

import hopscotch.core.planner.Budget;
import hopscotch.core.planner.KnownSpec;
import hopscotch.datasets.walk.Walk;
import hopscotch.judge.query.WalkQuery;
import hopscotch.judge.query.WalkReplay;
import hopscotch.visual.render.Picture;
import hopscotch.visual.render.Zoom;
import hopscotch.visual.trace.WalkFrame;
import hopscotch.visual.trace.WatchedWalk;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * Pictures of a walk as planners answer it side by side, one picture for each ask. If there are
 * more asks than pictures, some are skipped, and what happened at these is drawn with the next.
 * Earlier pictures are not kept. Not safe for use by several threads.
 */
public final class WalkPictures implements Iterator<Picture> {
  private final WalkReplay walk;
  private final WatchedWalk watched;
  private final List<WalkPanel> panels = new ArrayList<>();
  private final Zoom zoom;
  private final int asks;
  private final int frames;
  private final Budget budget;
  private final List<String> faults = new ArrayList<>();
  private int asked;
  private int drawn;

  /**
   * Pictures of the first asks of a walk.
   *
   * @param replay the same walk under a movement, before its first ask
   * @param asks the number of asks, at least 1 and at most as many as there are
   * @param frames the most pictures
   * @param budget the budget of each preparation and of each answer
   * @throws IllegalArgumentException if a planner cannot serve the map
   */
  public WalkPictures(
      Walk walk,
      WalkReplay replay,
      List<KnownSpec> planners,
      int asks,
      int frames,
      Budget budget,
      Zoom zoom) {
    this.walk = replay;
    this.watched = new WatchedWalk(replay.firstGraph(), planners, budget);
    this.budget = budget;
    this.zoom = zoom;
    this.asks = asks;
    this.frames = Math.min(frames, asks);
    Collection<Integer> letters = SearchPanel.letters(walk);
    for (int i = 0; i < planners.size(); i++) {
      panels.add(new WalkPanel(asks, letters));
    }
  }

  /** The faults of the answers drawn so far, one sentence for each. */
  public List<String> faults() {
    return Collections.unmodifiableList(faults);
  }

  @Override
  public boolean hasNext() {
    return drawn < frames;
  }

  @Override
  public Picture next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    drawn++;
    int last = (int) ((long) asks * drawn / frames);
    panels.forEach(WalkPanel::clear);
    while (asked < last) {
      WalkQuery ask = walk.next();
      for (int i = 0; i < panels.size(); i++) {
        WalkFrame frame = watched.answer(i, ask, budget);
        if (frame.answer().answer().isFault()) {
          faults.add(
              "ask %d, planner '%s': %s"
                  .formatted(
                      asked + 1, frame.planner(), frame.answer().answer().judgement().text()));
        }
        panels.get(i).add(frame);
      }
      asked++;
    }
    return new Picture(panels.stream().map(WalkPanel::panel).toList(), zoom);
  }
}
