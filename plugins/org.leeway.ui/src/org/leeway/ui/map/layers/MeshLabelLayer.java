package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.geom.Envelope;
import org.leeway.ui.map.layers.MeshShapes.Portal;

/**
 * A layer that labels the portals of a mesh, which are the edges between two polygons. A label shows the diameter of the
 * largest disc that can pass through the portal. Portals without space for a label get no label. Also marks the places where
 * polygons violate the rules of a mesh.
 */
public final class MeshLabelLayer extends UnscaledLayer<MeshPicture> {

	private static final Color WIDTH = new Color(0x6A, 0x1B, 0x9A);
	private static final Color WRONG = new Color(0xD5, 0x00, 0x00);
	private static final int RING = 9;
	/** The least length, in pixels, of a portal that gets a label. */
	private static final double FROM = 36;
	/** Upper bound of the distance from the middle of a label to its edges, in pixels. */
	private static final int LABEL = 80;
	/**
	 * Limit for labels where portals are dense, from 0 to 1, see {@code share} at {@link SizedShapes#each}. Smaller than the
	 * limit for the lines of portals, because a label needs more space than a line.
	 */
	private static final double SHARE = 0.15;

	public MeshLabelLayer() {
		super(MeshPicture.NONE);
	}

	/** Repaints only the area in which the mesh has changed, because an edit of the level changes a small part of the mesh. */
	@Override
	void repaintFor(MeshPicture before) {
		if (!picture().differsInMeshOnly(before)) {
			repaint();
		} else if (picture().opacities().widths() > 0) {
			picture().chosen().changedSince(before.chosen()).forEach(area -> repaint(new Rectangle(
					new Point(pixel(area.left()), pixel(area.top())),
					new Point(pixel(area.right()), pixel(area.bottom()))).expand(LABEL, LABEL)));
		}
	}

	@Override
	void paintPicture(Graphics graphics) {
		if (picture().opacities().isNothing()) {
			return;
		}
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		if (picture().opacities().widths() > 0) {
			setAlpha(picture().opacities().widths(), graphics);
			paintWidths(graphics);
		}
		graphics.setAlpha(255);
		for (org.leeway.pathing.geom.Point place : picture().wrong()) {
			Point at = pixel(place);
			drawWithEdges(3, WRONG, graphics, () -> graphics.drawOval(at.x - RING, at.y - RING, 2 * RING, 2 * RING));
		}
		graphics.popState();
	}

	/**
	 * Paints the labels of the portals in the area to repaint, the clip. Places the labels of longer portals first. Leaves out
	 * a label that would cover a label placed before. Also places the labels of portals a little outside the clip, because such
	 * labels may reach into the clip.
	 */
	private void paintWidths(Graphics graphics) {
		Rectangle clip = graphics.getClip(new Rectangle()).expand(LABEL, LABEL);
		List<Portal> portals = new ArrayList<>();
		picture().chosen().eachPortal(new Envelope(clip.x / scale(), clip.y / scale(), clip.right() / scale(),
				clip.bottom() / scale()), scale(), FROM, SHARE, portals::add);
		portals.sort((a, b) -> Double.compare(b.size(), a.size()));
		List<Rectangle> boxes = new ArrayList<>();
		for (Portal portal : portals) {
			OptionalDouble width = picture().widths().at(portal.x(), portal.y());
			String words = width.isPresent() ? Lengths.format(width.getAsDouble()) : "…";
			Rectangle box = MapLabel.beside(words, new Point(pixel(portal.x()), pixel(portal.y())), 0, 0);
			if (boxes.stream().noneMatch(box::intersects)) {
				boxes.add(box);
				MapLabel.paint(words, box, WIDTH, graphics);
			}
		}
	}
}
