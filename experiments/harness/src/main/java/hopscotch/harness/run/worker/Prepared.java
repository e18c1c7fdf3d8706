package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchObserver;
import hopscotch.harness.results.row.Measured;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A worker's reply about a planner that it prepared.
 *
 * @param guarantee the promise on the map
 * @param metric the metric of its paths
 * @param extraCounters the names of its own counters
 * @param measured the time of the first preparation, the median time of the second half, by which
 *     time the code is compiled, or the time of the only one if it took long, and the size of the
 *     result; no time if an index was read
 * @param indexUse the use of index files
 * @param resolved the spec with the choices that the planner made by itself
 */
public record Prepared(
    Guarantee guarantee,
    LengthMetric metric,
    List<String> extraCounters,
    Measured measured,
    IndexUse indexUse,
    String resolved)
    implements Reply {

  /** The reply about a planner of ours. */
  public static Prepared of(
      PreparedPlanner planner, long firstNanos, long medianNanos, IndexUse indexUse) {
    return new Prepared(
        planner.guarantee(),
        planner.metric(),
        planner.extraCounters(),
        Measured.ofPreparation(firstNanos, medianNanos, planner.indexBytes()),
        indexUse,
        planner.resolved().toString());
  }

  /** Writes it into a message. */
  public void write(DataOutput out) throws IOException {
    out.writeUTF(guarantee.kind().name());
    out.writeDouble(guarantee.bound());
    out.writeUTF(metric.name());
    out.writeInt(extraCounters.size());
    for (String name : extraCounters) {
      out.writeUTF(name);
    }
    measured.write(out);
    indexUse.write(out);
    out.writeUTF(resolved);
  }

  /** Reads what {@link #write} wrote. */
  public static Prepared read(DataInput in) throws IOException {
    Guarantee guarantee = new Guarantee(Guarantee.Kind.valueOf(in.readUTF()), in.readDouble());
    LengthMetric metric = LengthMetric.valueOf(in.readUTF());
    List<String> extraCounters = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      extraCounters.add(in.readUTF());
    }
    return new Prepared(
        guarantee, metric, extraCounters, Measured.read(in), IndexUse.read(in), in.readUTF());
  }

  /** This reply with another promise, on the map at the time of a problem. */
  public Prepared promising(Guarantee promise) {
    return new Prepared(promise, metric, extraCounters, measured, indexUse, resolved);
  }

  /** The planner as a judge sees it, with its promise and no search. */
  public Planner seenOn(GridGraph graph) {
    return new Seen(graph, this);
  }

  private record Seen(GridGraph graph, Prepared prepared) implements Planner {
    @Override
    public Guarantee guarantee() {
      return prepared.guarantee;
    }

    @Override
    public LengthMetric metric() {
      return prepared.metric;
    }

    @Override
    public List<String> extraCounters() {
      return prepared.extraCounters;
    }

    @Override
    public PathSearch newSearch(SearchObserver observer) {
      throw new UnsupportedOperationException("this planner lives in another process");
    }
  }
}
