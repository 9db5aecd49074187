package org.leeway.pathing.search;

/** Provides {@link JumpPointSearch}. */
public final class JumpPointSearchProvider extends StepPlannerProvider {

	private static final Search<JumpPointSearch> SEARCH = new Search<>(JumpPointSearch::new, JumpPointSearch::with);

	public JumpPointSearchProvider() {
		super("jps", "jump point search", SEARCH);
	}
}
