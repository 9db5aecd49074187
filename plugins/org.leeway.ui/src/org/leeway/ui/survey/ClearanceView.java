package org.leeway.ui.survey;

import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.jobs.ClearanceProfileJob.Answer;
import org.leeway.core.jobs.ClearanceProfileJob.Request;
import org.leeway.core.jobs.ClearanceProfileJob;
import org.leeway.core.text.Counts;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.presenter.LatestQuery;

/**
 * The view with two charts of the level in the latest active editor, for the terrains of the displayed unit. The clearance
 * of a cell is the size of the largest unit that fits there. One chart shows how many cells have each clearance. The other
 * chart shows, for each size of units, how many cells such units reach.
 */
public final class ClearanceView extends ViewPart {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.clearance";

	private final LatestQuery<Request, Answer> query = new LatestQuery<>(ClearanceProfileJob::new, this::show);
	private LevelFollower follower;
	private Agent agent;
	private Label state;
	private BarChart histogram;
	private BarChart area;

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.CLEARANCE.describe(parent);
		GridLayoutFactory.fillDefaults().numColumns(2).equalWidth(true).spacing(0, 0).applyTo(parent);
		state = new Label(parent, SWT.NONE);
		GridDataFactory.fillDefaults().span(2, 1).grab(true, false).indent(6, 3).applyTo(state);
		histogram = new BarChart(parent, "Cells by clearance", "clearance");
		area = new BarChart(parent, "Reachable cells by unit size", "size");
		GridDataFactory.fillDefaults().grab(true, true).applyTo(histogram);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		follower = new LevelFollower(getSite().getPage(), this::follow);
		follower.begin();
	}

	private void follow(EditorSession editor) {
		LevelAnalysis latest = editor == null ? null : editor.presenter().analysis();
		Agent looked = latest == null ? null : editor.settings().unit().in(latest.snapshot()).orElse(null);
		if (looked == null) {
			query.forget();
			state.setText(editor == null ? "No level is open." : latest == null ? "Analysing..." : "The level has no agents.");
			if (editor == null || latest != null) {
				histogram.show(List.of(), 0, "");
				area.show(List.of(), 0, "");
			}
		} else if (query.asked() == null || latest != query.asked().analysis() || !looked.equals(agent)) {
			agent = looked;
			query.request(new Request(latest, looked));
		}
	}

	private void show(Answer measured) {
		LevelAnalysis analysis = measured.request().analysis();
		if (analysis != query.asked().analysis() || !measured.request().unit().capability().equals(agent.capability())) {
			return;
		}
		state.setText(analysis.header().describe(agent.capability()) + " (" + agent.name() + " of size " + agent.size()
				+ " is marked)");
		int last = SizeField.PLANES;
		histogram.show(measured.profile().cells(), agent.size(), Counts.upTo(last, last));
		area.show(measured.profile().area(), agent.size(), Integer.toString(last));
	}

	@Override
	public void setFocus() {
		histogram.setFocus();
	}

	@Override
	public void dispose() {
		follower.end();
		query.close();
		super.dispose();
	}
}
