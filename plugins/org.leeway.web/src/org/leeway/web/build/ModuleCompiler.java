package org.leeway.web.build;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

import org.leeway.web.LevelModule;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * A program that compiles the module with TeaVM. The program and the module have the same class path. TeaVM's interop with
 * objects of scripts must not be on the class path. Otherwise TeaVM uses it, and the module needs a script that evaluates texts.
 */
public final class ModuleCompiler {

	private static final String NAME = "leeway.wasm";

	private ModuleCompiler() {
	}

	/**
	 * Compiles the module, and compresses it.
	 *
	 * @param arguments the folder for the module, and the compressed file to write
	 */
	public static void main(String[] arguments) throws IOException, TeaVMToolException {
		Path folder = Path.of(arguments[0]);
		Path packed = Path.of(arguments[1]);
		compile(folder);
		Files.createDirectories(packed.getParent());
		// the header of Java's gzip has no time, so equal modules give equal files
		try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
			Files.copy(folder.resolve(NAME), out);
		}
	}

	private static void compile(Path folder) throws TeaVMToolException {
		TeaVMTool tool = new TeaVMTool();
		tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
		tool.setMainClass(LevelModule.class.getName());
		tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
		tool.setAssertionsRemoved(true);
		tool.setClassPath(Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(File::new).toList());
		tool.setClassLoader(ModuleCompiler.class.getClassLoader());
		tool.setTargetDirectory(folder.toFile());
		tool.setTargetFileName(NAME);
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
