package hopscotch.harness.run.worker;

import hopscotch.core.grid.GridGraph;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.PathSearch;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.PreparedPlanner;
import hopscotch.core.planner.SearchObserver;
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
 * @param firstPreparationNanos the time of the first preparation; -1 where an index was read
 * @param preparationNanos the median of the second half of the preparations, by when the code is
 *     compiled; of the only one, where it took long; -1 where an index was read
 * @param indexBytes the size of what was prepared
 * @param indexUse what became of index files
 * @param resolved the spec with what the planner decided by itself
 */
public record Prepared(
    Guarantee guarantee,
    LengthMetric metric,
    List<String> extraCounters,
    long firstPreparationNanos,
    long preparationNanos,
    long indexBytes,
    IndexUse indexUse,
    String resolved)
    implements Reply {

  /** What is to be said of a planner of ours. */
  public static Prepared of(
      PreparedPlanner planner,
      long firstPreparationNanos,
      long preparationNanos,
      IndexUse indexUse) {
    return new Prepared(
        planner.guarantee(),
        planner.metric(),
        planner.extraCounters(),
        firstPreparationNanos,
        preparationNanos,
        planner.indexBytes(),
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
    out.writeLong(firstPreparationNanos);
    out.writeLong(preparationNanos);
    out.writeLong(indexBytes);
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
        guarantee,
        metric,
        extraCounters,
        in.readLong(),
        in.readLong(),
        in.readLong(),
        IndexUse.read(in),
        in.readUTF());
  }

  /** The same with another promise, on the map as a problem finds it. */
  public Prepared promising(Guarantee promise) {
    return new Prepared(
        promise,
        metric,
        extraCounters,
        firstPreparationNanos,
        preparationNanos,
        indexBytes,
        indexUse,
        resolved);
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
