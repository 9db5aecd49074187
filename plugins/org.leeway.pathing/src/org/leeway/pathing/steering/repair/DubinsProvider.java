package org.leeway.pathing.steering.repair;

import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.steering.curve.SteeringPath;

/**
 * A provider of the shortest curve between two poses. The curve ignores obstacles. Units that only drive forward get a
 * Dubins curve, and units that reverse get a Reeds-Shepp curve.
 */
public final class DubinsProvider extends RepairProvider {

	public DubinsProvider() {
		super("dubins", "shortest curve",
				"for a unit with a turning radius, the shortest curve from pose to pose, whatever is in the way");
	}

	@Override
	Repair repair(Preparation preparation, OptionValues options, Progress progress) {
		return task -> {
			SteeringPath curve = ShortestCurves.shortest(task.start(), task.goal(), task.agent().turningRadius(),
					task.agent().reverses());
			PathDraft draft = new PathDraft(curve.start());
			draft.add(curve);
			return Optional.of(draft);
		};
	}
}
