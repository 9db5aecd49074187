package org.leeway.pathing.clearance.stream;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.components.Spawns;
import org.leeway.pathing.world.Capability;

/**
 * A computation of the reachability of units on a map of any height, which receives the rows of the map one by one. The
 * results are the same as with {@link org.leeway.pathing.clearance.Reachability}. The needed memory does not depend on the
 * height.
 * <p>
 * Not thread-safe: a single thread must pass the rows. The stream may use other threads for part of the work.
 */
public final class ReachabilityStream implements Consumer<byte[]>, AutoCloseable {

	private final MapHeader map;
	private final Progress progress;
	private final List<Capability> capabilities;
	private final Map<StreamedUnit, UnitStream> units = new LinkedHashMap<>();
	private final TerrainBits bits;
	private final Workers workers;
	/** The block that receives rows. */
	private RowBlock filling;
	/** The block that is being processed. */
	private RowBlock working;
	private int rows;

	/**
	 * Begins a map.
	 *
	 * @param followed the units whose reachability to find. Equal units are processed once
	 * @param minArea the least number of cells of an unreachable region to keep
	 * @param threads the number of threads that may work at once, including the caller's; at least 1
	 * @param progress a unit of work is a row
	 * @throws IllegalArgumentException if a spawn lies outside the map
	 */
	public ReachabilityStream(MapHeader map, Collection<StreamedUnit> followed, long minArea, int threads,
			Progress progress) {
		this.map = map;
		this.progress = progress;
		this.capabilities = followed.stream().map(each -> each.unit().capability()).distinct().toList();
		for (StreamedUnit each : followed) {
			Spawns.checkInside(each.spawns(), map.width(), map.height());
			units.computeIfAbsent(each, unit -> stream(unit, minArea));
		}
		this.bits = new TerrainBits(capabilities, map.width());
		this.filling = new RowBlock(map, capabilities.size());
		this.working = new RowBlock(map, capabilities.size());
		this.workers = new Workers(threads);
	}

	private UnitStream stream(StreamedUnit unit, long minArea) {
		UnitStream stream = new UnitStream(MapPart.whole(map.width(), map.height()), unit.unit().size(),
				map.diagonals(), minArea);
		stream.start(unit.spawns());
		return stream;
	}

	/**
	 * Adds the next row of the map.
	 *
	 * @param ids the terrain ids of the row's cells, from left to right. Not kept after the call
	 * @throws IllegalStateException if the map already has all its rows
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	@Override
	public void accept(byte[] ids) {
		if (rows == map.height()) {
			throw new IllegalStateException("more than " + rows + " rows");
		}
		filling.add(ids, bits);
		rows++;
		if (!filling.hasRoom()) {
			handOver();
		}
	}

	private void handOver() {
		filling.removeBlocked();
		finishWork();
		RowBlock full = filling;
		filling = working;
		working = full;
		filling.begin(rows);
		workers.begin(units.entrySet().stream().map(entry -> task(entry.getKey(), entry.getValue())).toList());
	}

	private Runnable task(StreamedUnit unit, UnitStream stream) {
		int capability = capabilities.indexOf(unit.unit().capability());
		return () -> working.feed(stream, capability);
	}

	private void finishWork() {
		progress.check();
		workers.finish();
		progress.worked(working.count());
		working.begin(rows);
	}

	/**
	 * Returns the result for each unit. Call this after the last row.
	 *
	 * @throws IllegalStateException if rows are missing
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public Map<StreamedUnit, ReachSummary> finish() {
		if (rows < map.height()) {
			throw new IllegalStateException(rows + " rows of " + map.height());
		}
		handOver();
		finishWork();
		Map<StreamedUnit, ReachSummary> summaries = new LinkedHashMap<>();
		units.forEach((unit, stream) -> summaries.put(unit, stream.finish().summary(unit.spawns(), List.of())));
		return summaries;
	}

	/** Stops the other threads, even if they have not finished. */
	@Override
	public void close() {
		workers.close();
	}
}
