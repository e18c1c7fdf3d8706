package hopscotch.harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.harness.results.Results;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.suite.Section;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What TeX thinks of what is written for it. */
@Tag("programs")
class TexProgramTest {
  /** A small document of another font encoding, into which a table is put. */
  private static final String DOCUMENT =
      """
      \\documentclass{article}
      \\usepackage{booktabs,textcomp}
      \\begin{document}
      \\begin{table}
      \\input{fragment}
      \\caption{A table.}
      \\end{table}
      \\end{document}
      """;

  @TempDir private Path folder;
  private Path run;

  @BeforeEach
  void writeARunWithNamesThatTexReadsOtherwise() throws IOException {
    assumeTrue(has("pdflatex"), "no pdflatex: nothing compiled");
    run = folder.resolve("run");
    RunFixture.write(run, 4, 6, List.of());
    ObjectNode manifest = (ObjectNode) RunDirectory.manifest(run);
    manifest.withObject("/labels").put("greedy", "50 %{#&$}~^\\<|>--");
    try (RunDirectory directory = RunDirectory.open(run)) {
      directory.writeManifest(manifest);
    }
  }

  @Test
  void aFragmentFitsIntoADocument() throws Exception {
    compile(fragment(Section.SUMMARY, "solved", "mean us"));
    compile(fragment(Section.MAPS, "mean us"));
    compile(fragment(Section.PROBLEMS));
  }

  @Test
  void theNamesOfPlannersArePrintedAsTheyAre() throws Exception {
    assumeTrue(has("pdftotext"), "no poppler-utils: PDF not read");
    compile(fragment(Section.SUMMARY, "solved"));
    program("pdftotext", "-layout", "document.pdf");
    String text = Files.readString(folder.resolve("document.txt"));
    assertTrue(text.replace(" ", "").contains("50%{#&$}˜ˆ\\<|>--20"), text);
  }

  @Test
  void thePageOfTablesIsADocument() throws Exception {
    Set<Section> sections = Set.of(Section.SUMMARY, Section.MAPS, Section.SPEEDUP);
    List<String> typed = List.of("report", "a_b", "--format", "tex");
    Files.writeString(
        folder.resolve("page.tex"),
        new ResultsPage(ResultsPage.Format.TEX, sections, List.of(), typed, false)
            .of(List.of(Results.read(run))));
    pdflatex("page.tex");
  }

  @Test
  void bibtexWarnsOfNoEntry() throws Exception {
    assumeTrue(has("bibtex"), "no bibtex: bibliography not read");
    Files.writeString(
        folder.resolve("all.bib"), String.join("\n", Bibliography.entries().values()));
    Files.writeString(
        folder.resolve("citing.tex"),
        """
        \\documentclass{article}
        \\usepackage{url}
        \\begin{document}
        \\nocite{*}
        \\bibliographystyle{plain}
        \\bibliography{all}
        \\end{document}
        """);
    pdflatex("citing.tex");
    String said = program("bibtex", "citing");
    assertFalse(said.contains("Warning"), said);
    pdflatex("citing.tex");
  }

  private String fragment(Section section, String... columns) throws IOException {
    List<String> typed = List.of("report", "a%b", "--fragment");
    return new ResultsPage(ResultsPage.Format.TEX, Set.of(section), List.of(columns), typed, false)
        .fragment(Results.read(run));
  }

  private void compile(String fragment) throws IOException, InterruptedException {
    Files.writeString(folder.resolve("fragment.tex"), fragment);
    Files.writeString(folder.resolve("document.tex"), DOCUMENT);
    pdflatex("document.tex");
  }

  private void pdflatex(String document) throws IOException, InterruptedException {
    String said = program("pdflatex", "-interaction=nonstopmode", "-halt-on-error", document);
    assertFalse(said.contains("Missing character"), said);
  }

  private String program(String... words) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    return said;
  }

  private static boolean has(String program) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }
}
