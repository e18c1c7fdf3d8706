package hopscotch.harness.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import hopscotch.datasets.file.BadFileException;
import hopscotch.harness.guest.GuestFault;
import hopscotch.harness.guest.GuestLimits;
import hopscotch.harness.guest.GuestProgram;
import hopscotch.harness.guest.GuestSession;
import hopscotch.harness.output.Json;
import hopscotch.harness.output.OutputFile;
import hopscotch.harness.results.FinishedQueries;
import hopscotch.harness.results.HostNoise;
import hopscotch.harness.results.PlannedQueries;
import hopscotch.harness.results.RunDirectory;
import hopscotch.harness.results.RunPhase;
import hopscotch.harness.results.TimeSpent;
import hopscotch.harness.run.worker.GuestWorker;
import hopscotch.harness.run.worker.IndexUse;
import hopscotch.harness.run.worker.PlannersAtOnce;
import hopscotch.harness.run.worker.WorkerFiles;
import hopscotch.harness.suite.PlannedMap;
import hopscotch.harness.suite.Suite;
import hopscotch.harness.suite.SuitePlan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;

/** Runs a plan in a directory, or the rest of it. */
public final class Run {
  private static final String FORMER_MAPS = "formerMaps";
  private static final String FORMER_GUESTS = "formerGuests";

  private final SuitePlan plan;
  private final String suiteText;
  private final Shard shard;
  private final int threads;
  private final RunWatcher progress;
  private final List<RunThread> runThreads = new ArrayList<>();
  private final Calibration calibration = new Calibration();
  private final PhaseTimes phaseTimes = new PhaseTimes();
  private SuiteChange change;
  private List<String> command = List.of();
  private Path indexes;
  private volatile boolean stopping;

  /**
   * A run.
   *
   * @param suiteText the suite as its author wrote it
   * @param threads the number of threads, each with worker processes of its own
   */
  public Run(SuitePlan plan, String suiteText, Shard shard, int threads, RunWatcher progress) {
    this.plan = plan;
    this.suiteText = suiteText;
    this.shard = shard;
    this.threads = threads;
    this.progress = progress;
  }

  /**
   * Runs everything that is left to do, unless it is stopped.
   *
   * @throws BadFileException if the directory is another suite's, damaged, or in use
   */
  public void execute(Path folder) throws IOException {
    try (RunDirectory directory = RunDirectory.open(folder)) {
      // Put the maps in place, and find out what is left to do.
      phaseTimes.book(RunPhase.REST);
      SuitePlan placed = placed(folder);
      phaseTimes.book(RunPhase.MAPS);
      ObjectNode manifest = manifest(directory, ResolvedSuite.of(placed));
      FinishedQueries done = directory.done();
      phaseTimes.book(RunPhase.REST);
      List<ShardWork> shares = ShardPlan.of(placed, shard);
      List<Workload> workloads = workloads(shares, done);
      phaseTimes.book(RunPhase.MAPS);
      if (stopping) {
        return;
      }
      new PlannedQueries(workloads.stream().map(Workload::part).toList()).putInto(manifest);
      long planned = workloads.stream().mapToLong(Workload::planned).sum();
      long kept = planned - workloads.stream().mapToLong(Workload::left).sum();
      tellWhatIsKept(directory, done, planned, kept);
      // Write the session into the manifest, before any row.
      ObjectNode session = manifest.withArray("sessions").addObject();
      session.put("id", UUID.randomUUID().toString());
      session.put("started", now());
      session.set("command", Json.of(command));
      session.put("folder", Path.of("").toAbsolutePath().toString());
      session.put("launcher", System.getProperty("hopscotch.launcher"));
      session.setAll(Environment.describe());
      session.put("threads", threads);
      boolean isComplete = kept == planned;
      int firstSegment = directory.nextSegment();
      session.set("segments", Json.of(segments(firstSegment, isComplete ? 0 : threads)));
      session.put("clockNanos", Calibration.clockNanos());
      putIndexUse(session);
      Files.createDirectories(folder.resolve("logs"));
      takeCensus(plan.suite(), log(folder), manifest);
      directory.writeManifest(manifest);
      // Run, between two samples of how steady the host is.
      calibration.sample();
      phaseTimes.book(RunPhase.REST);
      progress.begins(planned, kept);
      if (!isComplete) {
        runThreads(directory, firstSegment, shares, done);
      }
      phaseTimes.skip();
      runThreads.forEach(runThread -> phaseTimes.add(runThread.phaseTimes()));
      calibration.sample();
      // Write how the session ended.
      session.put("ended", now());
      session.put("complete", !stopping);
      session.put("loadAfter", Environment.load());
      session.set("calibrationNanos", Json.of(calibration.samples()));
      putIndexUse(session);
      phaseTimes.book(RunPhase.REST);
      phaseTimes.spent().putInto(session);
      directory.writeManifest(manifest);
    }
  }

  /** Sets the command line for the manifest, before {@link #execute}. */
  public void typed(List<String> words) {
    command = List.copyOf(words);
  }

  /**
   * Sets a folder of index files for planners of queries that can keep their index in a file. They
   * read it from there, or build it and keep it there. To be called before {@link #execute}. Only
   * times differ in the rows: a planner whose index was read has no time of preparation.
   */
  public void keepIndexesIn(Path folder) {
    indexes = folder.toAbsolutePath().normalize();
  }

  /** The use of index files. Empty if there is no folder for them. */
  public Optional<IndexUse> findIndexUse() {
    return Optional.ofNullable(indexes)
        .map(
            folder ->
                runThreads.stream().map(RunThread::indexUse).reduce(IndexUse.NONE, IndexUse::plus));
  }

  /** Ends the run soon. Rows that were written stay. Any thread may call this. */
  public void stop() {
    stopping = true;
    synchronized (runThreads) {
      runThreads.forEach(RunThread::stop);
    }
  }

  /** Whether the run was stopped before it was complete. */
  public boolean isStopped() {
    return stopping;
  }

  /** The noise of the host. */
  public HostNoise noise() {
    return HostNoise.of(calibration.samples());
  }

  /** The time that this run spent in each phase. */
  public TimeSpent timeSpent() {
    return phaseTimes.spent();
  }

  private SuitePlan placed(Path folder) throws IOException {
    List<PlannedMap> maps = new ArrayList<>();
    for (PlannedMap map : plan.maps()) {
      maps.add(map.inPlace(folder.resolve("maps")));
    }
    return new SuitePlan(plan.suite(), maps);
  }

  /** The manifest of the run so far, if there is one, or a new one, with the suite as it is now. */
  private ObjectNode manifest(RunDirectory directory, ObjectNode resolved) throws IOException {
    ObjectNode manifest = Json.object();
    if (directory.hasManifest()) {
      manifest = (ObjectNode) RunDirectory.manifest(directory.folder());
      change = requireSameMeaning(directory.folder(), manifest, resolved);
      JsonNode former =
          SuiteChange.formerMaps(manifest.path("suite"), manifest.path(FORMER_MAPS), resolved);
      manifest.set(FORMER_MAPS, former);
      JsonNode formerGuests =
          SuiteChange.formerGuests(manifest.path("suite"), manifest.path(FORMER_GUESTS), resolved);
      if (!formerGuests.isEmpty()) {
        manifest.set(FORMER_GUESTS, formerGuests);
      }
      manifest.remove("missingShards");
    }
    PlanManifest.describe(placed(directory.folder()), resolved, shard, manifest);
    manifest.withArray("sessions");
    OutputFile.write(directory.folder().resolve("suite.yaml"), suiteText);
    return manifest;
  }

  private SuiteChange requireSameMeaning(Path folder, JsonNode manifest, JsonNode resolved)
      throws BadFileException {
    SuiteChange found =
        SuiteChange.between(
            manifest.path("suite"),
            manifest.path(FORMER_MAPS),
            manifest.path(FORMER_GUESTS),
            resolved);
    List<String> refused = new ArrayList<>(found.refused());
    if (!manifest.path("shard").asText().equals(shard.toString())) {
      refused.add("shard was %s, is %s".formatted(manifest.path("shard").asText(), shard));
    }
    if (!refused.isEmpty()) {
      throw new BadFileException(
          folder.toString(),
          "its rows are of a suite that means something else: " + String.join("; ", refused),
          "the suite as it was, but for planners, maps and repetitions; or another -o");
    }
    return found;
  }

  private List<Workload> workloads(List<ShardWork> shares, FinishedQueries done)
      throws IOException {
    List<Workload> workloads = new ArrayList<>();
    for (ShardWork share : shares) {
      if (!stopping) {
        for (Assignment assignment : Assignment.of(plan.suite(), share.instance())) {
          List<Integer> order = assignment.order(plan.suite(), share);
          if (!order.isEmpty() || assignment.size() == 0) {
            workloads.add(Workload.of(plan.suite(), assignment, order, done));
          }
        }
      }
    }
    return workloads;
  }

  private void tellWhatIsKept(
      RunDirectory directory, FinishedQueries done, long planned, long kept) {
    if (done.size() == 0) {
      return;
    }
    long others = done.size() - kept;
    StringBuilder text = new StringBuilder();
    text.append("%s: keeps %,d rows".formatted(directory.folder(), done.size()));
    if (change != null && !change.removed().isEmpty()) {
      text.append("; no longer in the suite: ").append(String.join(", ", change.removed()));
    }
    if (others > 0) {
      text.append("; %,d of them are left out of the report".formatted(others));
    }
    if (change != null && !change.added().isEmpty()) {
      text.append("; new: ").append(String.join(", ", change.added()));
    }
    progress.resumes(text + "; %,d of %,d planned rows to run".formatted(planned - kept, planned));
  }

  private void putIndexUse(ObjectNode session) {
    findIndexUse()
        .ifPresent(use -> use.putInto(session.withObject("/index").put("folder", "" + indexes)));
  }

  /** The segments of this session. Rows of different sessions are kept apart. */
  private static List<String> segments(int first, int count) {
    return IntStream.range(first, first + count).mapToObj(RunDirectory::segment).toList();
  }

  private void runThreads(
      RunDirectory directory, int firstSegment, List<ShardWork> shares, FinishedQueries done)
      throws IOException {
    WorkerFiles files = new WorkerFiles(log(directory.folder()), indexes);
    ConcurrentLinkedQueue<ShardWork> queue = new ConcurrentLinkedQueue<>(shares);
    AtomicReference<IOException> failure = new AtomicReference<>();
    List<Thread> running = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      RunThread runThread =
          new RunThread(
              plan.suite(),
              files,
              done,
              directory.writer(firstSegment + i),
              progress,
              PlannersAtOnce.here(threads));
      synchronized (runThreads) {
        runThreads.add(runThread);
      }
      Thread thread = new Thread(() -> work(runThread, queue, failure), "run-" + i);
      running.add(thread);
      thread.start();
    }
    try {
      for (Thread thread : running) {
        thread.join();
      }
    } catch (InterruptedException e) {
      stop();
      Thread.currentThread().interrupt();
    }
    if (failure.get() != null) {
      throw failure.get();
    }
  }

  private void work(
      RunThread runThread,
      ConcurrentLinkedQueue<ShardWork> queue,
      AtomicReference<IOException> failure) {
    try (runThread) {
      for (ShardWork next; !stopping && (next = queue.poll()) != null; ) {
        runThread.run(next);
        calibration.sampleNowAndThen();
      }
    } catch (IOException e) {
      fail(failure, e);
    } catch (UncheckedIOException e) {
      fail(failure, e.getCause());
    } catch (OutOfMemoryError e) {
      fail(failure, outOfMemory());
    } catch (RuntimeException | Error e) {
      fail(failure, new IOException("internal error: " + e, e));
    }
  }

  private void fail(AtomicReference<IOException> failure, IOException e) {
    if (failure.compareAndSet(null, e)) {
      stop();
    }
  }

  private static IOException outOfMemory() {
    return new IOException(
        "out of memory: the run itself, beside its workers, has a heap of %d MiB;"
                .formatted(Runtime.getRuntime().maxMemory() >> 20)
            + " HOPSCOTCH_JAVA_OPTS=-Xmx9g makes it one of 9 GiB");
  }

  private static Path log(Path folder) {
    return folder.resolve("logs/workers.log");
  }

  private static String now() {
    return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
  }

  /** Ends processes of earlier sessions, and writes the guests into the manifest. */
  private static void takeCensus(Suite suite, Path log, ObjectNode manifest) throws IOException {
    if (suite.guests().isEmpty()) {
      return;
    }
    GuestSession.endStrays(GuestWorker.run(log));
    ObjectNode guests = manifest.putObject("guests");
    GuestLimits limits = GuestLimits.of(suite.budgets().memory());
    for (Map.Entry<String, GuestProgram> guest : suite.guests().entrySet()) {
      GuestProgram program = guest.getValue();
      ObjectNode node = guests.putObject(guest.getKey());
      node.set("command", Json.of(program.command()));
      node.put("folder", program.folder());
      node.set("environment", Json.of(program.environment()));
      node.put("promise", program.promise());
      node.set("sha256", Json.of(program.hashes()));
      node.put("limits", limits.describe());
      try {
        GuestSession session = GuestSession.start(program, limits, GuestWorker.run(log), log);
        node.put("hello", session.hello().line());
        session.quit();
      } catch (GuestFault e) {
        node.put("fault", e.getMessage());
      }
    }
  }
}
