package hopscotch.datasets.catalogue;

import java.net.URI;
import java.util.List;

/**
 * A published benchmark set.
 *
 * @param id its name, which is also the name of its folder in the cache
 * @param aliases other names for it
 * @param mapCount how many maps the whole set has
 * @param archives the addresses of its zip files
 * @param title what it is, in a few words
 */
public record Dataset(
    String id, List<String> aliases, int mapCount, List<URI> archives, String title) {
  /** Takes copies of the lists. */
  public Dataset {
    aliases = List.copyOf(aliases);
    archives = List.copyOf(archives);
  }

  /** Whether this is the set's name or one of its aliases. */
  public boolean isNamed(String name) {
    return id.equalsIgnoreCase(name) || aliases.stream().anyMatch(name::equalsIgnoreCase);
  }
}
