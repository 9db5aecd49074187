package org.leeway.ui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;

/**
 * The editor is compiled against GEF 3.2, and must link with later versions of GEF too. {@code gef-3.26.txt} lists the types
 * and members that the editor uses or overrides, with their declarations in GEF Classic 3.26 and Draw2d 3.23.
 * {@code releng/gef-signatures} creates the list.
 */
class LaterGefTest {

	private static final String LIST = "gef-3.26.txt";
	private static final Bundle UI = Platform.getBundle("org.leeway.ui");
	/** Cache of the types of GEF 3.2, of the platform and of Java, indexed by their internal names. */
	private static final Map<String, Class<?>> LOADED = new HashMap<>();
	/** Cache of the declarations of the types in {@link #LOADED}, indexed by their internal names. */
	private static final Map<String, Declared> READ = new HashMap<>();

	private static LinkCheck check;

	@BeforeAll
	static void readTheClassesOfTheEditor() throws IOException {
		List<byte[]> files = new ArrayList<>();
		collect("org/", files);
		check = new LinkCheck(files, GefSignatures::isGef);
	}

	private static void collect(String folder, List<byte[]> into) throws IOException {
		Enumeration<String> paths = UI.getEntryPaths(folder);
		for (String path : paths == null ? List.<String>of() : Collections.list(paths)) {
			if (path.endsWith("/")) {
				collect(path, into);
			} else if (path.endsWith(".class")) {
				URL file = UI.getEntry(path);
				try (InputStream in = file.openStream()) {
					into.add(in.readAllBytes());
				}
			}
		}
	}

	@Test
	void theEditorLinksWithTheGefThatItIsCompiledAgainst() {
		assertEquals(Set.of(), check.problems(today(), today()));
	}

	@Test
	void theEditorLinksWithLaterGefToo() throws IOException {
		assertEquals(Set.of(), problems(line -> line));
	}

	@Test
	void theCheckSeesWhatALaterGefMightBreak() throws IOException {
		String zoom = "\tpublic getScalableFigure()Lorg/eclipse/draw2d/ScalableFigure;";
		assertSees("is missing", line -> line.equals(zoom) ? "" : line);
		assertSees("static or not", line -> line.equals(zoom) ? line.replace("public", "public static") : line);
		assertSees("is not accessible", line -> line.equals(zoom) ? line.replace("public ", "") : line);
		assertSees("org/eclipse/draw2d/CoordinateListener is missing",
				line -> line.contains("org/eclipse/draw2d/CoordinateListener java") ? "public org/eclipse/draw2d/Other java/lang/Object"
						: line);
		String handles = "createSelectionHandles()Ljava/util/List;";
		assertSees("has another result", line -> line.endsWith(handles) ? line.replace("util/List", "util/Collection") : line);
		assertSees("no longer overrides anything", line -> line.endsWith(handles) ? "" : line);
		assertSees("is final in", line -> line.endsWith(handles) ? line.replace("protected", "protected final") : line);
		assertSees("is public in", line -> line.endsWith(handles) ? line.replace("protected", "public") : line);
		assertSees("does not implement another()V",
				line -> line.contains("interface org/eclipse/gef/handles/HandleBounds ") ? line + "\n\tpublic abstract another()V" : line);
		assertSees("should implement",
				line -> line.contains("interface org/eclipse/draw2d/Locator ") ? line + "\n\tpublic abstract another()V" : line);
		assertSees("is of a class", line -> line.contains("interface org/eclipse/gef/EditPart ") ? line.replace("interface ", "")
				: line);
	}

	private static void assertSees(String problem, UnaryOperator<String> change) throws IOException {
		Set<String> problems = problems(change);
		assertTrue(problems.stream().anyMatch(each -> each.contains(problem)), problem + " not in " + problems);
	}

	/**
	 * Returns the problems of linking the editor with the later version of GEF, whose declarations are in {@link #LIST}.
	 *
	 * @param change gets each line of the list, and returns the line or a replacement of several lines. So a test can put a
	 * problem into the list, and check that this method finds the problem
	 */
	private static Set<String> problems(UnaryOperator<String> change) throws IOException {
		try (InputStream in = LaterGefTest.class.getResourceAsStream(LIST);
				BufferedReader list = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
			Stream<String> lines = list.lines().flatMap(line -> change.apply(line).lines());
			Map<String, Declared> later = GefSignatures.parse(lines);
			return check.problems(new Types(name -> GefSignatures.isGef(name) ? later.get(name) : loaded(name)), today());
		}
	}

	private static Types today() {
		return new Types(LaterGefTest::loaded);
	}

	/** Returns the declaration of the type that the editor's class loader finds under a name. Null if there is none. */
	private static Declared loaded(String name) {
		Class<?> type = LOADED.computeIfAbsent(name, LaterGefTest::load);
		return type == null ? null : READ.computeIfAbsent(name, key -> read(type));
	}

	/**
	 * Returns the declaration of a type. Also caches the supertypes of the type, because the class loader of the editor may
	 * not find these later.
	 */
	private static Declared read(Class<?> type) {
		Stream.concat(Stream.ofNullable(type.getSuperclass()), Stream.of(type.getInterfaces()))
				.forEach(above -> LOADED.put(above.getName().replace('.', '/'), above));
		return Declared.of(type);
	}

	private static Class<?> load(String name) {
		try {
			return UI.loadClass(name.replace('/', '.'));
		} catch (ClassNotFoundException e) {
			return null;
		}
	}
}
