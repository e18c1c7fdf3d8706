package hopscotch.harness.results.row;

import hopscotch.core.planner.SearchCounters;
import hopscotch.judge.timing.MoveTimes;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.EnumMap;

/** Measured whole numbers by column. -1 means that there is none. Immutable. */
public final class Measured {
  /** Nothing measured. */
  public static final Measured NOTHING = new Measured(new EnumMap<>(RowColumn.class));

  private final EnumMap<RowColumn, Long> values;

  private Measured(EnumMap<RowColumn, Long> values) {
    this.values = values;
  }

  /**
   * The measurements of a search whose moves were all known at its end.
   *
   * @param nanos the time of the search
   * @param allocatedBytes the bytes that it allocated
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

  /** The measurements of a preparation, in the columns that {@link RowColumn} describes. */
  public static Measured ofPreparation(long firstNanos, long medianNanos, long indexBytes) {
    return NOTHING
        .with(RowColumn.FIRST_PREPARATION_NANOS, firstNanos)
        .with(RowColumn.PREPARATION_NANOS, medianNanos)
        .with(RowColumn.INDEX_BYTES, indexBytes);
  }

  /** These measurements with another value; -1 for none. */
  public Measured with(RowColumn column, long value) {
    EnumMap<RowColumn, Long> changed = values.clone();
    changed.put(column, value);
    return new Measured(changed);
  }

  /** These measurements with the times of the moves. */
  public Measured with(MoveTimes moves) {
    return with(RowColumn.FIRST_MOVE_NANOS, moves.firstNanos())
        .with(RowColumn.LAST_MOVE_NANOS, moves.lastNanos());
  }

  /** The value of a column, or -1 if there is none. */
  public long of(RowColumn column) {
    return values.getOrDefault(column, -1L);
  }

  /** Writes the measurements into a message. */
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
