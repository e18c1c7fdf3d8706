package hopscotch.harness.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * The processors that this process may use, by the numbers of the system. In a container, or in a
 * job of a cluster, these need not begin at 0.
 */
final class Processors {
  private static final String LABEL = "Cpus_allowed_list:";

  /** The next processor. Each process begins elsewhere, for runs side by side. */
  private static final AtomicInteger NEXT =
      new AtomicInteger((int) (ProcessHandle.current().pid() & 0xffff));

  private Processors() {}

  /** The next processor in turn. */
  static int next() {
    List<Integer> allowed = allowed();
    return allowed.get(Math.floorMod(NEXT.getAndIncrement(), allowed.size()));
  }

  /** All processors, as Linux reports them. Elsewhere as many as there are, from 0 on. */
  static List<Integer> allowed() {
    try {
      for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
        if (line.startsWith(LABEL)) {
          return parse(line.substring(LABEL.length()).strip());
        }
      }
    } catch (IOException e) {
      // not Linux
    }
    return IntStream.range(0, Runtime.getRuntime().availableProcessors()).boxed().toList();
  }

  /** Reads a list such as {@code 0-3,8}. */
  static List<Integer> parse(String list) {
    List<Integer> processors = new ArrayList<>();
    for (String part : list.split(",")) {
      String[] ends = part.split("-");
      int last = Integer.parseInt(ends[ends.length - 1]);
      for (int processor = Integer.parseInt(ends[0]); processor <= last; processor++) {
        processors.add(processor);
      }
    }
    return processors;
  }
}
