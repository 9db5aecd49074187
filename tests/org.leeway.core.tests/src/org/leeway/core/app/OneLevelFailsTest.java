package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.core.exchange.Formats;
import org.leeway.core.fixtures.FailingFormat;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.request.FindingsFormat;

import picocli.CommandLine;

/** One level of several fails. The other levels are reported, and the failure is one line. */
class OneLevelFailsTest {

	private static final Formats FORMATS = FailingFormat.among();

	@TempDir
	private Path folder;
	private Path first;
	private Path bad;
	private Path last;

	/** The result of a run. The reason of the failure is cut out of both texts, so results of different failures are equal. */
	private record Run(int status, String out, String err) {
	}

	@BeforeEach
	void writeLevels() throws IOException {
		first = Files.writeString(folder.resolve("first.map"), Pictures.mapFile(Pictures.ISLAND));
		last = Files.writeString(folder.resolve("last.map"), Pictures.mapFile(Pictures.ROOMS));
		bad = folder.resolve("level.bad");
	}

	static Stream<String> failures() {
		return FailingFormat.FAILURES.keySet().stream().sorted();
	}

	private Run run(Function<Console, CommandLine> command, String failure, List<String> options) throws IOException {
		Files.writeString(bad, failure);
		List<String> words = new ArrayList<>(options);
		Stream.of(first, bad, last).map(Path::toString).forEach(words::add);
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		StringWriter err = new StringWriter();
		int status = CommandRun.run("leeway", new Console(out, new PrintWriter(err), false, false),
				console -> command.apply(console), words.toArray(String[]::new));
		String reason = err.toString().strip().replaceFirst("^.*level\\.bad: ", "");
		assertEquals(1, err.toString().lines().count(), err.toString());
		assertTrue(reason.toLowerCase(Locale.ROOT).contains(failure), err.toString());
		return new Run(status, out.toString(StandardCharsets.UTF_8).replace(reason, "").replace(reason.replace("=", "\\u003d"), ""),
				err.toString().replace(reason, ""));
	}

	private static CommandLine validate(Console console) {
		return ImportOptions.addTo(FORMATS, importing -> new ValidateCommand(console, importing));
	}

	private static CommandLine report(Console console) {
		return ImportOptions.addTo(FORMATS, importing -> new ReportCommand(console, importing));
	}

	@ParameterizedTest
	@MethodSource("failures")
	void validateGoesOn(String failure) throws IOException {
		for (FindingsFormat format : FindingsFormat.values()) {
			for (String jobs : List.of("1", "3")) {
				List<String> options = List.of("--format", format.name(), "--jobs", jobs);
				Run refused = run(OneLevelFailsTest::validate, "refused", options);
				assertEquals(2, refused.status());
				assertEquals(refused, run(OneLevelFailsTest::validate, failure, options), format + " " + jobs);
			}
		}
	}

	@ParameterizedTest
	@MethodSource("failures")
	void reportGoesOn(String failure) throws IOException {
		Run refused = run(OneLevelFailsTest::report, "refused", List.of());
		assertEquals(2, refused.status());
		assertEquals(refused, run(OneLevelFailsTest::report, failure, List.of()));
	}

	@ParameterizedTest
	@MethodSource("failures")
	void aBatchGoesOn(String failure) throws IOException {
		Files.writeString(bad, failure);
		BatchFolder batch = new BatchFolder(folder);
		Path config = batch.config("""
				{'inputs': ['*.map', '*.bad'],
				 'exports': [{'layer': 'terrain', 'format': 'csv', 'output': 'made/{level}.csv'}],
				 'convert': [{'output': 'made/{level}.leeway'}],
				 'reports': [{'format': 'html', 'output': 'made/all.html'}, {'format': 'json', 'output': 'made/{level}.json'}]}
				""");
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		int status = CommandRun.run("leeway", new Console(out, new PrintWriter(new StringWriter()), false, false),
				console -> new CommandLine(new BatchCommand(console, FORMATS)), new String[] {config.toString()});
		String told = out.toString(StandardCharsets.UTF_8);
		assertEquals(2, status, told);
		assertEquals(List.of("made/all.html", "made/first.csv", "made/first.json", "made/first.leeway", "made/last.csv",
				"made/last.json", "made/last.leeway", "made/level.json"), batch.names("made"), told);
		assertTrue(Files.readString(batch.path("made/all.html")).contains("last.map"), told);
		assertTrue(told.toLowerCase(Locale.ROOT).contains(failure), told);
	}
}
