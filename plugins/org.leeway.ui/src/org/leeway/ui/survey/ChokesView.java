package org.leeway.ui.survey;

import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.explain.ChokeList;
import org.leeway.core.jobs.AnswerJob;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.presenter.LatestQuery;

/** The view of the chokes of the level in the latest active editor. The map shows the selected choke. */
public final class ChokesView extends ViewPart {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.chokes";

	private final LatestQuery<LevelAnalysis, Found> query = new LatestQuery<>(
			answers -> new AnswerJob<>("Looking for chokes", Found::of, answers), this::show);
	private LevelFollower follower;
	private ViewVisibility visibility;
	private EditorSession editor;
	private Label state;
	private RowTable<ChokeRow> table;

	private record Found(LevelAnalysis analysis, List<ChokeRow> rows) {

		static Found of(LevelAnalysis analysis, Progress progress) {
			return new Found(analysis, ChokeRow.of(
					new ChokeList(analysis, analysis.chokes(analysis.header().intent().minArea(), progress)), progress));
		}
	}

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.CHOKES.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		state = new Label(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).indent(6, 3).applyTo(state);
		table = new RowTable<>(parent, ChokeRow.COLUMNS, this::reveal);
		visibility = new ViewVisibility(this, () -> follow(editor));
		follower = new LevelFollower(getSite().getPage(), this::follow);
		follower.begin();
	}

	private void follow(EditorSession level) {
		editor = level;
		LevelAnalysis latest = editor == null ? null : editor.presenter().analysis();
		if (latest != null && visibility.isVisible()) {
			if (query.ask(latest)) {
				state.setText("Looking for chokes...");
			}
			return;
		}
		query.forget();
		state.setText(editor == null ? "No level is open." : "Analysing...");
		if (editor == null) {
			table.show(List.of());
		}
	}

	private void show(Found found) {
		if (found.analysis() == query.asked()) {
			int chokes = found.rows().size();
			state.setText(Counts.of(chokes, "choke") + RowTable.listed(chokes));
			table.show(found.rows());
		}
	}

	private void reveal(ChokeRow row) {
		if (editor != null) {
			editor.navigation().reveal(row.agent().name(), row.choke().across());
		}
	}

	@Override
	public void setFocus() {
		table.control().setFocus();
	}

	@Override
	public void dispose() {
		visibility.end();
		follower.end();
		query.close();
		super.dispose();
	}
}
