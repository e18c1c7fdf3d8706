package hopscotch.datasets.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * The folder where fetched and imported sets are kept: {@code maps/<set>/} for the sets, {@code
 * downloads/} for archives while they are downloaded.
 *
 * <p>Its place depends on the platform: {@code HOPSCOTCH_CACHE} if that variable is set, else
 * {@code ~/Library/Caches/hopscotch} on macOS, {@code %LOCALAPPDATA%\hopscotch} on Windows, {@code
 * $XDG_CACHE_HOME/hopscotch} or {@code ~/.cache/hopscotch} elsewhere. A folder is made only when
 * something is put into it.
 *
 * @param root the folder
 */
public record Cache(Path root) {
  private static final String NAME = "hopscotch";
  private static final String SET_NAME = "[A-Za-z0-9][A-Za-z0-9._-]{0,63}";

  /** The cache of this machine and user. */
  public static Cache standard() {
    return of(System.getenv(), System.getProperty("os.name"), System.getProperty("user.home"));
  }

  /** The cache for these environment variables, this operating system and this home folder. */
  static Cache of(Map<String, String> variables, String system, String home) {
    String own = variables.getOrDefault("HOPSCOTCH_CACHE", "");
    if (!own.isEmpty()) {
      return new Cache(Path.of(own));
    }
    String lower = system.toLowerCase(Locale.ROOT);
    if (lower.startsWith("mac")) {
      return new Cache(Path.of(home, "Library", "Caches", NAME));
    }
    boolean windows = lower.startsWith("windows");
    String named = variables.getOrDefault(windows ? "LOCALAPPDATA" : "XDG_CACHE_HOME", "");
    if (!named.isEmpty() && (windows || named.startsWith("/"))) {
      return new Cache(Path.of(named).resolve(NAME));
    }
    return new Cache(
        windows ? Path.of(home, "AppData", "Local", NAME) : Path.of(home, ".cache", NAME));
  }

  /** The root of the sets, laid out as a {@code MapLibrary} reads it. */
  public Path maps() {
    return root.resolve("maps");
  }

  /**
   * The folder of a set, which need not exist yet.
   *
   * @throws IllegalArgumentException if the name cannot be that of a folder
   */
  public Path set(String name) {
    if (!name.matches(SET_NAME)) {
      throw new IllegalArgumentException(
          "set name '%s': expected letters, digits, '.', '_' and '-', up to 64".formatted(name));
    }
    return maps().resolve(name);
  }

  /** The folder that holds archives while they are downloaded. It is made if it is missing. */
  Path downloads() throws IOException {
    return Files.createDirectories(root.resolve("downloads"));
  }
}
