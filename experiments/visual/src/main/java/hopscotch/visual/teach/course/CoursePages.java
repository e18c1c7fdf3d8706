package hopscotch.visual.teach.course;

import hopscotch.core.grid.Movement;
import hopscotch.core.text.Html;
import hopscotch.visual.teach.Course;
import hopscotch.visual.teach.lesson.Exercise;
import hopscotch.visual.teach.lesson.Lecture;
import hopscotch.visual.teach.lesson.Lesson;
import hopscotch.visual.view.json.JsonArray;
import hopscotch.visual.view.json.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The course as static files: an index, a page for each lesson, and the style and the script that
 * they share. They can be opened from files and from any host.
 */
public final class CoursePages {
  /** The page that lists the lessons. */
  public static final String INDEX = "index.html";

  private static final String MARK = "<meta name=\"generator\" content=\"Hopscotch course\">";
  private static final List<String> RESOURCES = List.of("course.css", "course.js");
  private static final String RESOURCE_HEAD = "/* Hopscotch course";
  private static final String PAGE = ".html";

  private final String live;

  /** The pages, with links to the page to play with unless its address is empty. */
  public CoursePages(String live) {
    this.live = live;
  }

  /** Whether the beginning of a file says that it is one of a course. */
  public static boolean isOurs(String head) {
    return head.contains(MARK) || head.startsWith(RESOURCE_HEAD);
  }

  /** The names of the files. */
  public static List<String> names() {
    List<String> names = new ArrayList<>(RESOURCES);
    Course.names().forEach(name -> names.add(page(name)));
    names.add(INDEX);
    return names;
  }

  /** The name of the page of a lesson. */
  public static String page(String lesson) {
    return lesson + PAGE;
  }

  /** The file of this name. */
  public Optional<String> find(String name) {
    if (name.equals(INDEX)) {
      return Optional.of(index());
    } else if (RESOURCES.contains(name)) {
      return Optional.of(resource(name));
    }
    return name.endsWith(PAGE)
        ? Course.find(name.substring(0, name.length() - PAGE.length())).map(this::write)
        : Optional.empty();
  }

  private static String resource(String name) {
    try (InputStream file = CoursePages.class.getResourceAsStream(name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String head(String title) {
    return """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        %s
        <link rel="icon" href="data:,">
        <title>%s</title>
        <link rel="stylesheet" href="course.css">
        </head>
        """
        .formatted(MARK, Html.escape(title));
  }

  private static String index() {
    StringBuilder page = new StringBuilder(head("A course in pathfinding"));
    page.append("<body class=\"index\">\n<main>\n<h1>A course in pathfinding</h1>\n");
    addParagraphs(page, "", Prose.paragraphs(Course.text("index")));
    page.append("<ol class=\"lessons\">\n");
    for (Lesson lesson : Course.LESSONS) {
      page.append(
          "<li><a href=\"%s\">%s</a><br>%s</li>\n"
              .formatted(
                  page(lesson.name()),
                  Html.escape(lesson.topic()),
                  Prose.html(Prose.firstSentence(Guide.of(lesson).before().get(0)))));
    }
    return page.append("</ol>\n</main>\n</body>\n</html>\n").toString();
  }

  private String write(Lesson lesson) {
    Guide guide = Guide.of(lesson);
    List<Lecture> lectures = lesson.lectures(null, Movement.OCTILE);
    StringBuilder page = new StringBuilder(head(lesson.topic()));
    page.append("<body>\n<header>").append(links(lesson, "above")).append("</header>\n<main>\n");
    page.append("<h1>%s</h1>\n".formatted(Html.escape(lesson.topic())));
    page.append(
        """
        <section id="stage" aria-label="map"><div id="tabs"></div><div id="board"></div>
        <p id="told" aria-live="polite"></p>
        <div id="controls"><button id="first">Start</button><button id="back">Back</button>\
        <button id="next">Next</button><button id="skip">Next remark</button>\
        <input id="slider" type="range" min="0" value="0" aria-label="step"><output id="count"></output></div>
        <p id="legend"></p></section>
        <section id="text" aria-label="text">
        <div id="before">
        """);
    addParagraphs(page, "", guide.before());
    page.append(
        "</div>\n<div id=\"step\" aria-live=\"polite\"></div>\n<div id=\"code\"></div>\n<div id=\"after\" hidden>\n");
    addParagraphs(page, "", guide.after());
    page.append("<p>").append(onward(lesson)).append("</p></div>\n");
    page.append("<noscript><p>The steps on the map need a script.</p></noscript></section>\n");
    addExercises(page, lesson);
    page.append("</main>\n<footer>").append(links(lesson, "below")).append("</footer>\n");
    page.append("<script type=\"application/json\" id=\"lesson\">")
        .append(json(guide, lectures).toString().replace("</", "<\\/"))
        .append("</script>\n<script src=\"course.js\"></script>\n</body>\n</html>\n");
    return page.toString();
  }

  private static JsonObject json(Guide guide, List<Lecture> lectures) {
    JsonObject json = new JsonObject();
    JsonArray each = json.putArray("lectures");
    lectures.forEach(lecture -> each.add(LectureJson.of(lecture, guide.code())));
    JsonArray code = json.putArray("code");
    guide.code().forEach(line -> code.add(line.words()));
    JsonArray remarks = json.putArray("remarks");
    for (Remark remark : guide.remarks()) {
      JsonObject object = remarks.addObject();
      object.put("lecture", remark.lecture());
      object.put("step", remark.step());
      putHtml(object, "text", remark.text());
      if (remark.isQuestion()) {
        JsonArray choices = object.putArray("choices");
        remark.choices().forEach(choice -> choices.add(Prose.html(choice)));
        object.put("right", remark.right());
        putHtml(object, "why", remark.why());
      }
    }
    return json;
  }

  private static void putHtml(JsonObject object, String name, List<String> paragraphs) {
    StringBuilder html = new StringBuilder();
    addParagraphs(html, "", paragraphs);
    object.put(name, html.toString());
  }

  private static void addParagraphs(StringBuilder page, String before, List<String> paragraphs) {
    for (String paragraph : paragraphs) {
      page.append("<p>").append(before).append(Prose.html(paragraph)).append("</p>\n");
    }
  }

  /** The links to the lesson before, to all lessons, and to the lesson after. */
  private static String links(Lesson lesson, String where) {
    int number = Course.number(lesson);
    int count = Course.LESSONS.size();
    String before =
        number == 1 ? "<span></span>" : link("prev", Course.LESSONS.get(number - 2), "← ");
    String after = number == count ? "<span></span>" : link("next", Course.LESSONS.get(number), "");
    return "<nav aria-label=\"lessons, %s\">%s<a href=\"%s\">All lessons</a> <span>%d of %d</span>%s</nav>"
        .formatted(where, before, INDEX, number, count, after);
  }

  private static String link(String rel, Lesson lesson, String arrow) {
    return "<a rel=\"%s\" href=\"%s\">%s%s%s</a>"
        .formatted(
            rel,
            page(lesson.name()),
            arrow,
            Html.escape(lesson.topic().replaceFirst(":.*", "")),
            arrow.isEmpty() ? " →" : "");
  }

  private static String onward(Lesson lesson) {
    int number = Course.number(lesson);
    return number == Course.LESSONS.size()
        ? "This was the last lesson. <a href=\"%s\">All lessons</a>".formatted(INDEX)
        : "Next lesson: " + link("next", Course.LESSONS.get(number), "");
  }

  /** Adds the exercises about the whole lesson. Those about a step are remarks at the step. */
  private void addExercises(StringBuilder page, Lesson lesson) {
    List<Exercise> exercises =
        lesson.exercises().stream()
            .filter(each -> each.figure().isEmpty() && !each.answer().isEmpty())
            .toList();
    page.append("<section id=\"exercises\">");
    if (!exercises.isEmpty()) {
      page.append("<h2>Questions about the whole lesson</h2>\n");
      List<String> words = Prose.paragraphs(Course.text("answers"));
      boolean hasPromises =
          exercises.stream().anyMatch(each -> each.answer().toString().contains("; promises "));
      addParagraphs(page, "", hasPromises ? words : words.subList(0, 1));
    }
    for (Exercise exercise : exercises) {
      page.append(
          "<p>%s</p>\n<details><summary>Answer</summary><pre>%s</pre>%s</details>\n"
              .formatted(
                  Html.escape(exercise.question()),
                  Html.escape(String.join("\n", exercise.answer())),
                  exercise.solution()));
    }
    if (!live.isEmpty() && lesson.isPlayable()) {
      page.append(
          "<p><a id=\"live\" href=\"%s\">Move the ends, draw walls, and see what this planner does</a></p>\n"
              .formatted(Html.escape(live + state(lesson))));
    }
    page.append(
        "<p class=\"soft\">With Hopscotch in the terminal: <code>./hopscotch teach %s</code>. On paper:"
                .formatted(lesson.name())
            + " <code>./hopscotch teach %s -o %s.html</code>.</p></section>\n"
                .formatted(lesson.name(), lesson.name()));
  }

  /** The state of the page to play with: the lesson's map, its planners, and how units move. */
  private static String state(Lesson lesson) {
    StringBuilder state = new StringBuilder("#map=lesson/").append(lesson.name());
    for (Lecture lecture : lesson.lectures(null, Movement.OCTILE)) {
      String spec = URLEncoder.encode(lecture.spec().toString(), StandardCharsets.UTF_8);
      state.append("&planner=").append(spec);
    }
    int directions = lesson.on(Movement.OCTILE).directions();
    return state.append("&directions=%d&corners=never".formatted(directions)).toString();
  }
}
