package hopscotch.harness.verify;

import hopscotch.core.index.StoredIndex;
import hopscotch.core.planner.Budget;
import hopscotch.core.planner.BudgetExhaustedException;
import hopscotch.core.planner.IndexStore;
import hopscotch.core.planner.KnownSpec;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.DoubleConsumer;
import java.util.function.Function;

/** Does jobs on several threads, the largest first. */
public final class RowVerification {
  private final Function<String, List<KnownSpec>> specs;
  private final Journal journal;
  private final Budget budget;
  private final IndexStore indexes;
  private final List<StoredIndex> storedIndexes = new ArrayList<>();
  private final List<JobResult> results = new ArrayList<>();
  private final List<String> unreadable = new ArrayList<>();
  private final List<String> unprepared = new ArrayList<>();
  private double workDone;

  /**
   * A verification.
   *
   * @param specs the planners of a set, by its name; none to choose one for each scenario
   * @param journal the journal of what is done
   * @param budget the budget of every query and preparation; cancelling it ends the verification
   * @param indexes the store of indexes; {@code null} to build each anew
   */
  public RowVerification(
      Function<String, List<KnownSpec>> specs, Journal journal, Budget budget, IndexStore indexes) {
    this.indexes = indexes;
    this.specs = specs;
    this.journal = journal;
    this.budget = budget;
  }

  /**
   * Does the jobs that are not done yet.
   *
   * @param progress told, by one thread at a time, the work of all jobs that are done
   * @return whether all were done
   * @throws IllegalArgumentException if a planner cannot serve a map
   * @throws IOException if the journal cannot be written
   */
  public boolean run(List<Job> jobs, int threads, DoubleConsumer progress) throws IOException {
    List<Job> ordered = new ArrayList<>(jobs);
    ordered.sort(Comparator.comparingDouble(Job::work).reversed());
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> futures = new ArrayList<>();
      for (Job job : ordered) {
        futures.add(
            pool.submit(
                () -> {
                  work(job);
                  report(job, progress);
                  return null;
                }));
      }
      for (Future<?> future : futures) {
        future.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      budget.cancel();
    } catch (ExecutionException e) {
      budget.cancel();
      rethrow(e.getCause());
    } finally {
      pool.shutdownNow();
    }
    return results.size() + unreadable.size() + unprepared.size() == jobs.size();
  }

  private void report(Job job, DoubleConsumer progress) {
    synchronized (results) {
      workDone += job.work();
      progress.accept(workDone);
    }
  }

  private static void rethrow(Throwable cause) throws IOException {
    if (cause instanceof IOException io) {
      throw io;
    }
    if (cause instanceof RuntimeException e) {
      throw e;
    }
    if (cause instanceof Error e) {
      throw e;
    }
    throw new IllegalStateException("a job failed", cause);
  }

  private void work(Job job) throws IOException {
    JobResult result = journal.find(job);
    if (result == null && !budget.isCancelled()) {
      result = check(job);
      if (result != null) {
        journal.add(result);
      }
    }
    if (result != null) {
      synchronized (results) {
        results.add(result);
      }
    }
  }

  /** Checks a job. {@code null} if it could not be done or was interrupted. */
  private JobResult check(Job job) throws IOException {
    RowChecker checker;
    try {
      checker = new RowChecker(job, specs.apply(job.map().set()), budget, indexes);
    } catch (BudgetExhaustedException e) {
      noteUnprepared(job, e);
      return null;
    } catch (IOException e) {
      synchronized (results) {
        unreadable.add(e.getMessage());
      }
      return null;
    }
    try {
      return checker.check();
    } catch (BudgetExhaustedException e) {
      noteUnprepared(job, e);
      return null;
    } finally {
      synchronized (results) {
        storedIndexes.addAll(checker.storedIndexes());
      }
    }
  }

  private void noteUnprepared(Job job, BudgetExhaustedException e) {
    if (!budget.isCancelled()) {
      synchronized (results) {
        unprepared.add(job.name() + ": not checked: " + e.getMessage());
      }
    }
  }

  /** The results of the jobs that are done, sorted by name. */
  public List<JobResult> results() {
    synchronized (results) {
      return results.stream().sorted(Comparator.comparing(JobResult::job)).toList();
    }
  }

  /** The index files that were read or written. */
  public List<StoredIndex> storedIndexes() {
    synchronized (results) {
      return List.copyOf(storedIndexes);
    }
  }

  /** The faults of files that could not be read, one line for each. */
  public List<String> unreadable() {
    synchronized (results) {
      return unreadable.stream().sorted().toList();
    }
  }

  /** The jobs for which a preparation used up the budget, one line with the reason for each. */
  public List<String> unprepared() {
    synchronized (results) {
      return unprepared.stream().sorted().toList();
    }
  }
}
