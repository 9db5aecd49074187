package org.leeway.ui.architecture;

import java.util.LinkedHashSet;
import java.util.Set;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A reference from the code of a class to a member of another type.
 *
 * @param kind the kind of the reference
 * @param owner the internal name of the type in the reference. A supertype may declare the member
 * @param member named as in {@link Declared}. The constructor for {@link Kind#NEW}
 */
record Use(Kind kind, String owner, String member) {

	/** The kinds of references. Each kind has its own conditions for linking. */
	enum Kind {
		/** A use of an instance's field or method. The owner in the reference is a class. */
		INSTANCE,
		/** A call of an instance's method. The owner in the reference is an interface. */
		INTERFACE,
		/** A static method or field. */
		STATIC,
		/** A call of a superclass's method with {@code super}. */
		SUPER,
		/** A call of a constructor with {@code new}. */
		NEW,
		/** A call of another constructor at the beginning of a constructor. */
		CONSTRUCTED,
		/** A lambda expression, which implements the only abstract method of an interface. */
		LAMBDA
	}

	/** Returns all references of a class. */
	static Set<Use> of(ClassReader file) {
		Set<Use> uses = new LinkedHashSet<>();
		file.accept(new ClassVisitor(Opcodes.ASM9) {
			@Override
			public MethodVisitor visitMethod(int access, String method, String type, String generic, String[] thrown) {
				return new Collector(uses);
			}
		}, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
		return uses;
	}

	private static final class Collector extends MethodVisitor {

		private final Set<Use> uses;
		/**
		 * Number of objects that {@code new} has created in this method, without a call of their constructor so far. If the
		 * number is greater than 0, the next call of a constructor belongs to {@code new}. Otherwise, the call is {@code
		 * super(...)} or {@code this(...)}.
		 */
		private int created;

		Collector(Set<Use> uses) {
			super(Opcodes.ASM9);
			this.uses = uses;
		}

		@Override
		public void visitTypeInsn(int opcode, String type) {
			created += opcode == Opcodes.NEW ? 1 : 0;
		}

		@Override
		public void visitFieldInsn(int opcode, String owner, String field, String type) {
			boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
			uses.add(new Use(isStatic ? Kind.STATIC : Kind.INSTANCE, owner, field + ":" + type));
		}

		@Override
		public void visitMethodInsn(int opcode, String owner, String method, String type, boolean isInterface) {
			if (!owner.startsWith("[")) {
				uses.add(new Use(kind(opcode, method), owner, method + type));
			}
		}

		private Kind kind(int opcode, String method) {
			return switch (opcode) {
			case Opcodes.INVOKESTATIC -> Kind.STATIC;
			case Opcodes.INVOKEINTERFACE -> Kind.INTERFACE;
			case Opcodes.INVOKEVIRTUAL -> Kind.INSTANCE;
			default -> method.equals("<init>") ? created-- > 0 ? Kind.NEW : Kind.CONSTRUCTED : Kind.SUPER;
			};
		}

		@Override
		public void visitInvokeDynamicInsn(String name, String type, Handle maker, Object... arguments) {
			if (maker.getOwner().equals("java/lang/invoke/LambdaMetafactory")) {
				uses.add(new Use(Kind.LAMBDA, Type.getReturnType(type).getInternalName(), name + arguments[0]));
			}
			for (Object argument : arguments) {
				if (argument instanceof Handle handle) {
					uses.add(new Use(kind(handle), handle.getOwner(), handle.getName() + handle.getDesc()));
				}
			}
		}

		private static Kind kind(Handle handle) {
			return switch (handle.getTag()) {
			case Opcodes.H_INVOKESTATIC -> Kind.STATIC;
			case Opcodes.H_INVOKEINTERFACE -> Kind.INTERFACE;
			case Opcodes.H_NEWINVOKESPECIAL -> Kind.NEW;
			case Opcodes.H_INVOKESPECIAL -> Kind.SUPER;
			default -> Kind.INSTANCE;
			};
		}
	}
}
