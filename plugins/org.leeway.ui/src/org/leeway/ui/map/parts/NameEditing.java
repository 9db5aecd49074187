package org.leeway.ui.map.parts;

import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.gef.GraphicalEditPart;
import org.eclipse.gef.tools.DirectEditManager;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.properties.ElementProperties;

/** A text field over an object on the map, for its name. Enter renames the object, Escape keeps the old name. */
final class NameEditing extends DirectEditManager {

	private static final int WIDTH = 160;

	private final ElementPart<?> part;
	private final EAttribute name;

	NameEditing(ElementPart<?> part, EAttribute name) {
		super(part, TextCellEditor.class, editor -> place((Text) editor.getControl(), part));
		this.part = part;
		this.name = name;
	}

	/** Places the text field over the middle of the object. If the field would reach beyond the canvas, moves it inside. */
	private static void place(Text text, GraphicalEditPart part) {
		Rectangle object = part.getFigure().getBounds().getCopy();
		part.getFigure().translateToAbsolute(object);
		Point size = text.computeSize(WIDTH, SWT.DEFAULT);
		org.eclipse.swt.graphics.Rectangle canvas = text.getParent().getClientArea();
		text.setBounds(Math.clamp(object.getCenter().x - size.x / 2, 0, Math.max(0, canvas.width - size.x)),
				Math.clamp(object.getCenter().y - size.y / 2, 0, Math.max(0, canvas.height - size.y)), size.x, size.y);
	}

	@Override
	protected CellEditor createCellEditorOn(Composite canvas) {
		CellEditor editor = new TextCellEditor(canvas, SWT.SINGLE | SWT.BORDER);
		editor.setValidator(value -> new ElementProperties(part.element()).problem(name, (String) value));
		return editor;
	}

	@Override
	protected void initCellEditor() {
		getCellEditor().setValue(ElementName.of(part.element()));
		Text text = (Text) getCellEditor().getControl();
		// the cell editor has copied the colours of the canvas, so set back the default colours of text fields
		text.setBackground(null);
		text.setForeground(null);
		text.selectAll();
	}
}
