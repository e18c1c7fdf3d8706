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
 * What a worker says of a planner it prepared.
 *
 * @param guarantee the promise on the map
 * @param metric in what its paths are measured
 * @param extraCounters the names of its own counters
 * @param measured the time of the first preparation, the median of the second half of them, by when
 *     the code is compiled, or of the only one, where it took long, and the size of what was
 *     prepared; no time where an index was read
 * @param indexUse what became of index files
 * @param resolved the spec with what the planner decided by itself
 */
public record Prepared(
    Guarantee guarantee,
    LengthMetric metric,
    List<String> extraCounters,
    Measured measured,
    IndexUse indexUse,
    String resolved)
    implements Reply {

  /** What is to be said of a planner of ours. */
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

  /** The same with another promise, on the map as a problem finds it. */
  public Prepared promising(Guarantee promise) {
    return new Prepared(promise, metric, extraCounters, measured, indexUse, resolved);
  }

  /** The planner as a judge sees it: what it promises, and no search. */
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
