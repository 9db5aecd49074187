package org.leeway.ui.map.figures;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.widgets.Display;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Fragment;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ScreenPen;
import org.leeway.ui.theme.DevicePixels;

/** The preview of a piece of terrain that the user is about to put down at the mouse. */
public final class StampFigure extends Figure {

	private static final int ALPHA = 190;
	/** Limit of the longer side of the piece's picture, in SWT points. */
	private static final int LONGEST = 512;

	private final Image image;

	/** @param colours indexed by terrain id: {@code 0xRRGGBB} */
	public StampFigure(Fragment piece, int[] colours) {
		int longest = Math.max(piece.width(), piece.height());
		CellRect size = FragmentPicture.fitting(piece, Math.min(LONGEST, longest * CellGeometry.CELL));
		// GTK asks for the image at a zoom of 100 % whenever it paints the image, so this image is drawn in advance
		ImageData plain = FragmentPicture.draw(piece, colours, size.width(), size.height(), ALPHA);
		image = new Image(Display.getCurrent(), (ImageDataProvider) zoom -> zoom == 100 ? plain
				: FragmentPicture.draw(piece, colours, DevicePixels.of(size.width(), zoom),
						DevicePixels.of(size.height(), zoom), ALPHA));
	}

	/** Shows the piece on a rectangle of cells. */
	public void show(CellRect cells) {
		setBounds(CellGeometry.bounds(cells));
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		Rectangle box = getBounds();
		graphics.setInterpolation(SWT.NONE);
		graphics.drawImage(image, new Rectangle(image.getBounds()), box);
		ScreenPen.setWidth(1, this, graphics);
		graphics.setForegroundColor(ColorConstants.white);
		graphics.setLineStyle(Graphics.LINE_DASH);
		graphics.drawRectangle(box.getCopy().resize(-1, -1));
	}

	/** Frees the picture. */
	public void dispose() {
		image.dispose();
	}
}
