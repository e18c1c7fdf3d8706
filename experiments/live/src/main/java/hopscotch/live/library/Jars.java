package hopscotch.live.library;

import java.io.Closeable;
import java.net.URL;

/** Stands for {@code java.net.URLClassLoader}: there are no jars in a browser. */
public final class Jars extends ClassLoader implements Closeable {
  /** Loads nothing. */
  public Jars(URL[] jars, ClassLoader parent) {
    super(parent);
  }

  @Override
  public void close() {}
}
