package hopscotch.spark;

import java.io.Serializable;

/**
 * What a task that succeeded tells the driver: its rows stand in the output.
 *
 * @param unit from 1
 * @param attempt names the application and the attempt in it
 * @param executor as Spark calls it
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
