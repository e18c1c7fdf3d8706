/**
 * Index files: what a planner prepared, kept from one run to the next. {@link
 * hopscotch.core.index.IndexFile} checks that a file is whole and belongs to this map, movement and
 * planner before any of it is believed; what stands inside is up to the planner, see {@link
 * hopscotch.core.planner.IndexFormat}.
 *
 * <p>The layout, all numbers little-endian:
 *
 * <table>
 * <caption>An index file</caption>
 * <tr><th>bytes</th><th>hold</th></tr>
 * <tr><td>0 to 7</td><td>{@code hopindex} in ASCII</td></tr>
 * <tr><td>8 to 11</td><td>the version of this layout, 1</td></tr>
 * <tr><td>12 to 15</td><td>CRC-32C of all bytes from 16 on</td></tr>
 * <tr><td>16 to 23</td><td>the length of the file in bytes</td></tr>
 * <tr><td>24 to 27</td><td>0</td></tr>
 * <tr><td>28 to 31</td><td>k, the length of the key in bytes</td></tr>
 * <tr><td>32 to 31 + k</td><td>the key, see {@link hopscotch.core.index.IndexKey#text()}</td></tr>
 * <tr><td>up to a multiple of 8</td><td>0</td></tr>
 * <tr><td>and then, again and again</td><td>an array</td></tr>
 * </table>
 *
 * <table>
 * <caption>An array</caption>
 * <tr><th>bytes</th><th>hold</th></tr>
 * <tr><td>0 to 3</td><td>w, the bytes of an element: 1, 2, 4 or 8</td></tr>
 * <tr><td>4 to 7</td><td>n, the number of elements</td></tr>
 * <tr><td>8 to 7 + wn</td><td>the elements, integers in two's complement</td></tr>
 * <tr><td>up to a multiple of 8</td><td>0</td></tr>
 * </table>
 */
package hopscotch.core.index;
