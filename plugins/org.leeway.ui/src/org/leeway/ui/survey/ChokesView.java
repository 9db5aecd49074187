package org.leeway.ui.survey;

import java.util.List;
import java.util.Locale;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;
import org.leeway.core.analysis.ChokeList;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.jobs.AnswerJob;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.help.HelpTopic;

/** Lists the chokes of the level that is or was edited last; one that is selected is shown on the map. */
public final class ChokesView extends ViewPart {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.chokes";

	private final Display display = Display.getCurrent();
	private final AnswerJob<LevelAnalysis, ChokeList> job = new AnswerJob<>("Looking for chokes", ChokesView.class,
			(analysis, progress) -> new ChokeList(analysis, analysis.chokes(1, progress)),
			found -> {
				List<ChokeRow> rows = ChokeRow.of(found);
				display.asyncExec(() -> show(found, rows));
			});
	private LevelFollower follower;
	private ViewVisibility visibility;
	private LevelEditor editor;
	private Label state;
	private RowTable<ChokeRow> table;

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

	private void follow(LevelEditor level) {
		editor = level;
		LevelAnalysis latest = editor == null ? null : editor.analysis();
		if (latest != null && visibility.isVisible()) {
			if (job.ask(latest)) {
				state.setText("Looking for chokes...");
			}
			return;
		}
		job.forget();
		state.setText(editor == null ? "No level is open." : "Analysing...");
		if (editor == null) {
			table.show(List.of());
		}
	}

	private void show(ChokeList found, List<ChokeRow> rows) {
		if (!state.isDisposed() && job.awaits(found.analysis())) {
			state.setText((rows.size() == 1 ? "1 choke" : String.format(Locale.ROOT, "%,d chokes", rows.size()))
					+ RowTable.listed(rows.size()));
			table.show(rows);
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
		job.forget();
		super.dispose();
	}
}
