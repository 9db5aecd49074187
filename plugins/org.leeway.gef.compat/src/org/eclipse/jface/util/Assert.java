package org.eclipse.jface.util;

/**
 * A replacement for a class of JFace that JFace no longer has. GEF 3.2 still calls it. Today's class is
 * {@link org.eclipse.core.runtime.Assert}.
 */
public final class Assert {

	private Assert() {
	}

	public static boolean isTrue(boolean expression) {
		return org.eclipse.core.runtime.Assert.isTrue(expression);
	}

	public static boolean isTrue(boolean expression, String message) {
		return org.eclipse.core.runtime.Assert.isTrue(expression, message);
	}

	public static void isNotNull(Object object) {
		org.eclipse.core.runtime.Assert.isNotNull(object);
	}

	public static void isNotNull(Object object, String message) {
		org.eclipse.core.runtime.Assert.isNotNull(object, message);
	}
}
