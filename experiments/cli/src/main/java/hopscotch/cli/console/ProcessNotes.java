package hopscotch.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The notes of the process of a command for the process that waits for it: which provider of
 * planners it loads, which planner it prepares, which code ends it, and that it ended by itself. A
 * process that replaces one that a planner ended reads them, and does not ask that planner again.
 *
 * <p>A note is a line of a file, with words separated by tabs.
 */
public record ProcessNotes(Path file) {
  /** The property by which the process of the command learns the file. */
  public static final String PROPERTY = "hopscotch.notes";

  private static final String LOADS = "loads\t";
  private static final String LOADED = "loaded\t";
  private static final String PREPARES = "prepares\t";
  private static final String PREPARED = "prepared\t";
  private static final String FAILED = "failed\t";
  private static final String CALL = "call\t";
  private static final String ENDED = "ended\t";
  private static final Pattern LINE_ENDS = Pattern.compile("\\R+");

  /** The notes of this process. They are not kept if nobody waits for it. */
  public static ProcessNotes ofProcess() {
    String name = System.getProperty(PROPERTY);
    return new ProcessNotes(name == null ? null : Path.of(name));
  }

  /** Notes that a provider of planners is loaded from now on; none if the name is empty. */
  public void loads(String provider) {
    add(provider.isEmpty() ? LOADED : LOADS + provider);
  }

  /** Notes that a planner is prepared from now on. */
  public void prepares(String planner) {
    add(PREPARES + planner);
  }

  /** Notes that the preparation of a planner came to an end. */
  public void prepared(String planner) {
    add(PREPARED + planner);
  }

  /** Notes why a planner could not be prepared. */
  public void failed(String planner, String cause) {
    add(FAILED + planner + "\t" + cause);
  }

  /** Notes the method that ends the process. */
  public void called(String method) {
    add(CALL + method);
  }

  /** Notes that the command ended by itself. */
  public void ended(int code) {
    add(ENDED + code);
  }

  /** The reason why a planner could not be prepared, if it was noted. */
  public Optional<String> findFailure(String planner) {
    return findLast(FAILED + planner + "\t", List.of());
  }

  /** The provider whose loading did not end. */
  public Optional<String> findInLoading() {
    return findLast(LOADS, List.of(LOADED, FAILED));
  }

  /** The planner whose preparation did not end. */
  public Optional<String> findInPreparation() {
    return findLast(PREPARES, List.of(PREPARED, FAILED));
  }

  /** The method that ended the process, if one did after the last failure. */
  public Optional<String> findCall() {
    return findLast(CALL, List.of(FAILED));
  }

  /** Whether the command ended by itself, with this exit code. */
  public boolean hasEnded(int code) {
    return findLast(ENDED, List.of()).equals(Optional.of(Integer.toString(code)));
  }

  /** The rest of the last note with this beginning, unless one of the others came after it. */
  private Optional<String> findLast(String beginning, List<String> others) {
    String found = null;
    for (String note : lines()) {
      if (note.startsWith(beginning)) {
        found = note.substring(beginning.length());
      } else if (others.stream().anyMatch(note::startsWith)) {
        found = null;
      }
    }
    return Optional.ofNullable(found);
  }

  private List<String> lines() {
    try {
      return file == null ? List.of() : Files.readAllLines(file);
    } catch (IOException e) {
      System.err.println("hopscotch: " + e);
      return List.of();
    }
  }

  private synchronized void add(String note) {
    if (file == null) {
      return;
    }
    try {
      String line = LINE_ENDS.matcher(note).replaceAll(" ") + "\n";
      Files.writeString(file, line, StandardOpenOption.APPEND);
    } catch (IOException e) {
      System.err.println("hopscotch: " + e);
    }
  }
}
