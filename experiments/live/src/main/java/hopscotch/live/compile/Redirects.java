package hopscotch.live.compile;

import hopscotch.live.library.InPlaceOf;
import hopscotch.live.library.Missing;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Replaces calls of methods that TeaVM's library lacks by calls of those of {@link Missing}, and
 * leaves out code that a browser never runs.
 */
public final class Redirects implements TeaVMPlugin, ClassHolderTransformer {
  /** Exceptions that nothing throws: TeaVM 0.14.1 makes an invalid module if one is caught. */
  private static final List<String> NEVER_THROWN =
      List.of(ClassFormatError.class.getName(), IncompatibleClassChangeError.class.getName());

  private final Map<MethodReference, MethodReference> standIns = new HashMap<>();

  /** Made by TeaVM. */
  public Redirects() {
    for (Method method : Missing.class.getMethods()) {
      InPlaceOf missing = method.getAnnotation(InPlaceOf.class);
      if (missing != null) {
        standIns.put(reference(missing, method), MethodReference.parse(method));
      }
    }
  }

  private static MethodReference reference(InPlaceOf missing, Method standIn) {
    Class<?>[] types = standIn.getParameterTypes();
    int receivers = missing.isStatic() ? 0 : 1;
    Class<?>[] signature = Arrays.copyOfRange(types, receivers, types.length + 1);
    signature[signature.length - 1] = standIn.getReturnType();
    String name = missing.name().isEmpty() ? standIn.getName() : missing.name();
    return new MethodReference(missing.value(), name, signature);
  }

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
    for (MethodHolder method : type.getMethods()) {
      if (method.hasProgram()) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
          block.getTryCatchBlocks().removeIf(it -> isNeverThrown(it.getExceptionType()));
          for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction invoke) {
              redirect(invoke);
            }
          }
        }
      }
    }
  }

  /** Whether nothing throws this type. {@code null} stands for a finally block. */
  private static boolean isNeverThrown(String type) {
    return type != null && NEVER_THROWN.contains(type);
  }

  private void redirect(InvokeInstruction invoke) {
    MethodReference standIn = standIns.get(invoke.getMethod());
    if (standIn != null) {
      List<Variable> arguments = new ArrayList<>(invoke.getArguments());
      if (invoke.getInstance() != null) {
        arguments.add(0, invoke.getInstance());
      }
      invoke.setType(InvocationType.SPECIAL);
      invoke.setInstance(null);
      invoke.setMethod(standIn);
      invoke.setArguments(arguments.toArray(Variable[]::new));
    }
  }
}
