package org.leeway.ui.map.layers;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.ui.map.layers.MeshHandles.Handle;
import org.leeway.ui.map.layers.MeshHandles.Role;

/**
 * A layer that marks vertices, edges and polygons of a mesh, for example the vertex that the user drags with the tool for
 * meshes. Lies above all objects.
 */
public final class MeshHandleLayer extends UnscaledLayer<MeshHandles> {

	private static final Color SELECTED = new Color(0xFF, 0x6D, 0x00);
	private static final Color HOVERED = new Color(0x1A, 0x1A, 0x1A);
	private static final Color PREVIEWED = new Color(0x00, 0x8A, 0x3E);
	private static final Color REFUSED = new Color(0xD5, 0x00, 0x00);
	private static final int DOT = 11;
	private static final int LINE = 3;
	private static final int FILL = 70;

	public MeshHandleLayer() {
		super(MeshHandles.NONE);
	}

	/** Repaints the places of the marked parts, and the places of the parts that were marked before. */
	@Override
	void repaintFor(MeshHandles before) {
		before.handles().forEach(handle -> repaint(bounds(handle)));
		picture().handles().forEach(handle -> repaint(bounds(handle)));
	}

	private Rectangle bounds(Handle handle) {
		return points(handle).getBounds().getExpanded(DOT, DOT);
	}

	private PointList points(Handle handle) {
		PointList points = new PointList();
		handle.places().forEach(place -> points.addPoint(pixel(place)));
		return points;
	}

	@Override
	void paintPicture(Graphics graphics) {
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		picture().handles().forEach(handle -> paint(points(handle), handle.role(), graphics));
		graphics.popState();
	}

	private static void paint(PointList points, Role role, Graphics graphics) {
		switch (points.size()) {
		case 1 -> paintDot(points.getFirstPoint(), colour(role), graphics);
		case 2 -> drawWithEdges(LINE, colour(role), graphics, () -> graphics.drawPolyline(points));
		default -> paintRing(points, role, graphics);
		}
	}

	private static Color colour(Role role) {
		return switch (role) {
		case HOVERED -> HOVERED;
		case SELECTED -> SELECTED;
		case PREVIEWED -> PREVIEWED;
		case REFUSED -> REFUSED;
		};
	}

	private static void paintDot(Point at, Color colour, Graphics graphics) {
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.fillOval(at.x - DOT / 2 - 1, at.y - DOT / 2 - 1, DOT + 2, DOT + 2);
		graphics.setBackgroundColor(colour);
		graphics.fillOval(at.x - DOT / 2 + 1, at.y - DOT / 2 + 1, DOT - 2, DOT - 2);
	}

	private static void paintRing(PointList points, Role role, Graphics graphics) {
		if (role == Role.SELECTED) {
			graphics.setAlpha(FILL);
			graphics.setBackgroundColor(SELECTED);
			graphics.fillPolygon(points);
			graphics.setAlpha(255);
		}
		drawWithEdges(role == Role.HOVERED ? 1 : 2, colour(role), graphics, () -> graphics.drawPolygon(points));
	}
}
