package org.leeway.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/**
 * Tests of the releases for all systems. The release of this machine's system is run, and the files of other releases
 * are checked.
 */
class ReleaseTest {

	private static final int GUI = 2;
	private static final int CONSOLE = 3;

	@TempDir
	private Path folder;

	@ParameterizedTest
	@EnumSource
	void allBundlesResolveOnTheirSystem(Release release) throws Exception {
		Path plugins = release.unpack(folder).resolve("editor/plugins");
		Resolution resolution = Resolution.of(release, plugins, folder.resolve("storage"));
		assertEquals(List.of(), resolution.unresolved());
		assertEquals(List.of("org.eclipse.swt." + release.ws + "." + release.os + "." + release.arch), resolution.bundles()
				.stream().filter(name -> name.matches("org.eclipse.swt.*(linux|win32|macosx).*")).toList(),
				"the parts of this system and of no other");
	}

	@ParameterizedTest
	@EnumSource
	void holdsTheSameForAll(Release release) throws Exception {
		Path home = release.unpack(folder);
		assertTrue(Files.isRegularFile(home.resolve("leeway.jar")));
		assertEquals(5, Resolution.files(home.resolve("samples")).size());
		assertTrue(Files.exists(home.resolve("samples/agents/0ad-a26.agents")));
		String config = Files.readString(home.resolve("editor/configuration/config.ini"));
		assertFalse(config.startsWith("#") || config.contains("eclipse.p2"),
				"no dates and no updates: " + config.lines().findFirst());
		assertFalse(Files.exists(home.resolve("editor/p2")));
		for (String script : release.os.equals("win32") ? List.<String>of() : List.of("leeway", "practice")) {
			assertTrue(Files.isRegularFile(home.resolve(script)), script);
		}
	}

	@Test
	void theProgramsOfWindowsHaveAWindowOrAConsole() throws Exception {
		Path home = Release.WINDOWS_X86_64.unpack(folder);
		assertEquals(GUI, subsystem(home.resolve("leeway.exe")));
		assertEquals(CONSOLE, subsystem(home.resolve("leewayc.exe")));
		for (String program : List.of("leeway.exe", "leewayc.exe")) {
			String text = new String(Files.readAllBytes(home.resolve(program)), StandardCharsets.ISO_8859_1);
			assertTrue(text.contains("-Dleeway.editor=") && text.contains("leeway.jar"), program);
			assertTrue(text.contains("-Dleeway.program=\"%EXEDIR%\\leewayc.exe\""), program);
		}
	}

	/**
	 * Returns the subsystem (console or window) from the header of a Windows program. Microsoft's PE Format describes its place.
	 */
	private static int subsystem(Path program) throws IOException {
		ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(program)).order(ByteOrder.LITTLE_ENDIAN);
		assertEquals('M' + ('Z' << 8), bytes.getShort(0));
		int header = bytes.getInt(0x3C);
		assertEquals('P' + ('E' << 8), bytes.getInt(header));
		assertEquals(0, bytes.getInt(header + 8), "the time of the build");
		assertEquals(0, bytes.getInt(header + 24 + 64), "the sum");
		return bytes.getShort(header + 24 + 68);
	}

	@ParameterizedTest
	@EnumSource(names = "MACOS.*", mode = EnumSource.Mode.MATCH_ALL)
	void theFinderFindsProgramAndIcon(Release release) throws Exception {
		release.unpack(folder);
		Path contents = folder.resolve("Leeway.app/Contents");
		DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
		builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
		Document plist = builder.parse(contents.resolve("Info.plist").toFile());
		NodeList keys = plist.getElementsByTagName("key");
		Map<String, String> values = new TreeMap<>();
		for (int i = 0; i < keys.getLength(); i++) {
			Node value = keys.item(i).getNextSibling().getNextSibling();
			values.put(keys.item(i).getTextContent(), value.getTextContent());
		}
		assertTrue(Files.isRegularFile(contents.resolve("MacOS").resolve(values.get("CFBundleExecutable"))));
		assertTrue(Files.isRegularFile(contents.resolve("Resources").resolve(values.get("CFBundleIconFile"))));
		assertTrue(values.get("CFBundleVersion").matches("\\d+\\.\\d+\\.\\d+"), values.toString());
	}

	@Test
	void theCommandLineRunsInAFolderOfAnyNameWithoutAHome() throws Exception {
		assumeLinux();
		Path home = Release.LINUX_X86_64.unpack(Files.createDirectory(folder.resolve("a b ü")));
		ProcessBuilder builder = new ProcessBuilder(home.resolve("leeway").toString(), "validate",
				home.resolve("samples/lanes.leeway").toString());
		builder.environment().remove("HOME");
		builder.environment().put("LC_ALL", "C");
		String said = run(builder);
		assertTrue(said.contains("3 agents: nothing found"), said);
	}

	@Test
	void onlyChecksOfLittleInputForgoTheThoroughCompiler() throws Exception {
		assumeLinux();
		Path home = Release.LINUX_X86_64.unpack(folder);
		Path small = home.resolve("samples/lanes.leeway");
		Path large = folder.resolve("large.map");
		Files.writeString(large, "type octile\nheight 300\nwidth 300\nmap\n" + (".".repeat(300) + "\n").repeat(300));
		assertTrue(flags(home, "validate", small).contains("TieredStopAtLevel=1"));
		assertFalse(flags(home, "validate", small, large).contains("TieredStopAtLevel"));
		assertTrue(flags(home, "diff", large, large).contains("TieredStopAtLevel=1"));
		assertTrue(flags(home, "diff", large, large).contains("UseSerialGC"));
		assertTrue(flags(home, "validate", small).contains("UseParallelGC"));
		assertTrue(flags(home, "diff", "--agent", "a:1:ground", "--agent", "b:2:ground", "--min-area", "1000", large, large)
				.contains("TieredStopAtLevel=1"));
		assertFalse(flags(home, "mesh", small).contains("TieredStopAtLevel"));
	}

	@Test
	void theUnitsOfTheTurningPracticeGetToTheirGoals() throws Exception {
		assumeLinux();
		Path home = Release.LINUX_X86_64.unpack(folder);
		Path level = folder.resolve("turning.leeway");
		Files.writeString(level, run(new ProcessBuilder(home.resolve("practice").toString(), "turning")));
		String said = run(new ProcessBuilder(home.resolve("leeway").toString(), "validate", level.toString()));
		assertTrue(said.contains("2 agents: nothing found"), said);
	}

	@Test
	void gitMergesWithTheProgramThatUsersStart() throws Exception {
		assumeLinux();
		Path home = Release.LINUX_X86_64.unpack(Files.createDirectory(folder.resolve("a 100% 'ü'")));
		Path repository = Files.createDirectory(folder.resolve("game"));
		ProcessBuilder builder = new ProcessBuilder("sh", "-c", """
				set -e
				git init -q
				git config user.name Ada
				git config user.email ada@example.org
				"$HERE/leeway" git-setup --yes
				cp "$HERE/samples/lanes.leeway" .
				git add -A
				git commit -q -m base
				git checkout -q -b other
				sed -i 's/glyph="T"/glyph="t"/' lanes.leeway
				git commit -q -a -m theirs
				git checkout -q -
				sed -i 's/glyph="~"/glyph="w"/' lanes.leeway
				git commit -q -a -m ours
				git merge --no-edit other
				git log -p -1 other
				""").directory(repository.toFile());
		builder.environment().put("HERE", home.toString());
		String said = run(builder);
		assertTrue(said.contains("lanes.leeway: merged, no conflict"), said);
		assertTrue(said.contains("\n+terrain \"woods\""), said);
	}

	/**
	 * Runs a command of the release, and returns the options with which its start script has started Java. Java prints them on
	 * one line.
	 */
	private String flags(Path home, Object... arguments) throws Exception {
		List<String> words = new ArrayList<>(List.of(home.resolve("leeway").toString()));
		Stream.of(arguments).map(Object::toString).forEach(words::add);
		ProcessBuilder builder = new ProcessBuilder(words);
		builder.environment().put("LEEWAY_OPTS", "-XX:+PrintCommandLineFlags");
		return run(builder).lines().filter(line -> line.contains("+PrintCommandLineFlags")).findFirst().orElseThrow();
	}

	private String run(ProcessBuilder builder) throws Exception {
		Path out = folder.resolve("out");
		int ended = builder.redirectErrorStream(true).redirectOutput(out.toFile()).start().waitFor();
		assertEquals(0, ended, Files.readString(out));
		return Files.readString(out);
	}

	private static void assumeLinux() {
		assumeTrue(System.getProperty("os.name").equals("Linux") && System.getProperty("os.arch").equals("amd64"));
	}
}
