package hopscotch.datasets.walk;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Reads the files of the Grid-Based Path Planning Competition's dynamic track, version 2. The map
 * begins as open ground.
 *
 * <p>The head of a scenario has the lines {@code version 2}, {@code height H}, {@code width W},
 * {@code cost 1 octile}, {@code patch FILE}, {@code commands}. The commands follow in order:
 *
 * <ul>
 *   <li>{@code P bucket patch x y}: the patch of that number takes the place of the cells from (x,
 *       y) on.
 *   <li>{@code Q bucket startX startY goalX goalY length}: a query; the length is -1 for no path.
 * </ul>
 *
 * <p>A file of patches has {@code type patch}, {@code patches N}, then for each {@code patch K},
 * {@code height H}, {@code width W}, {@code map} and its rows.
 *
 * <p>Memory is in proportion to the files, however often a patch is put.
 */
final class DynamicScenarioReader {
  private static final String EXPECTED_COMMAND =
      "P bucket patch x y, or Q bucket startX startY goalX goalY length";

  private final WalkLines lines;
  private int width;
  private int height;

  private DynamicScenarioReader(InputStream input, String file, IntPredicate letters) {
    this.lines = new WalkLines(input, file, letters);
  }

  /** The source of the patches of a scenario. */
  @FunctionalInterface
  private interface PatchSource {
    List<Patch> patches(String file) throws IOException;
  }

  /**
   * Reads a scenario and the file of patches that it names, which lies beside it.
   *
   * @throws BadFileException if a file is missing or not what it should be, with the place and what
   *     was expected
   * @throws IOException if a file cannot be read
   */
  public static Walk read(Path scenario) throws IOException {
    return read(scenario, letter -> false);
  }

  /**
   * Reads a scenario whose patches may have other letters than those of the format.
   *
   * @param letters which other printable ones are terrain, such as {@code terrain::isFree}
   * @throws BadFileException if a file is missing or not what it should be, with the place and what
   *     was expected
   * @throws IOException if a file cannot be read
   */
  public static Walk read(Path scenario, IntPredicate letters) throws IOException {
    return FileInput.read(
        scenario,
        "a scenario of version 2",
        (input, file) ->
            new DynamicScenarioReader(input, file, letters)
                .read(file, name -> readPatches(scenario, name, letters)));
  }

  private static List<Patch> readPatches(Path scenario, String name, IntPredicate letters)
      throws IOException {
    return FileInput.read(
        scenario.resolveSibling(name),
        "the patches of " + scenario,
        (input, file) -> new DynamicScenarioReader(input, file, letters).patches());
  }

  /**
   * Reads a scenario and its patches from the bytes of files.
   *
   * @param file the name of the scenario for messages
   * @throws BadFileException if they are not what they should be
   */
  public static Walk read(byte[] scenario, byte[] patches, String file) throws BadFileException {
    return FileInput.read(
        scenario,
        file,
        (input, of) ->
            new DynamicScenarioReader(input, of, letter -> false)
                .read(of, name -> readPatches(patches, name)));
  }

  private static List<Patch> readPatches(byte[] patches, String name) throws IOException {
    return FileInput.read(
        patches,
        name,
        (input, file) -> new DynamicScenarioReader(input, file, letter -> false).patches());
  }

  private List<Patch> patches() throws IOException {
    lines.requireLine("type patch");
    int count = lines.nextNumber("patches N", 0);
    List<Patch> patches = new ArrayList<>();
    while (patches.size() < count) {
      lines.requireLine("patch " + patches.size());
      patches.add(lines.patch());
    }
    if (lines.next()) {
      throw lines.fault("no more than the " + count + " patches of the header");
    }
    return patches;
  }

  private Walk read(String file, PatchSource source) throws IOException {
    lines.requireLine("version 2");
    height = lines.nextNumber("height H", 1);
    width = lines.nextNumber("width W", 1);
    lines.requireSize(width, height);
    lines.requireLine("cost 1 octile");
    lines.requireNext("patch FILE");
    if (lines.wordCount() != 2 || !lines.word(0).equals("patch") || !isPlain(lines.word(1))) {
      throw lines.fault("patch FILE, a file beside the scenario");
    }
    List<Patch> patches = source.patches(lines.word(1));
    lines.requireLine("commands");
    return Walk.onOpenGround(width, height, file, events(patches));
  }

  private static boolean isPlain(String name) {
    return name.matches("[-+.\\w]{1,200}") && !name.matches("\\.+");
  }

  private List<WalkEvent> events(List<Patch> patches) throws IOException {
    List<WalkEvent> events = new ArrayList<>();
    List<WalkEvent.Stamp> stamps = new ArrayList<>();
    while (lines.next()) {
      if (lines.word(0).equals("P") && lines.wordCount() == 5) {
        stamps.add(stamp(patches));
      } else if (lines.word(0).equals("Q") && lines.wordCount() == 7) {
        WalkLines.addChange(events, stamps);
        lines.number(1, 0);
        events.add(lines.ask(2, width, height));
      } else {
        throw lines.fault(EXPECTED_COMMAND);
      }
    }
    WalkLines.addChange(events, stamps);
    return events;
  }

  private WalkEvent.Stamp stamp(List<Patch> patches) throws BadFileException {
    lines.number(1, 0);
    Patch patch = patches.get(lines.below(2, patches.size()));
    int x = lines.below(3, width - patch.width() + 1);
    return new WalkEvent.Stamp(patch, x, lines.below(4, height - patch.height() + 1));
  }
}
