package org.leeway.core.exchange.tiled.level;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.RasterContent;
import org.leeway.model.Level;

/** A collection of messages about losses: the things in a level or layer that a map of Tiled cannot hold. */
public final class ConversionLosses {

	private final List<Diagnostic> losses = new ArrayList<>();

	private ConversionLosses() {
	}

	/** Returns messages about the things of a level that a map of Tiled cannot hold. */
	public static List<Diagnostic> of(Level level) {
		ConversionLosses all = new ConversionLosses();
		all.addMissing(level.getAccepted(), "intended finding", "intended findings");
		all.addMissing(level.getNavMeshes(), "navigation mesh", "navigation meshes");
		all.addMissing(level.getUnderlays(), "picture to trace", "pictures to trace");
		if (!MapOfLevel.canHoldAgents(level)) {
			all.losses.add(Diagnostic.lost("The agents are not written: one has no name."));
		}
		return List.copyOf(all.losses);
	}

	/** Returns messages about the things of a layer that a map of Tiled cannot hold. */
	public static List<Diagnostic> of(RasterContent content) {
		return content.layer().isFractional()
				? List.of(Diagnostic.lost("Fractions are not written: tiles have whole numbers, rounded up.")) : List.of();
	}

	private void addMissing(List<?> objects, String one, String many) {
		Diagnostic.unwritten(objects.size(), one, many, "maps of Tiled have none").ifPresent(losses::add);
	}
}
