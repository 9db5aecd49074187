package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.level.part.ObjectPlace;
import org.leeway.core.text.Counts;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.MergeConflict;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A level as lines of text, for programs that compare lines, such as {@code git diff}. The same level always has the same lines.
 * An object is one line, and rows of equal cells are one line:
 *
 * <pre>
 * level "Harbour": 64 x 48 cells, 2 terrains, 1 agent, 1 circle
 * terrain "ground": 3,068 cells, colour #c8c8c8, glyph .
 * circle "Mill": x 3.0, y 1.5, radius 2.0
 * rows 0-46: 64 ground
 * row 47: 60 ground, 4 water
 * </pre>
 */
final class LevelText {

	/** The number of terrain ids that a cell can hold in its one byte. */
	private static final int TERRAINS = 256;

	private final Level level;
	private final Writer out;

	private LevelText(Level level, Writer out) {
		this.level = level;
		this.out = out;
	}

	/**
	 * Writes a level.
	 *
	 * @param name the name that the file gives to the level, or else the name that the level itself stores
	 */
	static void write(Level level, String name, Writer out) throws IOException {
		LevelText text = new LevelText(level, out);
		text.line("level " + quoted(name) + ": " + text.counts() + text.words(level));
		text.writeObjects();
		text.writeRows(level.getTerrain(), "");
	}

	private String counts() {
		List<String> counts = new ArrayList<>(List.of(level.getTerrain().width() + " x " + level.getTerrain().height() + " cells"));
		for (EReference reference : Literals.LEVEL.getEAllContainments()) {
			List<?> objects = (List<?>) level.eGet(reference);
			if (!objects.isEmpty()) {
				counts.add(Counts.of(objects.size(), kind((EObject) objects.getFirst())));
			}
		}
		return String.join(", ", counts);
	}

	private static String kind(EObject object) {
		return object instanceof MergeConflict ? "conflict" : ObjectPlace.kind(object);
	}

	private void writeObjects() throws IOException {
		long[] areas = level.getTerrain().histogram();
		for (EObject object : level.eContents()) {
			switch (object) {
			case TerrainType terrain -> writeObject("", terrain, ", " + Counts.cells(areas[terrain.getId()]) + words(terrain));
			case MergeConflict conflict -> writeObject("", conflict, ", " + Conflict.of(conflict).what() + place(conflict));
			default -> writeObject("", object, words(object));
			}
			if (object instanceof MergeConflict conflict) {
				writeSides(conflict);
			}
		}
	}

	private void writeSides(MergeConflict conflict) throws IOException {
		MergeConflict base = conflict.getBase();
		EObject inBase = Conflict.inBase(conflict);
		if (inBase != null) {
			writeObject("  base: ", inBase, words(inBase));
		} else if (base != null && base.getCells() != null) {
			writeRows(base.getCells(), "  base: ");
		} else if (base != null) {
			line("  base: " + (base.getValue() == null ? "none" : quoted(base.getValue())));
		}
		EObject theirs = Conflict.object(conflict);
		if (theirs != null) {
			writeObject("  theirs: ", theirs, words(theirs));
		}
	}

	/**
	 * Writes an object.
	 *
	 * @param words the properties of the object, each after a comma
	 */
	private void writeObject(String indent, EObject object, String words) throws IOException {
		line(indent + kind(object) + name(object) + (words.isEmpty() ? "" : ":" + words.substring(1)));
		writeBulk(object);
	}

	private static String place(MergeConflict conflict) {
		return conflict.getCells() == null ? "" : " at " + conflict.getX() + "," + conflict.getY();
	}

	private static String name(EObject object) {
		EStructuralFeature feature = object.eClass().getEStructuralFeature("name");
		return feature == null || object.eGet(feature) == null ? "" : " " + quoted(object.eGet(feature));
	}

	/**
	 * Returns the properties of an object that differ from their defaults, such as {@code ", x 3.0, y 1.5"}. Leaves out the
	 * name and parts with lines of their own.
	 */
	private String words(EObject object) {
		StringBuilder words = new StringBuilder();
		for (EStructuralFeature feature : object.eClass().getEAllStructuralFeatures()) {
			boolean isShown = object.eIsSet(feature) && !feature.getName().equals("name") && !isBulk(feature)
					&& !(feature instanceof EReference reference && reference.isContainment());
			if (isShown) {
				words.append(", ").append(feature.getName()).append(' ').append(value(object.eGet(feature), feature));
			}
		}
		return words.toString();
	}

	private static boolean isBulk(EStructuralFeature feature) {
		EDataType type = feature instanceof EAttribute attribute ? attribute.getEAttributeType() : null;
		return type == Literals.TERRAIN_GRID || type == Literals.CONFLICT_CELLS || type == Literals.POLYGON_MESH;
	}

	private static String value(Object value, EStructuralFeature feature) {
		if (value instanceof List<?> list) {
			return list.stream().map(each -> value(each, feature)).collect(Collectors.joining("+"));
		}
		return value instanceof EObject object ? name(object).strip() : EcoreUtil.convertToString((EDataType) feature.getEType(), value)
				.strip();
	}

	/** Writes the cells of a conflict or the mesh of a layer, on lines of their own below the line of the object. */
	private void writeBulk(EObject object) throws IOException {
		for (EAttribute attribute : object.eClass().getEAllAttributes()) {
			if (object.eIsSet(attribute) && object.eGet(attribute) instanceof TerrainGrid grid) {
				writeRows(grid, "  theirs: ");
			} else if (object.eIsSet(attribute) && isBulk(attribute)) {
				String text = EcoreUtil.convertToString(attribute.getEAttributeType(), object.eGet(attribute));
				for (String line : text.strip().split("\n")) {
					line("  " + line.strip());
				}
			}
		}
	}

	private void writeRows(TerrainGrid grid, String indent) throws IOException {
		String[] names = new String[TERRAINS];
		level.getTerrainTypes().forEach(terrain -> names[terrain.getId()] = terrain.getName());
		byte[] row = new byte[grid.width()];
		byte[] next = new byte[grid.width()];
		int start = 0;
		grid.copyRow(0, 0, grid.width(), row, 0);
		for (int y = 1; y <= grid.height(); y++) {
			if (y < grid.height()) {
				grid.copyRow(0, y, grid.width(), next, 0);
			}
			if (y == grid.height() || !Arrays.equals(row, next)) {
				line(indent + (y - start == 1 ? "row " + start : "rows " + start + "-" + (y - 1)) + ": " + runs(row, names));
				start = y;
				System.arraycopy(next, 0, row, 0, row.length);
			}
		}
	}

	private static String runs(byte[] row, String[] names) {
		StringBuilder runs = new StringBuilder();
		int start = 0;
		for (int x = 1; x <= row.length; x++) {
			if (x == row.length || row[x] != row[start]) {
				String name = names[row[start] & 0xFF];
				runs.append(start == 0 ? "" : ", ").append(x - start).append(' ').append(name == null ? "?" : name);
				start = x;
			}
		}
		return runs.toString();
	}

	private static String quoted(Object name) {
		return "\"" + name + "\"";
	}

	private void line(String line) throws IOException {
		out.write(MessageText.visible(line));
		out.write('\n');
	}
}
