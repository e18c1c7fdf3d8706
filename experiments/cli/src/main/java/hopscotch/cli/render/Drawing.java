package hopscotch.cli.render;

import hopscotch.visual.render.Picture;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;

/** Something that {@code render} draws: as it is, or as it goes on. */
interface Drawing {
  /**
   * A GIF.
   *
   * @param frames its pictures
   * @param centiseconds how long each stands
   * @param steps how many pictures it would take to show all
   * @param unit what these are: steps, asks
   */
  record Film(Iterator<Picture> frames, int centiseconds, int steps, String unit) {}

  /** What is wrong with the answers that were drawn so far, a sentence each. */
  List<String> faults();

  /** As a picture. */
  Picture still() throws IOException;

  /**
   * As a GIF.
   *
   * @param frames the most pictures; {@code null} for the default
   */
  Film film(Integer frames) throws IOException;
}
