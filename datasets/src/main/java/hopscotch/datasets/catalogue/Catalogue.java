package hopscotch.datasets.catalogue;

import hopscotch.core.text.DidYouMean;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The benchmark sets that can be fetched by name. They are listed in {@code sets.txt} beside this
 * class: a line {@code base = ADDRESS}, then one line for each set. Immutable.
 */
public final class Catalogue {
  private static final String TABLE = "sets.txt";
  private static final int FIELDS = 5;

  private final List<Dataset> sets;

  private Catalogue(List<Dataset> sets) {
    this.sets = List.copyOf(sets);
  }

  /** The published sets at the address where they are published. */
  public static Catalogue standard() {
    return parse(table(), Optional.empty());
  }

  /** The published sets at a mirror, which lays its files out as the published address does. */
  public static Catalogue mirroredAt(URI base) {
    return parse(table(), Optional.of(base));
  }

  /**
   * Reads a table.
   *
   * @param mirror the address to take in place of the table's base
   * @throws IllegalArgumentException naming the line that is wrong
   */
  static Catalogue parse(String table, Optional<URI> mirror) {
    URI base = null;
    List<Dataset> sets = new ArrayList<>();
    for (String line : table.lines().map(String::strip).toList()) {
      if (line.startsWith("base =")) {
        base = asFolder(mirror.orElse(URI.create(line.substring("base =".length()).strip())));
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        sets.add(set(line, base));
      }
    }
    return new Catalogue(sets);
  }

  private static Dataset set(String line, URI base) {
    String[] fields = Arrays.stream(line.split("\\|")).map(String::strip).toArray(String[]::new);
    if (fields.length != FIELDS || !fields[2].matches("[0-9]{1,6}") || base == null) {
      throw new IllegalArgumentException(
          "catalogue line '%s': expected id | other names | maps | archives | title, after a base"
              .formatted(line));
    }
    return new Dataset(
        fields[0],
        words(fields[1]),
        Integer.parseInt(fields[2]),
        words(fields[3]).stream().map(base::resolve).toList(),
        fields[4]);
  }

  private static URI asFolder(URI base) {
    return base.toString().endsWith("/") ? base : URI.create(base + "/");
  }

  private static List<String> words(String field) {
    return field.isEmpty() ? List.of() : Arrays.asList(field.split(" +"));
  }

  private static String table() {
    try (InputStream input = Catalogue.class.getResourceAsStream(TABLE)) {
      return new String(input.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All sets, in the order of the table. */
  public List<Dataset> sets() {
    return sets;
  }

  /** The set with this name or alias, in upper or lower case. */
  public Optional<Dataset> find(String name) {
    return sets.stream().filter(set -> set.isNamed(name)).findFirst();
  }

  /**
   * The set with this name or alias.
   *
   * @throws IllegalArgumentException naming the known sets
   */
  public Dataset set(String name) {
    List<String> ids = sets.stream().map(Dataset::id).toList();
    return find(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown set '%s'%s; known: %s"
                        .formatted(name, DidYouMean.hint(name, ids), String.join(", ", ids))));
  }
}
