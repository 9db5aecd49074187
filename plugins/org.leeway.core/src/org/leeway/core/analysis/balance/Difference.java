package org.leeway.core.analysis.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;

import org.leeway.pathing.Progress;

/**
 * The largest difference between two starts of an agent in one number, such as the time to the nearest other start. Immutable.
 *
 * @param percent how much the lesser number is below the greater number, in percent of the greater number
 * @param low the start with the lesser number
 * @param high the start with the greater number
 * @param lesser possibly 0
 * @param greater possibly infinite
 * @param what the place that both numbers are about, in words: {@code the 2nd nearest start} or
 * {@code the nearest resource 1500}. Empty if the numbers are areas
 */
public record Difference(double percent, Place low, Place high, double lesser, double greater, String what) {

	/** The least difference to report, in percent. Smaller differences come from rounding. */
	public static final double LEAST = 1e-7;

	/** The numbers of a start in ascending order, for example its travel times to all other starts. */
	private record Numbers(Place start, List<Double> sorted) {
	}

	/**
	 * Returns the largest difference between two starts in travel time. Travel times are for steps on the grid, even if the
	 * agent is a turning unit. Empty if there are fewer than two starts.
	 */
	public static Optional<Difference> ofTimes(AgentBalance balance) {
		return ofPairs(balance, (start, to) -> balance.gridSeconds(start, to));
	}

	/**
	 * Returns the largest difference between two starts in the number of lanes to a place. Lanes are ways next to each other.
	 * Empty if there are fewer than two starts.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static Optional<Difference> ofLanes(AgentBalance balance, Progress progress) {
		return ofPairs(balance, (start, to) -> balance.lanes(start, to, progress));
	}

	/** Returns the largest difference of areas. Empty if there are fewer than two starts. */
	public static Optional<Difference> ofAreas(AgentBalance balance) {
		long[] areas = balance.areas().areas();
		List<Numbers> numbers = new ArrayList<>();
		for (int i = 0; i < areas.length; i++) {
			numbers.add(new Numbers(balance.starts().get(i), List.of((double) areas[i])));
		}
		return largest(numbers, "");
	}

	/**
	 * Returns the largest difference between two starts in a number from a start to a place, such as the travel time. Sorts the
	 * numbers from each start to all other starts. Compares the least number of each start, then the second number, and so on.
	 * Does the same with the numbers to all objectives of the same kind and amount.
	 */
	private static Optional<Difference> ofPairs(AgentBalance balance, ToDoubleBiFunction<Integer, Place> number) {
		List<Difference> all = new ArrayList<>();
		largest(numbers(balance, balance.starts(), number), "start").ifPresent(all::add);
		balance.objectives().stream().map(Place::objective).distinct().forEach(objective -> {
			List<Place> alike = balance.objectives().stream().filter(place -> place.objective().equals(objective)).toList();
			largest(numbers(balance, alike, number), objective.words()).ifPresent(all::add);
		});
		return all.stream().max(Comparator.comparingDouble(Difference::percent));
	}

	private static List<Numbers> numbers(AgentBalance balance, List<Place> places, ToDoubleBiFunction<Integer, Place> number) {
		List<Numbers> numbers = new ArrayList<>();
		for (int i = 0; i < balance.starts().size(); i++) {
			int start = i;
			Place own = balance.starts().get(i);
			numbers.add(new Numbers(own, places.stream().filter(place -> place != own).map(place -> number.applyAsDouble(start, place))
					.sorted().toList()));
		}
		return numbers;
	}

	private static Optional<Difference> largest(List<Numbers> starts, String what) {
		Difference largest = null;
		for (int rank = 0; !starts.isEmpty() && rank < starts.getFirst().sorted.size(); rank++) {
			int at = rank;
			Comparator<Numbers> byNumber = Comparator.comparingDouble(numbers -> numbers.sorted.get(at));
			Numbers low = starts.stream().min(byNumber).orElseThrow();
			Numbers high = starts.stream().max(byNumber).orElseThrow();
			double percent = percent(low.sorted.get(at), high.sorted.get(at));
			if (starts.size() > 1 && (largest == null || percent > largest.percent)) {
				largest = new Difference(percent, low.start, high.start, low.sorted.get(at), high.sorted.get(at), rank(at, what));
			}
		}
		return Optional.ofNullable(largest);
	}

	private static String rank(int rank, String what) {
		String[] words = {"", "2nd ", "3rd "};
		return what.isEmpty() ? "" : "the " + (rank < words.length ? words[rank] : rank + 1 + "th ") + "nearest " + what;
	}

	private static double percent(double lesser, double greater) {
		return Objects.equals(lesser, greater) ? 0 : greater == Double.POSITIVE_INFINITY ? 100 : 100 * (greater - lesser) / greater;
	}
}
