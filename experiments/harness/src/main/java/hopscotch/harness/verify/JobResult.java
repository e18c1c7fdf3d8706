package hopscotch.harness.verify;

import java.util.List;
import java.util.Objects;

/**
 * What came of a job.
 *
 * @param job its name
 * @param set its set
 * @param fingerprint of its files
 * @param totals one for each planner
 * @param notes the rows to be named, at most 1000
 */
public record JobResult(
    String job, String set, String fingerprint, List<Totals> totals, List<RowNote> notes) {

  /** Refuses what is missing; copies the lists. */
  public JobResult {
    Objects.requireNonNull(job, "job");
    Objects.requireNonNull(set, "set");
    Objects.requireNonNull(fingerprint, "fingerprint");
    totals = List.copyOf(totals);
    notes = List.copyOf(notes);
  }
}
