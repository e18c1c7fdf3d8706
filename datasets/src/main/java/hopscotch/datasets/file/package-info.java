/**
 * The classes that readers of all formats share: {@link hopscotch.datasets.file.BadFileException}
 * says where a file is wrong and what would be right, and {@link hopscotch.datasets.file.LineInput}
 * reads lines without trusting their length.
 */
package hopscotch.datasets.file;
