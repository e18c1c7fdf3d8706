package hopscotch.live.compile;

import hopscotch.live.Answering;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the planners and the code that answers the page for browsers. It writes a classic script
 * with the module of WebAssembly as text, the code that TeaVM needs beside it, and our worker.
 */
public final class Compile {
  private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-runtime.min.js";
  private static final String WORKER = "/hopscotch/live/worker.js";
  private static final String HEAD =
      """
      // Hopscotch's planners, compiled by TeaVM 0.14.1. Both are under the Apache License 2.0.
      // Of the classes %s
      """;

  private Compile() {}

  /** Compiles to a script, by a folder for work and a level, unless it is up to date. */
  public static void main(String[] args) throws Exception {
    Path script = Path.of(args[0]);
    String head = HEAD.formatted(fingerprint(script));
    if (Files.exists(script) && Files.readString(script).startsWith(head)) {
      System.out.println("the planners for browsers are compiled already");
      return;
    }
    Path folder = Files.createDirectories(Path.of(args[1]));
    Path module = compile(folder, TeaVMOptimizationLevel.valueOf(args[2]));
    Files.createDirectories(script.getParent());
    Files.writeString(
        script,
        "%sself.HOPSCOTCH_PLANNERS = {\nworker: %s,\nmodule: '%s',\n};\n"
            .formatted(
                head,
                quote(resource(RUNTIME) + '\n' + resource(WORKER)),
                Base64.getEncoder().encodeToString(Files.readAllBytes(module))));
  }

  private static Path compile(Path folder, TeaVMOptimizationLevel level) throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setMainClass(Answering.class.getName());
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName("planners.wasm");
    tool.setObfuscated(true);
    tool.setStrict(true);
    tool.setOptimizationLevel(level);
    tool.setClassLoader(Compile.class.getClassLoader());
    tool.setLog(new ConsoleTeaVMToolLog(false));
    tool.generate();
    List<Problem> problems = tool.getProblemProvider().getSevereProblems();
    if (!problems.isEmpty()) {
      problems.forEach(problem -> System.err.println(describe(problem)));
      throw new IllegalStateException(
          problems.size() + " things that TeaVM cannot compile: expected a stand-in in library");
    }
    return folder.resolve("planners.wasm");
  }

  private static String describe(Problem problem) {
    DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
    problem.render(text);
    return "%s at %s".formatted(text.getText(), problem.getLocation());
  }

  /** Text as a string literal of a script. */
  private static String quote(String text) {
    return '`' + text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${") + '`';
  }

  private static String resource(String name) throws IOException {
    try (InputStream input = Compile.class.getResourceAsStream(name)) {
      return new String(input.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static boolean isOther(Path file, Path script) {
    return Files.isRegularFile(file) && !file.toAbsolutePath().equals(script.toAbsolutePath());
  }

  /** A fingerprint that changes with any file on the class path except the script. */
  private static String fingerprint(Path script) throws IOException, NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      try (Stream<Path> files = Files.walk(Path.of(entry))) {
        for (Path file : files.filter(file -> isOther(file, script)).sorted().toList()) {
          digest.update(Files.readAllBytes(file));
        }
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
