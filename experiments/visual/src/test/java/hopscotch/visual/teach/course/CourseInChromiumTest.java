package hopscotch.visual.teach.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hopscotch.datasets.library.MapLibrary;
import hopscotch.judge.browser.Axe;
import hopscotch.judge.browser.InChromium;
import hopscotch.visual.teach.Course;
import hopscotch.visual.view.PageServer;
import hopscotch.visual.view.api.Opened;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The pages of the course, as files and served, in the system's Chromium. */
class CourseInChromiumTest extends InChromium {
  @BeforeAll
  static void open() throws IOException {
    chromium.setSize(1366, 768);
    for (String name : CoursePages.names()) {
      Files.writeString(folder.resolve(name), new CoursePages("").find(name).orElseThrow());
    }
  }

  private static WebElement find(String selector) {
    return browser.findElement(By.cssSelector(selector));
  }

  /** Opens a page, and waits until its script has drawn the first step. */
  private static void load(String page) {
    browser.get(folder.resolve(page).toUri().toString());
    chromium.await("#count", "step 0 of ");
  }

  @Test
  void aLessonOpensOnItsFirstStepAsksAndLinksToTheNext() {
    load("wall.html");
    assertEquals("step 0 of 14", find("#count").getText());
    assertTrue(find("#before").isDisplayed() && !find("#after").isDisplayed());
    find("#next").click();
    assertEquals("step 1 of 14", find("#count").getText());
    assertFalse(find("#next").isEnabled(), "a question is answered before the next step");
    browser.executeScript("document.getElementById('slider').value = 9; slider.oninput()");
    assertEquals("step 1 of 14", find("#count").getText(), "nor is it passed by the slider");
    WebElement wrong =
        browser.findElements(By.cssSelector("[data-choice]")).stream()
            .filter(choice -> !choice.getText().equals("(2, 2)"))
            .findFirst()
            .orElseThrow();
    wrong.click();
    assertFalse(find("#next").isEnabled());
    browser.findElement(By.xpath("//button[text()='(2, 2)']")).click();
    assertTrue(find("#why").getText().startsWith("Expand (2, 2): its F 4.0 is the least"));
    find(".on").click();
    assertEquals("step 2 of 14", find("#count").getText());
    find("a[rel=next]").click();
    assertEquals(
        "Ties: which of equal F comes first", find("h1").getText(), "the next lesson's page");
    assertEquals("wall.html", find("a[rel=prev]").getDomAttribute("href"));
  }

  private static void goToTheEnd() {
    browser.executeScript(
        "for (let k = 0; k < 400 && document.getElementById('after').hidden; k++) {"
            + " document.querySelector('.reveal')?.click();"
            + " document.getElementById('next').click(); }");
  }

  /** All steps of all lessons are shown, each question by its answer. */
  @Test
  void everyLessonGoesToItsEnd() {
    for (String name : Course.names()) {
      load(CoursePages.page(name));
      goToTheEnd();
      assertTrue(
          find("#after").isDisplayed(),
          () -> name + " stops at " + find("#count").getText() + ": " + find("#step").getText());
    }
  }

  @Test
  void thePathLiesUnderTheFigures() {
    load("wall.html");
    browser.executeScript(
        "for (let k = 0; k < 20; k++) { document.querySelector('.reveal')?.click();"
            + " document.getElementById('next').click(); }");
    assertEquals(
        true,
        browser.executeScript(
            "const path = document.querySelector('.path');"
                + "const figures = [...document.querySelectorAll('.figure')];"
                + "return figures.length > 0 && figures.every(figure =>"
                + " path.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING)"));
  }

  @Test
  void aPhoneHasTheMapAboveTheTextAndNothingBesideIt() {
    chromium.setSize(390, 844);
    for (String name : Course.names()) {
      load(CoursePages.page(name));
      assertEquals(
          true,
          browser.executeScript(
              "return document.documentElement.scrollWidth <= 390"
                  + " && document.getElementById('stage').getBoundingClientRect().bottom"
                  + " <= document.getElementById('text').getBoundingClientRect().top"),
          name);
    }
    chromium.setSize(1366, 768);
  }

  /** The first step and the last of each lesson, on a light system and on a dark one. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatIsWrittenCanBeReadAndHasItsName(boolean isDark) throws IOException {
    chromium.setDark(isDark);
    browser.get(folder.resolve(CoursePages.INDEX).toUri().toString());
    Axe.assertAccessible(browser, CoursePages.INDEX);
    for (String name : Course.names()) {
      load(CoursePages.page(name));
      Axe.assertAccessible(browser, name);
      goToTheEnd();
      Axe.assertAccessible(browser, name + ", last step");
    }
    chromium.setDark(false);
  }

  @Test
  void theSliderSaysTheStep() {
    load("wall.html");
    find("#next").click();
    assertEquals("step 1 of 14", find("#slider").getDomAttribute("aria-valuetext"));
  }

  /** What is said of a cell goes when the mouse does, and the question is asked for again. */
  @Test
  void aHintGoesWhenItDoesNotHold() {
    load("wall.html");
    find("#next").click();
    String hint = "Answer the question in the text. Then the next step is shown.";
    assertEquals(hint, find("#told").getText());
    new Actions(browser).moveToElement(find("rect[data-cell='15']")).perform();
    assertTrue(find("#told").getText().startsWith("(1, 2): F"), find("#told").getText());
    new Actions(browser).moveToElement(find("h1")).perform();
    assertEquals(hint, find("#told").getText());
    assertTrue(browser.findElements(By.cssSelector("rect.told")).isEmpty());
  }

  /** Served pages allow no script or style within them. */
  @Test
  void aServedLessonIsTheSame() throws IOException {
    try (PageServer server = new PageServer(0, MapLibrary.of(List.of()), Opened.NOTHING)) {
      URI address = server.address().resolve("course/jumps.html");
      browser.get(address.toString());
      assertEquals("step 0 of 12", find("#count").getText());
      find("#live").click();
      chromium.await("#status", "lesson/jumps");
      browser.get(address.toString());
      find("header a[href='index.html']").click();
      assertEquals(
          Course.names().size(), browser.findElements(By.cssSelector(".lessons li")).size());
    }
  }
}
