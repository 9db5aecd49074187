package org.leeway.ui.survey;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.leeway.core.analysis.traffic.CrowdOrder;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.settings.SettingsStore;

/** The settings of a crowd that few users change. All are remembered. */
final class CrowdOptions {

	/**
	 * Largest seed that users can choose here. The command line takes larger seeds, but 9999 different crowds are enough to try
	 * by hand.
	 */
	static final int MOST_SEED = 9999;
	/** Limit of the simulated time, in seconds: a day. */
	static final int MOST_SECONDS = 86_400;

	private static final String BACK = "traffic.back";
	private static final String RATE = "traffic.rate";
	private static final String SEED = "traffic.seed";
	private static final String SECONDS = "traffic.seconds";

	private final IEclipsePreferences store = SettingsStore.settings();

	/** Returns the agent that comes back. Empty if it is the agent that goes, or if the level lacks the chosen agent. */
	Optional<Agent> back(List<Agent> agents) {
		String name = store.get(BACK, "");
		return agents.stream().filter(agent -> agent.name().equals(name)).findFirst();
	}

	/** @param agent empty for the agent that goes */
	void setBack(Optional<Agent> agent) {
		store.put(BACK, agent.map(Agent::name).orElse(""));
	}

	/** Returns the rate as the user wrote it. Empty if all units may appear at once. */
	String rate() {
		return store.get(RATE, "");
	}

	/** Sets the rate if a text is a valid rate. Returns whether the text is a valid rate. */
	boolean setRate(String text) {
		boolean isRate = perMinute(text).isPresent();
		if (isRate) {
			store.put(RATE, text.strip());
		}
		return isRate;
	}

	/** Returns the rate in a text, in units a minute. Infinite for a blank text. Empty if the text is no valid rate. */
	private static OptionalDouble perMinute(String text) {
		if (text.isBlank()) {
			return OptionalDouble.of(Double.POSITIVE_INFINITY);
		}
		try {
			double number = Double.parseDouble(text);
			boolean isRate = number >= CrowdOrder.LEAST_PER_MINUTE && number < Double.POSITIVE_INFINITY;
			return isRate ? OptionalDouble.of(number) : OptionalDouble.empty();
		} catch (NumberFormatException e) {
			return OptionalDouble.empty();
		}
	}

	int seed() {
		return Math.clamp(store.getInt(SEED, (int) CrowdOrder.USUAL_SEED), 1, MOST_SEED);
	}

	void setSeed(int seed) {
		store.putInt(SEED, seed);
	}

	/** Returns the time to simulate at most, in seconds. */
	int seconds() {
		return Math.clamp(store.getInt(SECONDS, (int) CrowdOrder.USUAL_SECONDS), 1, MOST_SECONDS);
	}

	void setSeconds(int seconds) {
		store.putInt(SECONDS, seconds);
	}

	/** Returns the chosen crowd. */
	CrowdOrder order(int units) {
		return new CrowdOrder(units, seed(), seconds(), perMinute(rate()).orElse(Double.POSITIVE_INFINITY));
	}

	/**
	 * Returns in words what is not as usual in a crowd, such as {@code 60 units a minute} and {@code seed 7}.
	 *
	 * @param back the agent that comes back. Empty if the same agent goes and comes back
	 */
	static List<String> unusual(Optional<Agent> back, CrowdOrder order) {
		List<String> words = new ArrayList<>();
		back.ifPresent(agent -> words.add(agent.name() + " coming back"));
		if (order.perMinute() < Double.POSITIVE_INFINITY) {
			words.add(plain(order.perMinute()) + " units a minute");
		}
		if (order.seed() != CrowdOrder.USUAL_SEED) {
			words.add("seed " + order.seed());
		}
		if (order.seconds() != CrowdOrder.USUAL_SECONDS) {
			words.add(plain(order.seconds()) + " s at most");
		}
		return words;
	}

	/** Returns a number as users write it, such as {@code 60} or {@code 0.5}. */
	private static String plain(double number) {
		return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
	}
}
