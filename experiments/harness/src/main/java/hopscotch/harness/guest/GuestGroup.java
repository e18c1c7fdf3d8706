package hopscotch.harness.guest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * A control group of Linux for one guest. It has all processes that the guest starts, whatever
 * happens to their parents, sessions, environments and streams. Not every user may make one.
 *
 * @param folder the folder of the group, below that of the group of this process
 */
record GuestGroup(Path folder) {
  private static final String PREFIX = "hopscotch-";
  private static final String MEMBERS = "cgroup.procs";
  private static final String UNIFIED = "0::";
  private static final String SHELL = "/bin/sh";

  /** The group of this process. It is looked for once, when the first guest is started. */
  private static final class Home {
    private static final Optional<Path> FOLDER = find().filter(GuestGroup::grants);
  }

  /** Whether guests have groups on this machine. */
  static boolean isGranted() {
    return Home.FOLDER.isPresent();
  }

  /** A group for a guest. Empty if none is granted. */
  static Optional<GuestGroup> make(String token) {
    return Home.FOLDER.flatMap(home -> make(home, token));
  }

  private static Optional<GuestGroup> make(Path home, String token) {
    try {
      return Optional.of(new GuestGroup(Files.createDirectory(home.resolve(PREFIX + token))));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The groups whose tokens have this beginning. */
  static List<GuestGroup> all(String token) {
    if (!isGranted()) {
      return List.of();
    }
    try (Stream<Path> children = Files.list(Home.FOLDER.get())) {
      return children
          .filter(child -> child.getFileName().toString().startsWith(PREFIX + token))
          .map(GuestGroup::new)
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  /** The folder of this process in the hierarchy of version 2, as the kernel reports it. */
  private static Optional<Path> find() {
    try {
      Optional<String> own =
          Files.readAllLines(Path.of("/proc/self/cgroup")).stream()
              .filter(line -> line.startsWith(UNIFIED))
              .findFirst();
      for (String line : Files.readAllLines(Path.of("/proc/self/mountinfo"))) {
        if (own.isPresent() && line.contains(" - cgroup2 ")) {
          // Number, parent, device, what of the hierarchy is mounted, and where.
          String[] fields = line.split(" ");
          Path path = Path.of(own.get().substring(UNIFIED.length()));
          Path root = Path.of(fields[3]);
          Path below = path.startsWith(root) ? root.relativize(path) : Path.of("");
          return Optional.of(Path.of(fields[4]).resolve(below));
        }
      }
    } catch (IOException e) {
      // No Linux.
      return Optional.empty();
    }
    return Optional.empty();
  }

  /** Whether a process can be put into a group below this one, which only an attempt shows. */
  private static boolean grants(Path home) {
    Optional<GuestGroup> trial = make(home, UUID.randomUUID().toString());
    if (trial.isEmpty()) {
      return false;
    }
    try {
      Process process =
          new ProcessBuilder(SHELL, "-c", trial.get().entering()).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      trial.get().remove();
    }
  }

  /** The shell command that enters the group. */
  String entering() {
    return "echo $$ > '" + folder.resolve(MEMBERS) + "'";
  }

  /** The processes of the group, and of groups that they have made below it. */
  Set<Long> members() {
    Set<Long> members = new HashSet<>();
    for (Path group : groups()) {
      try {
        Files.readAllLines(group.resolve(MEMBERS)).forEach(pid -> members.add(Long.valueOf(pid)));
      } catch (IOException e) {
        // It is gone.
      }
    }
    return members;
  }

  /** Ends all processes at once, if the kernel has version 5.14 or later. */
  void kill() {
    try {
      Files.writeString(folder.resolve("cgroup.kill"), "1");
    } catch (IOException e) {
      // An older kernel: who asks ends the members one by one.
      return;
    }
  }

  /** Removes the group, unless it has a process that cannot be ended. */
  void remove() {
    for (Path group : groups()) {
      try {
        Files.deleteIfExists(group);
      } catch (IOException e) {
        return;
      }
    }
  }

  /** The folders, the innermost first. */
  private List<Path> groups() {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isDirectory).sorted(Comparator.reverseOrder()).toList();
    } catch (IOException | UncheckedIOException e) {
      // It is gone, or going.
      return List.of();
    }
  }
}
