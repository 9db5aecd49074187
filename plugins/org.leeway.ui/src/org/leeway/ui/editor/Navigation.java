package org.leeway.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartViewer;
import org.leeway.core.analysis.rules.DetourExcessRule;
import org.leeway.core.analysis.rules.GodotExcessRule;
import org.leeway.core.analysis.rules.RequiredPathRule;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.markers.FindingPlace;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Areas;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.kinds.ElementKinds;

/** The navigation on the map: selects, reveals and emphasises cells, probes and the places of findings. */
public final class Navigation {

	/** Number of cells around a target that stay visible after zooming to it. */
	private static final int AROUND = 8;
	private static final double SHARE_OF_CELLS = 0.15;
	private static final double SHARE_OF_FINDING = 0.6;
	private static final double SHARE_OF_ROUTE = 0.8;

	private final EditorContext editor;
	private final EditPartViewer viewer;
	private final Consumer<FindingPlace> revealing;

	/** @param revealing gets each finding before the map shows it */
	Navigation(EditorContext editor, Consumer<FindingPlace> revealing) {
		this.editor = editor;
		this.viewer = editor.viewer();
		this.revealing = revealing;
	}

	/**
	 * Displays an agent, zooms to cells, and emphasises the cells.
	 *
	 * @param agent the name of the agent
	 * @param cells at least one cell
	 */
	public void reveal(String agent, List<Cell> cells) {
		lookAs(agent);
		editor.presenter().emphasise(cells);
		CellRect bounds = cells.stream().map(cell -> new CellRect(cell.x(), cell.y(), 1, 1)).reduce(CellRect::union)
				.orElseThrow();
		editor.root().viewport().reveal(bounds, SHARE_OF_CELLS);
	}

	/** Displays an agent, and zooms to a part of the map. */
	public void reveal(String agent, CellRect area) {
		lookAs(agent);
		editor.root().viewport().reveal(area, SHARE_OF_ROUTE);
	}

	/** Returns whether {@link #revealSelection} would have a place to zoom to. */
	public boolean hasSelection() {
		return editor.settings().selection().cells().isPresent() || selectedObjects().isPresent();
	}

	/** Zooms to the selected terrain or objects, if there are any. */
	public void revealSelection() {
		Optional<CellRect> cells = editor.settings().selection().cells().map(Areas::bounds).or(this::selectedObjects);
		cells.ifPresent(area -> editor.root().viewport().reveal(area, SHARE_OF_FINDING));
	}

	private Optional<CellRect> selectedObjects() {
		List<?> selected = viewer.getSelectedEditParts();
		return selected.stream().map(part -> place(((EditPart) part).getModel())).flatMap(Optional::stream)
				.reduce(CellRect::union);
	}

	/**
	 * Returns a rectangle around an element of the level, in cells. For a probe, the rectangle includes the route.
	 * Empty for elements without a place, such as agents and meshes.
	 */
	private Optional<CellRect> place(Object element) {
		return switch (element) {
		case ProbeEnd end -> Optional.of(editor.routes().place(end.probe()));
		case PathProbe probe -> Optional.of(editor.routes().place(probe));
		case EObject object -> ElementKinds.envelope(object).map(CellGeometry::cellsAround);
		default -> Optional.empty();
		};
	}

	/** Puts a cell in the middle of the canvas and emphasises it. */
	public void goTo(Cell cell) {
		editor.presenter().emphasise(List.of(cell));
		editor.root().viewport().centreOn(CellGeometry.bounds(new CellRect(cell.x(), cell.y(), 1, 1)).getCenter());
	}

	/** Zooms to cells, with a margin around them. */
	public void zoomTo(CellRect cells) {
		CellRect around = new CellRect(cells.x() - AROUND, cells.y() - AROUND, cells.width() + 2 * AROUND,
				cells.height() + 2 * AROUND);
		editor.root().viewport().reveal(around, 1);
	}

	/** Zooms to an object of the map. Does nothing if the object has no place on the map. */
	public void zoomTo(EObject object) {
		if (object instanceof PathProbe probe) {
			reveal(probe);
		} else {
			ElementKinds.envelope(object).map(CellGeometry::cellsAround).ifPresent(this::zoomTo);
		}
	}

	/** Activates the tool for objects, selects an object of the map and zooms to it. */
	public void show(EObject object) {
		editor.activateTool("select");
		select(object);
		zoomTo(object);
	}

	/** Selects an object of the map. */
	public void select(EObject object) {
		if (object instanceof PathProbe probe) {
			select(probe);
		} else if (viewer.getEditPartRegistry().get(object) instanceof EditPart part) {
			viewer.select(part);
		}
	}

	private void lookAs(String name) {
		editor.level().getAgentTypes().stream().filter(agent -> name.equals(agent.getName())).findFirst()
				.ifPresent(editor.settings()::setAgent);
	}

	/** Selects a probe, like a click on its goal. */
	public void select(PathProbe probe) {
		Object goal = viewer.getEditPartRegistry().get(new ProbeEnd(probe, true));
		if (goal instanceof EditPart part && part.getSelected() == EditPart.SELECTED_NONE) {
			viewer.select(part);
		}
		editor.routes().select(probe);
	}

	/** Zooms to a probe: to its start, its goal, and its route if there is one. */
	public void reveal(PathProbe probe) {
		editor.root().viewport().reveal(editor.routes().place(probe), SHARE_OF_ROUTE);
	}

	/** Displays the agent of a finding and zooms to the place of the finding. */
	public void reveal(FindingPlace place) {
		revealing.accept(place);
		lookAs(place.agent());
		promise(place).ifPresentOrElse(this::select, () -> editor.presenter().show(place));
		editor.root().viewport().reveal(place.bounds(), SHARE_OF_FINDING);
	}

	/**
	 * Returns the probe that a finding is about. A probe is a query for the route of an agent between two places. A level can
	 * require that the route exists, and only required probes have findings. Empty if the finding is not about a probe.
	 */
	private Optional<PathProbe> promise(FindingPlace place) {
		if (!List.of(RequiredPathRule.ID, DetourExcessRule.ID, GodotExcessRule.ID).contains(place.rule())) {
			return Optional.empty();
		}
		return editor.level().getProbes().stream().filter(probe -> probe.isRequired() && probe.getAgent() != null
				&& place.agent().equals(probe.getAgent().getName())
				&& place.bounds().equals(editor.presenter().snapshot().header().bounds(ProbedPath.of(probe))))
				.findFirst();
	}
}
