package org.leeway.core.jobs;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.analysis.explain.Obstruction;
import org.leeway.core.analysis.traffic.CellTraffic;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.BottleneckPath;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.scan.NearestCell;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;

/**
 * A background job that finds the largest square on the grid and the largest disc among obstacles that get from one cell to
 * another. Only the latest request is answered.
 * <p>
 * A request can get a second answer: how many units of the agent get from cell to cell in a minute. This number needs more
 * time.
 */
public final class LargestUnitJob extends LatestRequestJob<LargestUnitJob.Request> {

	/**
	 * Number of cells above which the traffic is not computed: 2048 x 2048. On larger maps, the traffic would need many
	 * seconds.
	 */
	private static final long MOST_CELLS = 1 << 22;

	private final Consumer<Answer> listener;
	/** The gaps of {@link #scene}. Null if there is no scene. Used only by the job's thread. */
	private GapMap gaps;
	/** The scene with obstacles for which gaps were computed last. Null if there is none. Used only by the job's thread. */
	private Scene scene;

	/**
	 * A request for the largest unit that gets from one cell to another.
	 *
	 * @param agent the agent whose terrains the largest unit crosses. The count of units a minute is for this agent
	 * @param from a cell of the level
	 * @param to a cell of the level
	 */
	public record Request(LevelSnapshot level, Agent agent, Cell from, Cell to) {
	}

	/**
	 * The answer to a request.
	 *
	 * @param onGrid the largest square unit on the grid
	 * @param inTheWay the cell of the bottleneck that is nearest to the start, with the terrain or obstacle in this cell.
	 * Empty if {@code onGrid} has a size of at least 1
	 * @param round the widest path for a disc between the obstacles, with its bottleneck. This path ignores terrain. Empty in
	 * a level without obstacles
	 * @param perMinute upper bound for the number of units of the agent that get from cell to cell in a minute. Empty in the
	 * first answer, and known in the second. There is no second answer if the agent cannot get there, if the map is too
	 * large, or if no gap lies between the cells
	 */
	public record Answer(Request request, LargestUnit onGrid, Optional<Obstruction> inTheWay,
			Optional<BottleneckPath> round, OptionalDouble perMinute) {
	}

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param name shown to the user while the job works
	 * @param listener gets each answer that is not outdated, on the job's thread
	 */
	public LargestUnitJob(String name, Consumer<Answer> listener) {
		super(name);
		this.listener = listener;
	}

	@Override
	void work(Request request, BooleanSupplier outdated, SubMonitor monitor) {
		LevelSnapshot level = request.level;
		BitPlane blocked = BlockedCells.of(level.scene(), level.grid().width(), level.grid().height());
		Progress progress = new MonitorProgress(monitor, outdated);
		Capability capability = request.agent.capability();
		LargestUnit onGrid = LargestUnit.between(level.grid(), blocked, capability, request.from, request.to,
				level.header().diagonals(), progress);
		Optional<Obstruction> inTheWay = onGrid.size() > 0 ? Optional.empty()
				: NearestCell.of(request.from, level.grid().bounds(), cell -> onGrid.bottleneck().get(cell.x(), cell.y()))
						.flatMap(cell -> Obstruction.at(level, blocked, capability, cell));
		Optional<BottleneckPath> round = round(request, progress);
		listener.accept(new Answer(request, onGrid, inTheWay, round, OptionalDouble.empty()));
		if (request.agent.size() <= onGrid.size() && level.grid().bounds().cells() <= MOST_CELLS) {
			double perMinute = CellTraffic.perMinute(level, blocked, request.agent, request.from, request.to, progress);
			if (perMinute < Double.POSITIVE_INFINITY) {
				listener.accept(new Answer(request, onGrid, inTheWay, round, OptionalDouble.of(perMinute)));
			}
		}
	}

	private Optional<BottleneckPath> round(Request request, Progress progress) {
		Scene now = request.level.header().scene();
		if (now.circles().isEmpty() && now.polygons().isEmpty()) {
			return Optional.empty();
		}
		if (!now.equals(scene)) {
			gaps = GapMap.of(now, progress);
			scene = now;
		}
		return Optional.of(gaps.bottleneckPath(middle(request.from), middle(request.to)));
	}

	private static Point middle(Cell cell) {
		return new Point(cell.x() + 0.5, cell.y() + 0.5);
	}

	@Override
	String outOfMemory(Request request) {
		gaps = null;
		scene = null;
		return "to find the largest unit on " + request.level.grid();
	}
}
