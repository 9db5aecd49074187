package org.leeway.ui.editor.tools;

import org.leeway.model.Annotation;
import org.leeway.model.LevelFactory;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.editor.CellGeometry;
import org.leeway.ui.editor.figures.NoteFigure;
import org.leeway.ui.editor.policies.AddRequest;
import org.leeway.ui.properties.Colours;

/** Places an annotation on the cells that the mouse is dragged across. */
public final class NoteTool extends GridTool {

	private Annotation note;
	private NoteFigure ghost;
	private Cell first;

	@Override
	void begin() {
		first = cell();
		note = LevelFactory.eINSTANCE.createAnnotation();
		note.setName("Note " + (level().getAnnotations().size() + 1));
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
		perform(new AddRequest(note));
	}

	@Override
	void abandon() {
		removeFeedback(ghost);
	}
}
