package hopscotch.harness.plot;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.util.GraphicsUtils;
import java.awt.Font;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Graphics whose text is set in fonts of the machine. Where a font is logical, such as sans serif,
 * an SVG names the one that stands for it. The library would look for that font anew for each
 * string, and lay out a sentence in every font of the machine.
 */
final class NamedFontGraphics extends VectorGraphics2D {
  private static final Map<Font, Font> NAMED = new ConcurrentHashMap<>();

  @Override
  public void setFont(Font font) {
    super.setFont(NAMED.computeIfAbsent(font, GraphicsUtils::getPhysicalFont));
  }
}
