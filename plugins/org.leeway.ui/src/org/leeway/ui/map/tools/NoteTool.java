package org.leeway.ui.map.tools;

import org.leeway.model.Annotation;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.map.figures.NoteFigure;
import org.leeway.ui.theme.Colours;

/** A tool that places an annotation on a rectangle of cells. The mouse is dragged from one corner to the opposite corner. */
public final class NoteTool extends GridTool {

	private Annotation note;
	private NoteFigure ghost;
	private Cell first;

	@Override
	void begin() {
		first = cell();
		note = NewElements.note(level());
		ghost = new NoteFigure();
		ghost.setTitle(note.getName());
		ghost.setColour(Colours.parse(note.getColour()));
		addFeedback(ghost);
		proceed();
	}

	@Override
	void proceed() {
		ghost.setBounds(CellGeometry.bounds(region()));
	}

	private CellRect region() {
		return ShapeTool.between(first, cell(), false);
	}

	@Override
	void finish() {
		abandon();
		CellRect region = region();
		note.setX(region.x());
		note.setY(region.y());
		note.setWidth(region.width());
		note.setHeight(region.height());
		place(note);
	}

	@Override
	void abandon() {
		removeFeedback(ghost);
	}
}
