package hopscotch.harness.report.page;

import hopscotch.harness.report.RunFixture;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How long the page of a large report takes in the system's Chromium. */
class LargeReportTest extends ReportInChromium {
  /** For 200,000 rows of three planners on a hundred maps. */
  private static final int HUGE = 667;

  /**
   * Prints how long 200,000 rows take to open and to answer what is chosen. By hand, on a machine
   * at rest: {@code mvn -Dquick -Dprograms -Dtests.excluded=jazzer -pl experiments/harness -am test
   * -Dtest=LargeReportTest -Dsurefire.failIfNoSpecifiedTests=false}.
   */
  @Test
  @Tag("long")
  void opensAndAnswers() throws IOException {
    load(RunFixture.page(folder.resolve("huge"), 100, HUGE), "");
    System.out.printf("open: %.0f ms%n", busyUntil(0));
    browser.executeCdpCommand("Performance.enable", Map.of("timeDomain", "threadTicks"));
    for (String section : List.of("planners", "plot-time-by-length", "plot-scatter")) {
      run("document.getElementById(arguments[0]).scrollIntoView()", section);
      busyUntil(0);
      choose(section, "#metric", "value = 'expansions'", "change");
      choose(section, "#bucket-to", "value = '1000'", "change");
      choose(section, "#maps-menu .choices input", "checked = true", "change");
      choose(section, "#reset", "disabled = false", "click");
    }
  }

  private static void choose(String section, String selector, String change, String event) {
    double before = processorMillis();
    double from = ((Number) run("return performance.now()")).doubleValue();
    run(
        "const it = document.querySelector(arguments[0]); it.%s;".formatted(change)
            + "setTimeout(() => it.dispatchEvent(new Event('%s')))".formatted(event),
        selector);
    double until = busyUntil(from);
    System.out.printf(
        "%s, %s: %.0f ms, %.0f ms of a processor%n",
        section, selector, until - from, processorMillis() - before);
  }

  /** What the page's thread has taken since that was first asked for. */
  private static double processorMillis() {
    List<?> metrics =
        (List<?>) browser.executeCdpCommand("Performance.getMetrics", Map.of()).get("metrics");
    return metrics.stream()
        .map(metric -> (Map<?, ?>) metric)
        .filter(metric -> metric.get("name").equals("TaskDuration"))
        .mapToDouble(metric -> 1000 * ((Number) metric.get("value")).doubleValue())
        .sum();
  }

  /** When the last task of more than 50 ms ended, in milliseconds since the page was asked for. */
  private static double busyUntil(double from) {
    return ((Number)
            browser.executeAsyncScript(
                """
                const [from, done] = arguments;
                let end = from;
                new PerformanceObserver((list) => list.getEntries().forEach((task) => {
                  end = Math.max(end, task.startTime + task.duration);
                })).observe({ type: 'longtask', buffered: true });
                setTimeout(() => done(end), 2000);
                """,
                from))
        .doubleValue();
  }
}
