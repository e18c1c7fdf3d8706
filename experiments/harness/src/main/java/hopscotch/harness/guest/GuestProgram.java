package hopscotch.harness.guest;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import hopscotch.core.planner.Guarantee;
import hopscotch.datasets.file.Sha256;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * A program that is a guest, with the way to start it and the promise that its user states.
 *
 * @param command the words of the command; a relative path of the program is relative to the suite
 * @param folder the folder in which it runs, relative to the suite; the suite's folder if absent
 * @param environment the variables beside those of the host; none if absent
 * @param promise the promise in place of that of its hello, such as {@code OPTIMAL}; {@code null}
 *     for its own
 */
public record GuestProgram(
    List<String> command, String folder, Map<String, String> environment, String promise) {

  /** Refuses a command that cannot be started. */
  public GuestProgram {
    if (command == null || command.isEmpty() || command.get(0).isBlank()) {
      throw new IllegalArgumentException("a guest has no command: expected its words");
    }
    if (command.stream().anyMatch(Objects::isNull)) {
      throw new IllegalArgumentException("command: a word is empty, expected its words");
    }
    command = List.copyOf(command);
    folder = Objects.requireNonNullElse(folder, ".");
    environment = environment == null ? Map.of() : new TreeMap<>(environment);
    environment.forEach(
        (variable, value) -> {
          if (value == null) {
            throw new IllegalArgumentException(
                "environment: nothing stands for %s, expected a text".formatted(variable));
          }
        });
    if (promise != null) {
      Guarantee.parse(promise);
    }
  }

  /** A program as a suite writes it. A command of one word is split at its blanks. */
  @JsonCreator
  static GuestProgram of(
      @JsonProperty("command") List<String> command,
      @JsonProperty("folder") String folder,
      @JsonProperty("environment") Map<String, String> environment,
      @JsonProperty("promise") String promise) {
    boolean isLine = command != null && command.size() == 1;
    return new GuestProgram(isLine ? words(command.get(0)) : command, folder, environment, promise);
  }

  /** A program as it is typed: words separated by blanks, in the current folder. */
  public static GuestProgram ofLine(String line) {
    return new GuestProgram(words(line), null, null, null).in(Path.of("").toAbsolutePath());
  }

  private static List<String> words(String line) {
    return List.of(line.strip().split("\\s+"));
  }

  /** This program with absolute paths, given the folder to which they are relative. */
  public GuestProgram in(Path base) {
    Path root = base.toAbsolutePath().normalize();
    List<String> words = new ArrayList<>(command);
    if (words.get(0).contains("/")) {
      words.set(0, root.resolve(words.get(0)).normalize().toString());
    }
    return new GuestProgram(
        words, root.resolve(folder).normalize().toString(), environment, promise);
  }

  /** The promise that its user gave in place of its own. */
  public Optional<Guarantee> findPromise() {
    return Optional.ofNullable(promise).map(Guarantee::parse);
  }

  /** The SHA-256 of every file that the command names, by its path. */
  public SortedMap<String, String> hashes() throws IOException {
    SortedMap<String, String> hashes = new TreeMap<>();
    for (int i = 0; i < command.size(); i++) {
      Optional<Path> file = findFile(command.get(i), i == 0);
      if (file.isPresent()) {
        hashes.put(file.get().toString(), Sha256.of(file.get()));
      }
    }
    return hashes;
  }

  private Optional<Path> findFile(String word, boolean isProgram) {
    List<Path> places = new ArrayList<>();
    if (isProgram && !word.contains("/")) {
      String path = Objects.requireNonNullElse(System.getenv("PATH"), "");
      for (String place : path.split(Pattern.quote(File.pathSeparator))) {
        places.add(Path.of(place, word));
      }
    } else {
      // The file may be a part of the word, as in --config=planner.json.
      places.add(Path.of(folder).resolve(word));
      places.add(Path.of(folder).resolve(word.substring(word.indexOf('=') + 1)));
    }
    return places.stream().filter(Files::isRegularFile).findFirst();
  }
}
