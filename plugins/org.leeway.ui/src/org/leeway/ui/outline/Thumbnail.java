package org.leeway.ui.outline;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.SWTGraphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Listener;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.layers.MapPicture;

/**
 * A thumbnail of the whole map with its overlay. A frame marks the part of the map that the canvas shows. Dragging in
 * the thumbnail scrolls the canvas to another part.
 */
final class Thumbnail extends Canvas {

	/** Delay between a change of the map and the new drawing of the thumbnail, in ms. */
	private static final int DELAY = 100;
	private static final int NEXT_STEP = 10;

	private final OutlineHost editor;
	private final MapImage image = new MapImage();
	private boolean due;

	Thumbnail(Composite parent, OutlineHost editor) {
		super(parent, SWT.DOUBLE_BUFFERED | SWT.BORDER);
		this.editor = editor;
		addPaintListener(this::paint);
		Listener rescaled = event -> image.dispose();
		getDisplay().addFilter(SWT.ZoomChanged, rescaled);
		addListener(SWT.Dispose, event -> {
			event.display.removeFilter(SWT.ZoomChanged, rescaled);
			image.dispose();
		});
		addMouseMoveListener(event -> {
			if ((event.stateMask & SWT.BUTTON1) != 0) {
				moveCanvas(event);
			}
		});
		addListener(SWT.MouseDown, event -> moveCanvas(new MouseEvent(event)));
		setToolTipText("Drag to move over the map");
	}

	/** Schedules a new drawing of the map. Several calls before this drawing have the effect of one call. */
	void mapChanged() {
		if (!isDisposed()) {
			redrawIn(DELAY);
		}
	}

	private void redrawIn(int delay) {
		if (!due) {
			due = true;
			getDisplay().timerExec(delay, () -> {
				due = false;
				if (!isDisposed()) {
					redraw();
				}
			});
		}
	}

	private void paint(PaintEvent event) {
		MapPicture picture = editor.root().picture();
		Rectangle area = area(picture);
		if (area.isEmpty()) {
			return;
		}
		image.follow(picture, scale(picture), area.width, area.height);
		if (!image.render()) {
			redrawIn(NEXT_STEP);
		}
		Graphics graphics = new SWTGraphics(event.gc);
		image.draw(graphics, area.x, area.y);
		graphics.clipRect(new org.eclipse.draw2d.geometry.Rectangle(area));
		drawFrame(graphics, area, scale(picture));
		graphics.dispose();
	}

	private void drawFrame(Graphics graphics, Rectangle area, double scale) {
		org.eclipse.draw2d.geometry.Rectangle visible = editor.root().viewport().visibleArea();
		double pixels = scale / CellGeometry.CELL;
		var frame = new org.eclipse.draw2d.geometry.Rectangle(area.x + (int) (visible.x * pixels),
				area.y + (int) (visible.y * pixels), (int) (visible.width * pixels), (int) (visible.height * pixels));
		// a white line on a wider black line is visible on any colour
		graphics.setForegroundColor(ColorConstants.black);
		graphics.setLineWidth(4);
		graphics.drawRectangle(frame);
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setLineWidth(2);
		graphics.drawRectangle(frame);
	}

	private void moveCanvas(MouseEvent event) {
		MapPicture picture = editor.root().picture();
		Rectangle area = area(picture);
		double content = CellGeometry.CELL / scale(picture);
		editor.root().viewport().centreOn(new Point((int) ((event.x - area.x) * content), (int) ((event.y - area.y) * content)));
	}

	/** Returns the area of this canvas that shows the map: the largest area with the proportions of the map, in the middle. */
	private Rectangle area(MapPicture picture) {
		Rectangle client = getClientArea();
		double scale = scale(picture);
		int width = (int) (picture.grid().width() * scale);
		int height = (int) (picture.grid().height() * scale);
		return new Rectangle((client.width - width) / 2, (client.height - height) / 2, width, height);
	}

	private double scale(MapPicture picture) {
		Rectangle client = getClientArea();
		return Math.min((double) client.width / picture.grid().width(),
				(double) client.height / picture.grid().height());
	}
}
