package hopscotch.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The blocks of code of a page. */
final class PageBlocks {
  private PageBlocks() {}

  /** Those in a language, in their order. */
  static List<String> of(Path page, String language) throws IOException {
    List<String> blocks = new ArrayList<>();
    StringBuilder block = null;
    for (String line : Files.readAllLines(page)) {
      if (block != null && line.equals("```")) {
        blocks.add(block.toString());
        block = null;
      } else if (block != null) {
        block.append(line).append('\n');
      } else if (line.equals("```" + language)) {
        block = new StringBuilder();
      }
    }
    return blocks;
  }
}
