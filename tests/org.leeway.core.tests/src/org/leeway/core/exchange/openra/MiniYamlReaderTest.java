package org.leeway.core.exchange.openra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.leeway.core.LevelFormatException;

/** Tests of texts in MiniYaml, and what they mean after merging and inheritance. */
class MiniYamlReaderTest {

	private static List<MiniYamlNode> read(String text) throws IOException {
		return MiniYamlReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "a.yaml");
	}

	/** Writes nodes on one line: {@code key=value(children)}. */
	private static String text(List<MiniYamlNode> nodes) {
		return nodes.stream().map(node -> node.key() + (node.value().isEmpty() ? "" : "=" + node.value())
				+ (node.children().isEmpty() ? "" : "(" + text(node.children()) + ")")).collect(Collectors.joining(" "));
	}

	@Test
	void linesBecomeNodes() throws IOException {
		assertEquals("a=1(b=2(c) d=x: y) e", text(read("a: 1\n\tb: 2\n\t\tc:\n\td : x: y \n\ne\n")));
		assertEquals("a(b(c) d)", text(read("a:\r\n    b:\r\n    \tc:\r\n      d:\r\n")));
		assertEquals("\u00e9=\u00fc", text(read("\uFEFF\u00e9: \u00fc")));
		assertEquals("", text(read("\n\t\t\n   \n: 3\n")));
		assertEquals(3, read("\n\na: 1").getFirst().line());
	}

	@Test
	void commentsEndLines() throws IOException {
		assertEquals("a=1(c=#5 # 6) d", text(read("# b\na: 1 # b: 2\n\t# b\n\tc: \\#5 \\# 6#7\nd#: 8\n")));
		assertEquals("a(b)", text(read("a:\n#\n\t\t\t# far\n\tb:\n")));
	}

	@Test
	void backslashesKeepBlanks() throws IOException {
		assertEquals("a=  1 ", text(read("a: \\  1 \\")));
		assertEquals("a=\\", text(read("a: \\")));
		assertEquals("a= ", text(read("a: \\ \\")));
	}

	@Test
	void indentationGrowsByOne() throws IOException {
		LevelFormatException wrong = assertThrows(LevelFormatException.class, () -> read("a:\n\tb:\n\t\t\tc:\n"));
		assertSays(wrong.getMessage(), "a.yaml:3: ", "3 levels");
		StringBuilder deep = new StringBuilder();
		for (int i = 0; i < 1000; i++) {
			deep.append("\t".repeat(i)).append("a:\n");
		}
		assertSays(assertThrows(LevelFormatException.class, () -> read(deep.toString())).getMessage(), "a.yaml:65: ", "64 levels");
	}

	@Test
	void partsMayBeLeftOut() throws IOException {
		List<MiniYamlNode> nodes = MiniYamlReader.read(new ByteArrayInputStream("a:\n\tb:\n\t\tc:\n\td:\n\t\te:\nb:\n".getBytes()),
				"a.yaml", (level, key) -> level != 1 || !key.equals("b"));
		assertEquals("a(d(e)) b", text(nodes));
	}

	private static String merged(String wanted, String... files) throws IOException {
		List<List<MiniYamlNode>> all = new ArrayList<>();
		for (String file : files) {
			all.add(read(file));
		}
		return text(new MiniYamlMerge(all).resolved(wanted));
	}

	@Test
	void laterFilesChangeEarlierOnes() throws IOException {
		assertEquals("x=2(y=1 z=3) w", merged("a", "a:\n\tx: 1\n\t\ty: 1\n\t\tz: 1\n", "a:\n\tx: 2\n\t\tz: 3\n\tw:\n"));
		assertEquals("x=1", merged("a", "a:\n\tx: 1\n", "a:\n\tx:\n"));
		assertEquals("y", merged("a", "a:\n\tx: 1\n", "a:\n\t-x:\n\ty:\n"));
		assertEquals("x(z)", merged("a", "a:\n\tx:\n\t\ty:\n", "a:\n\t-x:\n\tx:\n\t\tz:\n"));
		assertEquals("x(z)", merged("a", "a:\n\tx:\n\t\ty:\n\t\tz:\n", "a:\n\tx:\n\t\t-y:\n"));
		assertEquals("x y", merged("a", "a:\n\tx:\na:\n\ty:\n"));
	}

	@Test
	void nodesInherit() throws IOException {
		assertEquals("x=1 y=2 z=3", merged("a", "^b:\n\tx: 1\n\ty: 1\n^c:\n\tInherits: ^b\n\ty: 2\na:\n\tInherits: ^c\n\tz: 3\n"));
		assertEquals("y=1", merged("a", "^b:\n\tx: 1\n\ty: 1\na:\n\tInherits@1: ^b\n\t-x:\n"));
		assertEquals("x(p q=2)", merged("a", "^b:\n\tx:\n\t\tp:\n\t\tq: 1\na:\n\tInherits: ^b\n\tx:\n\t\tq: 2\n"));
		// both files give the node "a" a parent, by the same key. The parent in the later file replaces the parent in the
		// earlier file
		assertEquals("x=2 w=5", merged("a", "^b:\n\tx: 1\n^c:\n\tx: 3\n\tw: 5\na:\n\tInherits: ^b\n\tx: 2\n", "a:\n\tInherits: ^c\n"));
		assertEquals("x=1", merged("a", "a:\n\tInherits: ^none\n\tx: 1\n"));
		assertEquals("x=7", merged("a", "^b:\n\tx: 1\na:\n\tInherits: ^b\n", "^b:\n\tx: 7\n"));
	}

	@Test
	void topNodesCanBeRemoved() throws IOException {
		assertEquals(List.of("b"), List.copyOf(new MiniYamlMerge(List.of(read("a:\nb:\n"), read("-a:\n"))).keys()).stream()
				.filter(key -> !key.startsWith("-")).toList());
	}
}
