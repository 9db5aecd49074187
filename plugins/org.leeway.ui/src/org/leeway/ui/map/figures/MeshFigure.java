package org.leeway.ui.map.figures;

import org.eclipse.draw2d.Figure;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.ui.map.CellGeometry;

/** The edges of a navigation mesh's polygons. */
public final class MeshFigure extends Figure implements Translucent {

	private static final Color EDGE = new Color(0x00, 0xBC, 0xD4);

	private PolygonMesh mesh = PolygonMesh.EMPTY;
	private int opacity = 255;

	/** Shows a mesh given in cells; the figure's bounds must be set to {@link #meshBounds}. */
	public void setMesh(PolygonMesh shown) {
		mesh = shown;
		repaint();
	}

	/** The bounds of the mesh in content coordinates. */
	public Rectangle meshBounds() {
		PointList all = new PointList(mesh.vertexCount());
		for (int i = 0; i < mesh.vertexCount(); i++) {
			all.addPoint(content(mesh.x(i)), content(mesh.y(i)));
		}
		return all.getBounds().getCopy();
	}

	@Override
	public void setOpacity(int alpha) {
		opacity = alpha;
		repaint();
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		graphics.setAntialias(SWT.ON);
		graphics.setAlpha(opacity);
		graphics.setForegroundColor(EDGE);
		Rectangle clip = graphics.getClip(new Rectangle());
		for (int i = 0; i < mesh.polygonCount(); i++) {
			PointList corners = new PointList();
			for (int vertex : mesh.polygon(i)) {
				corners.addPoint(content(mesh.x(vertex)), content(mesh.y(vertex)));
			}
			if (corners.getBounds().intersects(clip)) {
				graphics.drawPolygon(corners);
			}
		}
	}

	/** Always false, so the mouse reaches the figures below. */
	@Override
	public boolean containsPoint(int x, int y) {
		return false;
	}

	private static int content(double cells) {
		return (int) Math.round(cells * CellGeometry.CELL);
	}
}
