package org.leeway.pathing.search;

import org.leeway.pathing.Progress;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.World;

/** The data in a {@link Preparation} that the planners on the grid share. */
public enum GridParts implements Part<SearchMap> {

	/** The map, prepared for the searches of all agents. */
	MAP {
		@Override
		public SearchMap make(Preparation preparation, Progress progress) {
			World world = preparation.world();
			return SearchMap.of(world.grid(), preparation.get(Obstacles.MAP, progress), preparation.units(),
					world.speeds(), world.diagonals(), progress);
		}

		@Override
		public SearchMap update(SearchMap before, Preparation preparation, Progress progress) {
			World world = preparation.world();
			return before.with(world.grid(), preparation.get(Obstacles.MAP, progress), preparation.units(),
					world.speeds(), world.diagonals(), progress);
		}
	},

	/**
	 * The map for planners whose steps never cut corners. If the level's rule of diagonal steps allows cut corners, this is a
	 * copy of the map with a stricter rule.
	 */
	WITHOUT_CUT_CORNERS {
		@Override
		public SearchMap make(Preparation preparation, Progress progress) {
			SearchMap map = preparation.get(MAP, progress);
			return map.diagonals().joinCorners() ? map.with(Diagonals.NEVER, progress) : map;
		}
	};

	/**
	 * The obstacles on the map, as a part of a {@link Preparation}. If an edit changes neither the obstacles nor the size of
	 * the map, the {@link ObstacleMap} stays the same object. So results that were computed from this object stay valid.
	 */
	private enum Obstacles implements Part<ObstacleMap> {

		MAP;

		@Override
		public ObstacleMap make(Preparation preparation, Progress progress) {
			World world = preparation.world();
			return ObstacleMap.of(world.scene(), world.grid().width(), world.grid().height());
		}

		@Override
		public ObstacleMap update(ObstacleMap before, Preparation preparation, Progress progress) {
			World world = preparation.world();
			boolean sameSize = before.blocked().width() == world.grid().width()
					&& before.blocked().height() == world.grid().height();
			return sameSize ? before.with(world.scene()) : make(preparation, progress);
		}
	}
}
