package org.leeway.pathing.steering.search;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.plan.described.DescribedProvider;
import org.leeway.pathing.util.LruCache;
import org.leeway.pathing.world.World;

/**
 * The provider of Directional A*, a planner for units with a turning radius. The planner searches a lattice, which has
 * one place in each cell and a fixed number of headings. If a path on the lattice exists, the planner finds a best one.
 * A better path off the lattice may exist.
 */
public final class DirectionalProvider extends DescribedProvider {

	/** The usual time for a cell in reverse, in percent of the time for a cell forward. */
	static final int USUAL_REVERSE_COST = 200;
	/** Number of units whose moves and maps are cached. */
	private static final int KEPT = 8;

	private static final TypedOption<Headings> HEADINGS = new TypedOption.Choice<>("headings",
			"number of headings that the search distinguishes", Headings.EIGHT);
	private static final TypedOption<LastShot> LAST_SHOT = new TypedOption.Choice<>("last-shot",
			"let the path end with a curve near the goal, off the grid", LastShot.ON);
	private static final TypedOption<Integer> REVERSE_COST = new TypedOption.Whole("reverse-cost",
			"for a unit that reverses, the time for a cell in reverse, in percent of one forward", USUAL_REVERSE_COST, 100, 10_000);

	private enum LastShot {
		ON, OFF
	}

	/**
	 * Two caches for one world. The cache {@code byUnit} has a {@link TurningMap} for each unit, and {@code primitives} has the
	 * moves of each unit. The moves depend only on the size of the world, so they stay valid after edits.
	 * <p>
	 * Thread-safe.
	 */
	private record Maps(World world, LruCache<TurningUnit, Primitive[][]> primitives,
			LruCache<TurningUnit, TurningMap> byUnit) {

		TurningMap get(TurningUnit unit, Progress progress) {
			return byUnit.get(unit, each -> new TurningMap(world, each, primitives.get(each,
					one -> Primitives.of(one, world.grid().width(), world.grid().height()), progress)), progress);
		}
	}

	private enum ByUnit implements Part<Maps> {

		MAPS;

		@Override
		public Maps make(Preparation preparation, Progress progress) {
			return new Maps(preparation.world(), new LruCache<>(KEPT), new LruCache<>(KEPT));
		}

		@Override
		public Maps update(Maps before, Preparation preparation, Progress progress) {
			World world = preparation.world();
			return world.grid().bounds().equals(before.world.grid().bounds())
					? new Maps(world, before.primitives, new LruCache<>(KEPT))
					: make(preparation, progress);
		}
	}

	public DirectionalProvider() {
		super("directional", "directional A*", "for a unit with a turning radius, over cells and headings",
				Domain.TURNING, Guarantee.NONE);
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(HEADINGS, LAST_SHOT, REVERSE_COST);
	}

	@Override
	public Planner prepare(Preparation preparation, OptionValues options, Progress progress) {
		Maps maps = preparation.get(ByUnit.MAPS, progress);
		Headings headings = options.get(HEADINGS);
		double reverseCost = options.get(REVERSE_COST) / 100.0;
		boolean lastShot = options.get(LAST_SHOT) == LastShot.ON;
		return (query, each) -> {
			each.check();
			TurningMap map = maps.get(TurningUnit.of(query.agent(), headings, reverseCost), each);
			return new DirectionalAnswer(map, query, lastShot).find(each);
		};
	}
}
