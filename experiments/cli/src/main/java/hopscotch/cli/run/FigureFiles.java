package hopscotch.cli.run;

import hopscotch.cli.options.ForceOption;
import hopscotch.core.text.DidYouMean;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.plot.Figure;
import hopscotch.harness.plot.FigureWriter;
import hopscotch.harness.report.Report;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes figures of a report: one to a file, several into a folder. */
record FigureFiles(Report report, ReportFormat format, ForceOption force) {
  /**
   * Writes the figures with these names, or all if there is no name.
   *
   * @param output a file that ends in the format's name for a single figure, else a folder
   * @return the files
   * @throws IllegalArgumentException if a figure does not exist; the message names it and those
   *     that exist
   */
  List<Path> write(List<String> names, Path output) throws IOException {
    List<Figure> figures = chosen(names);
    boolean isFile = output.toString().endsWith("." + format);
    if (isFile && figures.size() != 1) {
      throw new IllegalArgumentException(
          "-o %s: a file for %d figures; expected a folder, or one name in --figures"
              .formatted(output, figures.size()));
    }
    List<Path> files = new ArrayList<>();
    for (Figure figure : figures) {
      Path file = isFile ? output : output.resolve(figure.name() + "." + format);
      force.requireOurs(file, FigureWriter::isOurs);
      files.add(file);
    }
    for (int i = 0; i < files.size(); i++) {
      byte[] content = content(figures.get(i));
      OutputFile.write(files.get(i), out -> out.write(content));
    }
    return files;
  }

  private List<Figure> chosen(List<String> names) {
    List<Figure> all = report.figures();
    List<String> known = all.stream().map(Figure::name).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "--figures %s: no such figure%s; expected some of %s"
                .formatted(name, DidYouMean.hint(name, known), String.join(", ", known)));
      }
    }
    return all.stream().filter(it -> names.isEmpty() || names.contains(it.name())).toList();
  }

  private byte[] content(Figure figure) throws IOException {
    return format == ReportFormat.PDF
        ? FigureWriter.pdf(figure, report.figureStyle())
        : FigureWriter.svg(figure, report.figureStyle()).getBytes(StandardCharsets.UTF_8);
  }
}
