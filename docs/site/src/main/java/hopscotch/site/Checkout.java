package hopscotch.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * The files of the project, without what builds and runs leave.
 *
 * @param root its folder
 * @param files their paths below the root, with slashes
 */
record Checkout(Path root, NavigableSet<String> files) {
  private static final Set<String> LEFT_OUT =
      Set.of("target", "runs", "out", "generated", "node_modules");

  /** Walks a folder. */
  static Checkout of(Path root) throws IOException {
    NavigableSet<String> files = new TreeSet<>();
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = folder.getFileName() == null ? "" : folder.getFileName().toString();
            boolean isOurs = folder.equals(root) || !LEFT_OUT.contains(name) && !isHidden(name);
            return isOurs ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            files.add(slashes(root.relativize(file)));
            return FileVisitResult.CONTINUE;
          }
        });
    return new Checkout(root, files);
  }

  /** Git's own folder, and those of editors. */
  private static boolean isHidden(String name) {
    return name.startsWith(".") && !name.equals(".ci") && !name.equals(".github");
  }

  /** A path with slashes, on any system. */
  static String slashes(Path path) {
    return path.toString().replace('\\', '/');
  }

  boolean isFile(String path) {
    return files.contains(path);
  }

  /** Whether it is a folder that holds a file. */
  boolean isFolder(String path) {
    String first = files.ceiling(path + "/");
    return first != null && first.startsWith(path + "/");
  }

  /** The files of a folder, not those of folders in it. */
  NavigableSet<String> filesOf(String folder) {
    NavigableSet<String> inside = new TreeSet<>(files.subSet(folder + "/", folder + "0"));
    inside.removeIf(file -> file.indexOf('/', folder.length() + 1) >= 0);
    return inside;
  }

  /** Whether it is a page of the site: Markdown that is no resource of the code or of a forge. */
  boolean isPage(String path) {
    return isFile(path)
        && path.endsWith(".md")
        && !path.contains("/src/")
        && !path.startsWith(".github/");
  }

  byte[] bytes(String path) throws IOException {
    return Files.readAllBytes(root.resolve(path));
  }

  String text(String path) throws IOException {
    return new String(bytes(path), StandardCharsets.UTF_8);
  }
}
