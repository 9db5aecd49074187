package org.leeway.web.jdk;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.leeway.web.eclipse.EclipseMembers;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
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
import org.teavm.model.instructions.CastNumberInstruction;
import org.teavm.model.instructions.EmptyInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.MonitorEnterInstruction;
import org.teavm.model.instructions.MonitorExitInstruction;
import org.teavm.model.instructions.NumericOperandType;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * A plug-in of TeaVM that redirects calls in the classes of Leeway and of some libraries to {@link JdkMembers} and
 * {@link EclipseMembers}. TeaVM lacks some of the called methods, and computes some methods with another rounding than Java.
 * Some methods need something that a browser lacks.
 */
public final class MissingMembers implements TeaVMPlugin, ClassHolderTransformer {

	/** The classes in which calls are redirected. */
	private static final List<String> CALLERS = List.of("org.leeway.pathing.", "org.leeway.core.", "org.leeway.model.",
			"org.eclipse.", "org.locationtech.jts.", "com.fasterxml.", "com.google.gson.");
	private static final Set<String> OF_JDK = Set.of("java.util.stream.IntStream.parallel", "java.util.stream.Stream.parallel",
			"java.util.stream.Stream.distinct",
			"java.util.List.parallelStream", "java.util.Collection.parallelStream", "java.util.Arrays.parallelSort",
			"java.util.Arrays.parallelPrefix", "java.util.Arrays.compare",
			"java.util.Map.copyOf", "java.util.Set.copyOf", "java.lang.invoke.MethodHandles.byteArrayViewVarHandle",
			"java.lang.invoke.VarHandle.get", "java.lang.Math.multiplyHigh", "java.lang.Math.fma", "java.lang.Math.hypot",
			"java.util.stream.DoubleStream.sum", "java.lang.System.nanoTime", "java.lang.Runtime.maxMemory",
			"java.lang.String.lines", "java.lang.String.isBlank", "java.util.Base64$Encoder.wrap",
			"java.lang.String.format", "java.lang.Character.toString", "java.lang.Math.rint",
			"java.lang.Math.round", "java.lang.Math.IEEEremainder", "java.io.ByteArrayOutputStream.writeBytes",
			"java.util.Base64$Decoder.decode", "java.util.Base64$Decoder.wrap", "java.util.zip.ZipFile.stream",
			"java.nio.file.Files.newByteChannel", "ch.randelshofer.fastdoubleparser.JavaDoubleParser.parseDouble");
	/**
	 * Members that are redirected only if the writer of Gson calls them. Otherwise, these calls would add the code of regular
	 * expressions to the compiled program.
	 */
	private static final Set<String> OF_GSON = Set.of("java.util.regex.Pattern.compile", "java.lang.String.matches");
	private static final Set<String> CALLERS_OF_GSON = Set.of("com.google.gson.stream.JsonWriter", "com.google.gson.FormattingStyle");
	private static final Set<String> OF_ECLIPSE = Set.of("org.leeway.core.extension.Extensions.of",
			"org.leeway.core.files.XmlParsers.calling", "org.leeway.core.files.XmlParsers.asked",
			"org.leeway.core.exchange.tiled.read.PackedCells.zstd", "org.leeway.core.files.FailureText.reason",
			"org.eclipse.emf.ecore.impl.EPackageRegistryImpl.createGlobalRegistry");
	/** Key of the method {@code slice} with a range. TeaVM has the method without a range. */
	private static final String SLICE = "java.nio.ByteBuffer.slice";
	private static final String SLICE_OF_RANGE = SLICE + " of a range";
	private static final String MESSAGE = "java.text.MessageFormat.format";
	private static final String INDEX_OF = "java.lang.String.indexOf";
	/**
	 * Key of the method {@code indexOf(int, int, int)}, which TeaVM lacks. The name alone would not do as key, because TeaVM has
	 * other methods named {@code indexOf}, and calls of these are not redirected.
	 */
	private static final String INDEX_OF_IN_PART = INDEX_OF + " in a part";

	private static final Map<String, Class<?>> HOMES = new HashMap<>();

	static {
		OF_JDK.forEach(member -> HOMES.put(member, JdkMembers.class));
		OF_GSON.forEach(member -> HOMES.put(member, JdkMembers.class));
		HOMES.put(INDEX_OF_IN_PART, JdkMembers.class);
		HOMES.put(SLICE_OF_RANGE, JdkMembers.class);
		HOMES.put(MESSAGE, Messages.class);
		OF_ECLIPSE.forEach(member -> HOMES.put(member, EclipseMembers.class));
	}

	@Override
	public void install(TeaVMHost host) {
		host.add(this);
	}

	@Override
	public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
		if (type.getName().equals(Throwable.class.getName())) {
			forgetStack(type.getMethod(new MethodDescriptor("fillInStackTrace", Throwable.class)), context);
		}
		if (type.getName().equals(InputStream.class.getName())) {
			readEnough(type.getMethod(new MethodDescriptor("readNBytes", byte[].class, int.class, int.class, int.class)), context);
		}
		withoutThreads(type);
		Set<String> empty = EmptyMembers.of(type.getName());
		for (MethodHolder method : type.getMethods()) {
			if (empty.contains(method.getName())) {
				EmptyMembers.clear(method, context);
			} else if (method.getProgram() != null && CALLERS.stream().anyMatch(type.getName()::startsWith)) {
				boolean isGson = CALLERS_OF_GSON.contains(type.getName());
				method.getProgram().getBasicBlocks().forEach(block -> redirect(block, isGson));
			}
		}
	}

	/** Removes locks, because there is only one thread. With locks, TeaVM would make nearly all methods suspendable. */
	private static void withoutThreads(ClassHolder type) {
		for (MethodHolder method : type.getMethods()) {
			method.getModifiers().remove(ElementModifier.SYNCHRONIZED);
			if (method.getProgram() != null) {
				method.getProgram().getBasicBlocks().forEach(MissingMembers::withoutLocks);
			}
		}
	}

	private static void withoutLocks(BasicBlock block) {
		for (Instruction each : block) {
			if (each instanceof MonitorEnterInstruction || each instanceof MonitorExitInstruction) {
				each.replace(new EmptyInstruction());
			}
		}
	}

	/** Makes {@code fillInStackTrace} do nothing. Otherwise the module would need objects of JavaScript to read the stack. */
	private static void forgetStack(MethodHolder method, ClassHolderTransformerContext context) {
		ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
		body.var(0, ValueType.object(Throwable.class.getName())).returnValue();
	}

	/**
	 * Replaces the body of {@code InputStream.readNBytes} by a call of {@link JdkMembers}. All streams inherit this
	 * body. Redirecting the calls of the method instead would miss calls on subclasses, because a call names the static
	 * type of the stream.
	 */
	private static void readEnough(MethodHolder method, ClassHolderTransformerContext context) {
		ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
		body.invoke(JdkMembers.class, method.getName(), int.class, body.var(0, InputStream.class), body.var(1, byte[].class),
				body.var(2, int.class), body.var(3, int.class)).returnValue();
	}

	private static void redirect(BasicBlock block, boolean isGson) {
		for (Instruction each : block) {
			if (each instanceof InvokeInstruction call && isMember(call.getMethod(), isGson)) {
				redirect(call);
			} else if (each instanceof InvokeDynamicInstruction lambda) {
				lambda.getBootstrapArguments().replaceAll(MissingMembers::redirected);
			} else if (each instanceof CastNumberInstruction cast && cast.getSourceType() == NumericOperandType.DOUBLE
					&& cast.getTargetType() == NumericOperandType.LONG) {
				each.replace(callOfToLong(cast));
			}
		}
	}

	private static InvokeInstruction callOfToLong(CastNumberInstruction cast) {
		InvokeInstruction call = new InvokeInstruction();
		call.setType(InvocationType.SPECIAL);
		call.setMethod(new MethodReference(JdkMembers.class, "toLong", double.class, long.class));
		call.setArguments(cast.getValue());
		call.setReceiver(cast.getReceiver());
		call.setLocation(cast.getLocation());
		return call;
	}

	private static boolean isMember(MethodReference method, boolean isGson) {
		String name = name(method);
		return HOMES.containsKey(name) && (isGson || !OF_GSON.contains(name));
	}

	private static String name(MethodReference method) {
		String name = method.getClassName() + "." + method.getName();
		if (name.equals(SLICE) && method.parameterCount() == 2) {
			return SLICE_OF_RANGE;
		}
		return name.equals(INDEX_OF) && method.parameterCount() == 3 ? INDEX_OF_IN_PART : name;
	}

	/**
	 * Redirects a method reference, such as {@code Arrays::compare}, if TeaVM lacks the method. Returns any other argument
	 * unchanged.
	 */
	private static RuntimeConstant redirected(RuntimeConstant argument) {
		if (argument.getKind() != RuntimeConstant.METHOD_HANDLE) {
			return argument;
		}
		MethodHandle method = argument.getMethodHandle();
		String name = method.getClassName() + "." + method.getName();
		Class<?> home = OF_GSON.contains(name) ? null : HOMES.get(name);
		return home == null ? argument : new RuntimeConstant(
				MethodHandle.staticCaller(home.getName(), method.getName(), method.signature()));
	}

	private static void redirect(InvokeInstruction call) {
		List<ValueType> signature = new ArrayList<>(List.of(call.getMethod().getSignature()));
		List<Variable> arguments = new ArrayList<>(call.getArguments());
		if (call.getInstance() != null) {
			signature.addFirst(ValueType.object(call.getMethod().getClassName()));
			arguments.addFirst(call.getInstance());
		}
		String home = HOMES.get(name(call.getMethod())).getName();
		call.setInstance(null);
		call.setType(InvocationType.SPECIAL);
		call.setMethod(new MethodReference(home, call.getMethod().getName(), signature.toArray(ValueType[]::new)));
		call.setArguments(arguments.toArray(Variable[]::new));
	}
}
