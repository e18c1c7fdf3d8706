package hopscotch.experiments.report;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.experiments.query.Query;
import hopscotch.experiments.render.Picture;
import hopscotch.experiments.render.PictureFiles;
import hopscotch.experiments.render.SearchPanel;
import hopscotch.experiments.render.Zoom;
import hopscotch.experiments.results.AskedQuery;
import hopscotch.experiments.results.StoredProblem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A map with a planner's path on it, found anew. */
final class PathPicture {
  private static final int SIDE = 360;
  private static final Duration LIMIT = Duration.ofSeconds(2);

  private PathPicture() {}

  /**
   * The picture as PNG; empty where the map is gone, the planner takes too long, or the problem is
   * none of one path on a map that stays.
   */
  static Optional<byte[]> find(JsonNode manifest, StoredProblem problem, String spec) {
    if (!(problem.asked() instanceof AskedQuery asked)) {
      return Optional.empty();
    }
    String file = manifest.path("files").path(problem.map()).asText();
    try {
      GridMap map = MapReader.read(Path.of(file));
      GridGraph graph = GridGraph.of(map, Movement.parse(problem.movement()));
      PreparedPlanner planner =
          Planners.prepare(PlannerSpec.parse(spec), graph, Budget.time(LIMIT));
      Query query =
          Query.of(
              map.cell(asked.startX(), asked.startY()), map.cell(asked.goalX(), asked.goalY()));
      PathBuffer path = new PathBuffer();
      planner.newSearch().find(query.start(), query.goal(), path, Budget.time(LIMIT));
      Picture picture =
          new Picture(List.of(SearchPanel.ofPath(planner, query, path)), Zoom.fit(map, SIDE));
      ByteArrayOutputStream png = new ByteArrayOutputStream();
      PictureFiles.writePng(picture, png);
      return Optional.of(png.toByteArray());
    } catch (IOException | IllegalArgumentException | BudgetExhaustedException e) {
      return Optional.empty();
    }
  }
}
