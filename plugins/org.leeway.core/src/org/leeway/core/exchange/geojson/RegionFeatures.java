package org.leeway.core.exchange.geojson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.exchange.RasterContent;
import org.leeway.core.layer.Feature;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.region.CellRegion;
import org.leeway.pathing.world.Agent;

/** A converter of a layer of values into features: one feature for each region of connected cells with the same value. */
final class RegionFeatures {

	private static final int VERSION = 1;

	private RegionFeatures() {
	}

	static FeatureCollection of(RasterContent content, Progress progress) {
		OverlayLayer layer = content.layer();
		List<CellRegion> regions = CellRegion.of(values(layer, progress), layer.width(), progress);
		Map<String, Object> members = new LinkedHashMap<>();
		members.put("layer", layer.kind().id());
		members.put("metric", layer.kind().metric());
		members.put("anchor", content.anchor().orElse(null));
		members.put("capability", content.capability().orElse(null));
		members.put("agent", content.agent().map(Agent::name).orElse(null));
		members.put("width", layer.width());
		members.put("height", layer.height());
		return new FeatureCollection("leeway-regions", VERSION, members, () -> regions.stream().map(RegionFeatures::feature),
				"regions");
	}

	private static int[] values(OverlayLayer layer, Progress progress) {
		int[] values = new int[layer.width() * layer.height()];
		int[] row = new int[layer.width()];
		for (int y = 0; y < layer.height(); y++) {
			progress.check();
			layer.values(0, y, row.length, row);
			System.arraycopy(row, 0, values, y * row.length, row.length);
		}
		return values;
	}

	private static Feature feature(CellRegion region) {
		return Feature.ofAreas("region", List.of(region.area())).with("value", region.value()).with("cells", region.cells());
	}
}
