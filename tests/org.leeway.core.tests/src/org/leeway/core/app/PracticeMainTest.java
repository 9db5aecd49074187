package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PracticeMainTest {

	@TempDir
	private Path folder;

	@Test
	void runsEachCommandEvenAfterAFailure() throws IOException {
		String level = Files.writeString(folder.resolve("a.map"), "type octile\nheight 1\nwidth 2\nmap\n..\n").toString();
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		StringWriter err = new StringWriter();
		Console console = new Console(out, new PrintWriter(err), false, false);
		PracticeMain.run(List.of("diff", level, level, ",", "diff", ",", "diff", level, level), console);
		String same = level + " -> " + level + ": no difference\n";
		assertEquals(same + same, out.toString(StandardCharsets.UTF_8), err.toString());
	}
}
