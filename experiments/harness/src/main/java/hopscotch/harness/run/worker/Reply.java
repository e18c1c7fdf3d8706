package hopscotch.harness.run.worker;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** The reply of a worker process to a message. */
public sealed interface Reply
    permits Reply.Done, Reply.Refused, Reply.BadIndex, Prepared, Block, Recorded {

  /** It has started, or has done its work, without further content. */
  record Done() implements Reply {}

  /**
   * An index file is bad, or cannot be read or written. The user has to mend that; it is no fault
   * of the planner.
   *
   * @param reason the file, what is wrong, and what would be right
   */
  record BadIndex(String reason) implements Reply {
    /** The reply for an exception, which need not name a file. */
    public static BadIndex of(Path folder, IOException e) {
      if (e instanceof FileSystemException file) {
        return new BadIndex(
            "%s: cannot be read or written (%s)"
                .formatted(file.getFile(), e.getClass().getSimpleName()));
      }
      String message = String.valueOf(e.getMessage());
      return new BadIndex(
          message.contains(folder.toString())
              ? message
              : "%s: an index cannot be read or written (%s)".formatted(folder, message));
    }
  }

  /**
   * It failed.
   *
   * @param isBudget whether a budget ran out
   * @param reason why, for people
   */
  record Refused(boolean isBudget, String reason) implements Reply {
    /** This reply as the failure of a planner that could not be prepared. */
    public Failure unprepared() {
      return new Failure(
          isBudget ? Failure.Kind.UNPREPARED_IN_TIME : Failure.Kind.UNPREPARED, reason);
    }
  }
}
