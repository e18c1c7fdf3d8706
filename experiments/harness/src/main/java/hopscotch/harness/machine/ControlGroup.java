package hopscotch.harness.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * The limits of a container or a service, by both versions of Linux's control groups. The limits of
 * all groups around a group apply too, so the smallest counts.
 */
record ControlGroup(SystemFiles files) {
  private static final String MOUNT = "sys/fs/cgroup";

  /** The number of cores whose time the group may use. Empty if there is no limit. */
  OptionalDouble cores() {
    double least = Double.POSITIVE_INFINITY;
    for (String folder : folders("cpu")) {
      String[] whole = files.text(folder + "/cpu.max").orElse("").split("\\s+");
      if (whole.length == 2) {
        least = Math.min(least, share(SystemFiles.parse(whole[0]), SystemFiles.parse(whole[1])));
      }
      OptionalLong quota = files.number(folder + "/cpu.cfs_quota_us");
      least = Math.min(least, share(quota, files.number(folder + "/cpu.cfs_period_us")));
    }
    return Double.isInfinite(least) ? OptionalDouble.empty() : OptionalDouble.of(least);
  }

  /** The number of bytes that the group may use. Empty if there is no limit. */
  OptionalLong memoryBytes() {
    long least = Long.MAX_VALUE;
    for (String folder : folders("memory")) {
      least = Math.min(least, files.number(folder + "/memory.max").orElse(least));
      least = Math.min(least, files.number(folder + "/memory.limit_in_bytes").orElse(least));
    }
    return least == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(least);
  }

  private static double share(OptionalLong quota, OptionalLong period) {
    boolean isLimit = quota.orElse(-1) > 0 && period.orElse(-1) > 0;
    return isLimit ? (double) quota.getAsLong() / period.getAsLong() : Double.POSITIVE_INFINITY;
  }

  /**
   * The folders of this process's group and of those around it. Within a container the path may be
   * that of the host; then only the mount itself exists.
   */
  private List<String> folders(String controller) {
    List<String> folders = new ArrayList<>();
    for (String line : files.lines("proc/self/cgroup")) {
      String[] parts = line.split(":", 3);
      boolean isOne = parts.length == 3;
      boolean isUnified = isOne && parts[0].equals("0") && parts[1].isEmpty();
      if (isUnified || isOne && List.of(parts[1].split(",")).contains(controller)) {
        String mount = isUnified ? MOUNT : MOUNT + "/" + controller;
        for (String path = parts[2]; ; path = path.substring(0, path.lastIndexOf('/'))) {
          folders.add(mount + path);
          if (path.lastIndexOf('/') < 0) {
            break;
          }
        }
      }
    }
    return folders;
  }
}
