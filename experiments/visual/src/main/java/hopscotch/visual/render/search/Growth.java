package hopscotch.visual.render.search;

import hopscotch.visual.render.Panel;
import hopscotch.visual.render.Picture;
import hopscotch.visual.render.Zoom;
import hopscotch.visual.render.search.SearchPanel.Content;
import hopscotch.visual.trace.Footprint;
import hopscotch.visual.trace.Observed;
import hopscotch.visual.trace.Recording;
import hopscotch.visual.trace.Replay;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** The frames of searches that grow side by side. The last one shows every path. */
public final class Growth implements Iterator<Picture> {
  private final List<Observed> searches;
  private final List<Replay> replays = new ArrayList<>();
  private final List<Footprint> ends = new ArrayList<>();
  private final List<Panel> lastPanels = new ArrayList<>();
  private final Content content;
  private final Zoom zoom;
  private final int frames;
  private final int expansions;
  private int frame;

  /**
   * Frames of searches.
   *
   * @param recordings one for each search
   * @param frames the most frames, including the last one
   */
  public Growth(
      List<Observed> searches, List<Recording> recordings, Content content, Zoom zoom, int frames) {
    this.searches = List.copyOf(searches);
    this.content = content;
    this.zoom = zoom;
    int most = 0;
    for (int i = 0; i < searches.size(); i++) {
      int cells = searches.get(i).planner().graph().map().cellCount();
      replays.add(new Replay(recordings.get(i), cells));
      Replay end = new Replay(recordings.get(i), cells);
      end.moveTo(recordings.get(i).size());
      ends.add(end.footprint());
      lastPanels.add(SearchPanel.of(searches.get(i), end.footprint(), content));
      most = Math.max(most, end.footprint().expansions());
    }
    this.expansions = most;
    this.frames = Math.max(1, Math.min(frames, most + 1));
  }

  @Override
  public boolean hasNext() {
    return frame < frames;
  }

  @Override
  public Picture next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    frame++;
    List<Panel> panels = new ArrayList<>();
    for (int i = 0; i < searches.size(); i++) {
      Footprint end = ends.get(i);
      int reached = (int) ((long) expansions * frame / frames);
      if (reached >= end.expansions()) {
        panels.add(lastPanels.get(i));
      } else {
        Replay replay = replays.get(i);
        replay.moveToExpansion(reached);
        panels.add(
            SearchPanel.growing(
                searches.get(i), replay.footprint(), content, end.expansions(), end.largestG()));
      }
    }
    return new Picture(panels, zoom, lastPanels);
  }
}
