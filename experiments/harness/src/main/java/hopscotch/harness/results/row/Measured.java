package hopscotch.harness.results.row;

import hopscotch.core.planner.SearchCounters;
import hopscotch.judge.timing.MoveTimes;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.EnumMap;

/** Whole numbers that were measured, by column; -1 where there is none. Immutable. */
public final class Measured {
  /** Nothing was. */
  public static final Measured NOTHING = new Measured(new EnumMap<>(RowColumn.class));

  private final EnumMap<RowColumn, Long> values;

  private Measured(EnumMap<RowColumn, Long> values) {
    this.values = values;
  }

  /**
   * A search, the moves of whose path were known at its end.
   *
   * @param nanos the time that it took
   * @param allocatedBytes what it allocated
   */
  public static Measured of(SearchCounters counters, long nanos, long allocatedBytes) {
    EnumMap<RowColumn, Long> values = new EnumMap<>(RowColumn.class);
    values.put(RowColumn.NANOS, nanos);
    values.put(RowColumn.FIRST_MOVE_NANOS, nanos);
    values.put(RowColumn.LAST_MOVE_NANOS, nanos);
    values.put(RowColumn.ALLOCATED_BYTES, allocatedBytes);
    values.put(RowColumn.EXPANDED, counters.expanded);
    values.put(RowColumn.GENERATED, counters.generated);
    values.put(RowColumn.REOPENED, counters.reopened);
    values.put(RowColumn.HEAP_OPERATIONS, counters.heapOperations);
    values.put(RowColumn.OPEN_PEAK, counters.openPeak);
    values.put(RowColumn.TOUCHED, counters.touched);
    return new Measured(values);
  }

  /** A preparation, as {@link RowColumn} tells its columns. */
  public static Measured ofPreparation(long firstNanos, long medianNanos, long indexBytes) {
    return NOTHING
        .with(RowColumn.FIRST_PREPARATION_NANOS, firstNanos)
        .with(RowColumn.PREPARATION_NANOS, medianNanos)
        .with(RowColumn.INDEX_BYTES, indexBytes);
  }

  /** The same with a value, -1 for none. */
  public Measured with(RowColumn column, long value) {
    EnumMap<RowColumn, Long> changed = values.clone();
    changed.put(column, value);
    return new Measured(changed);
  }

  /** The same with the times of its moves. */
  public Measured with(MoveTimes moves) {
    return with(RowColumn.FIRST_MOVE_NANOS, moves.firstNanos())
        .with(RowColumn.LAST_MOVE_NANOS, moves.lastNanos());
  }

  /** A value; -1 for none. */
  public long of(RowColumn column) {
    return values.getOrDefault(column, -1L);
  }

  /** Writes it into a message. */
  public void write(DataOutput out) throws IOException {
    for (RowColumn column : RowColumn.values()) {
      out.writeLong(of(column));
    }
  }

  /** Reads what {@link #write} wrote. */
  public static Measured read(DataInput in) throws IOException {
    EnumMap<RowColumn, Long> values = new EnumMap<>(RowColumn.class);
    for (RowColumn column : RowColumn.values()) {
      values.put(column, in.readLong());
    }
    return new Measured(values);
  }
}
