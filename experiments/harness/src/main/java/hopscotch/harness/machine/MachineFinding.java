package hopscotch.harness.machine;

import java.util.Locale;

/**
 * What was found of one thing that times depend on.
 *
 * @param check the thing, such as {@code governor}
 * @param state how it is
 * @param found what was found; for {@link State#UNKNOWN} why it is not known
 * @param mend what it does to a run and how to mend it; empty where nothing is to be done
 */
public record MachineFinding(String check, State state, String found, String mend) {

  /** How a thing is. */
  public enum State {
    /** As it should be. */
    GOOD,
    /** Times will be noisy. */
    NOISY,
    /** A run here cannot be trusted, or does not get to its end. */
    BROKEN,
    /** This system does not tell. */
    UNKNOWN;

    /** In lower case. */
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

  /** A thing with which no run can be trusted. */
  public static MachineFinding broken(String check, String found, String mend) {
    return new MachineFinding(check, State.BROKEN, found, mend);
  }

  /** A thing that this system does not tell. */
  public static MachineFinding unknown(String check, String why) {
    return new MachineFinding(check, State.UNKNOWN, why, "");
  }
}
