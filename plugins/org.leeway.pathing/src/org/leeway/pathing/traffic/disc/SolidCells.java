package org.leeway.pathing.traffic.disc;

import java.util.List;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.solid.SolidScene;

/**
 * A search for the cells that lie entirely inside a circle or a polygon, or outside the border. No part of such a cell is free.
 * A few cells that obstacles cover only together are left out.
 */
final class SolidCells {

	/** Margin around edges against rounding errors, in cells. */
	private static final double MARGIN = 1e-6;

	private final int width;
	private final int height;
	private final BitPlaneEditor near;

	private SolidCells(int width, int height) {
		this.width = width;
		this.height = height;
		this.near = BitPlane.empty(width, height).edit();
	}

	/** Returns the cells of a map of the given width and height that lie entirely inside an obstacle or outside the border. */
	static BitPlane of(Scene scene, int width, int height) {
		Scene solid = SolidScene.of(scene).scene();
		SolidCells cells = new SolidCells(width, height);
		solid.polygons().forEach(cells::addEdges);
		BitPlaneEditor inside = BlockedCells.of(Scene.of(List.of(), solid.polygons()), width, height).andNot(cells.near.build())
				.edit();
		for (Circle circle : solid.circles()) {
			cells.addInside(circle, inside);
		}
		scene.border().ifPresent(border -> cells.addOutside(border, inside));
		return inside.build();
	}

	/** Marks the cells that an edge of a polygon may meet. */
	private void addEdges(Polygon polygon) {
		for (int i = 0, before = polygon.size() - 1; i < polygon.size(); before = i++) {
			boolean isDown = polygon.y(before) <= polygon.y(i);
			addEdge(polygon.x(isDown ? before : i), polygon.y(isDown ? before : i), polygon.x(isDown ? i : before),
					polygon.y(isDown ? i : before));
		}
	}

	private void addEdge(double x, double y, double toX, double toY) {
		for (int row = first(y); row <= last(toY, height); row++) {
			double from = at(x, y, toX, toY, Math.max(y, row));
			double to = at(x, y, toX, toY, Math.min(toY, row + 1));
			boolean isLevel = toY - y < MARGIN;
			int left = first(isLevel ? Math.min(x, toX) : Math.min(from, to));
			int right = last(isLevel ? Math.max(x, toX) : Math.max(from, to), width);
			if (left <= right) {
				near.setRun(left, row, right - left + 1);
			}
		}
	}

	private static double at(double x, double y, double toX, double toY, double height) {
		return x + (toX - x) * Math.clamp((height - y) / Math.max(toY - y, Double.MIN_NORMAL), 0, 1);
	}

	private static int first(double low) {
		return (int) Math.max(0, Math.floor(low - MARGIN));
	}

	private static int last(double high, int size) {
		return (int) Math.min(size - 1, Math.floor(high + MARGIN));
	}

	private void addInside(Circle circle, BitPlaneEditor inside) {
		for (int y = first(circle.y() - circle.radius()); y <= last(circle.y() + circle.radius(), height); y++) {
			for (int x = first(circle.x() - circle.radius()); x <= last(circle.x() + circle.radius(), width); x++) {
				double dx = Math.max(circle.x() - x, x + 1 - circle.x());
				double dy = Math.max(circle.y() - y, y + 1 - circle.y());
				if (dx * dx + dy * dy < circle.radius() * circle.radius()) {
					inside.set(x, y);
				}
			}
		}
	}

	private void addOutside(Border border, BitPlaneEditor inside) {
		int right = (int) Math.min(width, Math.ceil(border.width()));
		for (int y = 0; y < height; y++) {
			int left = y < border.height() ? right : 0;
			if (left < width) {
				inside.setRun(left, y, width - left);
			}
		}
	}
}
