package hopscotch.core.index;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Held while an index is built, so that other threads and processes that want the same one wait for
 * it and then read it. It is a lock of the operating system on a file beside the index, so it ends
 * with the process that holds it, however that ends.
 *
 * <p>It saves work and is not needed to be safe: two that build the same index leave a whole file,
 * since {@link IndexFile#write} replaces files atomically. So where a file system has no locks, or
 * the wait is long enough, nothing is held and the index is built all the same.
 */
public final class IndexLock implements Closeable {
  private static final long PAUSE_NANOS = 20_000_000;

  /**
   * The lock files that this process has open. A process that closes such a file loses its lock on
   * it, whichever of its threads has that, so one thread at a time opens it.
   */
  private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

  private final Path index;
  private final Path file;
  private FileChannel channel;

  private IndexLock(Path index, Path file) {
    this.index = index;
    this.file = file;
  }

  /**
   * Waits until the index is there, or this may build it. Afterwards the lock is held, or the index
   * is there, or the wait was enough, or there are no locks here.
   *
   * @param index the file of the index, in a folder that exists
   * @param isEnough asked about every 20 ms while another builds: whether to wait no longer
   * @throws IOException if the folder cannot be written to
   */
  public static IndexLock await(Path index, BooleanSupplier isEnough) throws IOException {
    Path folder = index.toAbsolutePath().getParent().toRealPath();
    Path file = folder.resolve("." + index.getFileName() + ".lock");
    IndexLock lock = new IndexLock(index, file);
    try {
      while (!lock.isIndexThere() && !lock.isTaken() && !isEnough.getAsBoolean()) {
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    } catch (IOException | RuntimeException | Error e) {
      lock.close();
      throw e;
    }
    return lock;
  }

  /** Whether there is an index to read by now; else it is to be built. */
  public boolean isIndexThere() {
    return Files.exists(index);
  }

  /** Whether there is nothing to wait for: the lock is held now, or there are none here. */
  private boolean isTaken() throws IOException {
    if (channel == null) {
      if (!OPEN.add(file)) {
        return false;
      }
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        OPEN.remove(file);
        throw new IOException(file + ": this is no ordinary file; expected one to lock, or none");
      }
      try {
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      } catch (AccessDeniedException e) {
        OPEN.remove(file);
        if (!Files.exists(file)) {
          throw e;
        }
        // It is another user's, and not for us to write to.
        return true;
      } catch (IOException e) {
        OPEN.remove(file);
        throw e;
      }
    }
    try {
      return channel.tryLock() != null;
    } catch (IOException e) {
      // A network file system without locks.
      return true;
    }
  }

  /** Lets others go on. The lock's file goes too, once there is an index that all will read. */
  @Override
  public void close() throws IOException {
    if (channel == null) {
      return;
    }
    try {
      if (isIndexThere()) {
        Files.deleteIfExists(file);
      }
    } finally {
      channel.close();
      channel = null;
      OPEN.remove(file);
    }
  }
}
