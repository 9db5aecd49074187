package org.leeway.web.jdk;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.InvokeDynamicInstruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHandle;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.RuntimeConstant;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * A plug-in of TeaVM that redirects calls to {@link JdkMembers}, in the classes of Leeway. TeaVM lacks some of the called members,
 * and rounds others otherwise than Java does.
 */
public final class MissingMembers implements TeaVMPlugin, ClassHolderTransformer {

	private static final Set<String> MEMBERS = Set.of("java.util.stream.IntStream.parallel", "java.util.stream.Stream.parallel",
			"java.util.List.parallelStream", "java.util.Collection.parallelStream", "java.util.Arrays.parallelSort",
			"java.util.Arrays.parallelPrefix", "java.util.Arrays.compare",
			"java.util.Map.copyOf", "java.util.Set.copyOf", "java.lang.invoke.MethodHandles.byteArrayViewVarHandle",
			"java.lang.invoke.VarHandle.get", "java.lang.Math.multiplyHigh", "java.lang.Math.fma", "java.lang.Math.hypot",
			"java.util.stream.DoubleStream.sum", "java.lang.System.nanoTime");

	@Override
	public void install(TeaVMHost host) {
		host.add(this);
	}

	@Override
	public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
		if (type.getName().equals(Throwable.class.getName())) {
			forgetStack(type.getMethod(new MethodDescriptor("fillInStackTrace", Throwable.class)), context);
		} else if (type.getName().startsWith("org.leeway.pathing.")) {
			for (MethodHolder method : type.getMethods()) {
				if (method.getProgram() != null) {
					method.getProgram().getBasicBlocks().forEach(MissingMembers::redirect);
				}
			}
		}
	}

	/** Replaces the body of a method: to take the stack, TeaVM needs objects of scripts. */
	private static void forgetStack(MethodHolder method, ClassHolderTransformerContext context) {
		ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
		body.var(0, ValueType.object(Throwable.class.getName())).returnValue();
	}

	private static void redirect(BasicBlock block) {
		for (Instruction each : block) {
			if (each instanceof InvokeInstruction call && isMember(call.getMethod().getClassName(), call.getMethod().getName())) {
				redirect(call);
			} else if (each instanceof InvokeDynamicInstruction lambda) {
				lambda.getBootstrapArguments().replaceAll(MissingMembers::redirected);
			}
		}
	}

	private static boolean isMember(String type, String name) {
		return MEMBERS.contains(type + "." + name);
	}

	/** Redirects a reference to a static method, such as {@code Arrays::compare}. Returns other arguments as they are. */
	private static RuntimeConstant redirected(RuntimeConstant argument) {
		if (argument.getKind() != RuntimeConstant.METHOD_HANDLE) {
			return argument;
		}
		MethodHandle method = argument.getMethodHandle();
		return !isMember(method.getClassName(), method.getName()) ? argument : new RuntimeConstant(
				MethodHandle.staticCaller(JdkMembers.class.getName(), method.getName(), method.signature()));
	}

	private static void redirect(InvokeInstruction call) {
		List<ValueType> signature = new ArrayList<>(List.of(call.getMethod().getSignature()));
		List<Variable> arguments = new ArrayList<>(call.getArguments());
		if (call.getInstance() != null) {
			signature.addFirst(ValueType.object(call.getMethod().getClassName()));
			arguments.addFirst(call.getInstance());
		}
		call.setInstance(null);
		call.setType(InvocationType.SPECIAL);
		call.setMethod(new MethodReference(JdkMembers.class.getName(), call.getMethod().getName(),
				signature.toArray(ValueType[]::new)));
		call.setArguments(arguments.toArray(Variable[]::new));
	}
}
