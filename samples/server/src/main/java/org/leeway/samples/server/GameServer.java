package org.leeway.samples.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.util.Locale;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Agent;

/**
 * Answers the requests of a game about one level. A request is one line: {@code clearance AGENT X,Y},
 * {@code route AGENT X,Y X,Y} or {@code paint TERRAIN X,Y}. The place of an agent is its top-left cell.
 */
public final class GameServer {

	private LevelAnalysis level;

	public static void main(String[] arguments) throws IOException {
		GameServer server = new GameServer();
		server.level = LevelAnalysis.of(LevelFiles.snapshot(Path.of(arguments[0])), Progress.NONE);
		new BufferedReader(new InputStreamReader(System.in)).lines().map(server::answer).forEach(System.out::println);
	}

	private String answer(String line) {
		String[] request = line.split(" ");
		try {
			return switch (request[0]) {
				case "clearance" -> clearance(agent(request[1]), cell(request[2]));
				case "route" -> route(agent(request[1]), cell(request[2]), cell(request[3]));
				case "paint" -> paint(request[1], cell(request[2]));
				default -> throw new IllegalArgumentException(request[0]);
			};
		} catch (RuntimeException wrong) {
			return "no answer: " + wrong.getMessage();
		}
	}

	private String clearance(Agent unit, Cell anchor) {
		int clearance = level.clearance().at(anchor, unit.capability());
		boolean reached = level.agent(unit).reachability().reachable().get(anchor.x(), anchor.y());
		return clearance + " of " + unit.size() + (reached ? ", reached" : ", not reached");
	}

	private String route(Agent unit, Cell start, Cell goal) {
		PlanQuery query = new PlanQuery(unit, Pose.at(unit.centre(start)), Pose.at(unit.centre(goal)));
		PlanResult route = level.plan(PlannerChoice.of(Planners.standard()), query, Progress.NONE);
		return route.isFound()
				? String.format(Locale.ROOT, "%.1f cells in %.1f s", route.length(), route.duration())
				: route.reason();
	}

	private String paint(String terrain, Cell cell) {
		LevelSnapshot before = level.snapshot();
		TerrainGridEditor grid = before.grid().edit();
		grid.set(cell.x(), cell.y(), before.terrain(terrain).orElseThrow().id());
		level = level.with(before.withGrid(grid.build()), Progress.NONE);
		return terrain + " at " + cell;
	}

	private Agent agent(String name) {
		return level.header().agent(name).orElseThrow();
	}

	private static Cell cell(String text) {
		String[] numbers = text.split(",");
		return new Cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
	}
}
