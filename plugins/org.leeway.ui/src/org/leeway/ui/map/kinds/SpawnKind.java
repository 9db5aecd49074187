package org.leeway.ui.map.kinds;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.core.level.part.Party;
import org.leeway.core.level.value.Degrees;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Placement;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.settings.MapLayers;

/** The kind of spawns. */
final class SpawnKind extends ObjectKind<Spawn> {

	/** Distance from the middle of a spawn to the corners of the diamond that outlines it, in content coordinates. */
	private static final int DIAMOND = CellGeometry.CELL / 2;
	/**
	 * Length of the part of a spawn's pin that lies below the middle of the spawn, in pixels. Most of the pin is above the
	 * middle.
	 */
	private static final int POINT = 1;

	SpawnKind() {
		super(Literals.LEVEL__SPAWNS, "spawn", "Spawns", MapLayers.SPAWNS);
	}

	@Override
	public String place(Spawn spawn) {
		return "at " + spawn.getX() + ", " + spawn.getY();
	}

	@Override
	public String listing(Spawn spawn) {
		return super.listing(spawn) + heading(spawn) + party(spawn) + users(spawn);
	}

	private static String heading(Spawn spawn) {
		return spawn.isSetHeading() ? " heading " + Degrees.format(spawn.getHeading()) : "";
	}

	private static String party(Spawn spawn) {
		String who = Party.of(spawn).words(" ");
		return who.isEmpty() ? "" : " " + who;
	}

	/** Returns the names of the agents that start at a spawn, as a text. Empty if all agents start there. */
	private static String users(Spawn spawn) {
		return spawn.getAgents().isEmpty() ? ""
				: " for " + spawn.getAgents().stream().map(AgentType::getName).collect(Collectors.joining(", "));
	}

	@Override
	public Map<EStructuralFeature, Object> image(Spawn spawn, Placement placement) {
		Cell cell = placement.cell(spawn.getX(), spawn.getY());
		Map<EStructuralFeature, Object> values = new HashMap<>(Map.of(Literals.SPAWN__X, cell.x(), Literals.SPAWN__Y, cell.y()));
		if (spawn.isSetHeading()) {
			values.put(Literals.SPAWN__HEADING, placement.heading(spawn.getHeading()));
		}
		return values;
	}

	@Override
	public Set<EStructuralFeature> headings() {
		return Set.of(Literals.SPAWN__HEADING);
	}

	@Override
	public Set<EStructuralFeature> own() {
		return Set.of(Literals.SPAWN__PLAYER, Literals.SPAWN__TEAM);
	}

	/**
	 * Gives a new spawn a player, so that no two spawns have the same player:
	 * <ul>
	 * <li>If the level has no spawns, the new spawn stays as it is.
	 * <li>If the level has spawns, but none with a player, the new spawn gets no player either.
	 * <li>Otherwise, the new spawn keeps its player if no other spawn has this player. If another spawn has it, the new
	 * spawn gets the smallest number from 1 that no spawn has.
	 * </ul>
	 */
	@Override
	public void join(Spawn spawn, Level level) {
		Set<Integer> used = level.getSpawns().stream().filter(Spawn::isSetPlayer).map(Spawn::getPlayer)
				.collect(Collectors.toSet());
		if (used.isEmpty() && !level.getSpawns().isEmpty()) {
			spawn.unsetPlayer();
		} else if (!used.isEmpty() && (!spawn.isSetPlayer() || used.contains(spawn.getPlayer()))) {
			spawn.setPlayer(IntStream.rangeClosed(1, used.size() + 1).filter(number -> !used.contains(number)).findFirst()
					.getAsInt());
		}
	}

	@Override
	public Optional<Envelope> envelope(Spawn spawn) {
		return Optional.of(new Envelope(spawn.getX(), spawn.getY(), spawn.getX() + 1, spawn.getY() + 1));
	}

	@Override
	public List<AgentType> agents(Spawn spawn) {
		return spawn.getAgents();
	}

	@Override
	public boolean staysOnMap() {
		return true;
	}

	@Override
	public Optional<LabelPlace> label(Spawn spawn) {
		double x = spawn.getX() + 0.5;
		double y = spawn.getY() + 0.5;
		return Optional.of(new LabelPlace(new Envelope(x, y, x, y), POINT));
	}

	@Override
	public void drawOutline(Spawn spawn, Graphics graphics) {
		Point middle = CellGeometry.bounds(new CellRect(spawn.getX(), spawn.getY(), 1, 1)).getCenter();
		graphics.drawPolygon(new PointList(new int[] {middle.x - DIAMOND, middle.y, middle.x, middle.y - DIAMOND,
				middle.x + DIAMOND, middle.y, middle.x, middle.y + DIAMOND}));
		if (spawn.isSetHeading()) {
			double heading = Math.toRadians(spawn.getHeading());
			graphics.drawLine(middle, new Point((int) Math.round(middle.x + 2 * DIAMOND * Math.cos(heading)),
					(int) Math.round(middle.y + 2 * DIAMOND * Math.sin(heading))));
		}
	}
}
