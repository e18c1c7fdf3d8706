package hopscotch.harness.report.table;

import com.fasterxml.jackson.databind.JsonNode;
import hopscotch.harness.output.Column;
import hopscotch.harness.report.page.Table;
import hopscotch.harness.results.HostNoise;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.StoredProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The kinds of nodes on which the rows of a run were measured. Nodes are of one kind if CPU,
 * highest clock and governor are the same. Times of different kinds cannot be compared.
 */
public final class Nodes {
  private static final String UNKNOWN = "not recorded";

  private final Results results;
  private final List<JsonNode> sessions = new ArrayList<>();
  private final List<String> kinds;
  private final int[] kindOfRow;
  private final long[] rowsOfSession;

  /** The nodes of a run, as its sessions name them. */
  public Nodes(Results results) {
    this.results = results;
    results.manifest().path("sessions").forEach(sessions::add);
    List<String> ofSessions = sessions.stream().map(Nodes::kind).toList();
    // Sessions of one kind need not be told apart.
    String without = Set.copyOf(ofSessions).size() == 1 ? ofSessions.get(0) : UNKNOWN;
    List<String> seen = new ArrayList<>();
    kindOfRow = new int[results.size()];
    rowsOfSession = new long[sessions.size()];
    for (int row = 0; row < kindOfRow.length; row++) {
      int session = results.session(row);
      boolean isKnown = session >= 0 && session < rowsOfSession.length;
      String kind = isKnown ? ofSessions.get(session) : without;
      int number = seen.indexOf(kind);
      if (number < 0) {
        number = seen.size();
        seen.add(kind);
      }
      kindOfRow[row] = number;
      if (isKnown) {
        rowsOfSession[session]++;
      }
    }
    kinds = seen;
  }

  private static String kind(JsonNode session) {
    StringBuilder text = new StringBuilder(session.path("cpu").asText(UNKNOWN));
    String clock = session.path("clockKhz").asText();
    if (clock.matches("[0-9]{1,9}")) {
      text.append(String.format(Locale.ROOT, ", %.1f GHz", Integer.parseInt(clock) / 1e6));
    }
    String governor = session.path("governor").asText();
    return governor.isEmpty() || governor.equals("unknown")
        ? text.toString()
        : text.append(", ").append(governor).toString();
  }

  /** The kinds, in the order in which rows name them. */
  public List<String> kinds() {
    return List.copyOf(kinds);
  }

  /** Whether there are several kinds. */
  public boolean areSeveral() {
    return kinds.size() > 1;
  }

  /** All rows. Their times count if all are of one kind of node, or are to be mixed. */
  public Answers answers(boolean mixesNodes) {
    boolean areTimed = mixesNodes || !areSeveral();
    return new Answers(results, row -> areTimed);
  }

  /** Whether rows come from several hosts. */
  public boolean areSeveralHosts() {
    return sessions.stream().map(session -> session.path("host").asText()).distinct().count() > 1;
  }

  /** A note on a run on several kinds of node. Empty if there is only one. */
  public Optional<String> findNote() {
    return areSeveral()
        ? Optional.of(
            "Measured on %d kinds of node: times stand by kind of node, and nowhere else."
                .formatted(kinds.size()))
        : Optional.empty();
  }

  /** A warning if planners were measured on the same problem on different kinds of node. */
  public Optional<String> findWarning() {
    int[] first = new int[results.problems().size()];
    Arrays.fill(first, -1);
    TreeSet<Integer> mixed = new TreeSet<>();
    for (int row = 0; row < kindOfRow.length; row++) {
      int problem = results.problem(row);
      if (first[problem] < 0) {
        first[problem] = kindOfRow[row];
      } else if (first[problem] != kindOfRow[row]) {
        mixed.add(problem);
      }
    }
    if (mixed.isEmpty()) {
      return Optional.empty();
    }
    StoredProblem example = results.problems().get(mixed.first());
    return Optional.of(
        String.format(
            Locale.ROOT,
            "On %,d problems planners were measured on different kinds of node (the first: number"
                + " %d on %s); their times are not compared.",
            mixed.size(),
            example.asked().number(),
            example.map()));
  }

  /** A table with one row for each host: its kind, how much it measured, and how steady it was. */
  public Table hosts() {
    Table table =
        new Table(
            "nodes",
            "Where rows were measured. Calibration is the time of a fixed piece of work, least and"
                + " longest; load is the highest before or after a session.",
            List.of("host", "kind", "sessions", "rows", "calibration ms", "spread %", "load"));
    Set<String> hosts = new TreeSet<>();
    sessions.forEach(session -> hosts.add(session.path("host").asText(UNKNOWN)));
    for (String host : hosts) {
      addHost(table, host);
    }
    return table;
  }

  private void addHost(Table table, String host) {
    Set<String> kindsOfHost = new LinkedHashSet<>();
    List<Long> nanos = new ArrayList<>();
    long rows = 0;
    int count = 0;
    double load = Double.NaN;
    for (int i = 0; i < sessions.size(); i++) {
      JsonNode session = sessions.get(i);
      if (session.path("host").asText(UNKNOWN).equals(host)) {
        count++;
        rows += rowsOfSession[i];
        kindsOfHost.add(kind(session));
        session.path("calibrationNanos").forEach(sample -> nanos.add(sample.asLong()));
        load = larger(load, session.path("load").asDouble(Double.NaN));
        load = larger(load, session.path("loadAfter").asDouble(Double.NaN));
      }
    }
    table.add(
        host,
        String.join("; ", kindsOfHost),
        count,
        rows,
        nanos.stream().mapToLong(it -> it).min().orElse(0) / 1e6,
        100 * HostNoise.of(nanos).spread(),
        load);
  }

  private static double larger(double a, double b) {
    return Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.max(a, b);
  }

  /** Times and speed-ups by kind of node and planner, over the problems of that kind. */
  public Table times() {
    List<Column<Figures>> columns =
        List.of(
            new Column<>("planner", Figures::spec),
            new Column<>("problems", it -> it.micros().size()),
            new Column<>("mean µs", it -> it.micros().mean()),
            new Column<>("p50 µs", it -> it.micros().median()),
            new Column<>("p95 µs", it -> it.micros().at(0.95)),
            new Column<>(SpeedUpTables.GEOMETRIC, it -> it.againstBaseline().speedUp()),
            new Column<>(SpeedUpTables.OF_MEANS, it -> it.againstBaseline().ratioOfMeans()));
    Map<String, List<Figures>> figures = new LinkedHashMap<>();
    for (int kind = 0; kind < kinds.size(); kind++) {
      int number = kind;
      Answers answers = new Answers(results, row -> kindOfRow[row] == number);
      figures.put(kinds.get(kind), Figures.overAll(answers));
    }
    return Table.grouped(
        "times-by-node",
        "By kind of node, over the problems there that every planner solved, but for planners"
            + " that solved none.",
        "kind",
        columns,
        figures);
  }
}
