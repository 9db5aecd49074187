package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.LeewayProcess;
import org.leeway.core.fixtures.Pictures;

/** The command line in a shell that redirects its standard streams. */
@Tag("slow")
class StandardStreamsTest {

	private static final String EXPORTED = "0,0,0,0\r\n0,0,0,0\r\n";

	@TempDir
	private Path folder;

	@BeforeEach
	void writeMap() throws IOException {
		assumeTrue(Files.exists(Path.of("/dev/fd/0")), "a system with /dev/fd");
		Files.writeString(folder.resolve("level.map"), Pictures.mapFile("""
				....
				....
				"""));
	}

	@Test
	void standardOutputHasANameThatIsWrittenAsItIs() throws Exception {
		Path file = Files.writeString(folder.resolve("all"), "first\n");
		assertEquals(0, shell("\"$@\" -o /dev/stdout >> all 2>&1; status=$?; echo last >> all; exit $status"));
		String all = Files.readString(file);
		assertEquals("first\n" + EXPORTED + "/dev/stdout: 4 x 2 cells, terrain id\nlast\n", all);
		assertEquals(0, shell("\"$@\" -o /dev/fd/3 3> all && echo last >> all"));
		assertEquals(EXPORTED + "last\n", Files.readString(file));
	}

	@Test
	void aReaderMayStopReading() throws Exception {
		assertEquals(0, shell("{ \"$@\" -o /dev/stdout; echo $? > status; } | head -c 4 > start"));
		assertEquals("0\n", Files.readString(folder.resolve("status")));
		assertEquals(EXPORTED.substring(0, 4), Files.readString(folder.resolve("start")));
		assertEquals(0, shell("{ sleep 1; \"$@\" -o /dev/stdout; echo $? > status; } | true"));
		assertEquals("0\n", Files.readString(folder.resolve("status")));
	}

	private int shell(String script) throws IOException, InterruptedException {
		List<String> words = new ArrayList<>(List.of("sh", "-c", script, "sh"));
		words.addAll(LeewayProcess.command("export", "--format", "csv", "--layer", "terrain",
				"level.map"));
		return new ProcessBuilder(words).directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT).start()
				.waitFor();
	}
}
