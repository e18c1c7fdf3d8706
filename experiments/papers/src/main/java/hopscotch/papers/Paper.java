package hopscotch.papers;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A paper as data: its figures, the maps behind them, and why ours differ where they do. It is read
 * from {@code paper.yaml} in the paper's folder of the resources.
 *
 * @param id the name of its folder, as in {@code run harabor2014}
 * @param citation authors, title, venue, year
 * @param conditions movement, queries and what is counted, as we run it
 * @param exact which of its figures do not depend on the machine
 * @param machine which figures depend on the machine, and are not compared; empty if none
 * @param takes about how long the whole run takes
 * @param sample the map, as {@code set/name}, that the build counts again
 * @param every one of this many rows of a scenario is counted; 1 if absent
 * @param sets the sets on which it was measured
 * @param found our findings about the published figures, each with its evidence; none if absent
 * @param claims what the paper states and does not come out; none if absent
 * @param tables its tables of figures
 */
public record Paper(
    String id,
    String citation,
    String conditions,
    String exact,
    String machine,
    String takes,
    String sample,
    Integer every,
    List<PaperSet> sets,
    List<String> found,
    List<Claim> claims,
    List<PublishedTable> tables) {

  /** The ids of the papers. Those whose planners are here come first. */
  public static final List<String> IDS =
      List.of(
          "botea2004",
          "harabor2014",
          "harabor2019",
          "shaham2017",
          "siag2023",
          "siag2023-bounds",
          "hu2021",
          "harabor2008",
          "harabor2010",
          "harabor2011",
          "carlson2024",
          "zhao2023",
          "harabor2016",
          "cui2017",
          "shen2020",
          "strasser2014",
          "strasser2015",
          "chiari2019",
          "li2019",
          "svancara",
          "okumura2023",
          "li2022",
          "gppc2014",
          "gppc2023");

  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .build();

  /** Fills in defaults, and refuses a figure of a set that the paper does not name. */
  public Paper {
    Objects.requireNonNull(citation, "citation");
    machine = Objects.requireNonNullElse(machine, "");
    every = Objects.requireNonNullElse(every, 1);
    sets = List.copyOf(sets);
    found = found == null ? List.of() : List.copyOf(found);
    claims = claims == null ? List.of() : List.copyOf(claims);
    tables = List.copyOf(tables);
    for (PublishedTable table : tables) {
      for (PublishedFigure figure : table.figures()) {
        requireSet(figure.set(), sets);
      }
    }
  }

  private static void requireSet(String name, List<PaperSet> sets) {
    if (sets.stream().noneMatch(set -> set.name().equals(name))) {
      throw new IllegalArgumentException(
          "the set '%s': expected one of %s"
              .formatted(name, sets.stream().map(PaperSet::name).toList()));
    }
  }

  /** The paper with an id of {@link #IDS}. */
  public static Paper of(String id) {
    try (InputStream input = resource(id, "paper.yaml")) {
      return YAML.readValue(input, Paper.class);
    } catch (IOException e) {
      throw new UncheckedIOException("papers/" + id + "/paper.yaml: " + e.getMessage(), e);
    }
  }

  /**
   * The same paper on some of its sets, with another share of the rows, and only the figures of
   * these sets.
   *
   * @param everyRows one of this many rows of a scenario is counted, of sets with a share of their
   *     own too, unless it is that of the paper
   * @param names the names of the sets; none for all of them
   * @throws IllegalArgumentException if the paper has no set of some name, or {@code everyRows} is
   *     not positive
   */
  public Paper part(int everyRows, List<String> names) {
    if (everyRows < 1) {
      throw new IllegalArgumentException(
          "one of every %d rows: expected at least 1".formatted(everyRows));
    }
    names.forEach(name -> requireSet(name, sets));
    Predicate<String> isKept = name -> names.isEmpty() || names.contains(name);
    return new Paper(
        id,
        citation,
        conditions,
        exact,
        machine,
        takes,
        sample,
        everyRows,
        sets.stream()
            .filter(set -> isKept.test(set.name()))
            .map(set -> everyRows == every ? set : set.likePaper())
            .toList(),
        found,
        claims,
        tables.stream().map(table -> table.of(isKept)).filter(PublishedTable::hasFigures).toList());
  }

  /** The command that counts it. */
  public String command() {
    Paper whole = of(id);
    StringBuilder command = new StringBuilder("./hopscotch run " + id);
    if (!every.equals(whole.every)) {
      command.append(" --every ").append(every);
    }
    if (sets.size() < whole.sets.size()) {
      sets.forEach(set -> command.append(" --set ").append(set.name()));
    }
    return command.toString();
  }

  /** One of this many rows of a set is counted. */
  int every(PaperSet set) {
    return Objects.requireNonNullElse(set.every(), every);
  }

  /** The set of this name. */
  public PaperSet set(String name) {
    return sets.stream().filter(set -> set.name().equals(name)).findFirst().orElseThrow();
  }

  /** The outcome of the last whole run for the project's pages, if there was one. */
  public Optional<PaperOutcome> findRecord() {
    try (InputStream input = resource(id, PaperOutcome.FILE)) {
      return input == null ? Optional.empty() : Optional.of(PaperOutcome.read(input));
    } catch (IOException e) {
      throw new UncheckedIOException("papers/" + id + "/" + PaperOutcome.FILE, e);
    }
  }

  private static InputStream resource(String id, String file) {
    return Paper.class.getResourceAsStream("/hopscotch/papers/" + id + "/" + file);
  }
}
