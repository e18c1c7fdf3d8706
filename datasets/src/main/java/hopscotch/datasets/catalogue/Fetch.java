package hopscotch.datasets.catalogue;

import hopscotch.datasets.file.BadFileException;
import hopscotch.datasets.file.Sha256;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Fetches sets of the catalogue into the cache. The checksum of every archive is recorded when it
 * is first fetched; an archive that later comes with another is refused, and the cache stays as it
 * was.
 */
public final class Fetch {
  private final Cache cache;
  private final Importer importer;
  private final Retry retry;
  private final Progress progress;

  /** Fetches into a cache. */
  public Fetch(Cache cache, Catalogue catalogue, Retry retry, Progress progress) {
    this.cache = cache;
    this.importer = new Importer(cache, catalogue, progress);
    this.retry = retry;
    this.progress = progress;
  }

  /**
   * Whether a set was fetched whole and its files are still what they were. Reads all of them.
   *
   * @throws IOException if the cache cannot be read
   */
  public boolean isPresent(Dataset set) throws IOException {
    Checksums archives = Checksums.in(cache.downloads());
    for (URI archive : set.archives()) {
      if (archives.find(name(set, archive)).isEmpty()) {
        return false;
      }
    }
    Path folder = cache.set(set.id());
    Checksums files = Checksums.in(folder);
    for (Map.Entry<String, String> file : files.all().entrySet()) {
      Path path = folder.resolve(file.getKey());
      if (!Files.exists(path) || !Sha256.of(path).equals(file.getValue())) {
        return false;
      }
    }
    return !files.all().isEmpty();
  }

  /**
   * Downloads a set and takes it in, whether it is there already or not.
   *
   * @throws FetchException if a download fails; what has arrived is kept for the next try
   * @throws BadFileException if an archive is damaged, or another than was fetched first
   */
  public void fetch(Dataset set) throws IOException {
    for (URI address : set.archives()) {
      String name = name(set, address);
      Path archive = cache.downloads().resolve(name);
      try {
        Download.run(address, archive, retry, progress);
      } catch (IOException e) {
        throw new FetchException(set, address, e);
      }
      try {
        String sum = verified(name, archive);
        importer.importInto(set.id(), archive);
        Checksums archives = Checksums.in(cache.downloads());
        archives.put(name, sum);
        archives.save();
      } finally {
        Files.delete(archive);
      }
    }
  }

  private String verified(String name, Path archive) throws IOException {
    Checksums archives = Checksums.in(cache.downloads());
    Optional<String> recorded = archives.find(name);
    String sum = Sha256.of(archive);
    if (recorded.isPresent() && !recorded.get().equals(sum)) {
      throw new BadFileException(
          archive.toString(),
          "SHA-256 " + sum,
          "%s as first fetched (to accept the new file, delete its line in %s)"
              .formatted(recorded.get(), archives.file()));
    }
    return sum;
  }

  private static String name(Dataset set, URI archive) {
    String path = archive.getPath();
    return set.id() + "-" + path.substring(path.lastIndexOf('/') + 1);
  }
}
