package hopscotch.harness.guest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The limits of a guest's process, as far as this machine can enforce them.
 *
 * @param start the longest time until its hello
 * @param lineBytes the longest line it may write
 * @param memory its address space, such as {@code 2g} or {@code 512m}; {@code null} for no limit
 * @param isPinned whether it runs on one processor alone
 */
public record GuestLimits(Duration start, int lineBytes, String memory, boolean isPinned) {
  private static final String SHELL = "/bin/sh";

  /** The limits of a run: the given memory, and one processor. */
  public static GuestLimits of(String memory) {
    return new GuestLimits(Duration.ofSeconds(10), Lines.MAX_BYTES, memory, true);
  }

  /** The limits of a command: only those of the protocol. */
  public static GuestLimits lenient() {
    return new GuestLimits(Duration.ofSeconds(10), Lines.MAX_BYTES, null, false);
  }

  /** The command that runs another within the limits, in a session of its own. */
  List<String> wrap(List<String> command) {
    List<String> wrapped = new ArrayList<>();
    find("setsid").ifPresent(wrapped::add);
    if (holdsMemory()) {
      String limiting = "ulimit -v " + kibibytes() + "; exec \"$@\"";
      wrapped.addAll(List.of(SHELL, "-c", limiting, "guest"));
    }
    if (isPinned && find("taskset").isPresent()) {
      wrapped.addAll(List.of(find("taskset").get(), "-c", Integer.toString(Processors.next())));
    }
    wrapped.addAll(command);
    return wrapped;
  }

  private boolean holdsMemory() {
    return memory != null && Files.isExecutable(Path.of(SHELL));
  }

  private long kibibytes() {
    long number = Long.parseLong(memory.substring(0, memory.length() - 1));
    return number << (memory.endsWith("g") ? 20 : 10);
  }

  /** The limits that are in force, for people and manifests. */
  public String describe() {
    return String.join(
        "; ",
        "hello within %d s".formatted(start.toSeconds()),
        "lines of at most %d bytes".formatted(lineBytes),
        holdsMemory()
            ? "address space of %s by ulimit -v".formatted(memory)
            : "memory not limited" + (memory == null ? "" : ": no " + SHELL),
        isPinned && find("taskset").isPresent()
            ? "one processor by taskset"
            : "processors not limited" + (isPinned ? ": no taskset" : ""),
        find("setsid").isPresent()
            ? "a session of its own by setsid"
            : "no session of its own: no setsid");
  }

  private static Optional<String> find(String program) {
    for (String folder : List.of("/usr/bin", "/bin")) {
      if (Files.isExecutable(Path.of(folder, program))) {
        return Optional.of(folder + "/" + program);
      }
    }
    return Optional.empty();
  }
}
