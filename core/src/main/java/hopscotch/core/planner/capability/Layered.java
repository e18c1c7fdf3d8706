package hopscotch.core.planner.capability;

import hopscotch.core.planner.Planner;
import java.util.List;

/**
 * The layers of a planner that searches abstract graphs, which a picture can draw and a lesson can
 * name. Ask {@link Planner#capability} for it.
 */
@FunctionalInterface
public interface Layered {
  /** The abstract levels, from level 1 up; at least one. */
  List<Layer> layers();
}
