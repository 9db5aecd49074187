package org.leeway.core.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.core.exchange.Diagnostic;

/** A collector of the results of a corpus run. Counts files, warnings and differences, and prints the counts as tables. */
final class CorpusTable {

	private static final Pattern EFFECT = Pattern.compile("The (.*) blocks (\\d+) cells?\\.");
	private static final String ROW = "%-40s %6s %6s %8s %7s %9s %6s %7s %13s%n";

	private final Map<String, Counts> projects = new TreeMap<>();
	private final Counts all = new Counts();
	private final Map<String, Long> refusals = new TreeMap<>();
	private final Map<String, Long> warnings = new TreeMap<>();
	private final Map<String, Long> marks = new TreeMap<>();
	private final Map<String, Long> notCompared = new TreeMap<>();
	private final List<String> differences = new ArrayList<>();

	private static final class Counts {

		private int files;
		private int read;
		private int compared;
		private int agreeing;
		private int withBlocked;
		private int right;

		private void print(String name) {
			System.out.printf(ROW, name, files, read, files - read, compared, agreeing, compared - agreeing, withBlocked, right);
		}
	}

	private List<Counts> counts(String project) {
		return List.of(all, projects.computeIfAbsent(project, each -> new Counts()));
	}

	void addRefused(String project, String reason) {
		counts(project).forEach(counts -> counts.files++);
		refusals.merge(kind(reason), 1L, Long::sum);
	}

	void addRead(String project, List<Diagnostic> diagnostics) {
		counts(project).forEach(counts -> {
			counts.files++;
			counts.read++;
		});
		for (Diagnostic each : diagnostics) {
			Matcher effect = EFFECT.matcher(each.message());
			if (effect.matches()) {
				marks.merge(effect.group(1), Long.parseLong(effect.group(2)), Long::sum);
			}
		}
		diagnostics.stream().filter(Diagnostic::isWarning).map(each -> kind(each.message())).distinct()
				.forEach(kind -> warnings.merge(kind, 1L, Long::sum));
	}

	void addNotCompared(String reason) {
		notCompared.merge(reason, 1L, Long::sum);
	}

	void addCompared(String project, String file, MapComparison comparison) {
		for (Counts counts : counts(project)) {
			counts.compared++;
			counts.agreeing += comparison.differences() == 0 ? 1 : 0;
			counts.withBlocked += comparison.blocked() > 0 ? 1 : 0;
			counts.right += comparison.agentsAreRight() ? 1 : 0;
		}
		if (comparison.differences() > 0) {
			differences.add(file + ": " + comparison.differences() + " cells");
		} else if (!comparison.agentsAreRight()) {
			differences.add(file + ": agents");
		}
	}

	/** Returns a message without the parts that differ from file to file. */
	private static String kind(String message) {
		return message.replaceAll("\"[^\"]*\"(, \"[^\"]*\")*", "NAME").replaceAll("-?\\d[\\d,.]*(?<![.,])", "N")
				.replaceAll(" +and others", "");
	}

	void print(double seconds) {
		System.out.printf(ROW, "project", "files", "read", "refused", "compared", "agree", "differ", "blocked", "agents right");
		projects.forEach((name, counts) -> counts.print(name));
		all.print("all");
		print("refused, by reason", refusals);
		print("read with a warning, by kind", warnings);
		print("blocked cells, by layer or mark", marks);
		print("read but not compared, by reason", notCompared);
		System.out.println("\ndifferences");
		differences.forEach(line -> System.out.println("  " + line));
		System.out.printf("%n%d files in %.1f s%nread: %d of %d%nblocked cells agree: %d of %d compared%nagents right: %d of %d compared%n",
				all.files, seconds, all.read, all.files, all.agreeing, all.compared, all.right, all.compared);
	}

	private static void print(String title, Map<String, Long> counts) {
		System.out.println("\n" + title);
		counts.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed())
				.forEach(each -> System.out.printf("%9d  %s%n", each.getValue(), each.getKey()));
	}

	boolean hasDifferences() {
		return !differences.isEmpty();
	}
}
