package hopscotch.experiments.view;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.core.grid.GridMap;
import hopscotch.core.planner.Parameter;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.library.MapEntry;
import hopscotch.datasets.library.MapLibrary;
import hopscotch.datasets.movingai.BadFileException;
import hopscotch.datasets.movingai.MapReader;
import hopscotch.experiments.teach.Lesson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What the page can choose from: planners, the maps of a library, and those of the lessons. */
final class Catalogue {
  private static final String LESSONS = "lesson/";

  /** The page's own words for the swamp of the lessons. */
  private static final String LESSON_TERRAIN = ".=1,G=1,S=4";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final MapLibrary library;
  private final Path named;

  /** A catalogue of a library, and a map that was named on the command line, or {@code null}. */
  Catalogue(MapLibrary library, Path named) {
    this.library = library;
    this.named = named;
  }

  ArrayNode planners() {
    ArrayNode all = JSON.createArrayNode();
    for (PlannerFactory factory : Planners.all()) {
      ObjectNode planner = all.addObject();
      planner.put("id", factory.id());
      planner.put("summary", factory.summary());
      planner.put("paper", factory.paper());
      planner.put("inner", factory.innerCount());
      ArrayNode parameters = planner.putArray("parameters");
      for (Parameter parameter : factory.parameters()) {
        ObjectNode each = parameters.addObject();
        each.put("name", parameter.name());
        each.put("default", parameter.defaultValue());
        each.put("expected", parameter.expected());
        each.put("description", parameter.description());
      }
    }
    return all;
  }

  /**
   * The maps as {@code {"name":...}}; those of lessons come with ends, terrain, and the planners
   * they are about, if any other than A*.
   */
  ArrayNode maps() throws IOException {
    ArrayNode all = JSON.createArrayNode();
    if (named != null) {
      all.addObject().put("name", named.getFileName().toString());
    }
    Lesson.BUILT_IN.forEach(lesson -> addLesson(all, lesson));
    for (String set : library.sets()) {
      for (MapEntry entry : library.maps(set)) {
        all.addObject().put("name", entry.id());
      }
    }
    return all;
  }

  private static void addLesson(ArrayNode all, Lesson lesson) {
    GridMap map = lesson.map();
    ObjectNode entry = all.addObject();
    entry.put("name", LESSONS + lesson.name());
    entry.put("terrain", LESSON_TERRAIN);
    if (!lesson.planners().equals(List.of(Lesson.TEXTBOOK))) {
      ArrayNode planners = entry.putArray("planners");
      lesson.planners().forEach(planners::add);
    }
    entry.putArray("from").add(map.x(lesson.start())).add(map.y(lesson.start()));
    entry.putArray("to").add(map.x(lesson.goal())).add(map.y(lesson.goal()));
  }

  /** The map of a name; only names of {@link #maps()} are known, no paths. */
  GridMap map(String name) throws IOException, BadRequestException {
    if (named != null && name.equals(named.getFileName().toString())) {
      return MapReader.read(named);
    }
    if (name.startsWith(LESSONS)) {
      return Lesson.find(name.substring(LESSONS.length()))
          .orElseThrow(() -> new BadRequestException(404, "no such lesson"))
          .map();
    }
    if (!name.matches("[A-Za-z0-9_.+-]+/[A-Za-z0-9_.+-]+") || name.contains("..")) {
      throw new BadRequestException(404, "no such map");
    }
    try {
      Path file = library.map(name).file();
      return Files.isRegularFile(file) ? MapReader.read(file) : null;
    } catch (BadFileException e) {
      throw new BadRequestException(404, e.getMessage());
    }
  }
}
