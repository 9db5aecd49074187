package org.leeway.ui.elements;

import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.ColorDialog;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.commands.SetEntry;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Swatch;

/** The menu of the palette for terrains of the level. */
public final class TerrainMenu {

	private final LevelEdits edits;

	public TerrainMenu(LevelEdits edits) {
		this.edits = edits;
	}

	/**
	 * Adds the items for the terrain under the mouse.
	 *
	 * @param terrain null if no terrain is under the mouse
	 */
	public void fill(IMenuManager menu, TerrainType terrain) {
		Level level = edits.level().get();
		boolean isFull = NewElements.hasAllTerrains(level);
		menu.add(LevelEdits.action(isFull ? "&New Terrain (a level has at most " + level.getTerrainTypes().size() + ")"
				: "&New Terrain...", !isFull, this::create));
		if (terrain != null) {
			menu.add(new Separator());
			menu.add(LevelEdits.action("&Rename...\tF2", true, () -> rename(terrain)));
			menu.add(LevelEdits.action("&Colour...", true, () -> recolour(terrain)));
			menu.add(patterns(terrain));
			menu.add(LevelEdits.action("P&icture...", true, () -> choosePicture(terrain)));
			if (terrain.getPicture() != null) {
				menu.add(LevelEdits.action("Remo&ve Picture", true, () -> setPicture(terrain, null)));
			}
			edits.addMoveAndDelete(menu, terrain);
		}
		edits.addTable(menu);
	}

	/**
	 * Opens the dialog for a new terrain, and adds the terrain to the end of the palette. Returns the new terrain. Returns null if
	 * the user cancels, or if the level cannot have more terrains.
	 */
	public TerrainType create() {
		Level level = edits.level().get();
		if (NewElements.hasAllTerrains(level)) {
			return null;
		}
		TerrainDialog dialog = new TerrainDialog(edits.shell().get(), level);
		return dialog.ask().map(values -> add(level, values, dialog.entering())).orElse(null);
	}

	private TerrainType add(Level level, Map<EStructuralFeature, Object> values, List<AgentType> entering) {
		TerrainType terrain = NewElements.terrain(level);
		values.forEach(terrain::eSet);
		CompoundCommand step = new CompoundCommand("New terrain");
		step.add(new AddCommand<>(step.getLabel(), level.getTerrainTypes(), terrain));
		entering.forEach(agent -> step.add(SetEntry.of(agent, terrain, true)));
		edits.run(step);
		return terrain;
	}

	public void rename(TerrainType terrain) {
		edits.rename(terrain);
	}

	/** Moves a terrain by some places in the palette. If {@code by} is negative, moves the terrain up, else down. */
	public void move(TerrainType terrain, int by) {
		edits.move(terrain, by);
	}

	private void recolour(TerrainType terrain) {
		ColorDialog dialog = new ColorDialog(edits.shell().get());
		dialog.setText("Colour of " + terrain.getName());
		dialog.setRGB(Colours.parse(terrain.getColour()));
		RGB chosen = dialog.open();
		if (chosen != null) {
			edits.run(new SetCommand("Colour of terrain", terrain, Literals.TERRAIN_TYPE__COLOUR, Colours.format(chosen)));
		}
	}

	private void choosePicture(TerrainType terrain) {
		PictureChooser.ask(edits.shell().get(), edits.level().get(), terrain.getPicture())
				.ifPresent(picture -> setPicture(terrain, picture));
	}

	private void setPicture(TerrainType terrain, String picture) {
		edits.run(new SetCommand("Picture of terrain", terrain, Literals.TERRAIN_TYPE__PICTURE, picture));
	}

	private MenuManager patterns(TerrainType terrain) {
		MenuManager patterns = new MenuManager("&Pattern");
		for (TerrainPattern pattern : TerrainPattern.VALUES) {
			Action choice = new Action(pattern.getLiteral(), IAction.AS_RADIO_BUTTON) {
				@Override
				public void run() {
					if (isChecked()) {
						edits.run(new SetCommand("Pattern of terrain", terrain, Literals.TERRAIN_TYPE__PATTERN, pattern));
					}
				}
			};
			choice.setChecked(terrain.getPattern() == pattern);
			choice.setImageDescriptor(Swatch.of(Colours.parse(terrain.getColour()), pattern));
			patterns.add(choice);
		}
		return patterns;
	}
}
