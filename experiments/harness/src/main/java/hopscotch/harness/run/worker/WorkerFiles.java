package hopscotch.harness.run.worker;

import java.nio.file.Path;

/**
 * The files that the worker processes of a run use beside maps.
 *
 * @param log the file for their output, and for the causes of deaths
 * @param indexes the folder of index files; {@code null} to build each index anew
 */
public record WorkerFiles(Path log, Path indexes) {}
