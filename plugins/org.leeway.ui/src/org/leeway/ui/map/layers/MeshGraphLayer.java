package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.eclipse.draw2d.ColorConstants;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.core.colour.LegendEntry;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.ui.theme.Colours;

/**
 * Paints meshes: walls, portals, and of the chosen mesh faces, dual graph, vertices, normals of walls and widths of
 * portals. Not scaled, so lines have one width at every zoom. {@link MeshPlot} leaves out what is too small or too dense,
 * so the time to paint depends on the screen and not on the mesh.
 */
public final class MeshGraphLayer extends UnscaledLayer<MeshPicture> {

	/** The colours of lines, with their meanings. */
	private enum Line {
		WALL("wall", 0x1A1A1A), PORTAL("portal", 0x8E24AA), DUAL("dual graph", 0xD32F2F), NORMAL("normal of a wall", 0x0D5FB0);

		private final String meaning;
		private final int rgb;
		private final Color colour;

		Line(String meaning, int rgb) {
			this.meaning = meaning;
			this.rgb = rgb;
			this.colour = new Color(Colours.of(rgb));
		}
	}

	private static final int FACE = 0x90A4AE;
	private static final int WRONG = 0xD50000;
	private static final int RING = 9;
	/** The least pixels to draw a wall, a portal, a face, an edge with its vertices, a normal, a width. */
	private static final double WALL_FROM = 2;
	private static final double PORTAL_FROM = 5;
	private static final double FACE_FROM = 6;
	private static final double DETAIL_FROM = 10;
	private static final double WIDTH_FROM = 36;
	/** Lines have light edges from this scale on. */
	private static final double EDGES_FROM = 4;
	private static final int NORMAL_LENGTH = 9;
	private static final int DOT = 5;
	/** The pixels around a place from where a label reaches it. */
	private static final int LABEL = 80;
	/** Meshes that the level has left behind have two fifths of their opacity, others than the chosen one too. */
	private static final int PALE = 102;

	public MeshGraphLayer() {
		super(MeshPicture.NONE);
	}

	/** The legend of the lines that a picture shows. */
	public static List<LegendEntry> legend(MeshPicture picture) {
		List<LegendEntry> entries = new ArrayList<>();
		if (picture.chosen() == MeshPlot.EMPTY) {
			return entries;
		}
		if (picture.opacities().lines() > 0) {
			entries.add(entry(Line.WALL));
			entries.add(entry(Line.PORTAL));
		}
		if (picture.opacities().dual() > 0) {
			entries.add(entry(Line.DUAL));
		}
		if (picture.opacities().normals() > 0) {
			entries.add(entry(Line.NORMAL));
		}
		return entries;
	}

	private static LegendEntry entry(Line line) {
		return new LegendEntry(line.meaning, line.rgb);
	}

	/** Repaints only where the mesh has changed, which an edit of the level does in a small part. */
	@Override
	void repaintFor(MeshPicture before) {
		if (!picture().differsInMeshOnly(before)) {
			repaint();
		} else {
			picture().chosen().changedSince(before.chosen()).ifPresent(area -> repaint(pixels(area).expand(LABEL, LABEL)));
		}
	}

	private Rectangle pixels(Envelope area) {
		return new Rectangle(new Point(pixel(area.left()), pixel(area.top())),
				new Point(pixel(area.right()), pixel(area.bottom())));
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		if (picture().opacities().isNothing()) {
			return;
		}
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		Envelope visible = visible(graphics);
		picture().others().forEach(other -> paintLines(lines(other, visible), alpha(picture().opacities().lines()) * PALE / 255,
				graphics));
		paintChosen(visible, graphics);
		paintWrong(graphics);
		graphics.popState();
	}

	/** The clip in cells and so much around it that all labels are known that may suppress one inside. */
	private Envelope visible(Graphics graphics) {
		int margin = picture().opacities().widths() > 0 ? LABEL : RING;
		Rectangle clip = graphics.getClip(new Rectangle()).expand(margin, margin);
		return new Envelope(clip.x / scale(), clip.y / scale(), clip.right() / scale(), clip.bottom() / scale());
	}

	private int alpha(int opacity) {
		return picture().stale() ? opacity * PALE / 255 : opacity;
	}

	private void paintChosen(Envelope visible, Graphics graphics) {
		MeshPicture.Opacities opacities = picture().opacities();
		if (opacities.faces() > 0) {
			paintFaces(visible, alpha(opacities.faces()), graphics);
		}
		Lines lines = lines(picture().chosen(), visible);
		paintLines(lines, alpha(opacities.lines()), graphics);
		if (opacities.dual() > 0) {
			lines.draw(lines.dual, Line.DUAL, alpha(opacities.dual()), graphics);
		}
		if (opacities.normals() > 0) {
			lines.draw(lines.normals, Line.NORMAL, alpha(opacities.normals()), graphics);
		}
		if (opacities.vertices() > 0) {
			paintVertices(lines, alpha(opacities.vertices()), graphics);
		}
		if (opacities.widths() > 0) {
			paintWidths(lines, alpha(opacities.widths()), graphics);
		}
	}

	private void paintLines(Lines lines, int alpha, Graphics graphics) {
		if (alpha > 0) {
			lines.draw(lines.portals, Line.PORTAL, alpha, graphics);
			lines.draw(lines.walls, Line.WALL, alpha, graphics);
		}
	}

	private Lines lines(MeshPlot plot, Envelope visible) {
		Lines lines = new Lines(plot.mesh(), visible);
		plot.eachEdge(visible, scale(), WALL_FROM, lines::add);
		return lines;
	}

	/** What to draw of a mesh, as ends of lines in pixels. */
	private final class Lines {

		private final NavMesh mesh;
		private final Envelope visible;
		private final PointList walls = new PointList();
		private final PointList portals = new PointList();
		private final PointList dual = new PointList();
		private final PointList normals = new PointList();
		private final PointList vertices = new PointList();
		private final List<Integer> wide = new ArrayList<>();

		Lines(NavMesh mesh, Envelope visible) {
			this.mesh = mesh;
			this.visible = visible;
		}

		void add(int edge) {
			int a = mesh.origin(edge);
			int b = mesh.target(edge);
			double length = scale() * Math.hypot(mesh.x(b) - mesh.x(a), mesh.y(b) - mesh.y(a));
			if (mesh.isWall(edge)) {
				addWall(edge, a, b, length);
			} else if (length >= PORTAL_FROM) {
				addPortal(edge, a, b, length);
			}
			if (length >= DETAIL_FROM) {
				vertices.addPoint(pixel(mesh.point(a)));
				vertices.addPoint(pixel(mesh.point(b)));
			}
		}

		private void addWall(int edge, int a, int b, double length) {
			add(walls, mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b));
			if (length >= DETAIL_FROM) {
				double x = (mesh.x(a) + mesh.x(b)) / 2;
				double y = (mesh.y(a) + mesh.y(b)) / 2;
				add(normals, x, y, x - NORMAL_LENGTH * (mesh.y(b) - mesh.y(a)) / length,
						y + NORMAL_LENGTH * (mesh.x(b) - mesh.x(a)) / length);
			}
		}

		private void addPortal(int edge, int a, int b, double length) {
			add(portals, mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b));
			if (length >= DETAIL_FROM) {
				double x = (mesh.x(a) + mesh.x(b)) / 2;
				double y = (mesh.y(a) + mesh.y(b)) / 2;
				addDual(mesh.face(edge), x, y);
				addDual(mesh.face(mesh.twin(edge)), x, y);
			}
			if (length >= WIDTH_FROM) {
				wide.add(edge);
			}
		}

		private void addDual(int face, double x, double y) {
			org.leeway.pathing.geom.Point centroid = centroid(mesh, face);
			add(dual, centroid.x(), centroid.y(), x, y);
		}

		/** Adds a line whose bounds meet the visible area. */
		private void add(PointList lines, double x1, double y1, double x2, double y2) {
			if (Math.min(x1, x2) <= visible.right() && Math.max(x1, x2) >= visible.left()
					&& Math.min(y1, y2) <= visible.bottom() && Math.max(y1, y2) >= visible.top()) {
				lines.addPoint(pixel(x1), pixel(y1));
				lines.addPoint(pixel(x2), pixel(y2));
			}
		}

		void draw(PointList ends, Line line, int alpha, Graphics graphics) {
			int[] xy = ends.toIntArray();
			if (scale() >= EDGES_FROM) {
				graphics.setAlpha(alpha * 2 / 3);
				graphics.setForegroundColor(ColorConstants.white);
				graphics.setLineWidth(line == Line.WALL ? 4 : 3);
				draw(xy, graphics);
			}
			graphics.setAlpha(alpha);
			graphics.setForegroundColor(line.colour);
			graphics.setLineWidth(line == Line.WALL && scale() >= EDGES_FROM ? 2 : 1);
			draw(xy, graphics);
		}

		private void draw(int[] xy, Graphics graphics) {
			for (int i = 0; i < xy.length; i += 4) {
				graphics.drawLine(xy[i], xy[i + 1], xy[i + 2], xy[i + 3]);
			}
		}
	}

	private static org.leeway.pathing.geom.Point centroid(NavMesh mesh, int face) {
		org.leeway.pathing.geom.Point origin = mesh.point(mesh.origin(mesh.firstEdge(face)));
		double area = 0;
		double x = 0;
		double y = 0;
		for (int edge = mesh.firstEdge(face) + 1; edge < mesh.firstEdge(face + 1) - 1; edge++) {
			double ax = mesh.x(mesh.origin(edge)) - origin.x();
			double ay = mesh.y(mesh.origin(edge)) - origin.y();
			double bx = mesh.x(mesh.target(edge)) - origin.x();
			double by = mesh.y(mesh.target(edge)) - origin.y();
			double cross = ax * by - ay * bx;
			area += cross;
			x += cross * (ax + bx) / 3;
			y += cross * (ay + by) / 3;
		}
		return new org.leeway.pathing.geom.Point(origin.x() + x / area, origin.y() + y / area);
	}

	private void paintVertices(Lines lines, int alpha, Graphics graphics) {
		graphics.setAlpha(alpha);
		graphics.setBackgroundColor(ColorConstants.white);
		graphics.setForegroundColor(Line.WALL.colour);
		graphics.setLineWidth(1);
		int[] xy = lines.vertices.toIntArray();
		for (int i = 0; i < xy.length; i += 2) {
			graphics.fillRectangle(xy[i] - DOT / 2, xy[i + 1] - DOT / 2, DOT, DOT);
			graphics.drawRectangle(xy[i] - DOT / 2, xy[i + 1] - DOT / 2, DOT - 1, DOT - 1);
		}
	}

	/** Writes the widths that overlap no other. */
	private void paintWidths(Lines lines, int alpha, Graphics graphics) {
		graphics.setAlpha(alpha);
		NavMesh mesh = lines.mesh;
		List<Rectangle> boxes = new ArrayList<>();
		for (int edge : lines.wide) {
			org.leeway.pathing.geom.Point a = mesh.point(mesh.origin(edge));
			org.leeway.pathing.geom.Point b = mesh.point(mesh.target(edge));
			String words = String.format(Locale.ROOT, "%.2f", a.distance(b));
			Rectangle box = MapLabel.beside(words,
					new Point(pixel((a.x() + b.x()) / 2), pixel((a.y() + b.y()) / 2)), 0, 0);
			if (boxes.stream().noneMatch(box::intersects)) {
				boxes.add(box);
				MapLabel.paint(words, box, Line.PORTAL.colour, graphics);
			}
		}
	}

	private void paintFaces(Envelope visible, int alpha, Graphics graphics) {
		NavMesh mesh = picture().chosen().mesh();
		graphics.setAlpha(alpha);
		picture().chosen().eachFace(visible, scale(), FACE_FROM, face -> {
			graphics.setBackgroundColor(new Color(Colours.of(shade(mesh, face))));
			int[] xy = new int[2 * mesh.size(face)];
			for (int i = 0; i < mesh.size(face); i++) {
				int vertex = mesh.origin(mesh.firstEdge(face) + i);
				xy[2 * i] = pixel(mesh.x(vertex));
				xy[2 * i + 1] = pixel(mesh.y(vertex));
			}
			graphics.fillPolygon(xy);
		});
	}

	/** The colour of the face's terrain, lighter or darker so that neighbours differ. */
	private int shade(NavMesh mesh, int face) {
		int terrain = mesh.terrain(face);
		int colour = terrain == NavMesh.NONE || terrain >= picture().terrainColours().length ? FACE
				: picture().terrainColours()[terrain];
		double place = 0;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			place += 7.3 * mesh.x(mesh.origin(edge)) + 3.1 * mesh.y(mesh.origin(edge));
		}
		int step = Math.floorMod(Double.hashCode(place) * 0x9E3779B1 >>> 16, 5);
		return TileRenderer.mix(colour, step % 2 == 0 ? 0xFFFFFF : 0, 16 + 24 * step / 2);
	}

	private void paintWrong(Graphics graphics) {
		graphics.setAlpha(255);
		for (org.leeway.pathing.geom.Point place : picture().wrong()) {
			Point at = pixel(place);
			drawWithEdges(3, new Color(Colours.of(WRONG)), graphics,
					() -> graphics.drawOval(at.x - RING, at.y - RING, 2 * RING, 2 * RING));
		}
	}
}
