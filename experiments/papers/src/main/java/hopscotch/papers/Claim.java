package hopscotch.papers;

import java.util.Objects;

/**
 * What a paper states that does not come out: by its own figures, or by its own protocol.
 *
 * @param claim what the paper says, and where
 * @param instead what comes out, by which figure or count
 */
record Claim(String claim, String instead) {
  /** Refuses one without either part. */
  public Claim {
    Objects.requireNonNull(claim, "claim without 'claim'");
    Objects.requireNonNull(instead, "claim without 'instead'");
  }
}
