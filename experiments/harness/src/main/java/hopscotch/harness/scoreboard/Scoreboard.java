package hopscotch.harness.scoreboard;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import hopscotch.core.grid.Movement;
import hopscotch.core.planner.Guarantee;
import hopscotch.core.planner.KnownSpec;
import hopscotch.core.planner.LengthMetric;
import hopscotch.core.planner.Planner;
import hopscotch.core.planner.Planners;
import hopscotch.core.text.DidYouMean;
import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.FileInput;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.harness.suite.YamlMistakes;
import hopscotch.judge.query.GuestPlanners;
import hopscotch.judge.query.OpenMapPlanners;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The participants of a scoreboard, as a file names them.
 *
 * @param packages the packages on the board
 * @param leftOut the programs that are left out, and why
 * @param timed the planners of ours that are timed beside every program
 * @param timedMaps the generators of the maps on which they are timed
 * @param hierarchies the planners whose abstractions are compared, on maps of the same generators
 */
public record Scoreboard(
    List<Entry> packages,
    List<LeftOut> leftOut,
    List<String> timed,
    List<String> timedMaps,
    List<Hierarchy> hierarchies) {
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          .build();

  /** Fills in empty lists for those that are absent. */
  public Scoreboard {
    packages = orNone(packages);
    leftOut = orNone(leftOut);
    timed = orNone(timed);
    timedMaps = orNone(timedMaps);
    hierarchies = orNone(hierarchies);
  }

  private static <T> List<T> orNone(List<T> list) {
    return list == null ? List.of() : List.copyOf(list);
  }

  /**
   * A package.
   *
   * @param from how to get it
   * @param language the language in which it is written
   * @param home the place of its documentation
   * @param movements the movements of those of its finders that name none
   * @param promise their promise, likewise
   * @param basis the basis of the promise, likewise
   */
  public record Entry(
      String name,
      String version,
      String from,
      String licence,
      String language,
      String home,
      List<String> movements,
      String promise,
      String basis,
      List<Finder> finders) {
    /** Passes its own values to the finders that have none. */
    public Entry {
      List<String> shared = orNone(movements);
      String promised = promise;
      String stands = basis;
      finders =
          orNone(finders).stream().map(finder -> finder.or(shared, promised, stands)).toList();
    }

    private Entry with(List<Finder> others) {
      return new Entry(
          name, version, from, licence, language, home, movements, promise, basis, others);
    }
  }

  /**
   * One finder of a package, or a planner.
   *
   * @param name its name, of letters, digits and {@code -}
   * @param command the words of the command of a guest; {@code null} for a planner of ours or of a
   *     jar
   * @param folder the folder in which a guest runs, relative to the board; the board's folder if
   *     absent
   * @param planner the spec of a planner of ours or of a jar
   * @param movements the movements in which it is asked; it is timed in the first
   * @param promise the promise of its documentation, in the words of a hello; complete if absent
   * @param basis the source of the promise, or that there is none
   * @param note a further note for readers; {@code null} for none
   * @param isSingle whether it computes in single precision
   * @param isTimed whether it is timed; if absent, it is
   */
  public record Finder(
      String name,
      List<String> command,
      String folder,
      String planner,
      List<String> movements,
      String promise,
      String basis,
      String note,
      Boolean isSingle,
      Boolean isTimed) {
    /** The share by which a path may be longer in sums of single precision. */
    private static final double SINGLE = 1e-5;

    private static final double DOUBLE = 1e-9;

    /** Refuses a finder that cannot be asked. */
    public Finder {
      if (name == null || !name.matches("[A-Za-z0-9-]+")) {
        throw new IllegalArgumentException(
            "a finder is called '%s': expected letters, digits and -".formatted(name));
      }
      if (command == null == (planner == null)) {
        throw new IllegalArgumentException(
            "finder '%s' with %s: expected either command or planner"
                .formatted(name, command == null ? "neither" : "both"));
      }
      movements = orNone(movements);
      movements.forEach(Movement::parse);
      isSingle = Boolean.TRUE.equals(isSingle);
      isTimed = !Boolean.FALSE.equals(isTimed);
    }

    private Finder or(List<String> shared, String promised, String stands) {
      String own = Objects.requireNonNullElse(promise, promised == null ? "COMPLETE" : promised);
      Guarantee.parse(own);
      if (movements.isEmpty() && shared.isEmpty()) {
        throw new IllegalArgumentException(name + ": expected movements");
      }
      return new Finder(
          name,
          command,
          folder,
          planner,
          movements.isEmpty() ? shared : movements,
          own,
          basis == null ? stands : basis,
          note,
          isSingle,
          isTimed);
    }

    /** The spec by which it is asked. */
    public KnownSpec spec() {
      return command == null ? Planners.known(planner) : GuestPlanners.spec(name);
    }

    /** The program, if it is a guest, of a board in a folder. */
    Optional<GuestProgram> findProgram(Path base) {
      return Optional.ofNullable(command)
          .map(words -> new GuestProgram(words, folder, null, promise).in(base));
    }

    /** Its promise. */
    Guarantee guarantee() {
      return Guarantee.parse(promise);
    }

    /** The share of its length by which a path may be longer because sums are rounded. */
    double rounding() {
      return isSingle ? SINGLE : DOUBLE;
    }
  }

  /**
   * A program that is not on the board.
   *
   * @param reason why it is left out
   */
  public record LeftOut(String name, String reason) {}

  /**
   * A planner or finder in the comparison of hierarchies.
   *
   * @param planner its spec: {@code guest(NAME)} for a finder of the board
   * @param firstLeg of a guest that finds its path in legs, the command that tells the expansions
   *     of the first leg alone; {@code null} for none
   * @param repair for a guest, what it does after a wall; {@code null} for a planner of ours
   * @param note a further note for readers; {@code null} for none
   */
  public record Hierarchy(String planner, List<String> firstLeg, String repair, String note) {
    /** Refuses a text that is not a spec. */
    public Hierarchy {
      if (planner == null) {
        throw new IllegalArgumentException("a hierarchy has no planner: expected its spec");
      }
      Planners.known(planner);
    }

    KnownSpec spec() {
      return Planners.known(planner);
    }

    /** The name of the finder. Empty for a planner of ours. */
    Optional<String> findGuest() {
      return GuestPlanners.findName(spec());
    }
  }

  /** The planners of ours that are timed. */
  List<KnownSpec> timedPlanners() {
    return timed.stream().map(Planners::known).toList();
  }

  /** The finder with a name. Empty if there is none. */
  Optional<Finder> findFinder(String name) {
    return packages.stream()
        .flatMap(entry -> entry.finders.stream())
        .filter(finder -> finder.name.equals(name))
        .findFirst();
  }

  /**
   * Reads a board.
   *
   * @throws BadFileException if the file is not a board; the message names the place
   */
  public static Scoreboard read(Path file) throws IOException {
    String text = FileInput.text(file, "a scoreboard");
    String whole = "packages with finders, as in docs/guests.md";
    YamlMistakes mistakes = new YamlMistakes(YAML, text, file.toString(), whole);
    try {
      JsonNode tree = YAML.readTree(text);
      if (tree.isMissingNode() || tree.isNull()) {
        throw new BadFileException(file.toString(), "the file is empty", whole);
      }
      mistakes.requireOneDocument();
      return YAML.readValue(text, Scoreboard.class);
    } catch (JsonProcessingException e) {
      throw mistakes.of(e);
    }
  }

  /**
   * This board with one more package.
   *
   * @param from how to get it
   * @param planners its planners; those that serve none of the movements are left out
   * @param programs the programs of those that are guests, by name
   */
  public Scoreboard with(
      String name,
      String from,
      List<KnownSpec> planners,
      Map<String, GuestProgram> programs,
      List<String> movements) {
    List<Finder> finders = new ArrayList<>();
    for (KnownSpec spec : planners) {
      List<String> served =
          movements.stream()
              .filter(text -> new OpenMapPlanners(Movement.parse(text)).serves(spec))
              .toList();
      if (!served.isEmpty()) {
        finders.add(finder(spec, programs, served));
      }
    }
    List<Entry> all = new ArrayList<>(packages);
    all.add(new Entry(name, "", from, "", "", "", movements, null, null, finders));
    return new Scoreboard(all, leftOut, timed, timedMaps, hierarchies);
  }

  /**
   * This board with only some of its finders, or all if none is named. Hierarchies are compared if
   * all of their finders are left.
   *
   * @throws IllegalArgumentException if one is not on the board
   */
  public Scoreboard only(List<String> names) {
    List<String> known =
        packages.stream().flatMap(entry -> entry.finders.stream()).map(Finder::name).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "unknown finder '%s'%s; known: %s"
                .formatted(name, DidYouMean.hint(name, known), String.join(", ", known)));
      }
    }
    List<Entry> left = new ArrayList<>();
    for (Entry entry : packages) {
      List<Finder> kept =
          entry.finders.stream()
              .filter(finder -> names.isEmpty() || names.contains(finder.name))
              .toList();
      if (!kept.isEmpty()) {
        left.add(entry.with(kept));
      }
    }
    boolean isWhole =
        names.isEmpty()
            || hierarchies.stream()
                .flatMap(it -> it.findGuest().stream())
                .allMatch(names::contains);
    return new Scoreboard(left, leftOut, timed, timedMaps, isWhole ? hierarchies : List.of());
  }

  private static Finder finder(
      KnownSpec spec, Map<String, GuestProgram> programs, List<String> movements) {
    Planner planner = new OpenMapPlanners(Movement.parse(movements.get(0))).planner(spec);
    boolean isAnyAngle = planner.metric() == LengthMetric.EUCLIDEAN;
    Optional<String> guest = GuestPlanners.findName(spec);
    GuestProgram program = guest.map(programs::get).orElse(null);
    String name = spec.toString().replaceAll("[^A-Za-z0-9]+", "-").replaceAll("-$", "");
    return new Finder(
        guest.orElse(name),
        program == null ? null : program.command(),
        program == null ? null : program.folder(),
        program == null ? spec.toString() : null,
        movements,
        planner.guarantee().toString(),
        "its own word",
        isAnyAngle ? "at any angle: held against the shortest line" : null,
        false,
        program != null);
  }
}
