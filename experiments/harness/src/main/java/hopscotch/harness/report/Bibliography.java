package hopscotch.harness.report;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerSpec;
import hopscotch.core.planner.Planners;
import hopscotch.datasets.catalogue.Catalogue;
import hopscotch.harness.output.Json;
import hopscotch.harness.report.page.TablePage;
import hopscotch.harness.report.table.Provenance;
import hopscotch.harness.results.Results;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.mapf.planner.TeamPlanners;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What the user of a run cites, in BibTeX: Hopscotch, the sets of the maps, and the papers of the
 * planners. The entries stand in {@code references.bib} of the resources.
 */
public final class Bibliography {
  private static final String RESOURCE = "/hopscotch/report/references.bib";
  private static final Pattern ENTRY =
      Pattern.compile("^% (.+)\n(@\\w+\\{[\\s\\S]*?\n\\}\n)", Pattern.MULTILINE);

  /** Authors and year, or {@code Hopscotch}, in front of the text of each entry. */
  private static final Map<String, String> ENTRIES = read();

  private static final String HOPSCOTCH = "Hopscotch";
  private static final String GRID_SETS = "Sturtevant 2012";
  private static final String TEAM_SET = "Stern et al. 2019";

  /** For each entry that is cited the names of what is from there. */
  private final Map<String, Set<String>> cited = new LinkedHashMap<>();

  /** Lines on what has no entry. */
  private final Set<String> missing = new LinkedHashSet<>();

  private Bibliography() {}

  /** The entries that runs ask for, after the command and each under a comment. */
  public static String of(List<Results> runs, List<String> command) {
    Bibliography all = new Bibliography();
    Set<String> versions = new LinkedHashSet<>();
    for (Results run : runs) {
      run.manifest().path("sessions").forEach(session -> versions.add(version(session)));
      Json.texts(run.manifest().path("sets")).forEach(all::addSet);
      run.planners().forEach(all::addPlanner);
    }
    StringBuilder text = new StringBuilder();
    comment(text, TablePage.OURS);
    comment(text, Provenance.line(command));
    comment(text, "\\url is of the package url.");
    text.append('\n').append(withNote(ENTRIES.get(HOPSCOTCH), String.join("; ", versions)));
    all.cited.forEach(
        (label, names) -> {
          text.append('\n');
          comment(text, String.join(", ", names));
          text.append(ENTRIES.get(label));
        });
    text.append(all.missing.isEmpty() ? "" : "\n");
    all.missing.forEach(line -> comment(text, line));
    return text.toString();
  }

  /** An at sign begins an entry wherever it stands. */
  private static void comment(StringBuilder text, String line) {
    text.append("% ").append(line.replaceAll("\\R", " ").replace("@", "(at)")).append('\n');
  }

  private static String version(JsonNode session) {
    return "Version %s, commit %s"
        .formatted(
            session.path("hopscotch").asText("not recorded"),
            session.path("commit").asText("not recorded"));
  }

  private static String withNote(String entry, String note) {
    return note.isEmpty() ? entry : entry.replace("\n}\n", ",\n  note = {" + note + "}\n}\n");
  }

  /** Generated maps, and files of the user's own, have no paper. */
  private void addSet(String set) {
    Catalogue.standard()
        .find(set)
        .ifPresent(
            known -> cite(known.id().equals("mapf") ? TEAM_SET : GRID_SETS, "maps of " + set));
  }

  private void addPlanner(String text) {
    Results.findSpec(text).ifPresentOrElse(this::addPlanner, () -> missing.add(unknown(text)));
  }

  private void addPlanner(PlannerSpec spec) {
    if (spec.id().equals(GuestPlanners.ID)) {
      missing.add(unknown(spec.toString()));
      return;
    }
    Optional<String> paper = paper(spec.id());
    List<String> labels = labels(paper.orElse(""));
    labels.forEach(label -> cite(label, spec.id()));
    if (labels.isEmpty()) {
      missing.add(
          paper
              .map(source -> "no entry is known of %s: %s".formatted(spec.id(), source))
              .orElse(unknown(spec.id())));
    }
    spec.inner().forEach(this::addPlanner);
  }

  private static String unknown(String planner) {
    return "no paper is known of " + planner;
  }

  private void cite(String label, String name) {
    cited.computeIfAbsent(label, unseen -> new LinkedHashSet<>()).add(name);
  }

  /** The source of a planner. Empty if it has none, or is of a jar that is not here. */
  private static Optional<String> paper(String id) {
    Optional<String> paper =
        TeamPlanners.has(id)
            ? Optional.of(TeamPlanners.factory(id).paper())
            : Planners.all().stream()
                .filter(factory -> factory.id().equals(id))
                .map(PlannerFactory::paper)
                .findFirst();
    return paper.filter(source -> !source.isEmpty());
  }

  /** The labels of the entries that a paper's text names. */
  static List<String> labels(String paper) {
    List<String> found = new ArrayList<>();
    for (String label : ENTRIES.keySet()) {
      // Authors that are the last of others are another paper.
      if (Pattern.compile("(?<!and |, )" + Pattern.quote(label)).matcher(paper).find()) {
        found.add(label);
      }
    }
    return found;
  }

  /** The entries by their labels. */
  static Map<String, String> entries() {
    return ENTRIES;
  }

  private static Map<String, String> read() {
    try (InputStream file = Bibliography.class.getResourceAsStream(RESOURCE)) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      Map<String, String> entries = new LinkedHashMap<>();
      ENTRY.matcher(text).results().forEach(entry -> entries.put(entry.group(1), entry.group(2)));
      return entries;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
