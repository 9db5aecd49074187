package org.leeway.core.layer;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The shapes of a layer. Immutable.
 *
 * @param format the name of the schema of members and properties, for programs
 * @param version of the schema
 * @param members properties of the whole collection, of the same types as in a {@link Feature}
 * @param features supplies a new stream each time, which creates the shapes one by one
 * @param description a summary for users
 * @param mesh the mesh, if the shapes are the faces of a mesh. Otherwise empty
 */
public record FeatureCollection(String format, int version, Map<String, Object> members,
		Supplier<Stream<Feature>> features, String description, Optional<MeshFaces> mesh) {

	public FeatureCollection {
		members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
	}

	/** Creates a collection of features that has no mesh, such as routes or gaps. */
	public FeatureCollection(String format, int version, Map<String, Object> members, Supplier<Stream<Feature>> features,
			String description) {
		this(format, version, members, features, description, Optional.empty());
	}
}
