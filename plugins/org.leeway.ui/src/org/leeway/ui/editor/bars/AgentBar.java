package org.leeway.ui.editor.bars;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.TerrainType;
import org.leeway.ui.elements.AgentMenu;
import org.leeway.ui.elements.LevelEdits;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.theme.AccessibleText;

/** The controls of the displayed unit: its agent, its size and its terrains. */
final class AgentBar extends Composite {

	/** The smallest width of the list of agents, in pixels. */
	private static final int AGENT_WIDTH = 112;
	/** The largest width of the list of agents, in pixels. */
	private static final int MOST_AGENT_WIDTH = 240;
	private static final int MENU_WIDTH = 30;
	private static final String MENU_TIP = "Create, edit, rename, duplicate, move and delete agents of the level";
	private static final String AGENT_TIP = "The agent whose overlays the map shows (Z for the next)";

	private final EditorSettings settings;
	private final Combo agents;
	private final AgentMenu menu;
	private final UnitBar unit;
	/**
	 * A switch. If the switch is on, the map shows which cells units reach after they have cleared away everything
	 * removable, such as trees. The switch is hidden if the level has nothing removable.
	 */
	private final Button withoutRemovable;
	private List<AgentType> offered = List.of();

	/** @param edits changes agents of the level */
	AgentBar(Composite parent, EditorSettings settings, LevelEdits edits) {
		super(parent, SWT.NONE);
		this.settings = settings;
		RowLayoutFactory.fillDefaults().center(true).spacing(6).wrap(false).applyTo(this);
		new Label(this, SWT.NONE).setText("Agent");
		agents = new Combo(this, SWT.READ_ONLY | SWT.DROP_DOWN);
		agents.setToolTipText(AGENT_TIP);
		agents.addListener(SWT.MouseEnter, event -> describeAgent());
		agents.addListener(SWT.Selection, event -> settings.setAgent(offered.get(agents.getSelectionIndex())));
		menu = new AgentMenu(edits, settings);
		agents.addListener(SWT.KeyDown, this::keyPressed);
		addMenuButton();
		unit = new UnitBar(this, settings.unit());
		withoutRemovable = new Button(this, SWT.CHECK);
		withoutRemovable.setText("Without Removable");
		withoutRemovable.setToolTipText("Show where units get after they have cleared away all that they can, such as trees and gates");
		withoutRemovable.addListener(SWT.Selection, event -> settings.setWithoutRemovable(withoutRemovable.getSelection()));
	}

	private void addMenuButton() {
		Button button = new Button(this, SWT.PUSH);
		button.setText("\u2026");
		button.setLayoutData(new RowData(MENU_WIDTH, SWT.DEFAULT));
		button.setToolTipText(MENU_TIP);
		AccessibleText.name(button, () -> "Change agents");
		MenuManager items = new MenuManager();
		items.setRemoveAllWhenShown(true);
		items.addMenuListener(menu::fill);
		Menu popup = items.createContextMenu(button);
		// the tooltip would cover the menu
		popup.addListener(SWT.Show, event -> button.setToolTipText(null));
		popup.addListener(SWT.Hide, event -> button.setToolTipText(MENU_TIP));
		button.addListener(SWT.Selection, event -> {
			Rectangle bounds = button.getBounds();
			popup.setLocation(toDisplay(bounds.x, bounds.y + bounds.height));
			popup.setVisible(true);
		});
		button.addListener(SWT.Dispose, event -> items.dispose());
	}

	private void keyPressed(Event event) {
		AgentType agent = settings.agent();
		boolean isMove = event.stateMask == SWT.ALT && (event.keyCode == SWT.ARROW_UP || event.keyCode == SWT.ARROW_DOWN);
		if (agent != null && (isMove || event.keyCode == SWT.F2)) {
			event.doit = false;
			event.display.asyncExec(() -> {
				if (isMove) {
					menu.move(agent, event.keyCode == SWT.ARROW_UP ? -1 : 1);
				} else {
					menu.rename(agent);
				}
			});
		}
	}

	/**
	 * Updates the tooltip, because the mouse has entered the list of agents. Does nothing while the list is open, because the
	 * tooltip would cover the list.
	 */
	private void describeAgent() {
		if (settings.agent() != null && !agents.getListVisible()) {
			agents.setToolTipText(AGENT_TIP + ": " + agents.getText() + " on " + terrains(settings.agent()));
		}
	}

	/** Returns the list of agents. */
	Combo agents() {
		return agents;
	}

	/** Shows the settings, with the agents of a level as choices. */
	void show(Level level) {
		String[] names = level.getAgentTypes().stream().map(AgentBar::describe).toArray(String[]::new);
		offered = List.copyOf(level.getAgentTypes());
		if (!Arrays.equals(names, agents.getItems())) {
			agents.setItems(names);
			widen(0);
			agents.requestLayout();
		}
		if (settings.agent() != null) {
			agents.select(offered.indexOf(settings.agent()));
		}
		agents.setEnabled(!offered.isEmpty());
		unit.show(level);
		withoutRemovable.setSelection(settings.withoutRemovable());
		showSwitch(hasRemovable(level));
	}

	private void showSwitch(boolean visible) {
		if (withoutRemovable.getLayoutData() == null || withoutRemovable.getVisible() != visible) {
			RowData data = new RowData();
			data.exclude = !visible;
			withoutRemovable.setLayoutData(data);
			withoutRemovable.setVisible(visible);
			withoutRemovable.requestLayout();
		}
	}

	private static boolean hasRemovable(Level level) {
		return level.getCircles().stream().anyMatch(CircularObstacle::isRemovable)
				|| level.getPolygons().stream().anyMatch(PolygonObstacle::isRemovable)
				|| level.getTerrainTypes().stream().anyMatch(TerrainType::isRemovable);
	}

	/**
	 * Sets the width of the list of agents to {@link #AGENT_WIDTH} plus some pixels. The list becomes no wider than its longest
	 * item needs, and no wider than {@link #MOST_AGENT_WIDTH}.
	 *
	 * @param pixels the pixels to add
	 */
	void widen(int pixels) {
		int names = Math.min(MOST_AGENT_WIDTH, agents.computeSize(SWT.DEFAULT, SWT.DEFAULT).x);
		agents.setLayoutData(new RowData(Math.min(AGENT_WIDTH + pixels, names), SWT.DEFAULT));
	}

	/**
	 * Returns the text of an agent in the list: its name and its size. The list has no room for the agent's terrains, so only
	 * the tooltip shows them.
	 */
	private static String describe(AgentType agent) {
		return agent.getName() + "  " + agent.getSize() + "x" + agent.getSize();
	}

	private static String terrains(AgentType agent) {
		return agent.getCapability().stream().map(TerrainType::getName).collect(Collectors.joining(", "));
	}
}
