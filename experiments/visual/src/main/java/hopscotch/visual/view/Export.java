package hopscotch.visual.view;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.judge.query.Query;
import hopscotch.visual.render.Picture;
import hopscotch.visual.render.PictureFiles;
import hopscotch.visual.render.Zoom;
import hopscotch.visual.render.search.SearchPanel;
import hopscotch.visual.render.search.SearchPanel.Content;
import hopscotch.visual.trace.Footprint;
import hopscotch.visual.trace.Observed;
import hopscotch.visual.trace.PosthocTrace;
import hopscotch.visual.trace.Recording;
import hopscotch.visual.view.api.Answer;
import hopscotch.visual.view.api.BadRequestException;
import hopscotch.visual.view.api.SearchRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/** Writes a search of the page as the commands {@code render} and {@code trace} do. */
final class Export {
  private static final Duration MOST_TIME = Duration.ofSeconds(20);
  private static final int SIZE = 800;

  private final GridMap map;
  private final PreparedPlanner planner;
  private final Query query;
  private final Budget budget = Budget.of(Long.MAX_VALUE, MOST_TIME);

  private Export(GridMap map, SearchRequest request) throws BadRequestException {
    this.map = map;
    planner = Planners.prepare(request.planner(), GridGraph.of(map, request.movement()), budget);
    query = Query.of(request.startOn(map), request.goalOn(map));
    planner.graph().requireFree(query.start(), "start");
    planner.graph().requireFree(query.goal(), "goal");
  }

  /** The file of a search. It is refused if an end is off the map. */
  static Answer of(GridMap map, SearchRequest request, String format)
      throws IOException, BadRequestException {
    Export export = new Export(map, request);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    boolean isSvg = format.equals("svg");
    if (isSvg) {
      export.writeSvg(out);
    } else {
      export.writeTrace(out);
    }
    return Answer.of(isSvg ? "image/svg+xml" : "application/json", out.toByteArray());
  }

  /** Writes a picture of the search. */
  private void writeSvg(OutputStream out) throws IOException {
    Footprint footprint = new Footprint(map.cellCount());
    Observed observed = Observed.of(planner, query, footprint, budget);
    Zoom zoom = Zoom.fit(map, SIZE);
    Content content = new Content(false, false, true, false, zoom);
    Picture picture = new Picture(List.of(SearchPanel.of(observed, footprint, content)), zoom);
    PictureFiles.writeSvg(picture, out);
  }

  /** Writes the events of the search for the Posthoc visualiser. */
  private void writeTrace(OutputStream out) throws IOException {
    Recording recording = new Recording();
    Observed observed = Observed.of(planner, query, recording, budget);
    new PosthocTrace(observed, recording, PosthocTrace.DEFAULT_LIMIT)
        .writeJson(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }
}
