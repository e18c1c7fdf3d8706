package hopscotch.visual.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.judge.browser.Axe;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;

/** The page by keys, in the dark, on a phone, and as axe-core sees it. */
class PageAccessTest extends PageFixture {
  private void open(String hash) {
    browser.get(server.address() + hash);
    await("#status", " x ");
  }

  private WebElement find(String selector) {
    return browser.findElement(By.cssSelector(selector));
  }

  @AfterEach
  void light() {
    chromium.setDark(false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"light query", "light walk", "light crowd", "dark query", "dark team"})
  void whatIsWrittenCanBeReadAndHasItsName(String which) throws IOException {
    chromium.setDark(which.startsWith("dark"));
    open("#map=lesson/rooms&kind=" + which.split(" ")[1]);
    Axe.assertAccessible(browser, which);
  }

  /** By the formula of WCAG 2, of the colours that the page paints. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void wallsStandOutFromTheGround(boolean isDark) {
    open("#map=room.map");
    double contrast =
        ((Number)
                browser.executeAsyncScript(
                    """
                    const [isDark, done] = arguments;
                    const luminance = (pixel) => [0, 8, 16].map((shift) => (pixel >> shift & 255) / 255)
                      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
                      .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0.05);
                    import('./colours.js').then(({ palette }) => {
                      const [wall, ground] = ['@', '.'].map((letter) => luminance(palette(isDark).terrain[letter.charCodeAt(0)]));
                      done(Math.max(wall / ground, ground / wall));
                    });
                    """,
                    isDark))
            .doubleValue();
    assertTrue(contrast >= 3, () -> "contrast " + contrast);
  }

  @Test
  void aWallIsDrawnByKeys() {
    open("#map=room.map&planner=astar&from=0,2&to=8,2");
    choose("@");
    browser.executeScript("document.querySelector('.pane canvas').focus()");
    new Actions(browser).sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ENTER).perform();
    await("#hover", "(2,2)");
    chromium.await("#status", "room.map");
    assertTrue(
        (Boolean) browser.executeScript("return location.hash.includes('edits=2%2C2%2C%40')"),
        browser.getCurrentUrl());
    assertTrue(find(".cursor").isDisplayed());
  }

  @Test
  void keysWorkAfterAClickOnACheckbox() {
    open("#map=room.map&planner=astar");
    find("#edges").click();
    new Actions(browser).sendKeys("w").perform();
    assertTrue(find("input[name=tool][value='@']").isSelected());
    new Actions(browser).sendKeys(Keys.HOME).perform();
    await("#clock", "0 of ");
    find("#edges").click();
    new Actions(browser).sendKeys(" ").perform();
    assertEquals("Play", textOf("#play"), "space is the checkbox's");
  }

  @Test
  void theSliderSaysWhereTheReplayStands() {
    open("#map=room.map&planner=astar");
    new Actions(browser).sendKeys(Keys.HOME).perform();
    assertEquals(textOf("#clock"), find("#seek").getDomAttribute("aria-valuetext"));
  }

  /** The lines of the reason have room for whole lines. */
  @Test
  void noLineOfAReasonIsCut() {
    open("#map=lesson/wall");
    await(".why", "step");
    double lines =
        ((Number)
                browser.executeScript(
                    "const why = document.querySelector('.why');"
                        + "return (why.clientHeight - 2) / parseFloat(getComputedStyle(why).lineHeight)"))
            .doubleValue();
    assertEquals(Math.rint(lines), lines, 0.06);
  }

  @Test
  void anErrorGoesWithTheNextThingThatIsDone() {
    open("#map=room.map&planner=astar");
    await("#status", "room.map");
    type("from", "99,99");
    await("#status", "expected x,y");
    clickCell(4, 0);
    assertFalse(textOf("#status").contains("expected"), textOf("#status"));
  }

  @Test
  void aPhoneHasOneRowOfButtonsAndOneMap() {
    setSize(390, 844);
    open("#map=room.map&planner=astar&planner=dijkstra");
    for (String row : List.of("#bar", "#transport")) {
      List<Integer> tops =
          browser.findElements(By.cssSelector(row + " button")).stream()
              .filter(WebElement::isDisplayed)
              .map(button -> button.getLocation().y)
              .distinct()
              .toList();
      assertEquals(1, tops.size(), row);
    }
    assertEquals(
        390L, browser.executeScript("return document.documentElement.scrollWidth"), "no overflow");
    assertEquals("astar", shownPane());
    find("#turn").click();
    assertEquals("dijkstra", shownPane());
  }

  private String shownPane() {
    List<WebElement> shown =
        browser.findElements(By.cssSelector(".pane")).stream()
            .filter(WebElement::isDisplayed)
            .toList();
    assertEquals(1, shown.size());
    return shown.get(0).findElement(By.cssSelector("h2")).getText();
  }

  @Test
  void oneClickRacesTwoPlannersOnAnEmptyGrid() {
    open("#map=lesson/wall&planner=astar");
    find("#empty").click();
    await("#status", "empty/24x14: 24 x 14");
    assertTrue(find("input[name=tool][value='@']").isSelected());
    find("#race").click();
    await("#play", "Pause");
    assertEquals(2, browser.findElements(By.cssSelector(".pane")).size());
  }

  @Test
  void hpaTakesClustersThatShowSomethingOnASmallMap() {
    open("#map=lesson/rooms&planner=astar");
    new Select(find("#planner-0-kind")).selectByValue("hpa");
    await(".pane h2", "hpa(cluster=4)");
  }
}
