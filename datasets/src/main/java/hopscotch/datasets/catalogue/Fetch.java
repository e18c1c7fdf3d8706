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
 * is first fetched whole; an archive that later comes with another is refused, and the cache stays
 * as it was.
 */
public final class Fetch {
  private final Cache cache;
  private final Importer importer;
  private final Retry retry;
  private final CountedProgress progress;

  /** Counts the files that are left out. */
  private static final class CountedProgress implements Progress {
    private final Progress heard;
    private int leftOut;

    CountedProgress(Progress heard) {
      this.heard = heard;
    }

    @Override
    public void at(String what, long done, long total) {
      heard.at(what, done, total);
    }

    @Override
    public void note(String line) {
      heard.note(line);
    }

    @Override
    public void leftOut(String line) {
      leftOut++;
      heard.leftOut(line);
    }
  }

  /** Makes a fetcher that puts sets into a cache. */
  public Fetch(Cache cache, Catalogue catalogue, Retry retry, Progress progress) {
    this.cache = cache;
    this.progress = new CountedProgress(progress);
    this.importer = Importer.forFetch(cache, catalogue, this.progress);
    this.retry = retry;
  }

  /**
   * Whether a set was fetched whole and none of its files has changed since. Reads all of them.
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
   * Downloads a set and imports it, even if it is there already. If files of an archive are left
   * out, the archive is not recorded, so the set does not count as present.
   *
   * @throws FetchException if a download fails; the bytes that have arrived are kept for the next
   *     try
   * @throws BadFileException if an archive is damaged, or is not the one that was fetched first;
   *     the archive is then deleted. Also if a file that was not imported is in the way; the
   *     archive is then kept for the next try.
   */
  public void fetch(Dataset set) throws IOException {
    for (URI address : set.archives()) {
      String name = name(set, address);
      Path archive = cache.downloads().resolve(name);
      if (!Files.exists(archive)) {
        download(set, address, archive);
      }
      try {
        takeIn(set, name, archive);
      } catch (BadFileException e) {
        if (e.file().equals(archive.toString())) {
          Files.delete(archive);
        }
        throw e;
      }
      Files.delete(archive);
    }
  }

  private void download(Dataset set, URI address, Path archive) throws IOException {
    try {
      Download.run(address, archive, retry, progress);
    } catch (BadFileException e) {
      throw e;
    } catch (IOException e) {
      throw new FetchException(set, address, e);
    }
  }

  private void takeIn(Dataset set, String name, Path archive) throws IOException {
    String sum = verified(name, archive);
    int leftOutBefore = progress.leftOut;
    importer.importInto(set.id(), archive);
    if (progress.leftOut == leftOutBefore) {
      Checksums archives = Checksums.in(cache.downloads());
      archives.put(name, sum);
      archives.save();
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
