package org.leeway.web.build;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;
import org.tukaani.xz.UnsupportedOptionsException;

/**
 * A program that compiles a module with TeaVM, to WebAssembly or to JavaScript. The program and the module have the same class
 * path. TeaVM has a library for objects of scripts (JSO). For JavaScript, JSO must be on the class path. For WebAssembly, JSO
 * must not be there, because TeaVM would then add a script that evaluates texts as code. The security policy of our pages
 * forbids this.
 */
public final class ModuleCompiler {

	private static final String SCRIPT = ".js";
	private static final String LZMA = ".lzma";

	private ModuleCompiler() {
	}

	/**
	 * Compiles a module and writes it to a file. The file holds no time stamp, so equal modules give equal files. The end of
	 * the file's name chooses the form:
	 * <ul>
	 * <li>.js: JavaScript
	 * <li>.wasm.lzma: WebAssembly, compressed with LZMA
	 * <li>.wasm.gz: WebAssembly, compressed with gzip, for a module that unpacks others
	 * </ul>
	 *
	 * @param arguments the main class, the folder for the module, and the file
	 */
	public static void main(String[] arguments) throws IOException, TeaVMToolException {
		Path folder = Path.of(arguments[1]);
		Path file = Path.of(arguments[2]);
		boolean script = file.toString().endsWith(SCRIPT);
		String name = file.getFileName().toString();
		Path module = folder.resolve(script ? name : name.substring(0, name.lastIndexOf('.')));
		compile(arguments[0], module, script);
		Files.createDirectories(file.getParent());
		try (OutputStream out = Files.newOutputStream(file);
				OutputStream packed = script ? out : packing(out, name, Files.size(module))) {
			Files.copy(module, packed);
		}
	}

	private static OutputStream packing(OutputStream out, String name, long size) throws IOException {
		return name.endsWith(LZMA) ? new LZMAOutputStream(out, smallest(), size) : new GZIPOutputStream(out);
	}

	/**
	 * Returns the options of LZMA that give the smallest module. The best predictor for a byte of WebAssembly is the
	 * byte before it. So LZMA uses all bits of this byte (lc), and no bits of the byte's address (lp and pb).
	 */
	private static LZMA2Options smallest() throws UnsupportedOptionsException {
		LZMA2Options options = new LZMA2Options(LZMA2Options.PRESET_MAX);
		options.setLcLp(LZMA2Options.LC_LP_MAX, 0);
		options.setPb(0);
		return options;
	}

	private static void compile(String mainClass, Path module, boolean script) throws TeaVMToolException {
		TeaVMTool tool = new TeaVMTool();
		tool.setTargetType(script ? TeaVMTargetType.JAVASCRIPT : TeaVMTargetType.WEBASSEMBLY_GC);
		tool.setJsModuleType(JSModuleType.ES2015);
		tool.setMainClass(mainClass);
		tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
		tool.setAssertionsRemoved(true);
		tool.setClassPath(Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(File::new).toList());
		tool.setClassLoader(ModuleCompiler.class.getClassLoader());
		tool.setTargetDirectory(module.getParent().toFile());
		tool.setTargetFileName(module.getFileName().toString());
		tool.generate();
		List<Problem> problems = tool.getProblemProvider().getProblems();
		if (!problems.isEmpty()) {
			throw new TeaVMToolException(problems.stream().map(ModuleCompiler::text).distinct().toList().toString());
		}
	}

	private static String text(Problem problem) {
		DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
		problem.render(text);
		return text.getText() + " (" + problem.getLocation() + ")";
	}
}
