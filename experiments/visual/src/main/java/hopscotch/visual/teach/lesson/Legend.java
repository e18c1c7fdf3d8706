package hopscotch.visual.teach.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The meaning of signs and colours.
 *
 * @param signs the signs, in lines
 * @param figures the meaning of the figures in a cell; empty for none
 * @param missing what is left out of small cells
 * @param tints the meanings of colours that differ from {@link Tint#meaning}; empty for no meaning
 */
public record Legend(List<String> signs, String figures, String missing, Map<Tint, String> tints) {
  /** Copies its lists. */
  public Legend {
    signs = List.copyOf(signs);
    tints = Map.copyOf(tints);
  }

  /** The legend in a lesson's file: its facts and the colours by their names. */
  static Legend of(Lesson lesson) {
    Map<Tint, String> tints = new EnumMap<>(Tint.class);
    for (Tint tint : Tint.values()) {
      String name = tint.name().toLowerCase(Locale.ROOT).replace('_', '-');
      lesson.facts(name).forEach(meaning -> tints.put(tint, meaning));
    }
    return new Legend(lesson.facts("sign"), lesson.fact("figures"), lesson.fact("missing"), tints);
  }

  /** The legend with another line of signs. */
  public Legend and(String sign) {
    List<String> all = new ArrayList<>(signs);
    all.add(sign);
    return new Legend(all, figures, missing, tints);
  }

  /** The lines of the legend without the colours, with figures if there is room. */
  public List<String> lines(boolean isLarge) {
    if (figures.isEmpty()) {
      return signs;
    }
    return and(isLarge
            ? "in a cell: " + figures
            : "there is no room for %s in the cells: enlarge the terminal".formatted(missing))
        .signs();
  }

  /** The meaning of a colour in a few words. Empty if it needs none. */
  public String meaning(Tint tint) {
    return tints.getOrDefault(tint, tint.meaning());
  }
}
