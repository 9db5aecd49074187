package org.leeway.core.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Rules;
import org.leeway.pathing.world.Agent;

/**
 * A report in the format of JUnit, for build servers. A level is a test suite, and each rule is a test case for each
 * agent. A case fails if its rule finds a problem. A level that could not be checked is a suite with an error.
 */
public final class JUnitReport implements AnalysisReport {

	/** The most findings that a case lists. */
	private static final int LISTED = 100;

	private final PartWriter out;
	private XMLStreamWriter xml;

	/** A test case: a rule for an agent, or for the level if {@code agent} is empty. */
	private record Case(String rule, String agent) {

		static Case of(Finding finding) {
			return new Case(finding.rule(), finding.agent());
		}

		String name() {
			return Rules.title(rule) + (agent.isEmpty() ? "" : ": " + agent);
		}
	}

	/** Begins the report. */
	public JUnitReport(Writer out) throws IOException {
		this.out = new PartWriter(out);
		begin();
	}

	private void begin() throws IOException {
		try {
			xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
			xml.writeStartDocument("UTF-8", "1.0");
			newLine(0);
			xml.writeStartElement("testsuites");
			// an empty text ends the start tag
			xml.writeCharacters("");
			xml.flush();
		} catch (XMLStreamException e) {
			throw new IOException(e);
		}
	}

	@Override
	public void add(ReportedLevel level) throws IOException {
		out.part(() -> write(level), this::begin);
	}

	private void write(ReportedLevel level) throws IOException {
		Map<Case, List<Finding>> cases = cases(level);
		long failed = cases.values().stream().filter(found -> found.stream().anyMatch(Finding::isProblem)).count();
		try {
			beginSuite(level.file(), cases.size(), failed, 0);
			for (Map.Entry<Case, List<Finding>> each : cases.entrySet()) {
				write(each.getKey(), each.getValue(), level);
			}
			newLine(1);
			xml.writeEndElement();
			xml.flush();
		} catch (XMLStreamException e) {
			throw new IOException(e);
		}
	}

	/** Returns the findings of each test case. A case without findings has an empty list. */
	private static Map<Case, List<Finding>> cases(ReportedLevel level) {
		Map<Case, List<Finding>> cases = new LinkedHashMap<>();
		for (RuleDescriptor rule : Rules.descriptors()) {
			if (rule.subject() == Subject.LEVEL) {
				cases.put(new Case(rule.id(), ""), new ArrayList<>());
			} else {
				level.analysis().header().agents().stream().map(Agent::name)
						.forEach(agent -> cases.put(new Case(rule.id(), agent), new ArrayList<>()));
			}
		}
		level.findings().forEach(
				finding -> cases.computeIfAbsent(Case.of(finding), unexpected -> new ArrayList<>()).add(finding));
		return cases;
	}

	@Override
	public void fail(String file, String message) throws IOException {
		try {
			beginSuite(file, 1, 0, 1);
			beginCase(file, "read");
			problem("error", message, message);
			endCase();
			newLine(1);
			xml.writeEndElement();
			xml.flush();
		} catch (XMLStreamException e) {
			throw new IOException(e);
		}
	}

	private void beginSuite(String file, int tests, long failures, int errors) throws XMLStreamException {
		newLine(1);
		xml.writeStartElement("testsuite");
		attribute("name", file);
		attribute("tests", Integer.toString(tests));
		attribute("failures", Long.toString(failures));
		attribute("errors", Integer.toString(errors));
		attribute("skipped", "0");
		attribute("time", "0");
	}

	private void beginCase(String file, String name) throws XMLStreamException {
		newLine(2);
		xml.writeStartElement("testcase");
		attribute("classname", file);
		attribute("name", name);
		attribute("time", "0");
	}

	private void endCase() throws XMLStreamException {
		newLine(2);
		xml.writeEndElement();
	}

	private void write(Case each, List<Finding> findings, ReportedLevel level) throws XMLStreamException {
		Map<Boolean, List<Finding>> found = findings.stream().collect(Collectors.partitioningBy(Finding::isProblem));
		beginCase(level.file(), level.prefix() + each.name());
		if (!found.get(true).isEmpty()) {
			problem("failure", words(found.get(true)), lines(level, found.get(true)));
		}
		if (!found.get(false).isEmpty()) {
			newLine(3);
			xml.writeStartElement("system-out");
			xml.writeCharacters(legal(lines(level, found.get(false))));
			xml.writeEndElement();
		}
		endCase();
	}

	private void problem(String element, String message, String text) throws XMLStreamException {
		newLine(3);
		xml.writeStartElement(element);
		attribute("message", message);
		attribute("type", element);
		xml.writeCharacters(legal(text));
		xml.writeEndElement();
	}

	private static String words(List<Finding> problems) {
		String first = problems.getFirst().message();
		return problems.size() == 1 ? first : first + ", and " + (problems.size() - 1) + " more";
	}

	private static String lines(ReportedLevel level, List<Finding> findings) {
		String lines = findings.stream().limit(LISTED).map(finding -> level.label() + ":" + level.line(finding) + ": "
				+ finding.severity().label() + ": " + finding.message()).collect(Collectors.joining("\n"));
		return findings.size() <= LISTED ? lines : lines + "\nand " + (findings.size() - LISTED) + " more";
	}

	private void attribute(String name, String value) throws XMLStreamException {
		xml.writeAttribute(name, legal(value));
	}

	/** Returns the text with U+FFFD in place of characters that XML cannot hold. */
	private static String legal(String text) {
		return text.codePoints().map(each -> isLegal(each) ? each : 0xFFFD)
				.collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
	}

	private static boolean isLegal(int character) {
		return character == '\t' || character == '\n' || character == '\r' || character >= ' ' && character <= 0xD7FF
				|| character >= 0xE000 && character <= 0xFFFD || character >= 0x10000;
	}

	private void newLine(int depth) throws XMLStreamException {
		xml.writeCharacters("\n" + "  ".repeat(depth));
	}

	@Override
	public void close() throws IOException {
		try {
			newLine(0);
			xml.writeEndElement();
			xml.writeEndDocument();
			xml.flush();
		} catch (XMLStreamException e) {
			throw new IOException(e);
		}
		out.write('\n');
		out.flush();
	}
}
