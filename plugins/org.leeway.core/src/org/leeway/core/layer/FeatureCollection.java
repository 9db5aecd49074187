package org.leeway.core.layer;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The shapes of a layer. Immutable.
 *
 * @param format names what the members and the properties mean, for programs
 * @param version of that meaning
 * @param members what is true of all shapes, as the properties of a {@link Feature}
 * @param features are made while they are read
 * @param description what was made, in words
 */
public record FeatureCollection(String format, int version, Map<String, Object> members,
		Supplier<Stream<Feature>> features, String description) {

	public FeatureCollection {
		members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
	}
}
