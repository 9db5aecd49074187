package org.leeway.pathing.search;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.plan.Part;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;

/** The parts of a {@link Preparation} that the planners on the grid share. */
public enum GridParts implements Part<SearchMap> {

	/** The map with the clearances, speeds and connected components of all agents. */
	MAP {
		@Override
		public SearchMap make(Preparation preparation, Progress progress) {
			World world = preparation.world();
			return SearchMap.of(world.grid(), preparation.get(Blocked.CELLS, progress).cells, preparation.units(),
					world.speeds(), world.diagonals(), progress);
		}

		@Override
		public SearchMap update(SearchMap before, Preparation preparation, Progress progress) {
			World world = preparation.world();
			return before.with(world.grid(), preparation.get(Blocked.CELLS, progress).cells, preparation.units(),
					world.speeds(), world.diagonals(), progress);
		}
	},

	/**
	 * The map for planners whose paths cut no corners, even if the world's rule of diagonal steps allows units to cut
	 * corners.
	 */
	WITHOUT_CUT_CORNERS {
		@Override
		public SearchMap make(Preparation preparation, Progress progress) {
			SearchMap map = preparation.get(MAP, progress);
			return map.diagonals().joinCorners() ? map.with(Diagonals.NEVER, progress) : map;
		}
	};

	/** The cells that a scene blocks on a map of some size. */
	private record BlockedPlane(Scene scene, BitPlane cells) {
	}

	/**
	 * The plane of blocked cells. If an edit changes neither the scene nor the size of the map, the plane remains the
	 * same object. If the edit changes only the scene, the new plane shares unchanged tiles with the old plane.
	 */
	private enum Blocked implements Part<BlockedPlane> {

		CELLS;

		@Override
		public BlockedPlane make(Preparation preparation, Progress progress) {
			World world = preparation.world();
			return new BlockedPlane(world.scene(),
					BlockedCells.of(world.scene(), world.grid().width(), world.grid().height()));
		}

		@Override
		public BlockedPlane update(BlockedPlane before, Preparation preparation, Progress progress) {
			World world = preparation.world();
			boolean sameSize = before.cells.width() == world.grid().width()
					&& before.cells.height() == world.grid().height();
			if (sameSize && before.scene.equals(world.scene())) {
				return before;
			}
			BlockedPlane fresh = make(preparation, progress);
			return sameSize ? new BlockedPlane(fresh.scene, fresh.cells.sharingWith(before.cells)) : fresh;
		}
	}
}
