package org.leeway.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.leeway.web.eclipse.BuiltInFormats;
import org.teavm.interop.Export;
import org.teavm.jso.JSExport;

/**
 * The functions for files that a module exports to the script of a page. The script can open a level from the bytes of
 * a file, check the level, and save it. The module also has the functions of {@link LevelModule}.
 * <p>
 * A call puts out bytes, and returns their number. If a call fails, the returned number is negative, and the bytes are
 * an error message.
 * <p>
 * The class is also compiled to JavaScript, for browsers that lack garbage collection in WebAssembly.
 */
public final class FileModule {

	private static byte[] input = {};
	private static byte[] output = {};
	private static DroppedFiles files = new DroppedFiles();
	private static OpenedLevel level;

	/** A call that makes bytes. */
	@FunctionalInterface
	private interface Answer {

		byte[] bytes() throws IOException;
	}

	static {
		BuiltInFormats.register();
	}

	private FileModule() {
	}

	/** Begins the module. */
	public static void main(String[] arguments) {
		LevelModule.main(arguments);
	}

	/** Makes room for input. */
	@JSExport
	@Export(name = "beginFile")
	public static void beginFile(int bytes) {
		input = new byte[bytes];
	}

	/** Sets the four bytes of the input from {@code index} on, the lowest first. Ignores bytes behind the end of the input. */
	@JSExport
	@Export(name = "putFile")
	public static void putFile(int index, int four) {
		int end = Math.min(input.length, index + 4);
		for (int i = index, rest = four; i < end; i++, rest >>>= 8) {
			input[i] = (byte) rest;
		}
	}

	/** Returns the four bytes of the output from {@code index} on, the lowest first. Bytes behind the end of the output are 0. */
	@JSExport
	@Export(name = "getFile")
	public static int getFile(int index) {
		int four = 0;
		for (int i = Math.min(output.length, index + 4) - 1; i >= index; i--) {
			four = four << 8 | output[i] & 0xFF;
		}
		return four;
	}

	/**
	 * Gives a file to the module, for the next call of {@link #open}. Before this call, the script fills the input, see {@link
	 * #putFile}. The input is the path of the file in UTF-8, and then the bytes of the file.
	 *
	 * @param pathLength number of bytes of the path
	 */
	@JSExport
	@Export(name = "giveFile")
	public static void giveFile(int pathLength) {
		byte[] bytes = taken();
		files.add(new String(bytes, 0, pathLength, StandardCharsets.UTF_8), Arrays.copyOfRange(bytes, pathLength, bytes.length));
	}

	/**
	 * Reads and checks a level. The input is the path of a given file in UTF-8. The file may name other given files. Puts out the
	 * blocks of data with which the page shows the level. If the file has several levels, the first is open. If the call
	 * fails, the level that was open stays open. Forgets all given files.
	 */
	@JSExport
	@Export(name = "open")
	public static int open() {
		String file = new String(taken(), StandardCharsets.UTF_8);
		DroppedFiles given = files;
		files = new DroppedFiles();
		return answer(() -> shown(OpenedLevel.read(file, given)));
	}

	/** Opens the level with the given index in the file. Puts out blocks of data as {@link #open} does. */
	@JSExport
	@Export(name = "openLevel")
	public static int openLevel(int index) {
		return answer(() -> shown(level.at(index)));
	}

	private static byte[] shown(OpenedLevel next) throws IOException {
		byte[] blocks = utf8(next.blocks());
		level = next;
		return blocks;
	}

	/**
	 * Checks the level again after the user has painted. The input is the terrain of each cell, row by row. Puts out blocks
	 * of data as {@link #open} does.
	 */
	@JSExport
	@Export(name = "check")
	public static int check() {
		byte[] cells = taken();
		return answer(() -> {
			level.paint(cells);
			return utf8(level.blocks());
		});
	}

	/** Puts out the bytes of the level's file. The input is the terrain of each cell, row by row. */
	@JSExport
	@Export(name = "save")
	public static int save() {
		byte[] cells = taken();
		return answer(() -> {
			level.paint(cells);
			return level.save();
		});
	}

	private static int answer(Answer answer) {
		try {
			return putOut(answer.bytes());
		} catch (IOException | RuntimeException failed) {
			return -putOut(utf8(failed.getMessage() == null ? failed.toString() : failed.getMessage()));
		}
	}

	/** Returns the input, and forgets it. */
	private static byte[] taken() {
		byte[] bytes = input;
		beginFile(0);
		return bytes;
	}

	private static int putOut(byte[] bytes) {
		output = bytes;
		return bytes.length;
	}

	private static byte[] utf8(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}
}
