package org.leeway.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** Tests of the packages of the API, and the types in their signatures. */
class ApiTest {

	/**
	 * Types that occur in signatures of API classes, but do not belong to the API. The members with these signatures do not
	 * belong to it either.
	 */
	private static final Set<String> BEYOND = new TreeSet<>(Set.of(
			"org.leeway.core.analysis.part.ApartStarts",
			"org.leeway.core.analysis.part.Origin",
			"org.leeway.core.analysis.part.StoredMeshes",
			"org.leeway.core.colour.LegendEntry",
			"org.leeway.core.level.part.Conflict",
			"org.leeway.core.level.part.DesignIntent",
			"org.leeway.core.level.part.GamePlaces",
			"org.leeway.core.level.part.MeshLayer",
			"org.leeway.core.level.part.Note",
			"org.leeway.core.level.part.ObjectNames",
			"org.leeway.core.level.part.Party",
			"org.leeway.core.level.part.Picture",
			"org.leeway.core.level.part.ProbeRequest",
			"org.leeway.core.level.part.ProbedPath",
			"org.leeway.core.routes.EndOffer",
			"org.leeway.model.CircularObstacle",
			"org.leeway.model.Level",
			"org.leeway.model.TerrainPattern",
			"org.leeway.pathing.balance.TravelMaps",
			"org.leeway.pathing.bits.TileWords",
			"org.leeway.pathing.chokes.Choke",
			"org.leeway.pathing.clearance.stream.MapHeader",
			"org.leeway.pathing.clearance.width.CoveringMap",
			"org.leeway.pathing.clearance.width.CoveringSizes",
			"org.leeway.pathing.clearance.width.FitMap",
			"org.leeway.pathing.clearance.width.FitPlanes",
			"org.leeway.pathing.components.ReachedPlane",
			"org.leeway.pathing.components.StartGap",
			"org.leeway.pathing.gaps.GapMap",
			"org.leeway.pathing.navmesh.NavMesh",
			"org.leeway.pathing.navmesh.PolygonMesh",
			"org.leeway.pathing.navmesh.clearance.MeshClearance",
			"org.leeway.pathing.navmesh.generate.MeshOptions",
			"org.leeway.pathing.plan.trace.SearchTrace",
			"org.leeway.pathing.raster.CellNumbers",
			"org.leeway.pathing.raster.ObstacleMap",
			"org.leeway.pathing.repair.Clearing",
			"org.leeway.pathing.steering.search.PoseReach"));

	private static final int MOST_TYPES = 80;

	/** Methods of classes without state that return arrays. Such a method cannot return an array that an object stores. */
	private static final Set<String> WITHOUT_STATE = Set.of("LevelFiles.toBytes");

	/** The full name of a type of Leeway or of a library. Group 1 is the package. */
	private static final Pattern TYPE = Pattern
			.compile("\\b((?:org\\.leeway|org\\.eclipse|org\\.locationtech|com|ch|picocli)(?:\\.[a-z]\\w*)*)\\.[A-Z]\\w*");

	@Test
	void thePageOfTheLibraryListsThePackagesThatManifestsLeaveOpen() throws IOException {
		String page = Files.readString(Artefact.ROOT.resolve("docs/library.md"));
		Set<String> listed = Pattern.compile("^\\| `(org\\.leeway\\.[a-z.]+)` \\|", Pattern.MULTILINE).matcher(page).results()
				.map(row -> row.group(1)).collect(Collectors.toCollection(TreeSet::new));
		assertEquals(Artefact.wholeApi(), listed);
	}

	/** The API has at most {@link #MOST_TYPES} types. Nested types are not counted. */
	@Test
	void theApiHasFewTypes() throws Exception {
		try (URLClassLoader loader = loader()) {
			List<String> types = publicClasses(Artefact.wholeApi(), loader).stream().filter(each -> !each.isMemberClass())
					.map(Class::getName).toList();
			assertTrue(types.size() <= MOST_TYPES, types.size() + " types: " + types);
		}
	}

	@Test
	void signaturesOfTheApiMentionOnlyTheApiAndEmf() throws Exception {
		Set<String> api = Artefact.wholeApi();
		Set<String> mentioned = new TreeSet<>();
		try (URLClassLoader loader = loader()) {
			for (Class<?> type : publicClasses(api, loader)) {
				members(type).flatMap(ApiTest::types).filter(each -> !api.contains(each.group(1)))
						.filter(each -> !each.group(1).startsWith("org.eclipse.emf.")).forEach(each -> mentioned.add(each.group()));
			}
		}
		assertEquals(BEYOND, mentioned);
	}

	/** Any caller can write to an array, so a value must not return the array that it stores. */
	@Test
	void noFieldOfTheApiIsAnArray() throws Exception {
		try (URLClassLoader loader = loader()) {
			assertEquals(List.of(), publicClasses(Artefact.wholeApi(), loader).stream()
					.flatMap(each -> Arrays.stream(each.getDeclaredFields()))
					.filter(each -> isOpen(each.getModifiers()) && hasArray(each.getGenericType())).map(Object::toString).toList());
		}
	}

	@Test
	void theArraysOfTheApiAreTestedToBeCopies() throws Exception {
		String test = Files.readString(
				Artefact.ROOT.resolve("tests/org.leeway.pathing.tests/src/org/leeway/pathing/ArrayCopiesTest.java"));
		Set<String> tested = Pattern.compile("(?:returned|kept)\\(\"([\\w.]+)\"").matcher(test).results().map(each -> each.group(1))
				.collect(Collectors.toCollection(TreeSet::new));
		tested.addAll(WITHOUT_STATE);
		Set<String> found = new TreeSet<>();
		try (URLClassLoader loader = loader()) {
			for (Class<?> type : publicClasses(Artefact.wholeApi(), loader)) {
				Stream.of(type.getDeclaredMethods(), type.getDeclaredConstructors()).flatMap(Arrays::stream)
						.filter(each -> isOpen(each.getModifiers()) && !each.isSynthetic())
						.filter(each -> returnsArray(each) || makesValueOfArray(each)).map(ApiTest::name).forEach(found::add);
			}
		}
		found.removeAll(tested);
		assertEquals(Set.of(), found, "methods without a case in ArrayCopiesTest");
	}

	private static boolean returnsArray(Executable member) {
		return member instanceof Method method && hasArray(method.getGenericReturnType())
				&& !(method.getDeclaringClass().isEnum() && method.getName().equals("values"));
	}

	/** Returns whether a member is a constructor or a static method that creates an object of Leeway from an array. */
	private static boolean makesValueOfArray(Executable member) {
		boolean makes = !(member instanceof Method method)
				|| Modifier.isStatic(method.getModifiers()) && method.getReturnType().getName().startsWith("org.leeway.");
		return makes && Arrays.stream(member.getGenericParameterTypes()).anyMatch(ApiTest::hasArray);
	}

	private static boolean hasArray(Type type) {
		return type.getTypeName().contains("[]");
	}

	/** Returns the name of a method with the name of its class. For a constructor, returns the name of the class. */
	private static String name(Executable member) {
		String type = member.getDeclaringClass().getCanonicalName()
				.substring(member.getDeclaringClass().getPackageName().length() + 1);
		return member instanceof Method ? type + "." + member.getName() : type;
	}

	@Test
	void theApiWorksWithoutTheOptionalDependencies() throws Exception {
		try (URLClassLoader loader = loader()) {
			Object planners = loader.loadClass("org.leeway.core.routing.Planners").getMethod("registered").invoke(null);
			Object rules = loader.loadClass("org.leeway.core.analysis.Rules").getMethod("descriptors").invoke(null);
			assertTrue(((List<?>) planners).size() > 10, planners.toString());
			assertTrue(((List<?>) rules).size() > 10, rules.toString());
		}
	}

	/** Returns a class loader for the artefacts and their mandatory dependencies. */
	private static URLClassLoader loader() {
		URL[] jars = Stream.concat(Artefact.ALL.stream().map(Artefact::jar),
				Artefact.ALL.stream().flatMap(each -> each.pom().dependencies().stream()).filter(each -> !each.optional())
						.map(each -> each.jar(Artefact.LOCAL)).filter(Files::exists).distinct())
				.map(ApiTest::url).toArray(URL[]::new);
		return new URLClassLoader(jars, ClassLoader.getPlatformClassLoader());
	}

	private static URL url(Path jar) {
		try {
			return jar.toUri().toURL();
		} catch (MalformedURLException e) {
			throw new AssertionError(e);
		}
	}

	private static List<Class<?>> publicClasses(Set<String> packages, ClassLoader loader) throws Exception {
		List<Class<?>> found = new ArrayList<>();
		for (Artefact artefact : Artefact.ALL) {
			for (String entry : Artefact.entries(artefact.jar())) {
				String name = entry.replace('/', '.').replaceFirst("\\.class$", "");
				if (entry.endsWith(".class") && packages.contains(name.substring(0, name.lastIndexOf('.')))) {
					Class<?> type = loader.loadClass(name);
					if (isOpen(type.getModifiers()) && !type.isAnonymousClass()) {
						found.add(type);
					}
				}
			}
		}
		assertTrue(found.size() > 50, "only " + found.size() + " classes");
		return found;
	}

	/**
	 * Returns the signatures of a type's public and protected members, and the types that the type extends or
	 * implements.
	 */
	private static Stream<String> members(Class<?> type) {
		List<Member> members = new ArrayList<>();
		members.addAll(Arrays.asList(type.getDeclaredFields()));
		members.addAll(Arrays.asList(type.getDeclaredMethods()));
		members.addAll(Arrays.asList(type.getDeclaredConstructors()));
		Stream<String> signatures = members.stream().filter(each -> isOpen(each.getModifiers()) && !each.isSynthetic())
				.map(each -> each instanceof Executable executable ? executable.toGenericString()
						: ((java.lang.reflect.Field) each).toGenericString());
		Stream<String> above = Stream.concat(Stream.ofNullable(type.getGenericSuperclass()),
				Arrays.stream(type.getGenericInterfaces())).map(each -> each.getTypeName());
		return Stream.concat(signatures, above);
	}

	private static Stream<MatchResult> types(String signature) {
		return TYPE.matcher(signature).results();
	}

	private static boolean isOpen(int modifiers) {
		return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
	}
}
