package org.leeway.core.jobs;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.core.runtime.SubMonitor;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Origin;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.OverlayLayer.Anchor;
import org.leeway.pathing.Progress;
import org.leeway.pathing.search.UnitRange;

/**
 * Makes what is to be laid over a level in the background, for the latest request. A request under way is finished all
 * the same: a slider that is dragged, or a brush, shows what it has come by. The last overlay that the listener gets is
 * that of the last request.
 */
public final class OverlayJob extends LatestRequestJob<OverlayRequest> {

	private final Consumer<RequestedOverlay> listener;
	/** The last one that was made, and the last range: what follows shares with it. For the job's thread only. */
	private RequestedOverlay last;
	private UnitRange range;

	/**
	 * A job that waits for requests.
	 *
	 * @param name shown to the user while it works
	 * @param listener gets the overlays on the job's thread
	 */
	public OverlayJob(String name, Consumer<RequestedOverlay> listener) {
		super(name);
		this.listener = listener;
	}

	@Override
	void work(OverlayRequest request, BooleanSupplier outdated, SubMonitor monitor) {
		if (last == null || !last.request().equals(request)) {
			last = make(request, new MonitorProgress(monitor, () -> false));
		}
		listener.accept(last);
	}

	@Override
	String outOfMemory(OverlayRequest request) {
		last = null;
		range = null;
		return "Not enough memory for an overlay of " + request.analysis().snapshot().grid();
	}

	private RequestedOverlay make(OverlayRequest request, Progress progress) {
		if (request.kind() == OverlayLayer.Kind.RANGE) {
			var reachability = request.analysis().agent(request.unit(), progress).reachability();
			range = range == null ? UnitRange.of(reachability, request.anchor(), progress)
					: range.with(reachability, request.anchor(), progress);
			OverlayLayer layer = OverlayLayer.rangeAlone(request.analysis(), request.unit(), range);
			return new RequestedOverlay(request, Optional.of(layer.in(request.colours())), Optional.of(range));
		}
		return new RequestedOverlay(request, layer(request, progress).map(layer -> layer.in(request.colours())),
				Optional.empty());
	}

	private static Optional<OverlayLayer> layer(OverlayRequest request, Progress progress) {
		LevelAnalysis analysis = request.analysis();
		if (!request.kind().isOfCapability()) {
			analysis.agent(request.unit(), progress);
		}
		return switch (request.kind()) {
		case TERRAIN -> Optional.of(OverlayLayer.terrain(analysis.snapshot()));
		case CLEARANCE -> Optional.of(OverlayLayer.clearance(analysis, request.unit().capability(), Anchor.TOP_LEFT));
		case BRUSHFIRE -> Optional.of(OverlayLayer.brushfire(analysis, request.unit().capability()));
		case FIT -> OverlayLayer.limitedFit(analysis, Origin.of(request.unit(), analysis.outline()));
		case REACHABILITY -> Optional.of(OverlayLayer.reachability(analysis, request.unit()));
		case BRUSHFIRE_LOSS -> Optional.of(OverlayLayer.brushfireLoss(analysis, request.unit()));
		case RANGE -> throw new IllegalArgumentException("a range follows from the one before");
		};
	}
}
