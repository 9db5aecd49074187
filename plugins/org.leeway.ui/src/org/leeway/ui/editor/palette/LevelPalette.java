package org.leeway.ui.editor.palette;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

import org.eclipse.gef.EditDomain;
import org.eclipse.gef.Tool;
import org.eclipse.gef.palette.PaletteDrawer;
import org.eclipse.gef.palette.PaletteEntry;
import org.eclipse.gef.palette.PaletteGroup;
import org.eclipse.gef.palette.PaletteRoot;
import org.eclipse.gef.palette.SelectionToolEntry;
import org.eclipse.gef.palette.ToolEntry;
import org.eclipse.gef.tools.SelectionTool;
import org.eclipse.gef.ui.palette.PaletteViewer;
import org.eclipse.gef.ui.palette.PaletteViewerProvider;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.ui.elements.TerrainMenu;
import org.leeway.ui.map.editing.MeshEditing;
import org.leeway.ui.map.editing.Stamps;
import org.leeway.ui.map.editing.TerrainEditing;
import org.leeway.ui.map.tools.AreaTool;
import org.leeway.ui.map.tools.BrushTool;
import org.leeway.ui.map.tools.CircleTool;
import org.leeway.ui.map.tools.DistanceTool;
import org.leeway.ui.map.tools.EllipseTool;
import org.leeway.ui.map.tools.EraserTool;
import org.leeway.ui.map.tools.EyedropperTool;
import org.leeway.ui.map.tools.FillTool;
import org.leeway.ui.map.tools.LineTool;
import org.leeway.ui.map.tools.MeshTool;
import org.leeway.ui.map.tools.NoteTool;
import org.leeway.ui.map.tools.PolygonTool;
import org.leeway.ui.map.tools.ProbeTool;
import org.leeway.ui.map.tools.RectangleTool;
import org.leeway.ui.map.tools.SpawnTool;
import org.leeway.ui.map.tools.StampTool;
import org.leeway.ui.map.tools.UnitTool;
import org.leeway.ui.map.tools.WandTool;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Icons;
import org.leeway.ui.theme.Swatch;

/**
 * The palette: the tools as icons, the stamps, and a list of brushes with one brush for each terrain of the level. Each tool
 * has a name, by which a key chooses the tool:
 * <ul>
 * <li>{@code select}, {@code area}, {@code wand},
 * <li>{@code unit}, {@code distance},
 * <li>{@code eyedropper}, {@code brush}, {@code line}, {@code rectangle}, {@code ellipse}, {@code fill},
 * <li>{@code circle}, {@code polygon}, {@code note}, {@code spawn}, {@code probe}, {@code mesh}, {@code eraser},
 * <li>the number of a terrain, from 1, for the brush of this terrain.
 * </ul>
 */
public final class LevelPalette {

	private static final int TERRAIN_KEYS = 9;
	private static final int DAMAGED = 0x9E9E9E;
	/**
	 * The names of tools that stay active when the user chooses a terrain by its number. Such a tool then paints the chosen
	 * terrain. If another tool is active, the brush of the terrain replaces it.
	 */
	private static final Set<String> SHAPES = Set.of("line", "rectangle", "ellipse", "fill");

	private final EditorSettings settings;
	private final TerrainMenu menu;
	private final PaletteRoot root = new PaletteRoot();
	private final PaletteDrawer brushes = new PaletteDrawer("Terrains");
	private final PaletteDrawer stampDrawer = new PaletteDrawer("Stamps");
	private final Map<String, ToolEntry> tools = new HashMap<>();
	private final Stamps stamps = new Stamps();
	private final Runnable forgetStamps = stamps.onChange(this::showStamps);
	/** The level whose terrains the palette shows. Null before the first level. */
	private Level shown;
	/** The palette entry with the brush of each terrain. A terrain keeps its entry when its name or colour changes. */
	private final Map<TerrainType, ToolEntry> brushOf = new HashMap<>();
	private final List<ToolEntry> brushEntries = new ArrayList<>();
	private final ToolEntry newTerrain = entry("New...", "Add a new terrain to the level", Icons.descriptor("add"),
			SelectionTool::new);

	/**
	 * @param picked runs after the eyedropper has picked up a terrain
	 * @param menu adds and changes terrains
	 */
	public LevelPalette(EditorSettings settings, Supplier<TerrainEditing> editing, Supplier<MeshEditing> meshes,
			Runnable picked, TerrainMenu menu) {
		this.settings = settings;
		this.menu = menu;
		PaletteGroup choosing = new PaletteGroup("Select");
		PaletteGroup painting = new PaletteGroup("Paint");
		PaletteGroup objects = new PaletteGroup("Objects");
		List.of(choosing, painting, objects, brushes, stampDrawer).forEach(root::add);
		addChoosing(choosing, editing, picked);
		addPainting(painting);
		addObjects(objects, meshes);
		root.setDefaultEntry(tools.get("select"));
	}

	private void addChoosing(PaletteGroup group, Supplier<TerrainEditing> editing, Runnable picked) {
		add(group, "select", new SelectionToolEntry("Select", "Select, move and resize (V)"));
		add(group, "area", "Area", "Select terrain in a rectangle; drag it to move it (M)",
				() -> new AreaTool(settings.selection(), editing));
		add(group, "wand", "Wand", "Select the cells with the clicked terrain (W)",
				() -> new WandTool(settings.paint(), settings.selection(), editing));
		add(group, "unit", "Largest unit", "Measure the largest unit that gets from here to there (T)", UnitTool::new);
		add(group, "distance", "Distance", "Measure cells, length and every agent's time from here to there (Shift+D)",
				DistanceTool::new);
		add(group, "eyedropper", "Eyedropper", "Pick up the terrain to paint with; or right-click the map (I)",
				() -> new EyedropperTool(settings.paint(), picked));
	}

	private void addPainting(PaletteGroup group) {
		add(group, "line", "Line", "Paint a straight line; with Shift at 45 degrees (L)",
				() -> new LineTool(settings.paint()));
		add(group, "rectangle", "Rectangle", "Paint a rectangle; with Shift a square (R)",
				() -> new RectangleTool(settings.paint()));
		add(group, "ellipse", "Ellipse", "Paint an ellipse; with Shift a circle (O)",
				() -> new EllipseTool(settings.paint()));
		add(group, "fill", "Fill", "Fill connected cells of one terrain, with Shift all its cells (F)",
				() -> new FillTool(settings.paint()));
	}

	private void addObjects(PaletteGroup group, Supplier<MeshEditing> meshes) {
		add(group, "circle", "Circle", "Press at the centre, drag the radius (C)", CircleTool::new);
		add(group, "polygon", "Polygon", "Click the corners; Enter, a double click or the first corner closes it (G)",
				PolygonTool::new);
		add(group, "note", "Note", "Drag a region to write a note about it (N)", NoteTool::new);
		add(group, "spawn", "Spawn", "Place where units start (S)", SpawnTool::new);
		add(group, "probe", "Probe", "Press at the start, drag to the goal: the agent's route stays on the map (P)",
				() -> new ProbeTool(settings));
		add(group, "mesh", "Mesh", "Drag vertices of a mesh, with Ctrl cut its polygons, double-click to insert a vertex (X)",
				() -> new MeshTool(meshes));
		add(group, "eraser", "Eraser", "Drag over objects to remove them (E)", EraserTool::new);
	}

	private void add(PaletteGroup group, String name, String label, String description, Supplier<Tool> tool) {
		add(group, name, entry(label, description, tool));
	}

	private void add(PaletteGroup group, String name, ToolEntry entry) {
		entry.setSmallIcon(Icons.descriptor(name));
		entry.setLargeIcon(Icons.large(name));
		tools.put(name, entry);
		group.add(entry);
	}

	/**
	 * Returns the provider that creates the viewers of palettes.
	 *
	 * @param chosen runs after the user has chosen a tool in a palette, by a click or by a key
	 */
	public PaletteViewerProvider viewers(EditDomain domain, Runnable chosen) {
		return new PaletteViewerProvider(domain) {
			@Override
			protected void configurePaletteViewer(PaletteViewer viewer) {
				super.configurePaletteViewer(viewer);
				PaletteParts parts = new PaletteParts();
				viewer.setEditPartFactory(parts);
				parts.followWidth(viewer);
				new TerrainEntries(viewer, menu, LevelPalette.this::terrainOf, newTerrain, LevelPalette.this::paintWith);
				Control control = viewer.getControl();
				control.addListener(SWT.MouseUp, event -> {
					if (event.button == 1) {
						control.getDisplay().asyncExec(() -> run(control, chosen));
					}
				});
				control.addListener(SWT.KeyUp, event -> {
					if (event.keyCode == SWT.CR || event.keyCode == SWT.SPACE) {
						control.getDisplay().asyncExec(() -> run(control, chosen));
					}
				});
			}
		};
	}

	private static void run(Control palette, Runnable chosen) {
		if (!palette.isDisposed()) {
			chosen.run();
		}
	}

	public PaletteRoot root() {
		return root;
	}

	/** Shows a brush for each terrain of a level, and the stamps in the colours of the level. */
	public void showTerrains(Level level) {
		shown = level;
		showStamps();
		brushEntries.clear();
		brushOf.keySet().retainAll(level.getTerrainTypes());
		for (TerrainType terrain : level.getTerrainTypes()) {
			ToolEntry entry = brushOf.computeIfAbsent(terrain,
					each -> entry("", "", () -> new BrushTool(settings.paint(), each)));
			brushEntries.add(entry);
			describe(entry, terrain);
		}
		List<PaletteEntry> all = new ArrayList<>(brushEntries);
		all.add(newTerrain);
		if (!all.equals(brushes.getChildren())) {
			brushes.setChildren(all);
		}
	}

	private void describe(ToolEntry entry, TerrainType terrain) {
		int number = brushEntries.size();
		boolean hasKey = number <= TERRAIN_KEYS;
		entry.setLabel(hasKey ? number + "  " + terrain.getName() : terrain.getName());
		entry.setDescription("Paint " + terrain.getName() + (hasKey ? " (" + number + ")" : "")
				+ "; with Shift a straight line from the last stroke");
		showLook(entry, terrain);
	}

	/** Updates the icons of the brushes, because the pictures of terrains may have been read again. */
	public void showLooks() {
		brushOf.forEach((terrain, entry) -> showLook(entry, terrain));
	}

	private static void showLook(ToolEntry entry, TerrainType terrain) {
		ImageDescriptor icon = Swatch.of(terrain);
		entry.setSmallIcon(icon);
		entry.setLargeIcon(icon);
	}

	/** Returns the terrain of a palette entry. Null if the entry has none. */
	private TerrainType terrainOf(Object entry) {
		return brushOf.entrySet().stream().filter(each -> each.getValue() == entry).map(Map.Entry::getKey).findFirst()
				.orElse(null);
	}

	private void paintWith(TerrainType terrain, PaletteViewer viewer) {
		settings.paint().setTerrain(terrain);
		viewer.setActiveTool(brushOf.get(terrain));
	}

	private void showStamps() {
		List<PaletteEntry> entries = new ArrayList<>();
		stamps.all().forEach((name, stamp) -> entries.add(entry(name, "Place the stamp " + name
				+ " (H and J flip it, . and , turn it)", StampIcon.of(stamp, shown),
				() -> new StampTool(settings.paint(), stamp, name))));
		stamps.damaged().forEach(name -> entries.add(entry(name + " (damaged)", "The stamp " + name
				+ " cannot be read. It stays until Level > Delete Stamps removes it", Swatch.of(Colours.of(DAMAGED)),
				SelectionTool::new)));
		stampDrawer.setChildren(entries);
		stampDrawer.setVisible(!entries.isEmpty());
	}

	/** Removes the listener for changes of the stamps. */
	public void dispose() {
		forgetStamps.run();
	}

	/**
	 * Activates a tool by its name, see the class comment. Does nothing if no tool has this name. A number chooses the brush of
	 * a terrain. But if a tool of {@link #SHAPES} is active, the active tool stays active, and paints the chosen terrain from
	 * now on.
	 */
	public void activate(String tool, PaletteViewer viewer) {
		int number = Character.isDigit(tool.charAt(0)) ? Integer.parseInt(tool) : 0;
		ToolEntry wanted = number == 0 ? tool.equals("brush") ? brush() : tools.get(tool)
				: number <= brushEntries.size() ? brushEntries.get(number - 1) : null;
		if (wanted != null && number > 0 && SHAPES.stream().map(tools::get).anyMatch(viewer.getActiveTool()::equals)) {
			settings.paint().setTerrain(terrains().get(number - 1));
		} else if (wanted != null) {
			viewer.setActiveTool(wanted);
		}
	}

	/**
	 * Activates the brush of the current terrain, but only if the brush of another terrain is active. Other tools stay active.
	 */
	public void follow(PaletteViewer viewer) {
		if (brushEntries.contains(viewer.getActiveTool()) && viewer.getActiveTool() != brush()) {
			viewer.setActiveTool(brush());
		}
	}

	/** Returns the brush of the current terrain. Null if there is no terrain. */
	private ToolEntry brush() {
		int index = settings.paint().terrain() == null ? 0 : terrains().indexOf(settings.paint().terrain());
		return brushEntries.isEmpty() ? null : brushEntries.get(Math.max(0, index));
	}

	private List<TerrainType> terrains() {
		return ((Level) settings.paint().terrain().eContainer()).getTerrainTypes();
	}

	private static ToolEntry entry(String label, String description, ImageDescriptor icon, Supplier<Tool> tool) {
		ToolEntry entry = entry(label, description, tool);
		entry.setSmallIcon(icon);
		entry.setLargeIcon(icon);
		return entry;
	}

	private static ToolEntry entry(String label, String description, Supplier<Tool> tool) {
		return new ToolEntry(label, description, null, null) {
			@Override
			public Tool createTool() {
				return tool.get();
			}
		};
	}
}
