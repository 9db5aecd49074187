package org.leeway.pathing.traffic.turning;

import java.util.List;
import java.util.OptionalDouble;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.traffic.CrowdSimulation;
import org.leeway.pathing.traffic.SeenUnit;
import org.leeway.pathing.traffic.TrafficGround;
import org.leeway.pathing.traffic.UnitBins;

/**
 * A simulation of a crowd of units that turn, in steps of equal time. Units drive along lines and arcs from pose to pose. At no
 * time do two units overlap, and no unit overlaps a wall. An overlap by about 1e-9 cells counts as a contact. Not
 * thread-safe.
 */
public final class TurningSimulation extends CrowdSimulation<TurningVehicle> {

	/** Number of steps in which the fastest unit moves by a cell. */
	static final int STEPS = 12;

	private final TrafficGround ground;
	private final List<TurningGroup> groups;
	private final List<Body> bodies;
	private final UnitBins<TurningVehicle> bins;
	private final List<WayTree> trees;
	private final RightOfWay rule;

	/**
	 * Creates a crowd whose units have not appeared yet.
	 *
	 * @param ground the cells on which units of the crowd move, and their speeds. Must contain all cells that a unit can overlap
	 * @param groups the groups, at least one
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public TurningSimulation(TrafficGround ground, List<TurningGroup> groups, Progress progress) {
		super(groups, ground.free().width() * ground.free().height(), stepSeconds(ground, groups));
		this.ground = ground;
		this.groups = List.copyOf(groups);
		this.bodies = groups.stream().map(group -> Body.of(Footprint.turning(group.agent()))).toList();
		double reach = bodies.stream().mapToDouble(Body::reach).max().orElseThrow();
		this.bins = new UnitBins<>(ground.free().width(), ground.free().height(), Math.max(1, 2 * reach));
		this.trees = groups.stream().map(group -> new WayTree(group, stepSeconds())).toList();
		this.rule = new RightOfWay(trees, bodies, bins, ground.free().width(), ground.free().height(), stepSeconds());
	}

	private static double stepSeconds(TrafficGround ground, List<TurningGroup> groups) {
		double fastest = ground.fastest(0, 0, ground.free().width() - 1, ground.free().height() - 1, 0);
		double speed = groups.stream().mapToDouble(group -> group.agent().speed()).max().orElseThrow();
		return 1 / (STEPS * speed * Math.max(fastest, Double.MIN_NORMAL));
	}

	@Override
	public void decide() {
		bins.fill(units());
		appear();
		units().stream().filter(unit -> unit.stands(step())).forEach(unit -> rule.decide(unit, step()));
	}

	/** Returns the cost of the way from the end of a unit's course to the goal. */
	private double cost(TurningVehicle unit) {
		return trees.get(unit.group).cost(unit.node);
	}

	@Override
	protected TurningVehicle create(int id, int group, int start) {
		TurningGroup from = groups.get(group);
		int pose = from.starts().get(start);
		if (from.field().cost(pose) == Double.POSITIVE_INFINITY) {
			return null;
		}
		TurningVehicle unit = new TurningVehicle(id, group, bodies.get(group), trees.get(group).node(pose),
				Course.stay(from.ground().at(pose)), step());
		if (!rule.enter(unit, step())) {
			return null;
		}
		bins.add(unit);
		return unit;
	}

	@Override
	protected boolean advance(TurningVehicle unit) {
		boolean waited = unit.stands(step() - 1);
		if (waited) {
			lose(groups.get(unit.group).ground().cell(trees.get(unit.group).pose(unit.node)), 1);
		}
		unit.course.at((step() - unit.begin) * stepSeconds(), unit.state);
		if (unit.stands(step())) {
			unit.record(cost(unit), 0, step());
		}
		return waited;
	}

	@Override
	protected boolean isAtGoal(TurningVehicle unit) {
		return unit.nearest() == 0;
	}

	@Override
	protected void leave(TurningVehicle unit) {
		rule.leave(unit);
	}

	@Override
	protected SeenUnit seen(TurningVehicle unit, boolean isStuck) {
		double half = groups.get(unit.group).agent().size() / 2.0;
		return new SeenUnit(unit.id, unit.group, unit.state.x - half, unit.state.y - half, isStuck,
				OptionalDouble.of(StrictMath.atan2(unit.state.sine, unit.state.cosine)));
	}

	@Override
	protected Cell anchor(TurningVehicle unit) {
		double half = groups.get(unit.group).agent().size() / 2.0;
		return new Cell((int) Math.clamp(unit.state.x - half + 0.5, 0, ground.free().width() - 1),
				(int) Math.clamp(unit.state.y - half + 0.5, 0, ground.free().height() - 1));
	}
}
