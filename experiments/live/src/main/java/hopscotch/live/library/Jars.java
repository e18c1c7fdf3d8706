package hopscotch.live.library;

import java.io.Closeable;
import java.net.URL;

/** Replaces {@code java.net.URLClassLoader}. There are no jars in a browser. */
public final class Jars extends ClassLoader implements Closeable {
  /** Loads nothing. */
  public Jars(URL[] jars, ClassLoader parent) {
    super(parent);
  }

  @Override
  public void close() {}
}
