package hopscotch.cli.console;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Finds the code that ends this process, while it ends. A signal ends it without a call. */
public final class ExitCall {
  private static final List<String> CALLED = List.of("java.lang.Runtime", "java.lang.System");

  private ExitCall() {}

  /** The method that called {@code System.exit} or a similar method. Empty if none did. */
  public static Optional<StackTraceElement> find() {
    return Thread.getAllStackTraces().values().stream()
        .filter(stack -> Arrays.stream(stack).anyMatch(ExitCall::isExit))
        .flatMap(stack -> Arrays.stream(stack).dropWhile(frame -> !isExit(frame)))
        .filter(frame -> !isExit(frame))
        .findFirst();
  }

  private static boolean isExit(StackTraceElement frame) {
    return CALLED.contains(frame.getClassName()) && frame.getMethodName().equals("exit");
  }
}
