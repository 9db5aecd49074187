package org.leeway.web;

import org.teavm.jso.JSExport;
import org.teavm.jso.JSExportClasses;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * The JavaScript module of the page that opens levels. The page uses it in browsers that lack garbage collection in
 * WebAssembly. The module has the exports of {@link FileModule} and {@link LevelModule}. Another export is
 * memory, as in WebAssembly modules.
 */
@JSExportClasses({FileModule.class, LevelModule.class})
public final class ScriptModule {

	private ScriptModule() {
	}

	/** Begins the module: there is nothing to do. */
	public static void main(String[] arguments) {
		// scripts call the exports
	}

	/** Makes the memory. Returns its bytes. */
	@JSExport
	public static Int8Array memory(int length) {
		return Int8Array.fromJavaArray(ScriptMemory.create(length));
	}
}
