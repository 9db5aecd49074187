package org.leeway.core.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.leeway.core.extension.Extensions;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.part.Acceptance;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;

/** The rules of the extension point {@code org.leeway.core.rules}, in the order of their ids. */
public final class Rules {

	private static final String POINT = "org.leeway.core.rules";

	private Rules() {
	}

	/** Returns the title of a rule. If no rule with this id is registered, returns the id itself. */
	public static String title(String id) {
		return Registered.TITLES.getOrDefault(id, id);
	}

	/** Returns all rules, in the order of their ids. */
	public static List<RuleDescriptor> descriptors() {
		return Registered.RULES.stream().map(Rule::descriptor).toList();
	}

	/**
	 * Returns the findings of all rules, in the order of the agents. Findings without an agent come last. Leaves out
	 * regions of fewer than {@code minArea} cells. Findings that the level accepts are marked as intended.
	 */
	public static List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		return check(level, minArea, id -> true, progress);
	}

	/** Returns the findings of some rules, like {@link #check(CheckedLevel, long, Progress)}. */
	public static List<Finding> check(CheckedLevel level, long minArea, Predicate<String> ids, Progress progress) {
		List<Finding> all = new ArrayList<>();
		Registered.RULES.stream().filter(rule -> ids.test(rule.descriptor().id()))
				.forEach(rule -> all.addAll(rule.check(level, minArea, progress)));
		List<String> names = level.header().agents().stream().map(Agent::name).toList();
		Map<String, Integer> order = names.stream().distinct().collect(Collectors.toMap(name -> name, names::indexOf));
		all.sort(Comparator.comparingInt(finding -> order.getOrDefault(finding.agent(), names.size())));
		List<Acceptance> accepted = level.header().intent().accepted();
		return all.stream().map(finding -> placed(finding, level.header())).map(finding -> judged(finding, accepted)).toList();
	}

	/**
	 * Returns the findings of one rule, as {@link #check(CheckedLevel, long, Progress)} does. Empty if no rule with this id is
	 * registered.
	 */
	public static List<Finding> check(String rule, CheckedLevel level, long minArea, Progress progress) {
		List<Acceptance> accepted = level.header().intent().accepted();
		return Registered.RULES.stream().filter(each -> each.descriptor().id().equals(rule))
				.flatMap(each -> each.check(level, minArea, progress).stream())
				.map(finding -> placed(finding, level.header())).map(finding -> judged(finding, accepted)).toList();
	}

	private static Finding placed(Finding finding, LevelHeader level) {
		return level.gamePlace(finding.sample()).map(words -> finding.with(" (" + words + " in the game)")).orElse(finding);
	}

	/** Returns a finding, marked as intended if the level declares it as intended. */
	private static Finding judged(Finding finding, List<Acceptance> accepted) {
		return accepted.stream()
				.filter(each -> each.rule().equals(finding.rule()) && each.agent().equals(finding.agent())
						&& each.cell().equals(finding.sample()))
				.findFirst().map(each -> finding.asIntended(each.note())).orElse(finding);
	}

	private static List<Rule> read() {
		return Extensions.of(POINT).stream().map(element -> element.create("class", Rule.class))
				.sorted(Comparator.comparing(rule -> rule.descriptor().id())).toList();
	}

	/** A holder that reads the registry on first use. */
	private static final class Registered {
		static final List<Rule> RULES = read();
		static final Map<String, String> TITLES = RULES.stream().map(Rule::descriptor)
				.collect(Collectors.toMap(RuleDescriptor::id, RuleDescriptor::title));
	}
}
