package hopscotch.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Everything public or protected is documented, in all modules. Whether what is there is
 * well-formed is doclint's business; a tag for each parameter is asked of nobody, a sentence that
 * says it all is better.
 */
class DocumentedTest {
  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  /** Each constant of these says by a text what it means: docs/rows.md is made of them. */
  private static final Set<String> EXPLAINED = Set.of("RowColumn");

  @Test
  void everythingThatOthersUseHasADocComment() throws IOException {
    List<Path> files = sources();
    assertTrue(files.size() > 1000, files::toString);
    List<String> missing = new ArrayList<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(files));
      DocTrees comments = DocTrees.instance(task);
      for (CompilationUnitTree file : task.parse()) {
        new Undocumented(comments, file, missing).scan(file, null);
      }
    }
    assertEquals("", String.join("\n", missing), "documented nowhere");
  }

  @Test
  void everyPackageIsDocumented() throws IOException {
    List<Path> missing =
        sources().stream()
            .map(Path::getParent)
            .distinct()
            .filter(folder -> Files.notExists(folder.resolve("package-info.java")))
            .toList();
    assertEquals(List.of(), missing, "without package-info.java");
  }

  /** The files of the main sources of all modules. */
  private static List<Path> sources() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String modules : List.of("", "docs", "experiments")) {
      try (Stream<Path> folders = Files.list(ROOT.resolve(modules))) {
        for (Path module : folders.toList()) {
          Path sources = module.resolve("src/main/java");
          if (Files.exists(sources)) {
            try (Stream<Path> walk = Files.walk(sources)) {
              walk.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
            }
          }
        }
      }
    }
    return files;
  }

  /** Collects what others see and no comment explains. */
  private static final class Undocumented extends TreePathScanner<Void, Void> {
    private final DocTrees comments;
    private final CompilationUnitTree file;
    private final List<String> missing;

    Undocumented(DocTrees comments, CompilationUnitTree file, List<String> missing) {
      this.comments = comments;
      this.file = file;
      this.missing = missing;
    }

    @Override
    public Void visitClass(ClassTree type, Void none) {
      if (isSeen(type.getModifiers())) {
        require(type, type.getSimpleName());
        super.visitClass(type, null);
      }
      return null;
    }

    @Override
    public Void visitMethod(MethodTree method, Void none) {
      boolean overrides =
          method.getModifiers().getAnnotations().stream()
              .anyMatch(it -> it.getAnnotationType().toString().equals("Override"));
      if (isSeen(method.getModifiers()) && !overrides) {
        require(method, method.getName());
      }
      return null;
    }

    @Override
    public Void visitVariable(VariableTree field, Void none) {
      if (isSeen(field.getModifiers()) && !EXPLAINED.contains(home().getSimpleName().toString())) {
        require(field, field.getName());
      }
      return null;
    }

    @Override
    public Void visitBlock(BlockTree initializer, Void none) {
      return null;
    }

    private boolean isSeen(ModifiersTree modifiers) {
      Set<Modifier> flags = modifiers.getFlags();
      boolean isOfInterface =
          getCurrentPath().getParentPath().getLeaf() instanceof ClassTree home
              && (home.getKind() == Tree.Kind.INTERFACE
                  || home.getKind() == Tree.Kind.ANNOTATION_TYPE)
              && !flags.contains(Modifier.PRIVATE);
      return isOfInterface || flags.contains(Modifier.PUBLIC) || flags.contains(Modifier.PROTECTED);
    }

    private ClassTree home() {
      return (ClassTree) getCurrentPath().getParentPath().getLeaf();
    }

    private void require(Tree tree, CharSequence name) {
      if (comments.getDocComment(getCurrentPath()) == null) {
        long position = comments.getSourcePositions().getStartPosition(file, tree);
        missing.add(
            "%s:%d: %s"
                .formatted(
                    ROOT.relativize(Path.of(file.getSourceFile().toUri())),
                    file.getLineMap().getLineNumber(position),
                    name));
      }
    }
  }
}
