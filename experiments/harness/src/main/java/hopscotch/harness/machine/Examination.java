package hopscotch.harness.machine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds what makes the times of a machine noisy, from the files that Linux has below {@code /proc}
 * and {@code /sys}. Other systems do not have them, so every state is {@link
 * MachineFinding.State#UNKNOWN}.
 */
public final class Examination {
  private static final String CPUS = "sys/devices/system/cpu";
  private static final String NOT_TOLD = "this system does not tell";

  /** The load from which on other programs are taken to be at work. */
  private static final double BUSY = 0.5;

  private final SystemFiles files;
  private final ControlGroup group;
  private final int cores;
  private final long heapBytes;

  private Examination(Path root, int cores, long heapBytes) {
    files = new SystemFiles(root);
    group = new ControlGroup(files);
    this.cores = cores;
    this.heapBytes = heapBytes;
  }

  /**
   * Examines the machine whose {@code proc} and {@code sys} lie below a root.
   *
   * @param root {@code /} for this machine
   * @param cores the number of cores that the JVM may use
   * @param heapBytes the largest heap of the JVM
   */
  public static List<MachineFinding> of(Path root, int cores, long heapBytes) {
    Examination here = new Examination(root, cores, heapBytes);
    return List.of(
        here.cores(),
        here.threads(),
        here.quota(),
        here.governor(),
        here.turbo(),
        here.host(),
        here.clock(),
        here.load(),
        here.memory(),
        here.caches());
  }

  private MachineFinding cores() {
    String model = files.value("proc/cpuinfo", "model name").map(it -> ", " + it).orElse("");
    return cores == 1
        ? MachineFinding.noisy(
            "cores", cores + model, "A run and its worker share one core: use two or more.")
        : MachineFinding.good("cores", cores + model);
  }

  private MachineFinding threads() {
    OptionalLong active = files.number(CPUS + "/smt/active");
    if (active.isEmpty()) {
      return MachineFinding.unknown("smt", NOT_TOLD);
    }
    return active.getAsLong() == 0
        ? MachineFinding.good("smt", "one thread a core")
        : MachineFinding.noisy(
            "smt",
            "two threads share a core",
            "What runs on the other thread slows a search down. Until the next boot:"
                + " echo off | sudo tee /sys/devices/system/cpu/smt/control");
  }

  private MachineFinding quota() {
    OptionalDouble share = group.cores();
    if (share.isEmpty()) {
      return files.text("proc/self/cgroup").isEmpty()
          ? MachineFinding.unknown("quota", NOT_TOLD)
          : MachineFinding.good("quota", "no limit of CPU time");
    }
    double limit = share.getAsDouble();
    String found = String.format(Locale.ROOT, "CPU time of %.2f cores by a control group", limit);
    if (limit < 1) {
      return MachineFinding.broken(
          "quota",
          found,
          "Every search is stopped again and again while its clock runs. Give the container or"
              + " service whole cores: --cpuset-cpus, AllowedCPUs=.");
    }
    return MachineFinding.noisy(
        "quota",
        found,
        "What takes more is stopped while its clock runs. Give whole cores instead of a share:"
            + " --cpuset-cpus, AllowedCPUs=.");
  }

  private MachineFinding governor() {
    TreeSet<String> governors = new TreeSet<>();
    for (String cpu : files.list(CPUS, "cpu[0-9]*")) {
      files.text(cpu + "/cpufreq/scaling_governor").ifPresent(governors::add);
    }
    if (governors.isEmpty()) {
      return MachineFinding.unknown(
          "governor", NOT_TOLD + "; in a virtual machine its host decides");
    }
    String found = String.join(", ", governors);
    return found.equals("performance")
        ? MachineFinding.good("governor", found)
        : MachineFinding.noisy(
            "governor",
            found,
            "The clock follows the load, so the same search takes different times:"
                + " sudo cpupower frequency-set -g performance");
  }

  private MachineFinding turbo() {
    String intel = CPUS + "/intel_pstate/no_turbo";
    OptionalLong off = files.number(intel);
    String common = CPUS + "/cpufreq/boost";
    OptionalLong on = files.number(common);
    if (off.isEmpty() && on.isEmpty()) {
      return MachineFinding.unknown("turbo", NOT_TOLD + "; in a virtual machine its host decides");
    }
    boolean isOn = off.isPresent() ? off.getAsLong() == 0 : on.getAsLong() != 0;
    String mend = off.isPresent() ? "echo 1 | sudo tee /" + intel : "echo 0 | sudo tee /" + common;
    return isOn
        ? MachineFinding.noisy(
            "turbo", "on", "The clock depends on heat and on the other cores: " + mend)
        : MachineFinding.good("turbo", "off");
  }

  private MachineFinding host() {
    Optional<String> flags = files.value("proc/cpuinfo", "flags");
    if (flags.isEmpty()) {
      return MachineFinding.unknown("host", NOT_TOLD);
    }
    return List.of(flags.get().split(" ")).contains("hypervisor")
        ? MachineFinding.noisy(
            "host",
            "a virtual machine",
            "Other guests of the host take time that nothing here shows. For times in a paper use"
                + " a machine of its own; counts such as expansions are exact anywhere.")
        : MachineFinding.good("host", "no virtual machine");
  }

  private MachineFinding clock() {
    Optional<String> source =
        files.text("sys/devices/system/clocksource/clocksource0/current_clocksource");
    if (source.isEmpty()) {
      return MachineFinding.unknown("clock", NOT_TOLD);
    }
    return List.of("hpet", "acpi_pm", "jiffies").contains(source.get())
        ? MachineFinding.noisy(
            "clock",
            source.get(),
            "Reading this clock is slow and coarse; short searches drown in it. Boot with a stable"
                + " tsc: dmesg says why it was refused.")
        : MachineFinding.good("clock", source.get());
  }

  private MachineFinding load() {
    String text = files.text("proc/loadavg").orElse("").split(" ")[0];
    if (!text.matches("\\d+(\\.\\d+)?")) {
      return MachineFinding.unknown("load", NOT_TOLD);
    }
    return Double.parseDouble(text) < BUSY
        ? MachineFinding.good("load", text)
        : MachineFinding.noisy(
            "load",
            text + " in the last minute",
            "Something else is running and takes cores, caches and memory: top says what. Stop it,"
                + " or wait.");
  }

  private MachineFinding memory() {
    OptionalLong total = kilobytes("MemTotal");
    OptionalLong available = kilobytes("MemAvailable");
    if (total.isEmpty() || available.isEmpty()) {
      return MachineFinding.unknown("memory", NOT_TOLD);
    }
    long limit = Math.min(group.memoryBytes().orElse(Long.MAX_VALUE), total.getAsLong());
    long free = Math.min(limit, available.getAsLong());
    String found = "%s, %s free; heap up to %s".formatted(size(limit), size(free), size(heapBytes));
    if (heapBytes > limit) {
      return MachineFinding.broken(
          "memory",
          found,
          "The heap may grow beyond what there is, and then the system ends the run: a smaller"
              + " -Xmx in HOPSCOTCH_JAVA_OPTS.");
    }
    return heapBytes > free
        ? MachineFinding.noisy(
            "memory",
            found,
            "A heap that grows beyond what is free is swapped out: end other programs, or a smaller"
                + " -Xmx in HOPSCOTCH_JAVA_OPTS.")
        : MachineFinding.good("memory", found);
  }

  private OptionalLong kilobytes(String key) {
    String value = files.value("proc/meminfo", key).orElse("").replace(" kB", "");
    OptionalLong number = SystemFiles.parse(value);
    return number.isPresent() ? OptionalLong.of(number.getAsLong() * 1024) : number;
  }

  private static String size(long bytes) {
    return String.format(Locale.ROOT, "%.1f GiB", bytes / (double) (1 << 30));
  }

  private MachineFinding caches() {
    List<String> caches = new ArrayList<>();
    for (String cache : files.list(CPUS + "/cpu0/cache", "index[0-9]*")) {
      String level = files.text(cache + "/level").orElse("?");
      String type = files.text(cache + "/type").orElse("");
      String letter = type.equals("Data") ? "d" : type.equals("Instruction") ? "i" : "";
      files
          .text(cache + "/size")
          .ifPresent(it -> caches.add("L%s%s %s".formatted(level, letter, it)));
    }
    return caches.isEmpty()
        ? MachineFinding.unknown("caches", NOT_TOLD)
        : MachineFinding.good("caches", caches.stream().collect(Collectors.joining(", ")));
  }
}
