package org.leeway.pathing.hierarchy;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.described.DescribedProvider;
import org.leeway.pathing.search.GridParts;
import org.leeway.pathing.search.GridPlans;
import org.leeway.pathing.world.Diagonals;

/** The provider of {@link HierarchicalAnnotatedAStar}. */
public final class HierarchicalProvider extends DescribedProvider {

	/** The side of a cluster, in cells. */
	public static final TypedOption<Integer> CLUSTER = new TypedOption.Whole("cluster",
			"cluster size (cells)", 10, AbstractGraph.MIN_SIDE, AbstractGraph.MAX_SIDE);
	/** The option that decides which edges the graph keeps. */
	public static final TypedOption<Quality> QUALITY = new TypedOption.Choice<>("quality",
			"low makes a smaller graph and longer paths", Quality.HIGH);
	/** Whether to straighten paths, see {@link Shortcuts}. */
	public static final TypedOption<Boolean> SMOOTH = new TypedOption.Flag("smooth",
			"straighten paths, where this makes them no dearer");

	/** The graph as a part of a {@link Preparation}, which computes the graph when a planner first needs it, and caches it. */
	public record Graph(int side, Quality quality) implements Part<AbstractGraph> {

		/**
		 * Returns the part that describes the graph, with the cluster size and the quality of the given options. A
		 * {@link Preparation} computes the graph when the graph is needed.
		 */
		public static Graph of(OptionValues options) {
			return new Graph(options.get(CLUSTER), options.get(QUALITY));
		}

		@Override
		public AbstractGraph make(Preparation preparation, Progress progress) {
			return AbstractGraph.of(preparation.get(GridParts.MAP, progress), side, quality, progress);
		}

		@Override
		public AbstractGraph update(AbstractGraph before, Preparation preparation, Progress progress) {
			return before.with(preparation.get(GridParts.MAP, progress), progress);
		}
	}

	/**
	 * A recipe for the planner HAA* on a graph. A {@link Preparation} of a world creates the planner once, and caches it until the
	 * world is edited. So all queries share the planner and the arrays of its searches.
	 */
	private record Search(Graph graph, boolean smooth) implements Part<HierarchicalAnnotatedAStar> {

		@Override
		public HierarchicalAnnotatedAStar make(Preparation preparation, Progress progress) {
			return new HierarchicalAnnotatedAStar(preparation.get(graph, progress), smooth);
		}
	}

	public HierarchicalProvider() {
		super("haa", "hierarchical annotated A*", "hierarchical annotated A*, whose paths need not be shortest ones",
				Domain.GRID_STEPS, Guarantee.COMPLETE);
	}

	@Override
	public Set<Diagonals> diagonals() {
		return EnumSet.allOf(Diagonals.class);
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(CLUSTER, QUALITY, SMOOTH);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		Search search = new Search(Graph.of(options), options.get(SMOOTH));
		return new GridPlans(preparation.get(GridParts.MAP, progress), preparation.get(search, progress));
	}
}
