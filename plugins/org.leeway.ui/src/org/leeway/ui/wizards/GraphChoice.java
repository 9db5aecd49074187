package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;

import org.leeway.core.exchange.GraphFormat;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.layer.TangentSurvey;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;

/**
 * The tangent graph of a level, for an agent as a disc.
 *
 * @param agent whose radius the graph is for
 */
record GraphChoice(LevelSnapshot level, Agent agent, GraphFormat format, Path output) implements ExportChoice {

	@Override
	public void export(Progress progress) throws IOException {
		TangentSurvey survey = TangentSurvey.of(level.outline().scene(), agent.radius(), progress);
		AtomicFile.write(output, out -> format.exporter().get().write(survey, out));
	}
}
