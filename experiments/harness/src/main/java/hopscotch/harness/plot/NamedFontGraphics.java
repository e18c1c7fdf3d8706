package hopscotch.harness.plot;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.util.GraphicsUtils;
import java.awt.Font;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Graphics whose text is set in fonts of the machine. Where a font is logical, such as sans serif,
 * an SVG names the one that stands for it. The library would look for that font anew for each
 * string and size, and lay out a sentence in every font of the machine.
 */
final class NamedFontGraphics extends VectorGraphics2D {
  /** At which fonts are looked for, in points: the same font stands for a logical one at any. */
  private static final float SIZE = 12;

  private static final Map<Font, Font> NAMED = new ConcurrentHashMap<>();

  @Override
  public void setFont(Font font) {
    Font named = NAMED.computeIfAbsent(font.deriveFont(SIZE), GraphicsUtils::getPhysicalFont);
    super.setFont(named.deriveFont(font.getSize2D()));
  }
}
