package hopscotch.spark;

import hopscotch.harness.run.Run;
import hopscotch.harness.run.RunWatcher;
import hopscotch.harness.run.Shard;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Runs one shard of a bundle's plan into a folder, as {@code run --shard} does, in a process of its
 * own. It ends with its standard input, and so with the executor that started it.
 */
public final class UnitMain {
  private static final int BAD_DATA = 4;
  private static final int ENDED = 143;

  private UnitMain() {}

  /** Runs a shard of a bundle in a folder, such as {@code 2/8}, into a new one. */
  public static void main(String[] args) throws IOException {
    Locale.setDefault(Locale.ROOT);
    Thread watch = new Thread(UnitMain::endWithInput, "input");
    watch.setDaemon(true);
    watch.start();
    try {
      Bundle bundle = Bundle.open(Path.of(args[0]));
      Run run = new Run(bundle.plan(), bundle.text(), Shard.parse(args[1]), 1, RunWatcher.SILENT);
      run.typed(List.of("submit", "spark"));
      run.execute(Path.of(args[2]));
    } catch (IOException e) {
      System.err.println(e.getMessage());
      Runtime.getRuntime().halt(BAD_DATA);
    }
    System.exit(0);
  }

  private static void endWithInput() {
    try {
      System.in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException e) {
      Runtime.getRuntime().halt(ENDED);
    }
    Runtime.getRuntime().halt(ENDED);
  }
}
