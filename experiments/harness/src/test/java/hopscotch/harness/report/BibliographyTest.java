package hopscotch.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.Planners;
import hopscotch.harness.output.Json;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RowWriter;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.row.Rows;
import hopscotch.mapf.planner.TeamPlannerFactory;
import hopscotch.mapf.planner.TeamPlanners;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BibliographyTest {
  private static final Path ROOT = Path.of("../..");

  /** What people do and nobody published; the rest of such a text may name a paper. */
  private static final Set<String> UNPUBLISHED = Set.of("floyd", "bstar");

  @TempDir private Path folder;

  private static Map<String, String> papers() {
    Map<String, String> papers = new TreeMap<>();
    for (PlannerFactory factory : Planners.all()) {
      papers.put(factory.id(), factory.paper());
    }
    for (TeamPlannerFactory factory : TeamPlanners.all()) {
      papers.put(factory.id(), factory.paper());
    }
    // Without those of the tests.
    papers.keySet().removeIf(id -> id.equals("counting") || id.startsWith("faulty"));
    return papers;
  }

  @Test
  void everyPaperThatAPlannerNamesHasAnEntry() {
    papers()
        .forEach(
            (id, paper) -> {
              List<String> labels = Bibliography.labels(paper);
              assertEquals(UNPUBLISHED.contains(id), labels.isEmpty(), id + ": " + paper);
              String rest = paper;
              for (String label : labels) {
                rest = rest.replace(label, "");
              }
              assertFalse(rest.matches(".*\\d{4}.*"), id + " names more than its entries: " + rest);
            });
  }

  @Test
  void everyEntryIsOfAPlannerOrOfMapsOrHopscotch() {
    Set<String> unused = new HashSet<>(Bibliography.entries().keySet());
    papers().values().forEach(paper -> unused.removeAll(Bibliography.labels(paper)));
    assertEquals(Set.of("Hopscotch", "Sturtevant 2012", "Stern et al. 2019"), unused);
  }

  @Test
  void everyEntryHasAKeyOfItsOwnAndWhatItsKindNeeds() throws IOException {
    Set<String> keys = new HashSet<>();
    Bibliography.entries()
        .forEach(
            (label, entry) -> {
              assertTrue(entry.matches("(?s)@[a-z]+\\{[a-z0-9]+,\n(  .*\n)+\\}\n"), entry);
              assertEquals(0, depth(entry), entry);
              assertTrue(keys.add(entry.replaceFirst("(?s)@[a-z]+\\{([a-z0-9]+).*", "$1")), entry);
              for (String field : List.of("author", "title", "year")) {
                assertEquals(2, entry.split("\n  " + field + " = \\{").length, entry);
              }
              String year = entry.replaceFirst("(?s).*\n  year = \\{(\\d{4})\\}.*", "$1");
              assertTrue(label.equals("Hopscotch") || label.contains(year), entry);
            });
    String text = Files.readString(Path.of("src/main/resources/hopscotch/report/references.bib"));
    assertEquals(text.split("\n@", -1).length - 1, keys.size(), "every entry has its comment");
  }

  private static int depth(String entry) {
    return (int)
        (entry.chars().filter(c -> c == '{').count() - entry.chars().filter(c -> c == '}').count());
  }

  @Test
  void thatOfHopscotchIsTheReadmesAndThatOfCitation() throws IOException {
    String entry = Bibliography.entries().get("Hopscotch");
    String readme = Files.readString(ROOT.resolve("README.md")).replaceAll("  note = .*\n", "");
    assertTrue(readme.contains("```bibtex\n" + entry + "```\n"), entry);
    JsonNode citation =
        new YAMLMapper().readTree(ROOT.resolve("CITATION.cff").toFile()).path("preferred-citation");
    for (String field : List.of("title", "year", "url")) {
      assertTrue(entry.contains("{" + citation.path(field).asText() + "}"), field);
    }
    assertTrue(entry.contains(citation.path("authors").path(0).path("name").asText()), entry);
  }

  @Test
  void aRunCitesHopscotchItsSetsAndItsPlanners() throws IOException {
    String text =
        of(List.of("dao", "set0", "mapf"), "astar", "astar(weight=2)", "rays(hpa)", "floyd(astar)");
    List<String> comments = text.lines().filter(line -> line.startsWith("% ")).toList();
    assertEquals(
        List.of(
            "% ./hopscotch report me(at)home --format bib",
            "% \\url is of the package url.",
            "% maps of dao",
            "% maps of mapf",
            "% astar",
            "% rays, hpa",
            "% rays",
            "% no entry is known of floyd: game developers' practice"),
        comments.subList(1, comments.size()));
    assertEquals(6, text.split("\n@", -1).length - 1, text);
    assertTrue(text.contains("\n  note = {Version 1.2.3, commit 0a1b2c}\n}\n"), text);
  }

  @Test
  void guestsAndPlannersOfAnotherJarHaveNoPaper() throws IOException {
    String text = of(List.of(), "guest(mine)", "ours(k=2)");
    assertTrue(
        text.endsWith("\n% no paper is known of guest(mine)\n% no paper is known of ours\n"), text);
  }

  @Test
  void aPaperWhoseLastAuthorsAreThoseOfAnotherIsNotTheOther() {
    assertEquals(
        List.of(), Bibliography.labels("Ng and Silver 2005; Ng, Koenig and Likhachev 2002"));
    assertEquals(List.of("Silver 2005"), Bibliography.labels("after Silver 2005"));
  }

  private String of(List<String> sets, String... planners) throws IOException {
    RunFixture.write(folder, 1, 1, List.of());
    ObjectNode manifest = (ObjectNode) RunDirectory.manifest(folder);
    manifest.set("sets", Json.of(sets));
    manifest.withObject("/suite").set("planners", Json.of(List.of(planners)));
    manifest.withArray("sessions").addObject().put("hopscotch", "1.2.3").put("commit", "0a1b2c");
    try (RunDirectory directory = RunDirectory.open(folder)) {
      directory.writeManifest(manifest);
      try (RowWriter writer = directory.writer(1)) {
        writer.append(
            Stream.of(planners).map(spec -> Rows.optimal(spec, "set0/map0", 0, 1)).toList());
      }
    }
    return Bibliography.of(
        List.of(Results.read(folder)), List.of("report", "me@home", "--format", "bib"));
  }
}
