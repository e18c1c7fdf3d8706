package hopscotch.site;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes the site: {@code Main CHECKOUT PARTS SITE}. By {@code docs/site/make}. */
public final class Main {
  private Main() {}

  /** Writes it by checkout, folder of parts and target, or says why not and ends with 1. */
  public static void main(String[] args) {
    if (args.length != 3) {
      System.err.println("site: expected CHECKOUT PARTS SITE");
      System.exit(2);
    }
    System.exit(make(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]), System.out, System.err));
  }

  /** The code to end with: 0 if the site was written, 1 if not. */
  static int make(Path root, Path parts, Path target, PrintStream out, PrintStream err) {
    try {
      SiteFolder folder = new SiteFolder(target);
      Site site = new Site(Checkout.of(root), parts);
      Map<String, byte[]> files = site.make();
      List<Problem> problems = new ArrayList<>(site.problems());
      if (problems.isEmpty()) {
        problems.addAll(site.deadLinks());
      }
      if (!problems.isEmpty()) {
        problems.forEach(err::println);
        err.printf("site: %d dead links; nothing was written%n", problems.size());
        return 1;
      }
      folder.write(files);
      site.leftOut().forEach(part -> out.println("left out: " + part));
      out.printf(
          "%d files in %s; begin with %s%n", files.size(), target, target.resolve("index.html"));
      return 0;
    } catch (IOException | IllegalArgumentException e) {
      err.println("site: " + e.getMessage());
      return 1;
    }
  }
}
