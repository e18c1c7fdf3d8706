package hopscotch.spark;

import java.io.Serializable;

/**
 * The message of a successful task to the driver: its rows are in the output.
 *
 * @param unit the number of the unit, from 1
 * @param attempt the name of the application and of the attempt in it
 * @param executor Spark's name of the executor
 * @param segment the file of the rows in the output; {@code null} if the unit has none
 * @param bytes how long that file is
 * @param rows in it
 * @param manifest of the unit's run
 */
record Sealed(
    int unit,
    String attempt,
    String executor,
    String segment,
    long bytes,
    long rows,
    String manifest)
    implements Serializable {}
