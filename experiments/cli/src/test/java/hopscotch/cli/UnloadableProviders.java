package hopscotch.cli;

import hopscotch.core.planner.PlannerFactory;
import hopscotch.core.planner.PlannerProvider;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** Providers whose classes do harm when they are initialised, there only where a jar names them. */
final class UnloadableProviders {
  private UnloadableProviders() {}

  /** Ends the process. */
  public static final class Exits implements PlannerProvider {
    static final int CODE = exit();

    /** For the registry. */
    public Exits() {}

    private static int exit() {
      System.exit(0);
      return 0;
    }

    @Override
    public List<PlannerFactory> planners() {
      return List.of();
    }
  }

  /** Ends the process at once. */
  public static final class Halts implements PlannerProvider {
    /** For the registry. */
    public Halts() {}

    @Override
    public List<PlannerFactory> planners() {
      Runtime.getRuntime().halt(0);
      return List.of();
    }
  }

  /** Does not end. */
  public static final class Rests implements PlannerProvider {
    static final int HOURS = rest();

    /** For the registry. */
    public Rests() {}

    private static int rest() {
      while (!Thread.currentThread().isInterrupted()) {
        LockSupport.park();
      }
      return 0;
    }

    @Override
    public List<PlannerFactory> planners() {
      return List.of();
    }
  }

  /** Fails. */
  public static final class Throws implements PlannerProvider {
    static final int SIZE = size();

    /** For the registry. */
    public Throws() {}

    private static int size() {
      throw new IllegalStateException("no size");
    }

    @Override
    public List<PlannerFactory> planners() {
      return List.of();
    }
  }

  /** Lists nothing, not even an empty list. */
  public static final class Lacks implements PlannerProvider {
    /** For the registry. */
    public Lacks() {}

    @Override
    public List<PlannerFactory> planners() {
      return null;
    }
  }
}
