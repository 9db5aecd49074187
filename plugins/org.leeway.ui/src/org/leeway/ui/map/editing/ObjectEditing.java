package org.leeway.ui.map.editing;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.Request;
import org.eclipse.gef.RequestConstants;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.jface.viewers.StructuredSelection;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.commands.Shift;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.policies.AddRequest;

/** Edits of the selected objects of a map: copy, paste, duplicate and align. Each edit is one undo step. */
public final class ObjectEditing {

	/** A line at which objects are aligned: a side of the objects, or their horizontal or vertical middle. */
	public enum Side {
		LEFT, CENTRE, RIGHT, TOP, MIDDLE, BOTTOM;

		private double deltaX(Envelope moved, Envelope reference) {
			return switch (this) {
			case LEFT -> reference.left() - moved.left();
			case CENTRE -> (reference.left() + reference.right() - moved.left() - moved.right()) / 2;
			case RIGHT -> reference.right() - moved.right();
			default -> 0;
			};
		}

		private double deltaY(Envelope moved, Envelope reference) {
			return switch (this) {
			case TOP -> reference.top() - moved.top();
			case MIDDLE -> (reference.top() + reference.bottom() - moved.top() - moved.bottom()) / 2;
			case BOTTOM -> reference.bottom() - moved.bottom();
			default -> 0;
			};
		}
	}

	private final EditPartViewer viewer;

	public ObjectEditing(EditPartViewer viewer) {
		this.viewer = viewer;
	}

	/** Returns the selected objects in the order of their selection, the latest last. */
	private List<EObject> selected() {
		List<EObject> objects = new ArrayList<>();
		for (Object part : viewer.getSelectedEditParts()) {
			if (((EditPart) part).getModel() instanceof EObject object && ElementKinds.envelope(object).isPresent()) {
				objects.add(object);
			}
		}
		return objects;
	}

	/** Aligns all selected objects with the object that was selected last. */
	public void align(Side side) {
		List<EObject> objects = selected();
		if (objects.size() < 2) {
			return;
		}
		Envelope reference = ElementKinds.envelope(objects.getLast()).orElseThrow();
		CompoundCommand all = new CompoundCommand("Align");
		for (EObject object : objects.subList(0, objects.size() - 1)) {
			Envelope bounds = ElementKinds.envelope(object).orElseThrow();
			Command move = Shift.by(side.deltaX(bounds, reference), side.deltaY(bounds, reference), object);
			if (move.canExecute()) {
				all.add(move);
			}
		}
		execute(all);
	}

	/**
	 * Adds copies of the selected objects, each a cell further right and a cell further down, and selects the copies. The
	 * copy of a spawn must stay on the map. So if the spawn is at the right edge, its copy is a cell further left. If the
	 * spawn is at the lower edge, its copy is a cell further up.
	 */
	public void duplicate() {
		List<EObject> copies = new ArrayList<>();
		CompoundCommand all = new CompoundCommand("Duplicate");
		for (EObject object : selected()) {
			EObject copy = EcoreUtil.copy(object);
			shift(object, copy).execute();
			copies.add(copy);
			all.add(viewer.getContents().getCommand(new AddRequest(copy)));
		}
		execute(all);
		select(copies);
	}

	private void select(List<EObject> objects) {
		viewer.setSelection(new StructuredSelection(
				objects.stream().map(viewer.getEditPartRegistry()::get).filter(Objects::nonNull).toList()));
	}

	/** Returns whether anything is selected that {@link #copy} copies. */
	public boolean canCopy() {
		return !selected().isEmpty();
	}

	/** Returns whether at least two objects are selected that {@link #align} can move. */
	public boolean canAlign() {
		return selected().size() > 1;
	}

	/** Returns whether one object is selected. */
	public boolean canRename() {
		return viewer.getSelectedEditParts().size() == 1 && viewer.getSelectedEditParts().getFirst() != viewer.getContents();
	}

	/** Opens a text field for the name of the selected object. */
	public void rename() {
		((EditPart) viewer.getSelectedEditParts().getFirst()).performRequest(new Request(RequestConstants.REQ_DIRECT_EDIT));
	}

	/** Remembers copies of the selected objects for {@link #paste}. */
	public void copy() {
		MapClipboard.put(List.copyOf(EcoreUtil.copyAll(selected())));
	}

	/**
	 * Adds copies of the objects on the clipboard in the middle of an area, and selects the copies. Moves all copies together
	 * if some would lie outside of the map. Copied spawns get the agents of this level that have the same names.
	 *
	 * @param area the area, in cells
	 */
	public void paste(CellRect area) {
		List<EObject> copies = List.copyOf(EcoreUtil.copyAll(MapClipboard.objects()));
		Level level = (Level) viewer.getContents().getModel();
		Envelope bounds = copies.stream().map(copy -> ElementKinds.envelope(copy).orElseThrow())
				.reduce(Envelope::union).orElseThrow();
		CellRect map = level.getTerrain().bounds();
		double dx = shift(bounds.left(), bounds.right(), area.x(), area.right(), map.width());
		double dy = shift(bounds.top(), bounds.bottom(), area.y(), area.bottom(), map.height());
		CompoundCommand all = new CompoundCommand("Paste");
		for (EObject copy : copies) {
			Shift.by(dx, dy, copy).execute();
			keepAgents(copy, level);
			all.add(viewer.getContents().getCommand(new AddRequest(copy)));
		}
		execute(all);
		select(copies);
	}

	/**
	 * Makes an object from another level refer to this level's agents. Replaces each agent by the level's agent of the same
	 * name. Removes agents whose names the level lacks.
	 */
	static void keepAgents(EObject object, Level level) {
		List<AgentType> agents = ElementKinds.agents(object);
		agents.replaceAll(agent -> level.getAgentTypes().stream()
				.filter(own -> own.getName().equals(agent.getName())).findFirst().orElse(agent));
		agents.removeIf(agent -> agent.eContainer() != level);
	}

	/** Returns the selected objects as a stamp. Empty if none is selected. */
	public Optional<Stamp> stamp() {
		return ObjectPiece.of(selected()).map(objects -> new Stamp(Optional.empty(), Optional.of(objects)));
	}

	/**
	 * Returns by how many whole cells to move objects along one axis. The move takes the objects to the middle of an area. If
	 * they would stick out of the map there, the move stops at the edge of the map.
	 *
	 * @param from the lower bound of the objects along the axis, in cells
	 * @param to the upper bound of the objects along the axis, in cells
	 * @param areaFrom the first cell of the area
	 * @param areaTo the end of the area, the cell after the last
	 * @param cells the size of the map along the axis, in cells
	 */
	private static double shift(double from, double to, int areaFrom, int areaTo, int cells) {
		double middle = Math.rint((areaFrom + areaTo - from - to) / 2);
		return Math.max(Math.ceil(-from), Math.min(middle, Math.floor(cells - to)));
	}

	private Command shift(EObject object, EObject copy) {
		if (!ElementKinds.ofObject(object).orElseThrow().staysOnMap()) {
			return Shift.by(1, 1, copy);
		}
		CellRect map = ((Level) viewer.getContents().getModel()).getTerrain().bounds();
		CellRect cells = CellGeometry.cellsAround(ElementKinds.envelope(object).orElseThrow());
		return Shift.by(step(cells.x(), map.width()), step(cells.y(), map.height()), copy);
	}

	private static int step(int cell, int cells) {
		return cell + 1 < cells ? 1 : cell > 0 ? -1 : 0;
	}

	private void execute(CompoundCommand command) {
		if (!command.isEmpty()) {
			viewer.getEditDomain().getCommandStack().execute(command);
		}
	}
}
