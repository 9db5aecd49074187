package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.leeway.ui.map.layers.PictureFrames.Frame;

/** A layer that paints a dashed frame in place of each picture that cannot be shown, with the name of the picture. */
public final class PictureFrameLayer extends UnscaledLayer<PictureFrames> {

	public PictureFrameLayer() {
		super(PictureFrames.NONE);
	}

	@Override
	boolean hasWords() {
		return !picture().frames().isEmpty();
	}

	@Override
	void paintPicture(Graphics graphics) {
		graphics.pushState();
		for (Frame frame : picture().frames()) {
			Point corner = new Point(pixel(frame.x()), pixel(frame.y()));
			Rectangle box = new Rectangle(corner.x, corner.y, pixel(frame.x() + frame.width()) - corner.x,
					pixel(frame.y() + frame.height()) - corner.y);
			graphics.setLineStyle(Graphics.LINE_SOLID);
			graphics.setLineWidth(2);
			graphics.setForegroundColor(ColorConstants.white);
			graphics.drawRectangle(box);
			graphics.setLineStyle(Graphics.LINE_DASH);
			graphics.setForegroundColor(ColorConstants.black);
			graphics.drawRectangle(box);
			graphics.setLineStyle(Graphics.LINE_SOLID);
			Rectangle seen = box.getCopy().intersect(visible());
			if (!seen.isEmpty()) {
				MapLabel.paint(frame.words(), seen.getCenter(), 0, this, ColorConstants.darkGray, graphics);
			}
		}
		graphics.popState();
	}
}
