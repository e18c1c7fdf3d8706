package hopscotch.harness.run.worker;

import java.nio.file.Path;

/**
 * Where the worker processes of a run read and write, beside maps.
 *
 * @param log what they say, and why each died that did
 * @param indexes the folder of index files; {@code null} to build each index anew
 */
public record WorkerFiles(Path log, Path indexes) {}
