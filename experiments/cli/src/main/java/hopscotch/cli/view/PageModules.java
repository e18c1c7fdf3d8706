package hopscotch.cli.view;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The modules of a script, as an import map of data addresses. A page that is opened as a file may
 * not load modules from files beside it, but it may load them from its own text.
 */
final class PageModules {
  /** The beginning of the names of resources, and of those of modules on the page. */
  static final String ROOT = "hopscotch/";

  private static final Pattern IMPORT =
      Pattern.compile("(?m)^((?:import|export) [^;]*?from )'(\\.[^']+)';$");

  private final Map<String, String> modules = new LinkedHashMap<>();
  private final String replaced;
  private final String replacement;

  private PageModules(String replaced, String replacement) {
    this.replaced = replaced;
    this.replacement = replacement;
  }

  /**
   * A page that runs the first of the modules.
   *
   * @param marks further lines of its head, such as what made it
   * @param style the name of the resource with the page's additions to the style of {@code view}
   * @param body everything after the head
   */
  String page(String marks, String title, String style, String body) throws IOException {
    return """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        %s
        <link rel="icon" href="data:,">
        <title>%s</title>
        <style>
        %s%s</style>
        <script type="importmap">%s</script>
        <script type="module">import '%s%s';</script>
        </head>
        %s"""
        .formatted(
            marks,
            title,
            resource("visual/view/page/style.css"),
            resource(style),
            importMap(),
            ROOT,
            modules.keySet().iterator().next(),
            body);
  }

  /** A module and everything that it imports, with one module replaced by another. */
  static PageModules from(String name, String replaced, String replacement) throws IOException {
    PageModules modules = new PageModules(replaced, replacement);
    modules.add(name);
    return modules;
  }

  /** Adds a module. Each import in it uses the name in the map. */
  private void add(String name) throws IOException {
    if (modules.putIfAbsent(name, "") != null) {
      return;
    }
    Matcher imports = IMPORT.matcher(resource(name));
    StringBuilder text = new StringBuilder();
    while (imports.find()) {
      String named = resolve(name, imports.group(2));
      String other = named.equals(replaced) ? replacement : named;
      add(other);
      imports.appendReplacement(
          text, Matcher.quoteReplacement("%s'%s%s';".formatted(imports.group(1), ROOT, other)));
    }
    modules.put(name, imports.appendTail(text).toString());
  }

  /** The name of a module that another refers to, for example by {@code ./dom.js}. */
  private static String resolve(String from, String relative) {
    String folder = from.substring(0, from.lastIndexOf('/') + 1);
    String path = folder + relative;
    String shorter = path.replaceAll("/\\./", "/").replaceFirst("[^/.]+/\\.\\./", "");
    while (!shorter.equals(path)) {
      path = shorter;
      shorter = path.replaceFirst("[^/.]+/\\.\\./", "");
    }
    return path;
  }

  private String importMap() throws IOException {
    ObjectNode map = new ObjectMapper().createObjectNode();
    ObjectNode imports = map.putObject("imports");
    modules.forEach(
        (name, text) ->
            imports.put(
                ROOT + name,
                "data:text/javascript;base64,"
                    + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8))));
    return new ObjectMapper().writeValueAsString(map);
  }

  /** A file of a page. */
  static String resource(String name) throws IOException {
    try (InputStream input = PageModules.class.getResourceAsStream("/" + ROOT + name)) {
      return new String(input.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
