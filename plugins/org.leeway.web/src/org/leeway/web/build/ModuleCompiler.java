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
import org.leeway.web.unpack.UnpackModule;
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
 * A program that compiles the modules with TeaVM, and packs them. The program and the modules have the same class path. TeaVM's
 * interop with objects of scripts must not be on the class path. Otherwise TeaVM uses it, and a module needs a script that
 * evaluates texts.
 */
public final class ModuleCompiler {

	private ModuleCompiler() {
	}

	/**
	 * Compiles the modules. Neither packed file has a time, so equal modules give equal files.
	 *
	 * @param arguments the folder for the modules, and the folder for the packed files
	 */
	public static void main(String[] arguments) throws IOException, TeaVMToolException {
		Path folder = Path.of(arguments[0]);
		Path packed = Files.createDirectories(Path.of(arguments[1]));
		Path level = compile(LevelModule.class, folder, "leeway.wasm");
		try (OutputStream out = Files.newOutputStream(packed.resolve("leeway.wasm.lzma"));
				OutputStream lzma = new LZMAOutputStream(out, smallest(), Files.size(level))) {
			Files.copy(level, lzma);
		}
		Path unpack = compile(UnpackModule.class, folder, "unpack.wasm");
		try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed.resolve("unpack.wasm.gz")))) {
			Files.copy(unpack, out);
		}
	}

	/** Returns the options that give the smallest module: bytes of WebAssembly depend on the byte before, not on their address. */
	private static LZMA2Options smallest() throws UnsupportedOptionsException {
		LZMA2Options options = new LZMA2Options(LZMA2Options.PRESET_MAX);
		options.setLcLp(LZMA2Options.LC_LP_MAX, 0);
		options.setPb(0);
		return options;
	}

	private static Path compile(Class<?> main, Path folder, String name) throws TeaVMToolException {
		TeaVMTool tool = new TeaVMTool();
		tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
		tool.setMainClass(main.getName());
		tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
		tool.setAssertionsRemoved(true);
		tool.setClassPath(Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(File::new).toList());
		tool.setClassLoader(ModuleCompiler.class.getClassLoader());
		tool.setTargetDirectory(folder.toFile());
		tool.setTargetFileName(name);
		tool.generate();
		List<Problem> problems = tool.getProblemProvider().getProblems();
		if (!problems.isEmpty()) {
			throw new TeaVMToolException(problems.stream().map(ModuleCompiler::text).distinct().toList().toString());
		}
		return folder.resolve(name);
	}

	private static String text(Problem problem) {
		DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
		problem.render(text);
		return text.getText() + " (" + problem.getLocation() + ")";
	}
}
