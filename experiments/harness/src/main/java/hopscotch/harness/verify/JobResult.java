package hopscotch.harness.verify;

import java.util.List;
import java.util.Objects;

/**
 * The result of a job.
 *
 * @param job the name of the job
 * @param fingerprint the fingerprint of its files
 * @param totals the totals of each planner
 * @param notes the rows to name, at most 1000
 */
public record JobResult(
    String job, String set, String fingerprint, List<Totals> totals, List<RowNote> notes) {

  /** Refuses missing values, and copies the lists. */
  public JobResult {
    Objects.requireNonNull(job, "job");
    Objects.requireNonNull(set, "set");
    Objects.requireNonNull(fingerprint, "fingerprint");
    totals = List.copyOf(totals);
    notes = List.copyOf(notes);
  }
}
