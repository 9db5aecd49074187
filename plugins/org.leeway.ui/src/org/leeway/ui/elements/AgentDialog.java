package org.leeway.ui.elements;

import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.TerrainType;
import org.leeway.ui.map.commands.NewElements;

/** A dialog for the name, the size, the terrains and the motion of a new or existing agent. */
final class AgentDialog extends ElementDialog {

	private static final int LARGEST = 9999;

	private final AgentType start;
	private final Level level;
	private Text name;
	private Spinner size;
	private Table terrains;
	private Text speed;
	private Text turning;
	private Button reverses;

	/** @param before the agent to change, or null for a new agent */
	AgentDialog(Shell shell, Level level, AgentType before) {
		super(shell, before == null ? "New Agent" : "Edit Agent", level, trial -> {
			if (before != null) {
				return trial.getAgentTypes().get(level.getAgentTypes().indexOf(before));
			}
			AgentType agent = NewElements.agent(trial);
			trial.getAgentTypes().add(agent);
			return agent;
		});
		this.level = level;
		this.start = before == null ? NewElements.agent(level) : before;
	}

	@Override
	void fill(Composite area) {
		name = text(area, "Name", start.getName());
		name.selectAll();
		label(area, "Size in cells");
		size = new Spinner(area, SWT.BORDER);
		size.setValues(start.getSize(), 1, LARGEST, 0, 1, 4);
		size.addListener(SWT.Modify, event -> update());
		terrains = checks(area, "Terrains", level.getTerrainTypes(), TerrainType::getName, start.getCapability()::contains);
		speed = text(area, "Speed, in cells per second", Double.toString(start.getSpeed()));
		turning = text(area, "Turning radius, in cells", Double.toString(start.getTurningRadius()));
		label(area, "");
		reverses = new Button(area, SWT.CHECK);
		reverses.setText("Can reverse");
		reverses.setSelection(start.isCanReverse());
		reverses.addListener(SWT.Selection, event -> update());
	}

	@Override
	Map<EStructuralFeature, Object> values(Level owner) {
		List<TerrainType> crossed = checked(terrains, owner.getTerrainTypes());
		if (crossed.isEmpty()) {
			throw new IllegalArgumentException("An agent must cross at least one terrain.");
		}
		return Map.of(Literals.AGENT_TYPE__NAME, name.getText().strip(), Literals.AGENT_TYPE__SIZE, size.getSelection(),
				Literals.AGENT_TYPE__CAPABILITY, crossed, Literals.AGENT_TYPE__SPEED, number(speed),
				Literals.AGENT_TYPE__TURNING_RADIUS, number(turning), Literals.AGENT_TYPE__CAN_REVERSE,
				reverses.getSelection());
	}
}
