package org.leeway.ui.views;

import java.util.List;

import org.eclipse.gef.commands.Command;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.map.commands.SetEntry;

/**
 * The view of the terrains that each agent of the level may enter, as a table. A click on a cell of the table, or Space, lets
 * the agent enter the terrain, or keeps the agent out. Each change is one undo step.
 */
public final class AgentsView extends FollowingView {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.agentTable";

	private static final String HINT = "Click a cell, or press Space, to let an agent enter a terrain or keep it out.";

	private final Runnable follower = this::show;
	private Label words;
	private AgentTable table;

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.ELEMENTS.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		words = new Label(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).indent(6, 3).applyTo(words);
		Composite area = new Composite(parent, SWT.NONE);
		area.setLayout(new FillLayout());
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		table = new AgentTable(area, this::toggle);
		words.setText("No level is open.");
		begin();
	}

	@Override
	void followed(EditorSession before) {
		if (before != null) {
			stopFollowing(before);
		}
		if (editor() != null) {
			editor().document().commands().addListener(follower);
			editor().addMapListener(follower);
		}
		show();
	}

	/**
	 * Removes the listener that updates the table. The editor called the listener after each step of editing, and after each
	 * change of the map, such as a new analysis.
	 */
	private void stopFollowing(EditorSession before) {
		before.document().commands().removeListener(follower);
		before.removeMapListener(follower);
	}

	private void show() {
		Level level = editor() == null ? null : editor().level();
		List<AgentType> agents = level == null ? List.of() : level.getAgentTypes();
		if (table.show(agents, level == null ? List.of() : level.getTerrainTypes())) {
			words.setText(level == null ? "No level is open." : agents.isEmpty() ? "The level has no agents." : HINT);
		}
	}

	private void toggle(AgentType agent, TerrainType terrain) {
		editor().finishEdits();
		Command step = SetEntry.of(agent, terrain, !agent.getCapability().contains(terrain));
		if (step.canExecute()) {
			editor().execute(step);
		} else {
			words.setText("An agent must cross at least one terrain.");
		}
	}

	@Override
	public void setFocus() {
		table.setFocus();
	}

	@Override
	public void dispose() {
		if (editor() != null) {
			stopFollowing(editor());
		}
		super.dispose();
	}
}
