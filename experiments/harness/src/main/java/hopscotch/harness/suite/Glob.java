package hopscotch.harness.suite;

import java.io.File;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A glob as {@link java.nio.file.FileSystem#getPathMatcher} reads it, matched by an automaton. The
 * time is the length of the glob times that of the name. Java matches by a regular expression,
 * which may try all ways to split a name among the stars.
 */
final class Glob implements PathMatcher {
  /** The steps, each of which leads to others. The end of the list is the end of the glob. */
  private final List<Step> steps = new ArrayList<>();

  /**
   * A step that takes a fitting character, or none if {@code fits} is {@code null}, and goes on.
   */
  private record Step(IntPredicate fits, List<Integer> next) {}

  private final int[] glob;
  private int at;

  /**
   * Reads a glob.
   *
   * @throws java.util.regex.PatternSyntaxException if the text is not a glob
   */
  Glob(String glob) {
    FileSystems.getDefault().getPathMatcher("glob:" + glob);
    this.glob = glob.codePoints().toArray();
    while (at < this.glob.length) {
      readOne();
    }
  }

  /** Reads a character, a wildcard, a class of characters or a group of alternatives. */
  private void readOne() {
    int character = glob[at++];
    switch (character) {
      case '*' -> readStar();
      case '?' -> take(letter -> letter != '/');
      case '[' -> take(readClass());
      case '\\' -> takeOnly(glob[at++]);
      case '{' -> readGroup();
      default -> takeOnly(character);
    }
  }

  private void readStar() {
    boolean crosses = at < glob.length && glob[at] == '*';
    at += crosses ? 1 : 0;
    int choice = steps.size();
    steps.add(new Step(null, List.of(choice + 1, choice + 2)));
    steps.add(new Step(letter -> crosses || letter != '/', List.of(choice)));
  }

  private void readGroup() {
    List<Integer> alternatives = new ArrayList<>();
    List<List<Integer>> ends = new ArrayList<>();
    steps.add(new Step(null, alternatives));
    int last;
    do {
      alternatives.add(steps.size());
      while (glob[at] != ',' && glob[at] != '}') {
        readOne();
      }
      last = glob[at++];
      ends.add(new ArrayList<>());
      steps.add(new Step(null, ends.get(ends.size() - 1)));
    } while (last == ',');
    ends.forEach(end -> end.add(steps.size()));
  }

  private IntPredicate readClass() {
    boolean isOthers = glob[at] == '!';
    at += isOthers ? 1 : 0;
    BitSet letters = new BitSet();
    do {
      int first = glob[at++];
      boolean isRange = glob[at] == '-' && glob[at + 1] != ']';
      int last = isRange ? glob[at + 1] : first;
      at += isRange ? 2 : 0;
      letters.set(first, last + 1);
    } while (glob[at] != ']');
    at++;
    return letter -> letter != '/' && letters.get(letter) != isOthers;
  }

  private void takeOnly(int character) {
    take(letter -> letter == character);
  }

  private void take(IntPredicate fits) {
    steps.add(new Step(fits, List.of(steps.size() + 1)));
  }

  @Override
  public boolean matches(Path path) {
    int[] name = path.toString().replace(File.separatorChar, '/').codePoints().toArray();
    BitSet here = new BitSet();
    reach(0, here);
    for (int i = 0; i < name.length && !here.isEmpty(); i++) {
      BitSet after = new BitSet();
      for (int step = here.nextSetBit(0); step >= 0; step = here.nextSetBit(step + 1)) {
        IntPredicate fits = step < steps.size() ? steps.get(step).fits : null;
        if (fits != null && fits.test(name[i])) {
          steps.get(step).next.forEach(next -> reach(next, after));
        }
      }
      here = after;
    }
    return here.get(steps.size());
  }

  /** Adds a step, and all those to which it leads without taking a character. */
  private void reach(int step, BitSet reached) {
    if (!reached.get(step)) {
      reached.set(step);
      if (step < steps.size() && steps.get(step).fits == null) {
        steps.get(step).next.forEach(next -> reach(next, reached));
      }
    }
  }
}
