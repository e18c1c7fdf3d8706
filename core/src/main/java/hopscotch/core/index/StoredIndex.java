package hopscotch.core.index;

import java.nio.file.Path;

/**
 * The file of an index, and what became of it in a preparation.
 *
 * @param planner the spec with the parameters that shape the index
 * @param file where it is
 * @param isRead whether it was there and read; else it was built and written
 * @param bytes the length of the file
 * @param waitingNanos how long it took, in nanoseconds, to find the file, and to wait for another
 *     thread or process that was building the index
 * @param preparationNanos how long it took to read or to build, in nanoseconds
 * @param writingNanos how long it took to write, 0 where it was read
 */
public record StoredIndex(
    String planner,
    Path file,
    boolean isRead,
    long bytes,
    long waitingNanos,
    long preparationNanos,
    long writingNanos) {}
