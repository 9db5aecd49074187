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
import org.leeway.core.analysis.ChokesJob;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.help.HelpTopic;

/** Lists the chokes of the level that is or was edited last; one that is selected is shown on the map. */
public final class ChokesView extends ViewPart {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.chokes";

	private final Display display = Display.getCurrent();
	private final ChokesJob job = new ChokesJob(found -> {
		List<ChokeRow> rows = ChokeRow.of(found);
		display.asyncExec(() -> show(found, rows));
	});
	private LevelFollower follower;
	private LevelEditor editor;
	private LevelAnalysis requested;
	private Label state;
	private RowTable<ChokeRow> table;

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.CHOKES.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		state = new Label(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).indent(6, 3).applyTo(state);
		table = new RowTable<>(parent, ChokeRow.COLUMNS,
				row -> editor.reveal(row.agent().name(), row.choke().across()));
		follower = new LevelFollower(getSite().getPage(), this::follow);
		follower.begin();
	}

	private void follow(LevelEditor level) {
		editor = level;
		LevelAnalysis latest = editor == null ? null : editor.analysis();
		if (editor == null) {
			job.cancel();
			requested = null;
			table.show(List.of());
			state.setText("No level is open.");
		} else if (latest == null) {
			job.cancel();
			requested = null;
			state.setText("Analysing...");
		} else if (latest != requested) {
			requested = latest;
			state.setText("Looking for chokes...");
			job.request(latest);
		}
	}

	private void show(ChokeList found, List<ChokeRow> rows) {
		if (!table.control().isDisposed() && found.analysis() == requested) {
			String all = rows.size() == 1 ? "1 choke" : String.format(Locale.ROOT, "%,d chokes", rows.size());
			state.setText(all + RowTable.listed(rows.size()));
			table.show(rows);
		}
	}

	@Override
	public void setFocus() {
		table.control().setFocus();
	}

	@Override
	public void dispose() {
		follower.end();
		job.cancel();
		super.dispose();
	}
}
