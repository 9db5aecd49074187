import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.PassabilityClass;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;

/**
 * A comparison of a running 0 A.D. with Leeway. Both programs say for random places of a map whether a unit gets there. Prints
 * one line for each class of units. The line has the share of equal answers, and the numbers of places that only Leeway or only
 * the game reaches. The second share in the line is for a variant of Leeway that closes cells near obstructions exactly as the
 * game does. Arguments: map, folder of the game, port, number of places.
 */
public final class ZeroAdJudge {

	private static final long SEED = 7;
	private static final int TRIES = 60;
	/** A unit of each class. */
	private static final Map<String, String> UNITS = Map.of("default", "units/athen/infantry_spearman_b", "large",
			"units/brit/siege_ram", "ship", "units/athen/ship_trireme", "ship-small", "units/athen/ship_fishing");

	private final LevelSnapshot level;
	private final int side;
	private final URI engine;
	private final int count;

	private ZeroAdJudge(LevelSnapshot level, int port, int count) {
		this.level = level;
		this.side = level.grid().width();
		this.engine = URI.create("http://127.0.0.1:" + port + "/evaluate");
		this.count = count;
	}

	public static void main(String[] arguments) throws IOException, InterruptedException {
		Format format = Formats.registered().all().stream().filter(each -> each.id().equals("0ad")).findFirst().orElseThrow();
		OptionValues options = OptionValues.STANDARD;
		for (TypedOption<?> option : format.readingOptions()) {
			options = options.withText(option, arguments[1]);
		}
		Path map = Path.of(arguments[0]);
		LevelSnapshot level = LevelSnapshot.of(format.read(map, options, Progress.NONE).levels().getFirst().level());
		ZeroAdJudge judge = new ZeroAdJudge(level, Integer.parseInt(arguments[2]), Integer.parseInt(arguments[3]));
		for (Agent agent : level.agents()) {
			System.out.println(map.getFileName() + " " + agent.name() + ": " + judge.compare(agent));
		}
	}

	private String compare(Agent agent) throws IOException, InterruptedException {
		GridUnit unit = agent.unit();
		ObstacleMap obstacles = ObstacleMap.of(level.scene(), side, side);
		BitPlane legal = ClearancePlanes.of(level.grid(), obstacles, List.of(unit), Progress.NONE).legal(unit);
		Random random = new Random(SEED);
		Cell start = start(legal, unit, random);
		if (start == null) {
			return "fits nowhere";
		}
		BitPlane ours = connected(legal, unit, start);
		BitPlane exact = connected(asTheGame(unit), unit, start);
		int[] places = random.ints(2L * count, 0, side).toArray();
		String theirs = ask(unit, UNITS.get(agent.name()), start, places);
		int equal = 0;
		int onlyOurs = 0;
		int equalToExact = 0;
		for (int i = 0; i < count; i++) {
			boolean game = theirs.charAt(i) == '1';
			boolean leeway = get(ours, unit, places[2 * i], places[2 * i + 1]);
			equal += game == leeway ? 1 : 0;
			onlyOurs += leeway && !game ? 1 : 0;
			equalToExact += game == get(exact, unit, places[2 * i], places[2 * i + 1]) ? 1 : 0;
		}
		return String.format(Locale.ROOT, "%.2f %% equal, %d only Leeway, %d only the game; %.2f %% by its own cells", 100.0 * equal / count,
				onlyOurs, count - equal - onlyOurs, 100.0 * equalToExact / count);
	}

	/**
	 * Returns the best of {@link #TRIES} random anchors: the anchor from which the unit reaches the most anchors. Null if the
	 * unit fits at none of the random anchors.
	 */
	private Cell start(BitPlane legal, GridUnit unit, Random random) {
		Cell best = null;
		long most = 0;
		for (int i = 0; i < TRIES; i++) {
			Cell cell = new Cell(random.nextInt(side), random.nextInt(side));
			long anchors = legal.get(cell.x(), cell.y()) ? connected(legal, unit, cell).count() : 0;
			if (anchors > most) {
				most = anchors;
				best = cell;
			}
		}
		return best;
	}

	private static BitPlane connected(BitPlane legal, GridUnit unit, Cell anchor) {
		return Reachability.of(legal, unit.size(), List.of(), Diagonals.NEVER, Progress.NONE).connectedTo(anchor);
	}

	/**
	 * Returns whether a plane of anchors (top-left cells) contains the anchor of a unit. The middle of the unit is on the cell
	 * (x, z) of the game, where {@code z} counts rows from the south.
	 */
	private boolean get(BitPlane anchors, GridUnit unit, int x, int z) {
		int left = x - unit.size() / 2;
		int top = side - 1 - z - unit.size() / 2;
		return left >= 0 && top >= 0 && left < side && top < side && anchors.get(left, top);
	}

	/**
	 * Returns the anchors at which the middle cell of the unit is open in the game. The game closes a cell if all corners of
	 * the cell are near an obstruction. Near means a distance of at most the unit's clearance plus one cell.
	 */
	private BitPlane asTheGame(GridUnit unit) {
		GridUnit onTerrain = new GridUnit(unit.size(), unit.capability());
		BitPlaneEditor open = ClearancePlanes.of(level.grid(), BitPlane.empty(side, side), List.of(onTerrain), Progress.NONE)
				.legal(onTerrain).edit();
		double reach = unit.obstacleRadius().orElseThrow() - new PassabilityClass("", "", PassabilityClass.Interval.ALL, 0,
				PassabilityClass.Interval.ALL, 0, 0).obstacleRadius() + 1;
		for (Polygon shape : level.scene().polygons()) {
			int half = unit.size() / 2;
			for (int y = (int) (shape.bounds().top() - reach) - 1; y <= shape.bounds().bottom() + reach; y++) {
				for (int x = (int) (shape.bounds().left() - reach) - 1; x <= shape.bounds().right() + reach; x++) {
					if (x >= half && y >= half && x - half < side && y - half < side && distance(shape, x, y) <= reach
							&& distance(shape, x + 1, y) <= reach && distance(shape, x, y + 1) <= reach && distance(shape, x + 1, y + 1) <= reach) {
						open.clearRun(x - half, y - half, 1);
					}
				}
			}
		}
		return open.build();
	}

	private static double distance(Polygon shape, double x, double y) {
		if (shape.contains(x, y)) {
			return 0;
		}
		double least = Double.POSITIVE_INFINITY;
		for (int i = 0, before = shape.size() - 1; i < shape.size(); before = i++) {
			double dx = shape.x(i) - shape.x(before);
			double dy = shape.y(i) - shape.y(before);
			double along = Math.clamp(((x - shape.x(before)) * dx + (y - shape.y(before)) * dy) / (dx * dx + dy * dy), 0, 1);
			least = Math.min(least, Math.hypot(x - shape.x(before) - along * dx, y - shape.y(before) - along * dy));
		}
		return least;
	}

	private String ask(GridUnit unit, String template, Cell start, int[] places) throws IOException, InterruptedException {
		StringBuilder code = new StringBuilder("(function(){var unit=Engine.AddEntity('" + template + "');"
				+ "Engine.QueryInterface(unit,IID_Position).JumpTo(" + (start.x() + unit.size() / 2 + 0.5) + ","
				+ (side - 1 - start.y() - unit.size() / 2 + 0.5) + ");var mark=Engine.AddEntity('special/target_marker');"
				+ "var at=Engine.QueryInterface(mark,IID_Position);var motion=Engine.QueryInterface(unit,IID_UnitMotion);var places=[");
		for (int place : places) {
			code.append(place + 0.5).append(',');
		}
		code.append("];var all='';for(var i=0;i+1<places.length;i+=2){at.JumpTo(places[i],places[i+1]);"
				+ "all+=motion.IsTargetRangeReachable(mark,0,0)?'1':'0';}Engine.DestroyEntity(unit);Engine.DestroyEntity(mark);return all;})()");
		String answer = HttpClient.newHttpClient().send(HttpRequest.newBuilder(engine)
				.POST(HttpRequest.BodyPublishers.ofString(code.toString())).build(), HttpResponse.BodyHandlers.ofString()).body();
		String digits = answer.replaceAll("[^01]", "");
		if (digits.length() != count) {
			throw new IOException("the game answers " + answer.substring(0, Math.min(200, answer.length())));
		}
		return digits;
	}
}
