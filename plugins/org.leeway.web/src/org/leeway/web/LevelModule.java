package org.leeway.web;

import java.nio.charset.StandardCharsets;

import org.leeway.core.level.packed.PackedHeader;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.search.LargestUnit;
import org.teavm.interop.Export;
import org.teavm.jso.JSExport;

/**
 * The functions that the WebAssembly module exports to the script of a page. With them, the script edits a level and asks
 * questions about it. All parameters and results are numbers.
 * <p>
 * Cells and bytes pass through the memory of the module. The script chooses an address, and the module does not use the memory
 * from this address on for itself. Arrays of numbers pass one number at a time, by {@link #putNumber} and {@link #getNumber}.
 * TeaVM could also share arrays with scripts. But then TeaVM evaluates texts as scripts, which the security policy of a page
 * forbids.
 */
public final class LevelModule {

	private static byte[] bytes = {};
	private static double[] numbersIn = {};
	private static double[] numbersOut = {};
	private static LiveLevel level;

	private LevelModule() {
	}

	/** Begins the module: there is nothing to do. */
	public static void main(String[] arguments) {
		// scripts call the exports
	}

	/** Makes room for numbers as input. */
	@JSExport
	@Export(name = "begin")
	public static void begin(int numbers) {
		numbersIn = new double[numbers];
	}

	/** Sets a number of the input. */
	@JSExport
	@Export(name = "putNumber")
	public static void putNumber(int index, double number) {
		numbersIn[index] = number;
	}

	/** Returns a number of the output. */
	@JSExport
	@Export(name = "getNumber")
	public static double getNumber(int index) {
		return numbersOut[index];
	}

	/** Makes room for bytes as input. */
	@JSExport
	@Export(name = "beginBytes")
	public static void beginBytes(int length) {
		bytes = new byte[length];
	}

	/** Takes bytes of the input from an address. */
	@JSExport
	@Export(name = "putBytes")
	public static void putBytes(int address, int start, int length) {
		Memory.copy(address, bytes, start, length);
	}

	/** Writes bytes of the output to an address. */
	@JSExport
	@Export(name = "getBytes")
	public static void getBytes(int address, int start, int length) {
		Memory.copy(bytes, start, length, address);
	}

	/** Creates a level. The bytes of the input are the level without its cells, packed by {@link PackedHeader}. */
	@JSExport
	@Export(name = "load")
	public static void load() {
		level = new LiveLevel(PackedHeader.unpack(bytes));
		beginBytes(0);
	}

	/** Ends the loading of a level. Call this after {@link #load} and {@link #set} of all cells. */
	@JSExport
	@Export(name = "loaded")
	public static void loaded() {
		level.begin();
	}

	/**
	 * Sets the terrains of the cells in a rectangle. Reads the terrain ids from memory, beginning at an address, one byte for
	 * each cell, row by row.
	 */
	@JSExport
	@Export(name = "set")
	public static void set(int address, int x, int y, int width, int height) {
		byte[] row = new byte[width];
		for (int i = 0; i < height; i++) {
			Memory.copy(address + i * width, row, 0, width);
			level.set(x, y + i, row);
		}
	}

	/**
	 * Applies the cells that were set since the last call. Puts out x, y, width and height of rectangles that hold all cells
	 * whose class has changed. Each x is a multiple of 8. Returns the count of numbers that were put out.
	 */
	@JSExport
	@Export(name = "update")
	public static int update() {
		numbersOut = Answers.of(level.update());
		return numbersOut.length;
	}

	/**
	 * Compares the cells that the unit reaches now with the cells that it reached when the level was loaded. Puts out four
	 * numbers of cells: reached before, gained, cut off and lost. Then puts out x and y of each spawn that is no longer
	 * connected. Returns the count of numbers that were put out.
	 */
	@JSExport
	@Export(name = "effect")
	public static int effect() {
		numbersOut = Answers.of(level.effect());
		return numbersOut.length;
	}

	/**
	 * Checks the level. Puts out the findings as a JSON object in UTF-8, in the form that {@link
	 * org.leeway.core.report.html.PageFindings} writes. Returns the count of bytes that were put out.
	 *
	 * @param minArea the least area to report, in cells
	 * @param isBefore 1 for the level as it was loaded, 0 for the level as it is now
	 */
	@JSExport
	@Export(name = "findings")
	public static int findings(double minArea, int isBefore) {
		bytes = level.findings((long) minArea, isBefore != 0).getBytes(StandardCharsets.UTF_8);
		return bytes.length;
	}

	/**
	 * Chooses the unit that all later questions are about. The unit is an agent of the level, but has the given size and other
	 * terrains. Before the call, the script passes the ids of these terrains as numbers.
	 */
	@JSExport
	@Export(name = "choose")
	public static void choose(int agent, int size) {
		level.choose(agent, size, wholeNumbers());
	}

	private static int[] wholeNumbers() {
		int[] whole = new int[numbersIn.length];
		for (int i = 0; i < whole.length; i++) {
			whole[i] = (int) numbersIn[i];
		}
		return whole;
	}

	/**
	 * Writes the classes of the cells of a rectangle to an address, one byte a cell, row by row. {@link CellClasses} lists the
	 * classes. The method writes eight bytes at once, so it overwrites up to seven bytes after the last cell.
	 *
	 * @param x a multiple of 8
	 */
	@JSExport
	@Export(name = "reachability")
	public static void reachability(int address, int x, int y, int width, int height) {
		CellClasses classes = level.classes();
		for (int i = 0, row = address; i < height; i++, row += width) {
			for (int k = 0; k < width; k += Long.BYTES) {
				Memory.putLong(row + k, classes.eight(x + k, y + i));
			}
		}
	}

	/** Returns the number of anchors that the unit reaches. An anchor is the cell under the unit's top-left corner. */
	@JSExport
	@Export(name = "reachableAnchors")
	public static double reachableAnchors() {
		return reached().reachable().count();
	}

	/** Returns the number of anchors where the unit fits, reached or not. */
	@JSExport
	@Export(name = "legalAnchors")
	public static double legalAnchors() {
		return reached().legal().count();
	}

	private static Reachability reached() {
		return level.reachability();
	}

	/** Returns 2 if the unit reaches an anchor, 1 if the unit fits there but cannot get there, and 0 in all other cases. */
	@JSExport
	@Export(name = "standing")
	public static int standing(int x, int y) {
		return level.standing(x, y);
	}

	/**
	 * Returns the side of the largest unit that can get from a spawn to a place over the given cell. The unit crosses the
	 * chosen terrains. Returns 0 if no unit can get there.
	 */
	@JSExport
	@Export(name = "fit")
	public static int fit(int x, int y) {
		return level.fit(x, y);
	}

	/**
	 * Finds the largest unit with the chosen terrains that gets from one cell to another. Puts out its size, the number of points
	 * of its route, and the anchors of these points. Then follow x, y, width and height of the place where a unit one cell
	 * larger gets stuck, if there is such a place. Returns the count of numbers that were put out.
	 */
	@JSExport
	@Export(name = "largest")
	public static int largest(int x, int y, int toX, int toY) {
		LargestUnit found = level.largest(new Cell(x, y), new Cell(toX, toY));
		numbersOut = Answers.of(found);
		return numbersOut.length;
	}

	/**
	 * Plans a route of the unit between two poses. Puts out these numbers, and returns their count:
	 * <ul>
	 * <li>The cost of the route, infinite if there is no route.
	 * <li>The number of conflicts of the route.
	 * <li>The radius of a disc around the unit's centre: the planner keeps only this disc clear of obstacles. NaN if it keeps
	 * the whole unit clear.
	 * <li>x and y of each conflict, and then of each point of the route.
	 * </ul>
	 *
	 * @param planner its index among the registered planners
	 * @param heading at the start, in radians. NaN for any heading
	 * @param toHeading at the goal, in radians. NaN for any heading
	 */
	@JSExport
	@Export(name = "route")
	public static int route(int planner, double x, double y, double heading, double toX, double toY, double toHeading) {
		numbersOut = Answers.of(level.route(Planners.registered().get(planner), pose(x, y, heading), pose(toX, toY, toHeading)));
		return numbersOut.length;
	}

	private static Pose pose(double x, double y, double heading) {
		Point place = new Point(x, y);
		return Double.isNaN(heading) ? Pose.at(place) : Pose.at(place, heading);
	}
}
