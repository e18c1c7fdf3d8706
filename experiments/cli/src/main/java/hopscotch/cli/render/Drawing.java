package hopscotch.cli.render;

import hopscotch.visual.render.Picture;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;

/** Something that {@code render} draws, as a still picture or as a film. */
interface Drawing {
  /**
   * A film for a GIF.
   *
   * @param frames its pictures
   * @param centiseconds the time for which each is shown
   * @param steps the number of pictures that would show everything
   * @param unit the word for these, such as steps or asks
   */
  record Film(Iterator<Picture> frames, int centiseconds, int steps, String unit) {}

  /** The faults of the answers drawn so far, one sentence for each. */
  List<String> faults();

  /** The still picture. */
  Picture still() throws IOException;

  /** The film, of at most so many pictures if that is not {@code null}. */
  Film film(Integer frames) throws IOException;
}
