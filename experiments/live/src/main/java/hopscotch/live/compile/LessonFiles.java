package hopscotch.live.compile;

import hopscotch.visual.teach.Course;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Adds the files of lessons to the compiled code, since the browser needs their maps too. */
public final class LessonFiles implements ResourceSupplier {
  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    return Course.names().stream()
        .map(name -> "hopscotch/visual/teach/course/" + name + ".txt")
        .toArray(String[]::new);
  }
}
