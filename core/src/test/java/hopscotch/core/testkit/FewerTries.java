package hopscotch.core.testkit;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * The tries that a property names are those of CI, which runs the other properties 300 times. Where
 * these run less often, so does it, but at least {@value #LEAST} times.
 */
public final class FewerTries implements AroundPropertyHook {
  /** How often CI runs a property that names no tries. */
  static final int CI = 300;

  private static final int LEAST = 20;

  @Override
  public PropertyExecutionResult aroundProperty(
      PropertyLifecycleContext context, PropertyExecutor property) {
    context
        .attributes()
        .tries()
        .ifPresent(named -> context.attributes().setTries(fewer(named, Drawn.TRIES, LEAST)));
    return property.execute();
  }

  /** So many of the named tries, but some at least, as others run of those of CI. */
  static int fewer(int named, int others, int least) {
    return others >= CI ? named : Math.max(Math.min(named, least), named * others / CI);
  }

  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }
}
