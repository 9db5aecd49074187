package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Rules;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Python;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Tests of the report for build servers. Each report must be valid XML, and a library for such reports must be able to read it. */
class ValidateJUnitTest {

	@TempDir
	private Path folder;

	private Path island() throws IOException {
		return Files.writeString(folder.resolve("island.map"),
				"type octile\nheight 5\nwidth 8\nmap\n" + Pictures.ISLAND);
	}

	private static CommandLineRun run(Object... arguments) {
		List<Object> all = new ArrayList<>(List.of("validate", "--format", "junit"));
		all.addAll(List.of(arguments));
		return CommandLineRun.of(all.toArray());
	}

	private static Element root(CommandLineRun run) throws Exception {
		return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(run.bytes()))
				.getDocumentElement();
	}

	private static List<Element> all(Element parent, String name) {
		NodeList found = parent.getElementsByTagName(name);
		List<Element> elements = new ArrayList<>();
		for (int i = 0; i < found.getLength(); i++) {
			elements.add((Element) found.item(i));
		}
		return elements;
	}

	@Test
	void eachRuleIsATestOfEachAgent() throws Exception {
		Path map = island();
		CommandLineRun run = run("--agent", "scout:1:ground", "--agent", "tank:3:ground", map);
		assertEquals(1, run.status());
		Element suite = all(root(run), "testsuite").getFirst();
		long aboutAgents = Rules.descriptors().stream().filter(rule -> rule.subject() == Subject.AGENT).count();
		long cases = 2 * aboutAgents + Rules.descriptors().size() - aboutAgents;
		assertEquals(map.toString(), suite.getAttribute("name"));
		assertEquals(Long.toString(cases), suite.getAttribute("tests"));
		assertEquals(cases, all(suite, "testcase").size());
		assertEquals("1", suite.getAttribute("failures"));
		Element failure = all(suite, "failure").getFirst();
		assertEquals(1, all(suite, "failure").size());
		assertEquals("Unreachable region: scout", ((Element) failure.getParentNode()).getAttribute("name"));
		assertSays(failure.getAttribute("message"), "scout (1x1 on ground)", "cannot reach", " 4 cells at 6,0 (2 x 2)");
		assertEquals(map + ":5: error: " + failure.getAttribute("message"), failure.getTextContent());
	}

	@Test
	void whatCouldNotBeReadIsInError() throws Exception {
		Path broken = Files.writeString(folder.resolve("broken.map"), "type octile\nheight 2\n");
		CommandLineRun run = run(broken, island());
		assertEquals(2, run.status());
		List<Element> suites = all(root(run), "testsuite");
		assertEquals(2, suites.size());
		assertEquals("1", suites.getFirst().getAttribute("errors"));
		assertEquals(run.err().strip(), all(suites.getFirst(), "error").getFirst().getAttribute("message"));
	}

	@Test
	void namesMayHoldWhatXmlCannot() throws Exception {
		Path map = Files.copy(island(), folder.resolve("a<\u0001&\"\uD83D\uDE9A.map"));
		Element suite = all(root(run(map)), "testsuite").getFirst();
		assertEquals(folder.resolve("a<") + "\uFFFD&\"\uD83D\uDE9A.map", suite.getAttribute("name"));
	}

	@Test
	void manyFindingsOfACaseAreCut() throws Exception {
		String row = ".@".repeat(150);
		Path map = Files.writeString(folder.resolve("row.map"), "type octile\nheight 1\nwidth 300\nmap\n" + row + "\n");
		Element failure = all(root(run("--agent", "a:1:ground", "--spawn", "0,0", map)), "failure").getFirst();
		assertTrue(failure.getAttribute("message").endsWith(", and 148 more"), failure.getAttribute("message"));
		assertEquals(101, failure.getTextContent().lines().count());
		assertTrue(failure.getTextContent().endsWith("\nand 49 more"));
	}

	@Test
	void aLibraryForSuchReportsReadsIt() throws Exception {
		assumeTrue(Python.has("junitparser"), "python3 with junitparser is not installed");
		Path broken = Files.writeString(folder.resolve("broken.map"), "type octile\nheight 2\n");
		Path report = Files.writeString(folder.resolve("report.xml"), run(island(), broken).out());
		String script = """
				import sys
				from junitparser import JUnitXml, Failure, Error
				for suite in JUnitXml.fromfile(sys.argv[1]):
				    said = (suite.tests, suite.failures, suite.errors)
				    results = [type(result) for case in suite for result in case.result]
				    assert said == (len(list(suite)), results.count(Failure), results.count(Error)), said
				    print(suite.failures, suite.errors)
				""";
		assertEquals("2 0\n0 1\n", Python.run(script, report.toString()));
	}
}
