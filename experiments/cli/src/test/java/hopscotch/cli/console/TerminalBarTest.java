package hopscotch.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TerminalBarTest {
  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();

  private TerminalBar bar(int columns, long total) {
    PrintStream terminal = new PrintStream(screen, false, StandardCharsets.UTF_8);
    return new TerminalBar(terminal, columns, "maps", total);
  }

  private String shown() {
    return screen.toString(StandardCharsets.UTF_8);
  }

  @Test
  void saysHowFarItIsAndHowLongItStillTakes() {
    TerminalBar bar = bar(80, 2000);
    bar.done(500);
    bar.message("dao");
    assertEquals(
        "maps  25 % [=====               ] 500/2,000 (0:01:05, about 0:03:15 left) dao",
        bar.text(65));
  }

  @Test
  void knowsNoShareOfAnUnknownNumber() {
    TerminalBar bar = bar(80, -1);
    bar.done(7);
    assertEquals("maps 7 (0:00:02)", bar.text(2));
    bar.total(14, 0);
    bar.done(7);
    assertEquals(
        "maps  50 % [==========          ] 7/14 (0:00:02, about 0:00:02 left)", bar.text(2));
  }

  /** What is being done is worth more than marks: the line of a large run fits 80 columns. */
  @Test
  void hasFewerMarksWhereThereIsMoreToSay() {
    TerminalBar bar = bar(80, 33_779);
    bar.done(12_000);
    bar.message("jps on dao/arena");
    String line = bar.text(65);
    assertEquals(
        "maps  35 % [=    ] 12,000/33,779 (0:01:05, about 0:01:57 left) jps on dao/arena", line);
    assertTrue(line.length() < 80, line);
  }

  /** A block of queries may take minutes: the clock goes on without any step. */
  @Test
  void movesWhileAStepTakesLong() throws InterruptedException {
    try (TerminalBar bar = bar(80, 10)) {
      bar.tick();
      for (int i = 0; i < 400 && !shown().contains("0:00:01"); i++) {
        Thread.sleep(25);
      }
    }
    assertTrue(shown().contains("0:00:01"), shown());
  }

  /** A run that goes on: 900 of 1,000 rows were there, and 50 more took five seconds. */
  @Test
  void whatWasDoneBeforeSaysNothingOfThePace() {
    TerminalBar bar = bar(80, -1);
    bar.total(1000, 900);
    assertEquals("maps  90 % [==================  ] 900/1,000 (0:00:05)", bar.text(5));
    bar.done(950);
    assertEquals(
        "maps  95 % [=================== ] 950/1,000 (0:00:05, about 0:00:05 left)", bar.text(5));
  }

  @Test
  void fitsOnALineAndIsClearedAtTheEnd() {
    TerminalBar bar = bar(20, 10);
    bar.done(10);
    assertEquals("\rmaps 100 % [====] 1", shown());
    bar.close();
    bar.done(11);
    bar.close();
    assertEquals("\rmaps 100 % [====] 1\r" + " ".repeat(19) + "\r", shown());
  }
}
