package org.leeway.core.jobs;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.search.UnitRange;

/**
 * A background job that makes the overlay of a level, that is, the colours of cells on the map. Only the latest request is
 * answered. A new request does not stop the work on an earlier request. So the map shows results while the user drags a slider or a
 * brush, although each drag makes a new request.
 * <p>
 * For a layer that was not shown before, the job first makes the part on the screen.
 */
public final class OverlayJob extends LatestRequestJob<OverlayRequest> {

	private final Consumer<RequestedOverlay> listener;
	/**
	 * The last answer. Null before the first answer. Also null while the job makes the next answer, to release memory. Used only
	 * by the job's thread.
	 */
	private RequestedOverlay last;
	/** The request that was answered last, or null. Used only by the job's thread. */
	private OverlayRequest answered;
	/**
	 * The places that the unit reaches, as computed last. Null if there are none. The next computation reuses the unchanged
	 * parts. Used only by the job's thread.
	 */
	private UnitRange range;
	/**
	 * The cells on the screen, which the job computes before the whole overlay. Empty if the job should compute the
	 * whole overlay at once.
	 */
	private volatile Optional<CellRect> first = Optional.empty();

	/**
	 * Creates a job that waits for requests.
	 *
	 * @param name shown to the user while the job works
	 * @param listener gets the overlays on the job's thread
	 */
	public OverlayJob(String name, Consumer<RequestedOverlay> listener) {
		super(name);
		this.listener = listener;
	}

	@Override
	void work(OverlayRequest request, BooleanSupplier outdated, SubMonitor monitor) {
		if (last == null || !last.request().equals(request)) {
			MonitorProgress progress = new MonitorProgress(monitor, () -> false);
			if (answered == null || !request.isLike(answered)) {
				glance(request, progress).ifPresent(listener);
			}
			// Release the last overlay before the next overlay needs memory, because both may be large.
			last = null;
			last = make(request, progress);
			answered = request;
		}
		listener.accept(last);
	}

	/**
	 * Sets the cells that the job computes first. Any thread may call this method.
	 *
	 * @param cells the cells on the screen. Empty if the map shows these cells already
	 */
	public void lookFirst(Optional<CellRect> cells) {
		first = cells;
	}

	/**
	 * Returns the part of the overlay that lies on the screen. Empty if the screen shows more than a quarter of the map.
	 * Also empty if the layer cannot compute a part faster than the whole.
	 */
	private Optional<RequestedOverlay> glance(OverlayRequest request, Progress progress) {
		return first.flatMap(request::part)
				.flatMap(seen -> request.layer().glance(request.query(), seen, progress)).map(request::answer);
	}

	@Override
	String outOfMemory(OverlayRequest request) {
		last = null;
		answered = null;
		range = null;
		return "for an overlay of " + request.analysis().snapshot().grid();
	}

	private RequestedOverlay make(OverlayRequest request, Progress progress) {
		LayerQuery query = request.query();
		if (!request.layer().needs(Need.PLACE)) {
			return made(request, query, Optional.empty(), progress);
		}
		var reachability = request.analysis().agent(request.unit(), progress).reachability();
		range = range == null ? UnitRange.of(reachability, request.anchor(), progress)
				: range.with(reachability, request.anchor(), progress);
		return made(request, query.with(range), Optional.of(range), progress);
	}

	private static RequestedOverlay made(OverlayRequest request, LayerQuery query, Optional<UnitRange> range,
			Progress progress) {
		return new RequestedOverlay(request,
				request.layer().overlay(query, progress).map(layer -> layer.in(request.colours())), range);
	}
}
