package org.leeway.web.jdk;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

import org.teavm.backend.javascript.TeaVMJavaScriptHost;
import org.teavm.backend.javascript.spi.InjectorContext;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.CastNumberInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.NumericOperandType;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * A plug-in of TeaVM that lets JavaScript compute as Java does. Without the plug-in:
 * <ul>
 * <li>floats are computed as doubles
 * <li>{@code a + (b - c)} is written without the parentheses, although a sum of doubles depends on the order of the operations
 * <li>casts of large numbers to int overflow
 * </ul>
 */
public final class ScriptArithmetic implements TeaVMPlugin, ClassHolderTransformer {

	private static final MethodReference ROUNDED = new MethodReference(ScriptArithmetic.class, "rounded", float.class, float.class);
	private static final MethodReference GROUPED = new MethodReference(ScriptArithmetic.class, "grouped", double.class, double.class);
	private static final MethodReference LIMITED = new MethodReference(ScriptArithmetic.class, "limited", double.class, double.class);
	private static final Set<BinaryOperation> ARITHMETIC = Set.of(BinaryOperation.ADD, BinaryOperation.SUBTRACT,
			BinaryOperation.MULTIPLY, BinaryOperation.DIVIDE, BinaryOperation.MODULO);

	@Override
	public void install(TeaVMHost host) {
		TeaVMJavaScriptHost script = host.getExtension(TeaVMJavaScriptHost.class);
		if (script != null) {
			script.add(ROUNDED, (context, method) -> write(context, "Math.fround(", ")"));
			script.add(GROUPED, (context, method) -> write(context, "(", ")"));
			script.add(LIMITED, (context, method) -> write(context, "Math.max(-2147483648,Math.min(2147483647,", "))"));
			host.add(this);
		}
	}

	/** Returns the float that is nearest to a value. */
	static native float rounded(float value);

	/**
	 * Returns the given value. In the compiled JavaScript, the value is in parentheses, so that operations keep the order of
	 * Java.
	 */
	static native double grouped(double value);

	/** Limits a value to the range of int. Returns NaN for NaN. */
	static native double limited(double value);

	private static void write(InjectorContext context, String start, String end) {
		context.getWriter().append(start);
		context.writeExpr(context.getArgument(0));
		context.getWriter().append(end);
	}

	@Override
	public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
		type.getMethods().stream().map(MethodHolder::getProgram).filter(Objects::nonNull).forEach(ScriptArithmetic::change);
	}

	private static void change(Program program) {
		for (BasicBlock block : program.getBasicBlocks()) {
			List<Instruction> instructions = new ArrayList<>();
			block.forEach(instructions::add);
			instructions.forEach(ScriptArithmetic::change);
		}
	}

	private static void change(Instruction instruction) {
		if (instruction instanceof BinaryInstruction each && ARITHMETIC.contains(each.getOperation()) && isReal(each.getOperandType())) {
			Variable result = each.getReceiver();
			each.setReceiver(each.getProgram().createVariable());
			each.insertNext(call(each.getOperandType() == NumericOperandType.FLOAT ? ROUNDED : GROUPED, each.getReceiver(), result));
		} else if (instruction instanceof CastNumberInstruction each && each.getTargetType() == NumericOperandType.FLOAT) {
			Variable result = each.getReceiver();
			each.setReceiver(each.getProgram().createVariable());
			each.insertNext(call(ROUNDED, each.getReceiver(), result));
		} else if (instruction instanceof CastNumberInstruction each && each.getTargetType() == NumericOperandType.INT
				&& each.getSourceType() == NumericOperandType.DOUBLE) {
			Variable limited = each.getProgram().createVariable();
			each.insertPrevious(call(LIMITED, each.getValue(), limited));
			each.setValue(limited);
		}
	}

	private static boolean isReal(NumericOperandType type) {
		return type == NumericOperandType.FLOAT || type == NumericOperandType.DOUBLE;
	}

	private static InvokeInstruction call(MethodReference method, Variable argument, Variable result) {
		InvokeInstruction call = new InvokeInstruction();
		call.setType(InvocationType.SPECIAL);
		call.setMethod(method);
		call.setArguments(argument);
		call.setReceiver(result);
		return call;
	}
}
