package hopscotch.spark;

import hopscotch.harness.output.OutputFile;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CommonPathCapabilities;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.StreamCapabilities;
import org.apache.hadoop.fs.UnsupportedFileSystemException;

/** The folder for the rows of a study, on any file system that Hadoop knows. */
final class OutputFolder {
  private final FileSystem files;
  private final Path root;
  private final Configuration configuration;

  /**
   * A folder, which is made if it does not exist.
   *
   * @param uri its URI, such as {@code hdfs://host/study}, {@code s3a://bucket/study} or {@code
   *     file:///shared/study}
   * @throws IOException if the folder cannot be used; the message names the URI and what would be
   *     right
   */
  OutputFolder(String uri, Configuration configuration) throws IOException {
    this.configuration = configuration;
    root = new Path(URI.create(uri));
    try {
      FileSystem found = FileSystem.get(URI.create(uri), configuration);
      // Without the checksum files that Hadoop puts beside local ones.
      files = found instanceof LocalFileSystem local ? local.getRawFileSystem() : found;
      files.mkdirs(root);
    } catch (UnsupportedFileSystemException e) {
      String scheme = URI.create(uri).getScheme();
      throw new IOException(
          "%s: no file system for '%s' here; expected file, hdfs, or one whose jars SPARK_HOME has%s"
              .formatted(uri, scheme, scheme.equals("s3") ? "; S3 is s3a, by hadoop-aws" : ""),
          e);
    } catch (LinkageError e) {
      throw new IOException(
          uri + ": cannot be opened (%s); expected all jars of it".formatted(e), e);
    } catch (RuntimeException e) {
      throw new IOException(uri + ": cannot be opened (" + e.getMessage() + ")", e);
    }
  }

  /** Copies a local file into the folder. If this fails halfway, nothing refers to the file. */
  void put(java.nio.file.Path source, String name) throws IOException {
    write(new Path(root, name), out -> Files.copy(source, out));
  }

  /** Replaces a file. A reader sees either the old one or the new one. */
  void replace(String name, byte[] content) throws IOException {
    Path target = new Path(root, name);
    if (files.hasPathCapability(root, CommonPathCapabilities.ETAGS_AVAILABLE)) {
      // A store of objects: one appears when it is closed, and renaming is copying.
      write(target, out -> out.write(content));
      return;
    }
    Path draft = new Path(root, "." + name + ".new");
    write(draft, out -> out.write(content));
    if (files instanceof RawLocalFileSystem) {
      if (!files.rename(draft, target)) {
        throw new IOException(target + ": cannot be replaced by " + draft);
      }
    } else {
      FileContext.getFileContext(root.toUri(), configuration)
          .rename(draft, target, Options.Rename.OVERWRITE);
    }
  }

  /** Writes a file, which is on the disk or in the store when this returns. */
  private void write(Path file, OutputFile.Content content) throws IOException {
    try (FSDataOutputStream out = files.create(file, true)) {
      content.writeTo(out);
      if (out.hasCapability(StreamCapabilities.HSYNC)) {
        out.hsync();
      }
    }
  }

  /** The content of a file, if it exists. */
  Optional<byte[]> read(String name) throws IOException {
    Path file = new Path(root, name);
    if (!files.exists(file)) {
      return Optional.empty();
    }
    try (InputStream in = files.open(file)) {
      return Optional.of(in.readAllBytes());
    }
  }

  /** The length of a file, or -1 if it does not exist. */
  long length(String name) throws IOException {
    Path file = new Path(root, name);
    return files.exists(file) ? files.getFileStatus(file).getLen() : -1;
  }

  /** The names of all files in the folder. */
  List<String> names() throws IOException {
    List<String> names = new ArrayList<>();
    for (FileStatus status : files.listStatus(root)) {
      names.add(status.getPath().getName());
    }
    return names;
  }

  /** Deletes a file. */
  void delete(String name) throws IOException {
    files.delete(new Path(root, name), false);
  }

  @Override
  public String toString() {
    return root.toString();
  }
}
