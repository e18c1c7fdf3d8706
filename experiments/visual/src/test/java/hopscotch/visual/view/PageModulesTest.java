package hopscotch.visual.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The modules of the page's script. */
class PageModulesTest {
  private static final Path PAGE = Path.of("src/main/resources/hopscotch/visual/view/page");
  private static final Pattern IMPORT =
      Pattern.compile("^(?:import|export) [^;]*?from '\\./([^']+)';$", Pattern.MULTILINE);

  /** Takes away what imports nothing that is left, again and again: only a circle stays. */
  @Test
  void noModuleImportsOneThatImportsIt() throws IOException {
    Map<String, List<String>> left = imports();
    assertTrue(left.get("main.js").contains("replay.js"), left::toString);
    while (left.values().removeIf(imported -> imported.stream().noneMatch(left::containsKey))) {}
    assertEquals(new TreeSet<>(), left.keySet(), "modules of a circle, and those that import it");
  }

  private static Map<String, List<String>> imports() throws IOException {
    Map<String, List<String>> imports = new TreeMap<>();
    try (Stream<Path> modules = Files.list(PAGE)) {
      for (Path module : modules.filter(file -> file.toString().endsWith(".js")).toList()) {
        imports.put(
            module.getFileName().toString(),
            IMPORT
                .matcher(Files.readString(module))
                .results()
                .map((MatchResult found) -> found.group(1))
                .collect(Collectors.toList()));
      }
    }
    return imports;
  }
}
