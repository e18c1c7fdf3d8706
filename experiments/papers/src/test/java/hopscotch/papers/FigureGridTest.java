package hopscotch.papers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FigureGridTest {
  private static final List<FigureGrid.Column> COLUMNS =
      List.of(
          new FigureGrid.Column("vertices", "vertices", null, null, null, null),
          new FigureGrid.Column("seconds", null, null, null, null, "a time"),
          new FigureGrid.Column("megabytes", null, null, null, null, null));

  private static FigureGrid grid(List<FigureGrid.Remark> remarks, BigDecimal... row) {
    return new FigureGrid("not built", COLUMNS, Map.of("dao", Arrays.asList(row)), remarks);
  }

  @Test
  void aGridHasAFigureForEachColumnOfARow() {
    List<PublishedFigure> figures =
        grid(null, new BigDecimal("6.30"), BigDecimal.ONE, BigDecimal.TEN).figures();
    assertEquals("6.30", figures.get(0).published().toPlainString());
    assertEquals("vertices", figures.get(0).count());
    assertEquals("a time", figures.get(1).not());
    assertEquals("not built", figures.get(2).not());
    assertEquals("dao", figures.get(1).set());
  }

  @Test
  void whereThePaperPrintsNothingThereIsNoFigure() {
    assertEquals(2, grid(null, null, BigDecimal.ONE, BigDecimal.TEN).figures().size());
  }

  @Test
  void aRemarkIsOfTheColumnAndTheRowsThatItNames() {
    FigureGrid.Remark remark = new FigureGrid.Remark("vertices", List.of("dao"), null, "perhaps");
    List<PublishedFigure> figures =
        grid(List.of(remark), BigDecimal.ONE, BigDecimal.ONE, BigDecimal.ONE).figures();
    assertEquals("perhaps", figures.get(0).open());
    assertEquals(null, figures.get(1).open());
  }

  @Test
  void aRowWithoutAFigureForEachColumnIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> grid(null, BigDecimal.ONE));
  }

  @Test
  void aRemarkAboutNoFigureIsRefused() {
    List<FigureGrid.Remark> remarks =
        List.of(new FigureGrid.Remark("edges", List.of("dao"), null, "perhaps"));
    assertThrows(
        IllegalArgumentException.class,
        () -> grid(remarks, BigDecimal.ONE, BigDecimal.ONE, BigDecimal.ONE));
  }
}
