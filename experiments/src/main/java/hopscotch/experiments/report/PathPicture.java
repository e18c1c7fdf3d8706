package hopscotch.experiments.report;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.grid.GridGraph;
import hopscotch.core.grid.GridMap;
import hopscotch.core.grid.Movement;
import hopscotch.core.path.PathBuffer;
import hopscotch.core.path.Points;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.experiments.results.Problem;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import javax.imageio.ImageIO;

/** A map with a planner's path on it, found anew. */
final class PathPicture {
  private static final int SIDE = 360;
  private static final Duration LIMIT = Duration.ofSeconds(2);
  private static final int FREE = 0xf4f4f4;
  private static final int BLOCKED = 0x505050;
  private static final Color PATH = new Color(213, 94, 0);
  private static final Color END = new Color(0, 114, 178);

  private PathPicture() {}

  /** The picture as PNG; empty where the map is gone or the planner takes too long. */
  static Optional<byte[]> find(JsonNode manifest, Problem problem, String spec) {
    String file = manifest.path("files").path(problem.map()).asText();
    try {
      GridMap map = MapReader.read(Path.of(file));
      GridGraph graph = GridGraph.of(map, Movement.parse(problem.movement()));
      PathBuffer path = new PathBuffer();
      Planners.prepare(PlannerSpec.parse(spec), graph, Budget.time(LIMIT))
          .newSearch()
          .find(
              map.cell(problem.startX(), problem.startY()),
              map.cell(problem.goalX(), problem.goalY()),
              path,
              Budget.time(LIMIT));
      return Optional.of(png(graph, path));
    } catch (IOException | IllegalArgumentException | BudgetExhaustedException e) {
      return Optional.empty();
    }
  }

  private static byte[] png(GridGraph graph, PathBuffer path) throws IOException {
    GridMap map = graph.map();
    double scale = (double) SIDE / Math.max(map.width(), map.height());
    int width = Math.max(1, (int) (map.width() * scale));
    int height = Math.max(1, (int) (map.height() * scale));
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int cell =
            map.cell(
                Math.min(map.width() - 1, (int) (x / scale)),
                Math.min(map.height() - 1, (int) (y / scale)));
        image.setRGB(x, y, graph.isFree(cell) ? FREE : BLOCKED);
      }
    }
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setStroke(new BasicStroke(1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.setColor(PATH);
    int[] xs = new int[path.size()];
    int[] ys = new int[path.size()];
    Points points = new Points(graph);
    for (int i = 0; i < path.size(); i++) {
      xs[i] = (int) (points.x(points.of(path.cell(i))) / 2.0 * scale);
      ys[i] = (int) (points.y(points.of(path.cell(i))) / 2.0 * scale);
    }
    graphics.drawPolyline(xs, ys, xs.length);
    graphics.setColor(END);
    for (int i = 0; i < path.size(); i += Math.max(1, path.size() - 1)) {
      graphics.fillOval(xs[i] - 4, ys[i] - 4, 8, 8);
    }
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }
}
