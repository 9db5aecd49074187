package org.leeway.pathing.search;

/** Provides {@link AnnotatedAStar}. */
public final class AnnotatedAStarProvider extends StepPlannerProvider {

	private static final Search<AnnotatedAStar> SEARCH = new Search<>(AnnotatedAStar::new, AnnotatedAStar::with);

	public AnnotatedAStarProvider() {
		super("aa", "annotated A*", SEARCH);
	}
}
