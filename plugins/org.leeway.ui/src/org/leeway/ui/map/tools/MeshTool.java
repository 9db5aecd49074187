package org.leeway.ui.map.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.draw2d.geometry.PrecisionPoint;
import org.eclipse.gef.SharedCursors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.MeshEdits;
import org.leeway.pathing.navmesh.MeshElement;
import org.leeway.pathing.navmesh.MeshException;
import org.leeway.pathing.navmesh.MeshPick;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.editing.MeshEdit;
import org.leeway.ui.map.editing.MeshEditing;
import org.leeway.ui.map.layers.MeshHandles;
import org.leeway.ui.map.layers.MeshHandles.Handle;
import org.leeway.ui.map.layers.MeshHandles.Role;

/**
 * A tool that edits a mesh. Vertices snap to the corners of cells, unless Alt is down.
 * <ul>
 * <li>A click selects a part of the mesh for the keys and the context menu.
 * <li>A drag moves a vertex.
 * <li>A drag with Ctrl cuts a polygon from one vertex or edge to another.
 * <li>A double click on an edge or a polygon inserts a vertex.
 * </ul>
 */
public final class MeshTool extends GridTool {

	/** The largest distance from the mouse to a vertex or an edge at which a click hits it, in pixels of the screen. */
	private static final int REACH = 7;
	/** The number of cells by which an arrow key with Shift moves a vertex. */
	private static final int FAR = 10;

	private final Supplier<MeshEditing> editing;
	private final MeshMenu menu = new MeshMenu(this);
	private MeshSelection selection = MeshSelection.NONE;
	/**
	 * The element that was under the mouse when the button went down. Null if there was no element, or if the button is
	 * up.
	 */
	private MeshElement grabbed;
	/** The place of the mouse when the button went down, in cells. */
	private Point grabbedAt;
	/**
	 * The place of the mouse when the status line began to show a warning. A warning says that the last edit was refused, or
	 * that the edit changed only one side of a symmetric level. Null if there is no warning, or after the mouse has left the
	 * place.
	 */
	private org.eclipse.draw2d.geometry.Point refusedAt;
	/** Whether the drag cuts a polygon. */
	private boolean cuts;
	/** Whether the user drags and does not click, because the mouse has moved far enough since the button went down. */
	private boolean dragged;

	public MeshTool(Supplier<MeshEditing> editing) {
		this.editing = editing;
		setDefaultCursor(SharedCursors.ARROW);
	}

	MeshEditing editing() {
		return editing.get();
	}

	@Override
	public void activate() {
		super.activate();
		editing().obstacle().ifPresent(editing().status()::describe);
	}

	@Override
	public void deactivate() {
		selection = MeshSelection.NONE;
		if (getCurrentViewer() != null) {
			root().show(MapContent.MESH_HANDLES, MeshHandles.NONE);
		}
		editing().status().describe("");
		editing().status().refuse("");
		super.deactivate();
	}

	/** Updates the handles, because the mesh has changed. Does nothing during a drag. */
	public void follow() {
		if (getCurrentViewer() != null && grabbed == null) {
			showHandles(List.of());
		}
	}

	@Override
	void begin() {
		dragged = false;
		cuts = getCurrentInput().isControlKeyDown();
		grabbed = hovered().orElse(null);
		grabbedAt = mouse();
	}

	@Override
	void proceed() {
		dragged |= grabbedAt.distance(mouse()) * pixels() >= REACH / 2.0;
		if (!dragged || grabbed == null || editing().obstacle().isPresent()) {
			editing().obstacle().filter(reason -> dragged).ifPresent(editing().status()::refuse);
			return;
		}
		if (cuts) {
			previewCut();
		} else if (grabbed instanceof MeshElement.Vertex vertex) {
			previewMove(vertex);
		}
	}

	private void previewMove(MeshElement.Vertex vertex) {
		Point place = snapped();
		MeshEdit move = MeshEdit.moveVertex(vertex.place(polygons()), place);
		List<Handle> wrong = problems(move);
		Role role = wrong.isEmpty() ? Role.PREVIEWED : Role.REFUSED;
		List<Handle> handles = new ArrayList<>();
		for (MeshEdit each : editing().withImages(move)) {
			MeshEdit.find(polygons(), each.place(), MeshElement.Vertex.class).ifPresent(moved -> moved.moved(polygons(), each.end())
					.forEach(ring -> handles.add(new Handle(role, ring))));
		}
		handles.add(new Handle(role, List.of(place)));
		handles.addAll(wrong);
		root().show(MapContent.MESH_HANDLES, new MeshHandles(handles));
	}

	/**
	 * Returns an empty list if an edit is possible, otherwise a mark to show. The mark is at the place where the edited mesh
	 * would be invalid. If this place is not known, the mark is at the edited part.
	 */
	private List<Handle> problems(MeshEdit edit) {
		try {
			return editing().tried(edit).isPresent() ? List.of() : List.of(new Handle(Role.REFUSED, List.of(edit.place())));
		} catch (MeshException refusal) {
			return List.of(new Handle(Role.REFUSED, List.of(Objects.requireNonNullElse(refusal.place(), edit.place()))));
		}
	}

	private void previewCut() {
		Role role = problems(cut()).isEmpty() ? Role.PREVIEWED : Role.REFUSED;
		Point end = hovered().filter(each -> !(each instanceof MeshElement.Face)).map(this::end).orElseGet(this::mouse);
		root().show(MapContent.MESH_HANDLES, new MeshHandles(editing().withImages(MeshEdit.cut(start(), end)).stream()
				.map(each -> new Handle(role, List.of(each.place(), each.end()))).toList()));
	}

	private MeshEdit cut() {
		return MeshEdit.cut(start(), hovered().map(this::end).orElseGet(this::mouse));
	}

	/**
	 * Returns the place, in cells, where a cut begins. The cut begins at the vertex or the place on an edge where the button went
	 * down.
	 */
	private Point start() {
		return on(grabbed, grabbedAt);
	}

	private Point end(MeshElement to) {
		return on(to, mouse());
	}

	private Point on(MeshElement element, Point place) {
		return element instanceof MeshElement.Edge edge ? MeshEdits.onEdge(polygons(), edge.a(), edge.b(), place)
				: element.place(polygons());
	}

	@Override
	void finish() {
		if (!dragged) {
			select(grabbed);
		} else if (cuts && grabbed != null && !(grabbed instanceof MeshElement.Face)) {
			run(cut());
		} else if (grabbed instanceof MeshElement.Vertex vertex) {
			move(vertex.place(polygons()), snapped());
		}
		grabbed = null;
	}

	private void move(Point from, Point to) {
		if (run(MeshEdit.moveVertex(from, to))) {
			selectVertex(to);
		}
	}

	@Override
	void abandon() {
		grabbed = null;
		editing().status().refuse("");
		showHandles(List.of());
	}

	/** Inserts a vertex at the place of a double click. */
	@Override
	protected boolean handleDoubleClick(int button) {
		if (button == 1) {
			insert();
		}
		return true;
	}

	/** Returns true, because the right button opens the context menu of the mesh. */
	@Override
	public boolean takesRightButton() {
		return true;
	}

	@Override
	public boolean openMenu(org.eclipse.swt.graphics.Point place) {
		select(hovered().orElse(null));
		menu.open(getCurrentViewer().getControl(), place);
		return true;
	}

	@Override
	void pick() {
		select(hovered().orElse(null));
		menu.open(getCurrentViewer().getControl(), null);
	}

	@Override
	void hover() {
		if (getLocation().equals(refusedAt)) {
			return;
		}
		refusedAt = null;
		editing().status().refuse("");
		Optional<MeshElement> hovered = hovered();
		editing().status().describe(hovered.map(element -> MeshText.describe(element, polygons(), level()))
				.orElseGet(() -> editing().layer().isEmpty() ? editing().obstacle().orElse("") : ""));
		showHandles(List.of());
	}

	@Override
	boolean key(KeyEvent event) {
		int cells = (event.stateMask & SWT.SHIFT) != 0 ? FAR : 1;
		switch (event.keyCode) {
		case SWT.ARROW_LEFT -> nudge(-cells, 0);
		case SWT.ARROW_RIGHT -> nudge(cells, 0);
		case SWT.ARROW_UP -> nudge(0, -cells);
		case SWT.ARROW_DOWN -> nudge(0, cells);
		case SWT.BS -> delete();
		case SWT.ESC -> select(MeshSelection.NONE);
		default -> {
			return false;
		}
		}
		return true;
	}

	private void nudge(int right, int down) {
		if (selected().orElse(null) instanceof MeshElement.Vertex vertex) {
			Point place = vertex.place(polygons());
			move(place, new Point(place.x() + right, place.y() + down));
		}
	}

	/**
	 * Returns the target of keys and menus: the selected element, or else the element under the mouse. Empty if there is neither.
	 */
	Optional<MeshElement> target() {
		return selected().or(this::hovered);
	}

	/**
	 * Inserts a vertex at the mouse, on the edge or in the polygon under the mouse. Does nothing on a vertex or outside the mesh.
	 */
	public void insert() {
		Point place = hovered().orElse(null) instanceof MeshElement.Edge edge ? on(edge, mouse()) : snapped();
		boolean done = switch (hovered().orElse(null)) {
		case MeshElement.Edge edge -> run(MeshEdit.splitEdge(place));
		case MeshElement.Face face -> run(MeshEdit.insertVertex(place));
		case null, default -> false;
		};
		if (done) {
			selectVertex(place);
		}
	}

	/** Flips the target, if it is an edge. */
	public void flip() {
		if (target().orElse(null) instanceof MeshElement.Edge edge) {
			run(MeshEdit.flipEdge(edge.place(polygons())));
		}
	}

	/** Turns the target into a wall, if the target is an edge. If the edge is a wall already, turns it into a portal again. */
	public void toggleWall() {
		if (target().orElse(null) instanceof MeshElement.Edge edge) {
			run(MeshEdit.setWall(edge.place(polygons()), !edge.isWall(polygons())));
		}
	}

	/** Sets the terrain of the {@linkplain #target target}, if the target is a polygon. */
	void setTerrain(int terrain) {
		if (target().orElse(null) instanceof MeshElement.Face face) {
			run(MeshEdit.setTerrain(face.place(polygons()), terrain));
		}
	}

	/** Deletes the target: a vertex, an edge or a polygon. */
	public void delete() {
		switch (target().orElse(null)) {
		case MeshElement.Vertex vertex -> run(MeshEdit.deleteVertex(vertex.place(polygons())));
		case MeshElement.Edge edge -> run(MeshEdit.deleteEdge(edge.place(polygons())));
		case MeshElement.Face face -> run(MeshEdit.deletePolygon(face.place(polygons())));
		case null -> {
			return;
		}
		}
	}

	private boolean run(MeshEdit edit) {
		PolygonMesh before = polygons();
		Optional<Point> wrong = editing().edit(edit);
		boolean done = polygons() != before;
		refusedAt = editing().status().isRefused() ? getLocation().getCopy() : null;
		if (done) {
			select(MeshSelection.NONE);
		} else {
			showHandles(wrong.map(place -> new Handle(Role.REFUSED, List.of(place))).stream().toList());
		}
		return done;
	}

	private void select(MeshElement element) {
		select(element == null ? MeshSelection.NONE : MeshSelection.of(element, polygons()));
	}

	private void selectVertex(Point place) {
		select(new MeshSelection(place, MeshElement.Vertex.class));
	}

	private void select(MeshSelection next) {
		if (next != MeshSelection.NONE) {
			editing().endOtherSelections();
		}
		selection = next;
		showHandles(List.of());
	}

	private Optional<MeshElement> selected() {
		return selection.in(polygons());
	}

	private Optional<MeshElement> hovered() {
		return getCurrentViewer() == null ? Optional.empty() : MeshPick.at(polygons(), mouse(), REACH / pixels());
	}

	/** Returns the polygons of the chosen mesh. Returns {@link PolygonMesh#EMPTY} while there is no mesh. */
	PolygonMesh polygons() {
		return editing().polygons().orElse(PolygonMesh.EMPTY);
	}

	private void showHandles(List<Handle> more) {
		List<Handle> handles = new ArrayList<>();
		hovered().ifPresent(element -> handles.add(new Handle(Role.HOVERED, element.outline(polygons()))));
		selected().ifPresent(element -> handles.add(new Handle(Role.SELECTED, element.outline(polygons()))));
		handles.addAll(more);
		root().show(MapContent.MESH_HANDLES, new MeshHandles(handles));
	}

	/** Returns the place of the mouse, in cells. */
	private Point mouse() {
		PrecisionPoint point = new PrecisionPoint(getLocation());
		levelPart().getContentPane().translateToRelative(point);
		return new Point(CellGeometry.cells(point.preciseX), CellGeometry.cells(point.preciseY));
	}

	/** Returns the corner of a cell nearest to the mouse, in cells. If Alt is down, returns the place of the mouse. */
	private Point snapped() {
		Point place = mouse();
		return getCurrentInput().isAltKeyDown() ? place : new Point(Math.rint(place.x()), Math.rint(place.y()));
	}

	/** Returns the side of a cell, in pixels of the screen. */
	private double pixels() {
		return CellGeometry.CELL * root().getZoomManager().getZoom();
	}

	private LevelRootPart root() {
		return (LevelRootPart) levelPart().getRoot();
	}
}
