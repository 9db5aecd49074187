package org.leeway.core.app;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import org.leeway.core.exchange.Formats;
import org.leeway.core.files.FailureText;
import org.leeway.core.files.Hashes;
import org.leeway.core.files.MessageText;
import org.leeway.core.files.TemporaryFolder;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code leeway describe}: writes a level as lines of text. */
@Command(name = "describe", sortOptions = false, customSynopsis = "leeway describe [OPTION]... FILE",
		description = "Writes a level as lines of text: its properties, a line an object, and the rows of its cells. Two levels "
				+ "differ in the lines of what differs.",
		footer = {"", "Exit status: 0 written, 2 bad usage or unreadable input."})
final class DescribeCommand implements Callable<Integer> {

	/**
	 * The number of bytes at the start of a file in which git looks for a zero byte. If it finds a zero byte, git treats
	 * the file as binary.
	 */
	private static final int START = 8000;

	private final Console console;
	private final ImportOptions importing;

	@Option(names = "--textconv",
			description = "For git diff: read FILE alone, without files beside it, and write a file that cannot be read as it is, "
					+ "below the reason. 'leeway git-setup' has git do so.")
	private boolean textconv;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(paramLabel = "FILE", description = "The level. Of a file with several levels, all are written.")
	private String file;

	DescribeCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		Writer out = console.writer();
		if (textconv) {
			writeForGit(out);
		} else {
			write(file, importing.formats(List.of(file)), out);
		}
		out.flush();
		return ExitStatus.OK;
	}

	private static void write(String file, Formats formats, Writer out) throws IOException, FailureException {
		for (LevelInput input : LevelInput.readAll(file, formats)) {
			LevelText.write(input.model(), input.level().orElse(input.model().getName()), out);
		}
	}

	/**
	 * Writes a file as text for git. If the file cannot be read, writes the reason, because git stops if this command fails.
	 * Equal files must get equal texts, even if git has copied a file from the repository to another folder. But other files in
	 * the same folder can influence the text of a file. So the method reads a copy in an empty folder.
	 */
	private void writeForGit(Writer out) throws IOException {
		try (TemporaryFolder work = new TemporaryFolder()) {
			Path path = Path.of(file);
			Path copy = Files.copy(path, work.file("level").resolveSibling(path.getFileName().toString()));
			// an empty .git stops readers that search the folders above for a file, such as an import profile
			Files.createFile(work.file(".git"));
			writeOrReason(copy, out);
		} catch (IOException | InvalidPathException e) {
			out.write(MessageText.visible(file + ": " + FailureText.reason(e)) + "\n");
		}
	}

	private void writeOrReason(Path copy, Writer out) throws IOException {
		try {
			write(copy.toString(), importing.catalogue(), out);
		} catch (FailureException | OutOfMemoryError | StackOverflowError e) {
			String reason = e instanceof FailureException ? e.getMessage() : copy + ": the memory of this program does not suffice";
			out.write(MessageText.visible(reason.replace(copy.toString(), "not read by Leeway")) + "\n");
			writeRaw(copy, out);
		}
	}

	/**
	 * Copies a text file unchanged. For any other file, writes its size and its hash, because its bytes would disturb a
	 * terminal.
	 */
	private void writeRaw(Path copy, Writer out) throws IOException {
		out.flush();
		try (InputStream in = new BufferedInputStream(Files.newInputStream(copy, LinkOption.NOFOLLOW_LINKS))) {
			in.mark(START + 1);
			boolean isText = isText(in.readNBytes(START));
			in.reset();
			if (isText) {
				in.transferTo(console.out());
			} else {
				out.write(Files.size(copy) + " bytes, SHA-256 " + Hashes.of(in, Hashes.start()) + "\n");
			}
		}
	}

	private static boolean isText(byte[] start) {
		for (byte each : start) {
			if (each == 0) {
				return false;
			}
		}
		return true;
	}
}
