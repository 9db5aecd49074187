package org.leeway.ui.menu;

import java.util.Optional;

import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.explain.CutOff;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Areas;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.map.policies.AddRequest;
import org.leeway.ui.map.tools.EyedropperTool;
import org.leeway.ui.map.tools.FillTool;
import org.leeway.ui.map.tools.PaintingTool;
import org.leeway.ui.map.tools.WandTool;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.survey.FindingsView;

/** The actions at a cell of the map. */
final class CellMenu {

	private final EditorSession editor;
	private final Cell cell;

	CellMenu(EditorSession editor, Cell cell) {
		this.editor = editor;
		this.cell = cell;
	}

	void fill(IMenuManager menu) {
		boolean isEditable = editor.settings().layers().isEditable(MapLayers.TERRAIN);
		Optional<TerrainType> here = terrain();
		TerrainType chosen = editor.settings().paint().terrain();
		here.ifPresent(terrain -> {
			Items.add(menu, "Paint with " + terrain.getName(), true, () -> paintWith(terrain));
			Items.add(menu, "Select Area of " + terrain.getName(), true, this::selectArea);
		});
		if (chosen != null) {
			Items.add(menu, "Fill Here with " + chosen.getName(), isEditable && here.filter(chosen::equals).isEmpty(),
					() -> FillTool.fill(part(), cell, editor.settings().paint(), editor.settings().paint().contiguous()));
		}
		Items.add(menu, editor.settings().selection().cells().isPresent() ? "Mirror Selected Terrain" : "Mirror This Half",
				isEditable && editor.mirror().canMirror(), () -> editor.mirror().mirror(cell));
		menu.add(new Separator());
		Items.add(menu, "Spawn Here", true, this::addSpawn);
		Items.add(menu, "Probe from Here", editor.settings().agent() != null, () -> editor.probeStart().begin(cell));
		Optional<Cell> start = editor.probeStart().anchor();
		Items.add(menu, "Probe to Here" + start.map(from -> " from " + from).orElse(""), start.isPresent(),
				() -> editor.probeStart().end(cell));
		menu.add(new Separator());
		Items.add(menu, "Why Is This Cut Off?", editor.cutOff().canAsk(cell),
				() -> editor.cutOff().ask(cell, this::answered));
	}

	private Optional<TerrainType> terrain() {
		int id = editor.level().getTerrain().terrain(cell.x(), cell.y());
		return editor.level().getTerrainTypes().stream().filter(each -> each.getId() == id).findFirst();
	}

	private void paintWith(TerrainType terrain) {
		editor.settings().paint().setTerrain(terrain);
		boolean paints = editor.activeTool() instanceof PaintingTool tool && !(tool instanceof EyedropperTool)
				&& tool.paintSettings().contains(PaintSetting.TERRAIN);
		if (!paints) {
			editor.activateTool("brush");
		}
	}

	/**
	 * Selects the cells with the terrain of the clicked cell. If the painting tools are set to connected cells, selects
	 * only cells that are connected to the clicked cell. Activates the wand, because this tool can drag the selected
	 * terrain.
	 */
	private void selectArea() {
		editor.activateTool("wand");
		WandTool.select(part(), cell, editor.settings().paint().contiguous(), editor.settings().selection());
	}

	private void addSpawn() {
		Spawn spawn = NewElements.spawn(cell);
		editor.execute(part().getCommand(new AddRequest(spawn)));
		editor.navigation().select(spawn);
	}

	/**
	 * Shows why the unit does not reach the cell. Selects the finding about the cell's region, if there is one. Zooms to the
	 * cells that stop the unit. If no such cells are known, zooms to the cell itself. Does not zoom if the unit reaches the cell
	 * after all.
	 */
	private void answered(CutOff reason) {
		reason.region().flatMap(this::finding).ifPresent(finding -> FindingsView.show(editor, finding));
		if (reason.cause() != CutOff.Cause.REACHED) {
			CellRect place = reason.inTheWay().first().isPresent() ? Areas.bounds(reason.inTheWay())
					: new CellRect(cell.x(), cell.y(), 1, 1);
			editor.navigation().zoomTo(place);
		}
	}

	private Optional<Finding> finding(Cell sample) {
		String agent = editor.settings().agent() == null ? "" : editor.settings().agent().getName();
		return editor.presenter().findings().stream().flatMap(all -> all.stream())
				.filter(each -> each.rule().equals(UnreachableRegionRule.ID) && each.agent().equals(agent)
						&& each.sample().equals(sample))
				.findFirst();
	}

	private GraphicalEditPart part() {
		return (GraphicalEditPart) editor.root().getContents();
	}
}
