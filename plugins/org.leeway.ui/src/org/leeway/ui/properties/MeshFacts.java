package org.leeway.ui.properties;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.leeway.core.jobs.LayerMesh;
import org.leeway.model.NavMeshLayer;
import org.leeway.ui.map.DerivedMesh;

/** Read-only properties that describe the mesh of a layer, such as its number of polygons. */
public enum MeshFacts {
	STATE("Mesh", "How the mesh is made: generated from the level, or edited by hand", MeshFacts::state),
	VERTICES("Vertices", "The number of places where edges meet", mesh -> count(mesh.statistics().vertices())),
	POLYGONS("Polygons", "The number of convex polygons", mesh -> count(mesh.statistics().faces())),
	PORTALS("Portals", "The number of edges that units cross", mesh -> count(mesh.statistics().portals())),
	WALLS("Walls", "The number of edges that no unit crosses", mesh -> count(mesh.statistics().walls())),
	COMPONENTS("Components", "The number of parts not connected by portals", mesh -> count(mesh.statistics().components())),
	TIME("Time", "The time to make the mesh, or to update it after the last change", MeshFacts::time);

	private static final String CATEGORY = "Result";
	private static final double NANOS_A_MILLISECOND = 1e6;

	private final String label;
	private final String description;
	private final Function<LayerMesh, String> value;

	MeshFacts(String label, String description, Function<LayerMesh, String> value) {
		this.label = label;
		this.description = description;
		this.value = value;
	}

	/** Returns a descriptor for each fact. The descriptor's id is the fact itself. */
	static Stream<PropertyDescriptor> descriptors() {
		return Arrays.stream(values()).map(fact -> {
			PropertyDescriptor descriptor = new PropertyDescriptor(fact, fact.label);
			descriptor.setCategory(CATEGORY);
			descriptor.setDescription(fact.description);
			return descriptor;
		});
	}

	/** Returns the texts of all facts about a layer, separated by {@code |}. */
	public static String all(NavMeshLayer layer) {
		return Arrays.stream(values()).map(fact -> fact.of(layer)).collect(Collectors.joining("|"));
	}

	/**
	 * Returns this fact about the mesh of a layer, as a text. If the mesh is not known, only {@link #STATE} has a text,
	 * such as {@code being generated}. All other facts are then empty.
	 */
	String of(NavMeshLayer layer) {
		Optional<DerivedMesh> derived = DerivedMesh.of(layer);
		return this == STATE && derived.filter(DerivedMesh::isFresh).isEmpty()
				? layer.getMesh() == null ? "being generated" : "edited by hand"
				: derived.map(known -> value.apply(known.mesh())).orElse("");
	}

	private static String state(LayerMesh mesh) {
		return mesh.problem().map(problem -> "invalid: " + problem.getMessage())
				.orElse(mesh.layer().isGenerated() ? "generated" : "edited by hand");
	}

	private static String count(int number) {
		return Integer.toString(number);
	}

	private static String time(LayerMesh mesh) {
		return String.format(Locale.ROOT, "%.1f ms", mesh.nanos() / NANOS_A_MILLISECOND);
	}
}
