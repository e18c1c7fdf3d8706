package hopscotch.experiments.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ViewCommandTest {
  @TempDir private Path folder;

  @Test
  void aPortInUseIsNamed() throws IOException {
    try (ServerSocket used = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = used.getLocalPort();
      CommandLineRun run = CommandLineRun.of("view", "--no-open", "--maps", folder, "--port", port);
      assertEquals(2, run.code());
      assertTrue(run.err().contains("--port " + port + ": cannot be listened on"), run.err());
    }
  }
}
