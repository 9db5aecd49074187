package org.teavm.classlib.java.lang;

/** A permission that none asks for. */
public class TRuntimePermission {

	public TRuntimePermission(String name) {
		// a page has no permissions
	}
}
