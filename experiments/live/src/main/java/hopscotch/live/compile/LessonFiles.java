package hopscotch.live.compile;

import hopscotch.visual.teach.Course;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Has the files of lessons compiled in, since their maps are asked for in the browser as well. */
public final class LessonFiles implements ResourceSupplier {
  /** Made by TeaVM. */
  public LessonFiles() {}

  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    return Course.names().stream()
        .map(name -> "hopscotch/visual/teach/course/" + name + ".txt")
        .toArray(String[]::new);
  }
}
