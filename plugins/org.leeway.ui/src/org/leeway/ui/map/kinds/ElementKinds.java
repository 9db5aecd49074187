package org.leeway.ui.map.kinds;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.paint.Placement;

/** All kinds of elements of a level. */
public final class ElementKinds {

	private static final List<ElementKind<?>> OFF_MAP = List.of(new TerrainKind(), new AgentKind());
	private static final List<ObjectKind<?>> ON_MAP = List.of(new SpawnKind(), new ProbeKind(), new CircleKind(),
			new PolygonKind(), new NoteKind(), new MeshKind(), new PictureKind(), new IntendedKind());
	private static final Map<EClass, ElementKind<?>> BY_CLASS = all().collect(
			Collectors.toUnmodifiableMap(kind -> kind.list().getEReferenceType(), Function.identity()));

	private ElementKinds() {
	}

	/** Returns all kinds, in the order of the Outline view. */
	public static Stream<ElementKind<?>> all() {
		return Stream.concat(OFF_MAP.stream(), ON_MAP.stream());
	}

	/** Returns the kinds with a place on the map, in the order of the Outline view. */
	public static Stream<ObjectKind<?>> objectKinds() {
		return ON_MAP.stream();
	}

	/** Returns all elements of a level with a place on the map, from the back to the front. */
	public static Stream<EObject> objects(Level level) {
		return ON_MAP.reversed().stream().flatMap(kind -> kind.of(level).stream());
	}

	/** Returns the elements of a level that the map shows as exactly one figure, from the back to the front. */
	public static Stream<EObject> figures(Level level) {
		return ON_MAP.reversed().stream().filter(ObjectKind::hasFigure).flatMap(kind -> kind.of(level).stream());
	}

	/** Returns the kind of an element. Empty for anything else, such as a level. */
	@SuppressWarnings("unchecked")
	public static Optional<ElementKind<EObject>> of(Object element) {
		return element instanceof EObject object ? Optional.ofNullable((ElementKind<EObject>) BY_CLASS.get(object.eClass()))
				: Optional.empty();
	}

	/**
	 * Returns the smallest upright rectangle around an object, in cells, see {@link ObjectKind#envelope}. Empty for kinds of
	 * objects without such a rectangle, for example probes.
	 */
	public static Optional<Envelope> envelope(EObject object) {
		return ofObject(object).flatMap(kind -> kind.envelope(object));
	}

	/** Casts a kind, so that callers need not know the type of its objects. */
	@SuppressWarnings("unchecked")
	public static ObjectKind<EObject> objectKind(ObjectKind<?> kind) {
		return (ObjectKind<EObject>) kind;
	}

	/**
	 * Returns the agents that may use an object, such as the agents that may start at a spawn. See {@link
	 * ObjectKind#agents}.
	 */
	public static List<AgentType> agents(EObject object) {
		return ofObject(object).orElseThrow().agents(object);
	}

	/** Adds an element to the level's list of elements of the same kind. */
	public static void add(EObject element, Level level) {
		of(element).orElseThrow().of(level).add(element);
	}

	/** Moves, flips or turns an object, without an undo step. */
	public static void place(EObject object, Placement placement) {
		ofObject(object).orElseThrow().image(object, placement).forEach(object::eSet);
	}

	/** Returns the kind of an element with a place on the map. Empty for anything else. */
	public static Optional<ObjectKind<EObject>> ofObject(Object element) {
		return of(element).filter(ObjectKind.class::isInstance).map(kind -> (ObjectKind<EObject>) kind);
	}
}
