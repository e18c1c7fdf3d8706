package hopscotch.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {
  @TempDir private Path folder;
  private Path root;
  private Path parts;
  private Path target;
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void writeProject() throws IOException {
    root = folder.resolve("project");
    parts = Files.createDirectories(folder.resolve("parts"));
    target = folder.resolve("site");
    write("pom.xml", "<project>\n  <version>7.1</version>\n</project>\n");
    write(
        "README.md",
        """
        # Hopscotch

        It hops. ![Hop](docs/hop.png)

        ## Which planner for which need

        | you need | take |
        |---|---|
        | a path | `astar` |

        ## Which planner, twice

        [The second](docs/guide.md#steps-1) of two, and [the source](core/src/Hop.java), [all](core/src).
        """);
    write("docs/guide.md", "# Guide\n\nIt guides. And more.\n\n## Steps\n\n## Steps\n");
    write("docs/papers.md", "# Papers\n");
    write("docs/results/README.md", "# Results\n");
    write("docs/hop.png", "no picture");
    write("core/src/Hop.java", "class Hop<T> {}\n");
    write("core/target/old.md", "[gone](gone.md)\n");
  }

  @Test
  void thePagesOfThisProjectHaveNoDeadLink() {
    assertEquals(0, make(Path.of("../..").toAbsolutePath().normalize()), this::said);
  }

  @Test
  void pagesSourcesFoldersAndPicturesAreThere() throws IOException {
    assertEquals(0, make(root), this::said);
    String readme = read("README.html");
    assertTrue(readme.contains("href=\"docs/guide.html#steps-1\""), readme);
    assertTrue(readme.contains("href=\"core/src/Hop.java.html\""), readme);
    assertTrue(readme.contains("href=\"core/src/contents.html\""), readme);
    assertTrue(readme.contains("<h2 id=\"which-planner-twice\">"), readme);
    assertTrue(read("docs/guide.html").contains("<h2 id=\"steps-1\">"));
    assertTrue(read("core/src/Hop.java.html").contains("class Hop&lt;T&gt; {}"));
    assertEquals("no picture", read("docs/hop.png"));
    assertTrue(read("which-planner.html").contains("<td>a path</td>"));
    assertFalse(read("which-planner.html").contains("twice"));
    assertTrue(read("guides.html").contains("It guides."));
    assertFalse(read("guides.html").contains("And more"));
    assertTrue(read("index.html").contains("<li>Javadoc<br>Left out of this copy of the site."));
  }

  @Test
  void partsThatWereMadeAreInTheBar() throws IOException {
    write("../parts/course/index.html", "<main><a href=\"wall.html\">a lesson</a>");
    write("../parts/course/wall.html", "a lesson");
    write("../parts/live/index.html", "<header>\n  <h1>Hopscotch</h1>\n<h1>Hopscotch</h1>");
    write("../parts/javadoc/index.html", "<a href=\"./../index.html\">Hopscotch</a>");
    assertEquals(0, make(root), this::said);
    assertTrue(read("docs/guide.html").contains("<a href=\"../javadoc/index.html\">Javadoc</a>"));
    assertTrue(read("index.html").contains("<a href=\"course/index.html\">Course</a>"));
    assertEquals("a lesson", read("course/wall.html"));
    String back = "<a href=\"../index.html\">Hopscotch</a>";
    assertTrue(read("course/index.html").contains(back));
    assertEquals(
        "<header>\n  <h1>%s</h1>\n<h1>Hopscotch</h1>".formatted(back), read("live/index.html"));
  }

  @Test
  void aPartThatDoesNotLeadBackIsNamed() throws IOException {
    write("../parts/javadoc/index.html", "classes");
    assertEquals(1, make(root));
    assertTrue(said().contains("javadoc/index.html:1: no way back"), said());
  }

  @Test
  void aDeadLinkIsNamedWithItsPlaceAndNothingIsWritten() throws IOException {
    write(
        "docs/bad.md",
        "# Bad\n\nOne [goes](giude.md),\nand [one](guide.md#stps), [ok](https://a.b).\n");
    assertEquals(1, make(root));
    assertEquals(
        List.of(
            "docs/bad.md:3: 'giude.md': no such file; expected 'docs/guide.md'?",
            "docs/bad.md:4: 'guide.md#stps': docs/guide.md has no such head; expected 'steps'?",
            "site: 2 dead links; nothing was written"),
        said().lines().toList());
    assertFalse(Files.exists(target));
  }

  @Test
  void aFolderWithOtherFilesIsRefused() throws IOException {
    write("../site/mine.txt", "mine");
    assertEquals(1, make(root));
    assertTrue(said().contains("expected an empty folder or a site"), said());
    assertFalse(Files.exists(target.resolve("index.html")));
  }

  @Test
  void aFormerSiteIsReplacedAndOtherFilesStay() throws IOException {
    write("../site/.git/HEAD", "a branch of the site");
    write("docs/old/gone.md", "# Gone\n");
    assertEquals(0, make(root), this::said);
    write("../site/CNAME", "mine");
    Files.delete(root.resolve("docs/old/gone.md"));
    assertEquals(0, make(root), this::said);
    assertEquals("mine", read("CNAME"));
    assertFalse(Files.exists(target.resolve("docs/old")));
  }

  @Test
  void linksOfFinishedPagesAreChecked() {
    Map<String, byte[]> files =
        Map.of(
            "a/b.html",
            "<p id=\"x\">\n<a href=\"#x\"></a><a href=\"#x=1\"></a><a href=\"#y\"></a><img src=\"../c.svg\">"
                .getBytes(StandardCharsets.UTF_8),
            "c.png",
            new byte[0]);
    assertEquals(
        List.of(
            "a/b.html:2: '#y': a/b.html has no such anchor; expected 'x'?",
            "a/b.html:2: '../c.svg': the site has no such file; expected 'c.png'?"),
        new PageLinks(files).dead(List.of("a/b.html")).stream().map(Problem::toString).toList());
  }

  private int make(Path project) {
    PrintStream quiet = new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8);
    return Main.make(
        project, parts, target, quiet, new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  private String said() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file).normalize();
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private String read(String file) throws IOException {
    return Files.readString(target.resolve(file));
  }
}
