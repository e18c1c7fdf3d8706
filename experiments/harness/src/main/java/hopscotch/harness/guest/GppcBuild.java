package hopscotch.harness.guest;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Compiles the host of entries of the Grid-Based Path Planning Competition: with the sources of an
 * entry, or alone, for entries that are libraries.
 *
 * @param entry the folder with the entry's {@code Entry.h} and sources; {@code null} for the host
 *     alone
 * @param sources files of the entry in other places, or folders of such files
 * @param flags further words for the compiler
 */
public record GppcBuild(Path entry, List<Path> sources, List<String> flags) {
  private static final String SOURCE = "/hopscotch/guests/gppc_host.cpp";
  private static final String HEADER = "Entry.h";
  private static final Pattern SOURCES = Pattern.compile(".*\\.(cpp|cc|cxx|c)");
  private static final Pattern MAIN = Pattern.compile("\\bmain\\s*\\(");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");
  private static final String ANY_ANGLE = "any-angle kit";

  /** A text in the host's binary by which it is recognised as ours. */
  public static final String MARK = "made by hopscotch guests build gppc";

  /** The result of a build: whether there is a host now, and the output of the compiler. */
  public record Result(boolean isBuilt, String output) {}

  /**
   * Compiles the host.
   *
   * @param target the file to be made
   * @throws BadFileException if the folder has no entry, or one of a kit that is not supported
   * @throws IllegalArgumentException if there is no compiler
   */
  public Result build(Path target) throws IOException {
    Path host = Files.createTempFile("gppc-host", ".cpp");
    try (InputStream source = GppcBuild.class.getResourceAsStream(SOURCE)) {
      Files.write(host, source.readAllBytes());
      Result result = run(command(host, target));
      if (!result.isBuilt && result.output.contains(ANY_ANGLE)) {
        throw new BadFileException(
            entry.resolve(HEADER).toString(),
            "an entry of the any-angle kit, whose points are no cells",
            "one of the grid kits, or a program that speaks the protocol with metric=euclidean");
      }
      return result;
    } finally {
      Files.delete(host);
    }
  }

  private List<String> command(Path host, Path target) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Objects.requireNonNullElse(System.getenv("CXX"), "g++"));
    command.addAll(List.of("-std=c++17", "-O3", "-w", "-o", target.toString()));
    if (entry != null) {
      command.addAll(List.of("-I" + entry, isClassic() ? "-DGPPC_CLASSIC" : "-rdynamic"));
    }
    command.addAll(flags);
    command.add(host.toString());
    if (entry != null) {
      files(entry).forEach(file -> command.add(file.toString()));
    }
    for (Path source : sources) {
      files(source).forEach(file -> command.add(file.toString()));
    }
    command.add("-ldl");
    return command;
  }

  private boolean isClassic() throws IOException {
    Path header = entry.resolve(HEADER);
    if (!Files.isRegularFile(header)) {
      throw new BadFileException(entry.toString(), "no " + HEADER, "the folder of an entry");
    }
    String text = text(header);
    if (text.contains("gppc_get_path")) {
      return false;
    }
    if (!text.contains("GetPath")) {
      throw new BadFileException(
          header.toString(), "neither GetPath nor gppc_get_path", "the header of an entry");
    }
    return true;
  }

  /** The sources in a folder, without the kit's own program, or a single file. */
  private static List<Path> files(Path place) throws IOException {
    if (!Files.isDirectory(place)) {
      return List.of(place);
    }
    List<Path> files = new ArrayList<>();
    try (Stream<Path> children = Files.list(place)) {
      for (Path file : children.sorted().toList()) {
        boolean isSource = SOURCES.matcher(file.getFileName().toString()).matches();
        if (isSource && !MAIN.matcher(text(file)).find()) {
          files.add(file);
        }
      }
    }
    return files;
  }

  private static String text(Path file) throws IOException {
    return COMMENT
        .matcher(
            new String(
                FileInput.bytes(file, "a source of C++", FileInput.MAX_BYTES),
                StandardCharsets.ISO_8859_1))
        .replaceAll(" ");
  }

  private static Result run(List<String> command) throws IOException {
    Process compiler;
    try {
      compiler = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "%s cannot be started: expected g++ on the path, or CXX=COMPILER"
              .formatted(command.get(0)),
          e);
    }
    compiler.getOutputStream().close();
    String output =
        new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    try {
      return new Result(compiler.waitFor() == 0, output);
    } catch (InterruptedException e) {
      compiler.destroyForcibly();
      Thread.currentThread().interrupt();
      return new Result(false, "interrupted");
    }
  }
}
