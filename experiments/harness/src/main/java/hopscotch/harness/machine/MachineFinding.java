package hopscotch.harness.machine;

import java.util.Locale;

/**
 * A finding about one thing on which times depend.
 *
 * @param check the thing, such as {@code governor}
 * @param found what was found; for {@link State#UNKNOWN} why it is not known
 * @param mend its effect on a run and how to mend it; empty if nothing is to be done
 */
public record MachineFinding(String check, State state, String found, String mend) {

  /** The states of things. */
  public enum State {
    /** The thing is as it should be. */
    GOOD,
    /** It makes times noisy. */
    NOISY,
    /** A run cannot be trusted, or does not come to its end. */
    BROKEN,
    /** The system does not report it. */
    UNKNOWN;

    /** The state in lower case. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A thing that is as it should be. */
  public static MachineFinding good(String check, String found) {
    return new MachineFinding(check, State.GOOD, found, "");
  }

  /** A thing that makes times noisy. */
  public static MachineFinding noisy(String check, String found, String mend) {
    return new MachineFinding(check, State.NOISY, found, mend);
  }

  /** A thing that makes runs untrustworthy. */
  public static MachineFinding broken(String check, String found, String mend) {
    return new MachineFinding(check, State.BROKEN, found, mend);
  }

  /** A thing that this system does not report. */
  public static MachineFinding unknown(String check, String why) {
    return new MachineFinding(check, State.UNKNOWN, why, "");
  }
}
