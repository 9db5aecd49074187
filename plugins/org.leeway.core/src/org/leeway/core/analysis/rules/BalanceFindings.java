package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.balance.AgentBalance;
import org.leeway.core.analysis.balance.Difference;
import org.leeway.core.analysis.balance.Place;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.Progress;

/** The findings of the rules that compare the starts of a level. Only for levels in memory. */
final class BalanceFindings {

	private final RuleDescriptor rule;
	/**
	 * Converts a measured value of a start to words, such as {@code 12.5 s to}. In the message, the words stand before the name
	 * of a goal, or before the start if the value has no goal.
	 */
	private final DoubleFunction<String> words;

	/** @param words returns the words for a measured value, see {@link #words} */
	BalanceFindings(RuleDescriptor rule, DoubleFunction<String> words) {
		this.rule = rule;
		this.words = words;
	}

	/**
	 * Returns a finding for each agent whose starts differ more than the limit.
	 *
	 * @param limit in percent. Empty if the level has no limit
	 */
	List<Finding> check(CheckedLevel level, OptionalDouble limit, Function<AgentBalance, Optional<Difference>> difference,
			Progress progress) {
		List<Finding> findings = new ArrayList<>();
		if (limit.isPresent() && level instanceof LevelAnalysis whole) {
			for (AgentAnalysis agent : whole.agents()) {
				difference.apply(new AgentBalance(whole, agent.agent(), progress.cancelOnly()))
						.filter(found -> found.percent() > limit.getAsDouble() + Difference.LEAST)
						.ifPresent(found -> findings.add(finding(agent, found, limit.getAsDouble())));
			}
		}
		return findings;
	}

	private Finding finding(AgentAnalysis agent, Difference found, double limit) {
		String message = agent.label() + " has " + side(found.lesser(), found.what(), found.low()) + ", but "
				+ side(found.greater(), found.what(), found.high()) + ": a difference of " + Lengths.format(found.percent())
				+ " %, expected at most " + Lengths.format(limit) + " %";
		return rule.finding(agent, message, 0, found.low().cells().union(found.high().cells()), found.low().cell());
	}

	private String side(double number, String what, Place start) {
		String words = number == Double.POSITIVE_INFINITY ? "no way to" : this.words.apply(number);
		return words + (what.isEmpty() ? "" : " " + what) + " from the spawn at " + start.label();
	}
}
