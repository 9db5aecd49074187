package org.leeway.core.exchange.lbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import org.leeway.core.fixtures.Judges;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/**
 * The readers of clearance files in several languages, which users copy into their engines. A test program runs each reader on
 * a batch of files, and prints a line for each file. The line is {@code refused}, or {@code ok} with the content and the
 * answers to queries about the meshes. If the program does not verify checksums, the content is only the values of the layers.
 * The comment of {@code judges/lbc/read.c} describes the input and the output.
 */
enum LbcReader {

	/**
	 * Runs the reader in C. Each file is in a memory block of exactly its size. So the sanitizers end the program if it
	 * reads outside of the file.
	 */
	C("/usr/bin/gcc") {

		@Override
		List<String> prepare(Path folder, Path readers) throws IOException, InterruptedException {
			Path made = folder.resolve("read");
			run(List.of("gcc", "-std=c99", "-O1", "-g", "-Wall", "-Wextra", "-Wconversion", "-Wno-unused-function", "-pedantic",
					"-Werror", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-I" + readers,
					Judges.script("lbc/read.c").toString(), "-lm", "-o", made.toString()));
			return List.of(made.toString());
		}
	},

	CSHARP("/usr/bin/mcs") {

		@Override
		List<String> prepare(Path folder, Path readers) throws IOException, InterruptedException {
			Path made = folder.resolve("read.exe");
			run(List.of("mcs", "-warnaserror", "-out:" + made, Judges.script("lbc/Read.cs").toString(),
					readers.resolve("LeewayClearance.cs").toString()));
			return List.of("env", "MONO_GC_PARAMS=max-heap-size=" + MEGABYTES + "m", "mono", made.toString());
		}
	},

	JAVASCRIPT("/usr/bin/node") {

		@Override
		List<String> prepare(Path folder, Path readers) throws IOException {
			Files.copy(readers.resolve("leeway-clearance.js"), folder.resolve("leeway-clearance.mjs"));
			Path program = Files.copy(Judges.script("lbc/read.mjs"), folder.resolve("read.mjs"));
			return List.of("node", "--max-old-space-size=" + MEGABYTES, program.toString());
		}
	},

	GDSCRIPT(Judges.GODOT4.toString()) {

		@Override
		List<String> prepare(Path folder, Path readers) throws IOException {
			Path reader = readers.resolve("../../samples/godot/addons/leeway/leeway_clearance.gd");
			Files.copy(reader, folder.resolve("leeway_clearance.gd"));
			Files.copy(Judges.script("lbc/read.gd"), folder.resolve("read.gd"));
			Files.createFile(folder.resolve("project.godot"));
			return List.of(compiler.toString(), "--headless", "--path", folder.toString(), "-s", "read.gd", "--");
		}

		@Override
		String absent() {
			return Judges.GODOT4_ABSENT;
		}

		@Override
		List<String> answers(List<String> lines) {
			return lines.stream().filter(line -> line.equals("refused") || line.startsWith("ok")).toList();
		}
	};

	/** Limit for the memory of a program, in MiB: enough for valid files of the tests, and too little for malicious ones. */
	private static final int MEGABYTES = 128;

	final Path compiler;
	/** Indexed by folder: the command that starts the test program. The program is compiled once in each folder. */
	private final Map<Path, List<String>> commands = new HashMap<>();

	LbcReader(String compiler) {
		this.compiler = Path.of(compiler);
	}

	/** Returns the reason why tests skip this reader: its compiler is not installed. */
	String absent() {
		return compiler + " is not installed";
	}

	boolean isPossible() {
		return Files.isExecutable(compiler);
	}

	/** Runs the test program of this reader on files. Returns the line that the program prints for each file. */
	List<String> read(Path folder, List<byte[]> files, boolean verify) throws IOException, InterruptedException {
		return read(folder, files, List.of(), verify);
	}

	/**
	 * Runs the test program of this reader on files. Returns the line that the program prints for each file.
	 *
	 * @param folder in which the program is compiled, once for all calls
	 * @param queries for the meshes of each file
	 */
	List<String> read(Path folder, List<byte[]> files, List<LbcQuery> queries, boolean verify)
			throws IOException, InterruptedException {
		Path place = Files.createTempDirectory(folder, "batch");
		List<String> command = new ArrayList<>(command(folder));
		command.addAll(List.of(batch(place.resolve("batch"), files).toString(),
				Files.write(place.resolve("queries"), LbcQuery.bytes(queries)).toString(), verify ? "1" : "0"));
		return answers(run(command));
	}

	/** Returns the lines about files. Leaves out other lines that the program prints, such as Godot's version. */
	List<String> answers(List<String> lines) {
		return lines;
	}

	/** Returns the command that starts the program. Compiles the program at the first call for a folder. */
	private synchronized List<String> command(Path folder) throws IOException, InterruptedException {
		List<String> known = commands.get(folder);
		if (known == null) {
			known = prepare(Files.createTempDirectory(folder, "reader"), folder());
			commands.put(folder, known);
		}
		return known;
	}

	/** Compiles the program. Returns the command that starts it. */
	abstract List<String> prepare(Path folder, Path readers) throws IOException, InterruptedException;

	/** Returns the folder of the readers. */
	static Path folder() {
		Path at = Path.of("").toAbsolutePath();
		while (!Files.isDirectory(at.resolve("docs/lbc"))) {
			at = at.getParent();
		}
		return at.resolve("docs/lbc");
	}

	/**
	 * Writes a level.
	 *
	 * @param values the values of options for the export, indexed by option
	 */
	static byte[] write(Level level, Map<String, String> values) throws IOException {
		LbcExporter exporter = new LbcExporter();
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		exporter.export(level, OptionValues.parse(exporter.levelOptions(), values), Progress.NONE).write(out);
		return out.toByteArray();
	}

	/** Writes all contents to one file. The length of each content precedes it. */
	private static Path batch(Path file, List<byte[]> contents) throws IOException {
		try (OutputStream out = Files.newOutputStream(file)) {
			for (byte[] each : contents) {
				out.write(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(each.length).array());
				out.write(each);
			}
		}
		return file;
	}

	/** Runs a program. Returns the lines that it prints. */
	static List<String> run(List<String> command) throws IOException, InterruptedException {
		Path output = Files.createTempFile("lbc", ".txt");
		try {
			Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
			boolean ended = process.waitFor(10, TimeUnit.MINUTES);
			process.destroyForcibly();
			assertTrue(ended, command.toString());
			String text = Files.readString(output, StandardCharsets.UTF_8);
			assertEquals(0, process.exitValue(), command + "\n" + text.substring(0, Math.min(4000, text.length())));
			return text.lines().toList();
		} finally {
			Files.delete(output);
		}
	}
}
