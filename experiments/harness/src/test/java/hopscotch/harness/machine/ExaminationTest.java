package hopscotch.harness.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.harness.machine.MachineFinding.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExaminationTest {
  private static final long GIB = 1L << 30;
  private static final List<String> OF_LINUX =
      List.of(
          "cores",
          "smt",
          "quota",
          "governor",
          "turbo",
          "host",
          "clock",
          "load",
          "memory",
          "caches");

  @TempDir private Path root;

  @BeforeEach
  void writeAQuietMachine() throws IOException {
    write("proc/cpuinfo", "processor : 0\nmodel name : Fast 3000\nflags : fpu sse avx");
    write("proc/loadavg", "0.07 0.10 0.30 1/100 4242");
    write("proc/meminfo", "MemTotal: 16777216 kB\nMemFree: 1 kB\nMemAvailable: 8388608 kB");
    write("proc/self/cgroup", "0::/user.slice/shell.scope");
    for (int cpu = 0; cpu < 4; cpu++) {
      write("sys/devices/system/cpu/cpu" + cpu + "/cpufreq/scaling_governor", "performance");
    }
    write("sys/devices/system/cpu/smt/active", "0");
    write("sys/devices/system/cpu/intel_pstate/no_turbo", "1");
    write("sys/devices/system/clocksource/clocksource0/current_clocksource", "tsc");
    for (String cache : List.of("0 1 Data 32K", "1 1 Instruction 64K", "2 3 Unified 8192K")) {
      String[] parts = cache.split(" ");
      String folder = "sys/devices/system/cpu/cpu0/cache/index" + parts[0];
      write(folder + "/level", parts[1]);
      write(folder + "/type", parts[2]);
      write(folder + "/size", parts[3]);
    }
  }

  @Test
  void aQuietMachineIsGoodThroughout() {
    List<MachineFinding> findings = Examination.of(root, 4, 4 * GIB);
    assertEquals(OF_LINUX, findings.stream().map(MachineFinding::check).toList());
    for (MachineFinding one : findings) {
      assertEquals(State.GOOD, one.state(), one.toString());
      assertEquals("", one.mend(), one.toString());
    }
    assertEquals("4, Fast 3000", find("cores").found());
    assertEquals("L1d 32K, L1i 64K, L3 8192K", find("caches").found());
    assertEquals("16.0 GiB, 8.0 GiB free; heap up to 4.0 GiB", find("memory").found());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "governor | sys/devices/system/cpu/cpu2/cpufreq/scaling_governor | powersave | cpupower",
        "turbo    | sys/devices/system/cpu/intel_pstate/no_turbo         | 0         | echo 1 |",
        "smt      | sys/devices/system/cpu/smt/active                    | 1         | echo off",
        "host     | proc/cpuinfo             | flags : fpu hypervisor | machine of its own",
        "clock    | sys/devices/system/clocksource/clocksource0/current_clocksource | hpet | tsc",
        "load     | proc/loadavg             | 1.50 0.10 0.30 1/100 42 | top",
        "memory   | proc/meminfo  | MemTotal: 16777216 kB,MemAvailable: 1048576 kB | -Xmx",
        "quota    | sys/fs/cgroup/user.slice/cpu.max | 150000 100000 | --cpuset-cpus",
      })
  void whatMakesTimesNoisyIsSaidWithAMend(String check, String file, String text, String mend)
      throws IOException {
    write(file, text.replace(',', '\n'));
    MachineFinding finding = find(check);
    assertEquals(State.NOISY, finding.state(), finding.toString());
    assertTrue(finding.mend().contains(mend), finding.toString());
  }

  @Test
  void boostWithoutIntelsDriverIsTurbo() throws IOException {
    Files.delete(root.resolve("sys/devices/system/cpu/intel_pstate/no_turbo"));
    write("sys/devices/system/cpu/cpufreq/boost", "1");
    assertEquals(State.NOISY, find("turbo").state());
    assertTrue(find("turbo").mend().contains("echo 0 | sudo tee"), find("turbo").mend());
    write("sys/devices/system/cpu/cpufreq/boost", "0");
    assertEquals(State.GOOD, find("turbo").state());
  }

  @Test
  void theGroupAroundThisOneLimitsItToo() throws IOException {
    write("sys/fs/cgroup/user.slice/shell.scope/cpu.max", "max 100000");
    write("sys/fs/cgroup/user.slice/cpu.max", "50000 100000");
    assertEquals(State.BROKEN, find("quota").state());
    assertTrue(find("quota").found().contains("0.50 cores"), find("quota").found());
  }

  @Test
  void theFirstVersionOfControlGroupsIsRead() throws IOException {
    write("proc/self/cgroup", "5:cpu,cpuacct:/box\n4:memory:/box\n0::/");
    write("sys/fs/cgroup/cpu/box/cpu.cfs_quota_us", "-1");
    write("sys/fs/cgroup/cpu/box/cpu.cfs_period_us", "100000");
    write("sys/fs/cgroup/memory/box/memory.limit_in_bytes", "9223372036854771712");
    assertEquals(State.GOOD, find("quota").state());
    assertEquals(State.GOOD, find("memory").state());
    write("sys/fs/cgroup/cpu/box/cpu.cfs_quota_us", "200000");
    assertTrue(find("quota").found().contains("2.00 cores"), find("quota").found());
  }

  @Test
  void aHeapBeyondTheLimitOfTheGroupIsBroken() throws IOException {
    write("sys/fs/cgroup/user.slice/memory.max", Long.toString(2 * GIB));
    assertEquals(State.BROKEN, find("memory").state());
    assertTrue(find("memory").found().startsWith("2.0 GiB"), find("memory").found());
  }

  @Test
  void anotherSystemSaysWhatItCannotTell() {
    List<MachineFinding> findings = Examination.of(root.resolve("none"), 8, GIB);
    assertEquals(State.GOOD, findings.get(0).state());
    for (MachineFinding one : findings.subList(1, findings.size())) {
      assertEquals(State.UNKNOWN, one.state(), one.toString());
      assertTrue(one.found().contains("does not tell"), one.toString());
    }
  }

  private MachineFinding find(String check) {
    return Examination.of(root, 4, 4 * GIB).stream()
        .filter(it -> it.check().equals(check))
        .findFirst()
        .orElseThrow();
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text + "\n");
  }
}
