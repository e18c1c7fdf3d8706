package hopscotch.spark;

import hopscotch.cli.run.SubmitTarget;

/** Makes {@code submit spark} known to the command line. */
public final class SparkTarget implements SubmitTarget {
  @Override
  public String name() {
    return "spark";
  }

  @Override
  public Object command() {
    return new SubmitSparkCommand();
  }
}
