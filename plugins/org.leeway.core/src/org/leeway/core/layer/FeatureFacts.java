package org.leeway.core.layer;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;

/** The properties of features that are lines or arcs. */
final class FeatureFacts {

	private FeatureFacts() {
	}

	static Map<String, Object> of(PathSegment segment) {
		Map<String, Object> facts = new LinkedHashMap<>();
		facts.put("length", segment.length());
		if (segment instanceof Arc arc) {
			facts.put("centre", arc.centre());
			facts.put("radius", arc.radius());
			facts.put("fromAngle", arc.fromAngle());
			facts.put("toAngle", arc.toAngle());
			facts.put("direction", arc.direction().name().toLowerCase(Locale.ROOT));
		}
		return facts;
	}
}
