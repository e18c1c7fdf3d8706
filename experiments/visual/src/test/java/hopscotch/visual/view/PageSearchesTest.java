package hopscotch.visual.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;

/** The page in the system's Chromium: what it makes of the searches that it is told. */
class PageSearchesTest extends PageFixture {
  /** Of a cell that both sides expanded, the colour is that of two. */
  @Test
  void expansionsOfBothSidesAreCountedTogether() {
    browser.get(server.address() + "#map=room.map&planner=astar");
    await("#status", "room.map: 9 x 5");
    Object most =
        browser.executeScript(
            """
            return import('./search.js').then(({Search}) => {
              const data = new DataView(new ArrayBuffer(32));
              data.setUint32(0, 0x80000007, true);
              data.setUint32(16, 0xc0000007, true);
              return new Search({events: 2, parts: [], path: []}, data).range.times;
            })
            """);
    assertEquals(2L, most);
  }

  /** Four directions make 12 moves of it; a scenario has the length of moves in eight. */
  @Test
  void aScenarioHasTheLengthThatPublishedOnesHave() {
    browser.get(server.address() + "#map=room.map&planner=greedy&directions=4");
    await(".pane p", "length 12.000");
    browser.executeScript(
        "HTMLAnchorElement.prototype.click = () => {};"
            + "URL.createObjectURL = (blob) => { window.saved = blob; return '#'; };");
    browser.findElement(By.cssSelector("#save summary")).click();
    browser.findElement(By.id("savescen")).click();
    Object saved =
        browser.executeAsyncScript(
            """
            const done = arguments[0];
            const look = () => window.saved ? window.saved.text().then(done) : setTimeout(look, 20);
            look();
            """);
    assertTrue(saved.toString().endsWith("\t0\t0\t8\t4\t9.65685425\n"), saved::toString);
  }
}
