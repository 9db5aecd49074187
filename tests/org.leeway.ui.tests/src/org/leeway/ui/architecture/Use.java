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
 * A place where the code of a class refers to another type's member.
 *
 * @param kind how
 * @param owner the type through which the member is reached, with its internal name
 * @param member named as in {@link Declared}; for {@link Kind#NEW} the constructor
 */
record Use(Kind kind, String owner, String member) {

	/** Kinds of references, which have different requirements to link. */
	enum Kind {
		/** A method or field of an instance, of a class. */
		INSTANCE,
		/** A method of an instance, of an interface. */
		INTERFACE,
		/** A static method or field. */
		STATIC,
		/** The method of a superclass, from the method that overrides it. */
		SUPER,
		/** A constructor, for a new object. */
		NEW,
		/** A constructor, of the superclass. */
		CONSTRUCTED,
		/** The only method of an interface that a lambda expression implements. */
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
		/** Number of objects that were created, and whose constructors were not called yet. */
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
