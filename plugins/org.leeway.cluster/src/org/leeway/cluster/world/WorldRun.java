package org.leeway.cluster.world;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.LongAccumulator;
import org.leeway.cluster.Storage;
import org.leeway.cluster.TaskProgress;
import org.leeway.core.analysis.stream.StreamedAnalysis.StreamedAgent;
import org.leeway.core.analysis.stream.StreamedAnalysis;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelObjects;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Scene;

import scala.Tuple2;

/** A check of a world on a cluster. */
public final class WorldRun {

	/**
	 * Limit for the number of unreachable regions of a world, because Spark's driver keeps all of these regions in memory. More
	 * regions would not help a designer.
	 */
	private static final int MOST_REGIONS = 1 << 20;

	private final JavaSparkContext spark;
	private final Storage storage;
	private final WorldTiles tiles;
	private final LevelCheck check;
	private final LevelHeader world;
	private final WorldShape shape;
	private final WorldUnits units;
	private JavaPairRDD<Block, BlockResult> results;
	private BlockJoins joins;

	/**
	 * Prepares the check of a world, and reads its first tile. All other tiles have to match the first tile.
	 *
	 * @throws FailureException if the tile cannot be read, or the world is too large
	 */
	public WorldRun(JavaSparkContext spark, Storage storage, WorldTiles tiles, LevelCheck check) throws FailureException {
		this.spark = spark;
		this.storage = storage;
		this.tiles = tiles;
		this.check = check;
		LevelHeader first = Tile.read(tiles.tile(0, 0), storage, check.formats(), header -> {
			// accept any header for the first tile: all other tiles must then match this header
		}).header();
		long width = (long) tiles.columns() * first.width();
		long height = (long) tiles.rows() * first.height();
		if (Math.max(width, height) > Integer.MAX_VALUE) {
			throw new FailureException(tiles.name() + ": " + width + " x " + height + " cells, expected at most "
					+ Integer.MAX_VALUE + " in a row or column");
		}
		LevelHeader asked = check.prepareRows(first.withSize((int) width, (int) height), tiles.name());
		this.world = new LevelHeader("", asked.frame(), asked.terrains(), asked.agents(),
				new LevelObjects(Scene.EMPTY, asked.spawnPoints()), new DesignIntent(Map.of(), List.of(), List.of(),
						asked.intent().startsApart(), asked.intent().minArea(), Symmetry.NONE));
		this.units = WorldUnits.of(world, check.spawns().isEmpty() ? List.of()
				: world.spawnPoints().stream().map(spawn -> WorldSpawn.of(spawn, 0, 0)).toList(), check.view().diagonals().isEmpty());
		if (check.chokes()) {
			WorldChokes.checkSize(world, tiles.name());
		}
		Agent largest = world.agents().stream().max(Comparator.comparingInt(Agent::size)).orElseThrow();
		if (largest.size() > Math.min(first.width(), first.height())) {
			throw new FailureException(tiles.name() + ": agent " + largest.name() + " has size " + largest.size()
					+ ", expected at most " + Math.min(first.width(), first.height()) + ", the side of a tile");
		}
		this.shape = WorldShape.of(tiles.columns(), tiles.rows(), first.width(), first.height(), largest.size() - 1,
				spark.defaultParallelism());
	}

	/** Returns a text with the number of tiles and the number of cells of the world. */
	public String size() {
		return tiles.columns() + " x " + tiles.rows() + " tiles, " + world.size();
	}

	/**
	 * Returns the number of blocks. The progress of {@link #check} and of {@link #writeReach} counts up to this number.
	 */
	public int blocks() {
		return shape.blockColumns() * shape.blockRows();
	}

	/**
	 * Checks the world.
	 *
	 * @param progress receives the number of blocks done
	 * @throws FailureException if a tile cannot be read, or there are too many regions
	 */
	public ReportedLevel check(LongConsumer progress) throws FailureException {
		List<Block> blocks = Block.all(shape, tiles);
		WorldUnits agents = units;
		Broadcast<Storage> files = storage.shared(spark);
		long minArea = check.area().in(world.intent());
		LongAccumulator done = TaskProgress.told(spark, progress);
		results = spark.parallelize(blocks, blocks.size()).mapToPair(block -> {
			BlockResult result = BlockCheck.of(block, agents, minArea, files.value());
			done.add(1);
			return new Tuple2<>(block, result);
		}).persist(StorageLevel.MEMORY_AND_DISK_SER());
		checkResults();
		List<List<List<Region>>> complete = results.values()
				.map(result -> result.reach().stream().map(each -> each.complete()).toList()).collect();
		joins = new BlockJoins(results.mapToPair(each -> new Tuple2<>(new BlockPlace(each._1.column(), each._1.row()),
				each._2.reach().stream().map(reach -> reach.withoutComplete()).toList())), shape.blockColumns(),
				shape.blockRows());
		LevelHeader header = world.withSpawnPoints(spawns());
		List<StreamedAgent> found = new ArrayList<>();
		for (int i = 0; i < header.agents().size(); i++) {
			Agent agent = header.agents().get(i);
			int number = i;
			List<Region> regions = complete.stream().flatMap(block -> block.get(number).stream()).toList();
			found.add(new StreamedAgent(agent, header.describe(agent),
					joins.whole().get(i).summary(header.spawns(agent), regions), minArea));
		}
		StreamedAnalysis analysis = withWays(new StreamedAnalysis(header, found));
		ReportedLevel level = ReportedLevel.of(tiles.name(), 0, analysis, check.area()).withoutAdvice();
		return check.chokes() ? level.withChokes(
				WorldChokes.of(Block.all(shape.whole(), tiles).getFirst(), units, header, minArea, tiles.name(), storage)) : level;
	}

	/**
	 * Adds the size of the largest unit that gets from one group of spawns to another, if an agent cannot get there. Returns
	 * the given analysis if no search for these sizes is needed, see {@link StreamedAnalysis#asksForCells}. Also returns the
	 * given analysis if the world does not fit into the memory of Spark's driver.
	 */
	private StreamedAnalysis withWays(StreamedAnalysis analysis) throws FailureException {
		if (!analysis.asksForCells()) {
			return analysis;
		}
		try {
			BlockGrid cells = BlockGrid.read(Block.all(shape.whole(), tiles).getFirst(), units, storage);
			return analysis.withWays(cells.terrain(), cells.blocked(), Progress.NONE);
		} catch (OutOfMemoryError tooLarge) {
			return analysis;
		}
	}

	private void checkResults() throws FailureException {
		List<String> failures = results.values().map(BlockResult::failure).filter(failure -> !failure.isEmpty()).distinct()
				.collect();
		if (!failures.isEmpty()) {
			throw new FailureException(failures.getFirst()
					+ (failures.size() == 1 ? "" : " (and " + (failures.size() - 1) + " more tiles)"));
		}
		long regions = results.values().map(BlockResult::completeComponents).reduce(Long::sum);
		if (regions > MOST_REGIONS) {
			throw new FailureException(tiles.name() + ": " + regions + " unreachable regions, expected at most " + MOST_REGIONS
					+ "; a larger --min-area leaves small ones out");
		}
	}

	/**
	 * Returns the spawns that the user gave. If the user gave no spawn, returns the spawns of the tiles, tile by tile.
	 */
	private List<SpawnPoint> spawns() {
		if (!units.spawns().isEmpty()) {
			return world.spawnPoints();
		}
		int width = shape.tileWidth();
		int height = shape.tileHeight();
		List<WorldSpawn> spawns = new ArrayList<>(results.values().flatMap(result -> result.spawns().iterator()).collect());
		spawns.sort(Comparator.<WorldSpawn>comparingInt(spawn -> spawn.y() / height).thenComparingInt(spawn -> spawn.x() / width));
		return spawns.stream().map(WorldSpawn::point).toList();
	}

	/**
	 * Writes which cells each agent reaches, tile by tile. Call {@link #check} first.
	 *
	 * @param folder the folder for the output. Each agent gets a folder in it, with a file for each tile
	 * @param progress receives the number of blocks done
	 * @throws FailureException if a tile cannot be read any more
	 */
	public void writeReach(String folder, LongConsumer progress) throws FailureException {
		try {
			WorldFolder target = WorldFolder.of(storage.qualified(new Path(folder)), tiles, units.names());
			for (String each : target.agents()) {
				storage.removeAbandonedIn(new Path(each));
			}
			WorldUnits agents = units;
			Broadcast<Storage> files = storage.shared(spark);
			List<Cell> samples = joins.samples();
			LongAccumulator done = TaskProgress.told(spark, progress);
			JavaRDD<String> failures = results.mapToPair(each -> new Tuple2<>(new BlockPlace(each._1.column(), each._1.row()), each))
					.join(joins.reached(spark), blocks()).map(each -> {
						String failure = write(each._2._1, each._2._2, agents, samples, files.value(), target);
						done.add(1);
						return failure;
					});
			List<String> found = failures.filter(failure -> !failure.isEmpty()).collect();
			if (!found.isEmpty()) {
				throw new FailureException(found.getFirst());
			}
		} catch (IOException e) {
			throw FailureException.of(folder, e);
		}
	}

	private static String write(Tuple2<Block, BlockResult> block, List<boolean[]> reached, WorldUnits units,
			List<Cell> samples, Storage storage, WorldFolder folder) {
		try {
			BlockReach.write(block._1, units, block._2, reached, samples, storage, folder);
			return "";
		} catch (FailureException e) {
			return e.getMessage();
		} catch (IOException e) {
			return FailureException.of(folder.agents().getFirst(), e).getMessage();
		}
	}
}
