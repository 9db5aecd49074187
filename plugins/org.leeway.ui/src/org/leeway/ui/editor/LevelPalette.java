package org.leeway.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import org.eclipse.gef.Tool;
import org.eclipse.gef.palette.PaletteDrawer;
import org.eclipse.gef.palette.PaletteGroup;
import org.eclipse.gef.palette.PaletteRoot;
import org.eclipse.gef.palette.SelectionToolEntry;
import org.eclipse.gef.palette.ToolEntry;
import org.eclipse.jface.resource.ImageDescriptor;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.ui.editor.tools.BrushTool;
import org.leeway.ui.editor.tools.CircleTool;
import org.leeway.ui.editor.tools.EraserTool;
import org.leeway.ui.editor.tools.FillTool;
import org.leeway.ui.editor.tools.ProbeTool;
import org.leeway.ui.editor.tools.SpawnTool;
import org.leeway.ui.properties.Colours;

/** The palette: a brush for each terrain of the level, and the tools. */
final class LevelPalette {

	private final EditorSettings settings;
	private final PaletteRoot root = new PaletteRoot();
	private final PaletteDrawer brushes = new PaletteDrawer("Terrain");
	private final ToolEntry select = new SelectionToolEntry("Select", "Select, move and resize (V)");
	private final ToolEntry fill;
	private final ToolEntry circle = entry("Circle", "Press at the centre, drag the radius (C)", "circle",
			CircleTool::new);
	private final ToolEntry spawn = entry("Spawn", "Place where units start (S)", "spawn", SpawnTool::new);
	private final ToolEntry probe;
	private final ToolEntry eraser = entry("Eraser", "Drag over obstacles, spawns and probes to remove them (E)", "eraser",
			EraserTool::new);
	private final List<ToolEntry> brushEntries = new ArrayList<>();

	LevelPalette(EditorSettings settings) {
		this.settings = settings;
		fill = entry("Fill", "Fill a contiguous area with the terrain painted with last (F)", "fill",
				() -> new FillTool(settings));
		probe = entry("Probe", "Press at the start, drag to the goal: the agent's route stays on the map (P)", "probe",
				() -> new ProbeTool(settings));
		PaletteGroup tools = new PaletteGroup("Tools");
		tools.add(select);
		tools.add(fill);
		tools.add(eraser);
		PaletteDrawer objects = new PaletteDrawer("Objects");
		objects.add(circle);
		objects.add(spawn);
		objects.add(probe);
		root.add(tools);
		root.add(brushes);
		root.add(objects);
		root.setDefaultEntry(select);
	}

	PaletteRoot root() {
		return root;
	}

	/** Offers a brush for each terrain of a level. */
	void showTerrains(Level level) {
		brushEntries.clear();
		for (TerrainType terrain : level.getTerrainTypes()) {
			String key = brushEntries.size() < 9 ? " (" + (brushEntries.size() + 1) + ")" : "";
			brushEntries.add(entry(terrain.getName(), "Paint " + terrain.getName() + key,
					Swatch.of(Colours.parse(terrain.getColour())), () -> new BrushTool(settings, terrain)));
		}
		brushes.setChildren(new ArrayList<>(brushEntries));
	}

	/**
	 * The entry of a tool, or null where there is none.
	 *
	 * @param tool {@code select}, {@code brush}, {@code fill}, {@code eraser}, {@code circle}, {@code spawn}, {@code probe},
	 *            or the number of a terrain, from 1
	 */
	ToolEntry entry(String tool) {
		return switch (tool) {
		case "select" -> select;
		case "fill" -> fill;
		case "eraser" -> eraser;
		case "circle" -> circle;
		case "spawn" -> spawn;
		case "probe" -> probe;
		case "brush" -> brush(settings.brushTerrain());
		default -> {
			int index = Integer.parseInt(tool) - 1;
			yield index < brushEntries.size() ? brushEntries.get(index) : null;
		}
		};
	}

	private ToolEntry brush(TerrainType terrain) {
		if (terrain == null || brushEntries.isEmpty()) {
			return brushEntries.isEmpty() ? null : brushEntries.get(0);
		}
		int index = ((Level) terrain.eContainer()).getTerrainTypes().indexOf(terrain);
		return brushEntries.get(Math.max(0, index));
	}

	private static ToolEntry entry(String label, String description, String icon, Supplier<Tool> tool) {
		return entry(label, description, Icons.descriptor(icon), tool);
	}

	private static ToolEntry entry(String label, String description, ImageDescriptor icon, Supplier<Tool> tool) {
		return new ToolEntry(label, description, icon, icon) {
			@Override
			public Tool createTool() {
				return tool.get();
			}
		};
	}
}
