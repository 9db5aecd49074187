package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.swt.graphics.ImageData;
import org.leeway.core.colour.LegendEntry;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.ui.map.layers.MeshPicture.Opacities;
import org.leeway.ui.map.layers.MeshShapes.Face;
import org.leeway.ui.map.layers.MeshShapes.Portal;
import org.leeway.ui.map.layers.MeshShapes.Wall;

/**
 * A renderer of meshes into the tiles of the map at device resolution. All meshes show walls and portals. The chosen mesh also
 * shows faces, dual graph, vertices and the normals of walls. Parts that are too small or too dense to be seen are left out.
 */
public final class MeshRenderer {

	private static final int WALL = 0x1A1A1A;
	private static final int PORTAL = 0x8E24AA;
	private static final int DUAL = 0xD32F2F;
	private static final int NORMAL = 0x0D5FB0;
	private static final int FACE = 0x90A4AE;
	private static final int EDGE = 0xFFFFFF;
	/**
	 * Upper bound of the distance, in SWT points, from a shape to the pixels that are drawn for this shape. Lines have a
	 * thickness, and vertices have dots.
	 */
	static final int MARGIN = 12;
	/** The least length, in SWT points, of a wall that is drawn. */
	private static final double WALL_FROM = 2;
	/** The least length, in SWT points, of a portal that is drawn. */
	private static final double PORTAL_FROM = 5;
	/** The least size, in SWT points, of a face that is filled. The size is the longer side of the face's bounds. */
	private static final double FACE_FROM = 5;
	/** The least length, in SWT points, of an edge that is drawn with its vertices, its normal and its link in the dual graph. */
	private static final double DETAIL_FROM = 10;
	/** The least side of a cell, in SWT points, at which lines get light edges. */
	private static final double EDGES_FROM = 4;
	/** The length of a drawn normal, in SWT points. */
	private static final double NORMAL_LENGTH = 9;
	/** Half the side of the dot at a vertex, in SWT points. */
	private static final double DOT = 2.5;
	/**
	 * Factor for the largest number of portals in a block, from 0 to 1, see {@code share} at {@link SizedShapes#each}. The
	 * factor for walls is 1, because walls are more important.
	 */
	private static final double PORTALS = 0.6;
	/**
	 * Factor for the largest number of portals with details in a block, from 0 to 1, see {@code share} at
	 * {@link SizedShapes#each}. The details of a portal are its vertices and its link in the dual graph.
	 */
	private static final double DETAILS = 0.35;
	/**
	 * The opacity of pale meshes as a fraction of their normal opacity, in 255ths. Stale meshes, and meshes other than
	 * the chosen mesh, are pale.
	 */
	private static final int PALE = 102;

	private final MeshPicture picture;
	private final double scale;
	private final double density;
	/** The side of a cell, in SWT points. Decides which parts are large enough to be drawn. */
	private final double points;
	/** The area to draw, in cells: the image and a margin around it. Parts outside are left out. */
	private final Envelope visible;
	private final PixelPen pen;

	private MeshRenderer(MeshPicture picture, PixelScale size, int left, int top, ImageData image) {
		this.picture = picture;
		this.scale = size.cell();
		this.density = size.density();
		this.points = size.points();
		double margin = MARGIN * density;
		this.visible = new Envelope((left - margin) / scale, (top - margin) / scale, (left + image.width + margin) / scale,
				(top + image.height + margin) / scale);
		this.pen = new PixelPen(image, left, top);
	}

	/**
	 * Draws into an image, which is a part of the whole map's picture.
	 *
	 * @param left the column of the image's first pixel in the whole map's picture
	 * @param top the row of the image's first pixel in the whole map's picture
	 */
	static void render(MeshPicture picture, PixelScale scale, int left, int top, ImageData image) {
		if (!picture.opacities().isNothing()) {
			new MeshRenderer(picture, scale, left, top, image).render();
		}
	}

	/** Returns the legend of the lines that a picture shows. */
	public static List<LegendEntry> legend(MeshPicture picture) {
		List<LegendEntry> entries = new ArrayList<>();
		if (picture.chosen() != MeshPlot.EMPTY) {
			if (picture.opacities().lines() > 0) {
				entries.add(new LegendEntry("wall", WALL));
				entries.add(new LegendEntry("portal", PORTAL));
			}
			if (picture.opacities().dual() > 0) {
				entries.add(new LegendEntry("dual graph", DUAL));
			}
			if (picture.opacities().normals() > 0) {
				entries.add(new LegendEntry("normal of a wall", NORMAL));
			}
		}
		return entries;
	}

	private void render() {
		Opacities opacities = picture.opacities();
		MeshPlot chosen = picture.chosen();
		int lines = alpha(opacities.lines());
		picture.others().forEach(other -> drawLines(other, lines * PALE / 255));
		if (opacities.faces() > 0) {
			chosen.eachFace(visible, points, FACE_FROM, face -> fill(face, alpha(opacities.faces())));
		}
		drawLines(chosen, lines);
		if (opacities.dual() > 0) {
			chosen.eachPortal(visible, points, DETAIL_FROM, DETAILS, portal -> drawDual(portal, alpha(opacities.dual())));
		}
		if (opacities.normals() > 0) {
			chosen.eachWall(visible, points, DETAIL_FROM, wall -> drawNormal(wall, alpha(opacities.normals())));
		}
		if (opacities.vertices() > 0) {
			drawVertices(chosen, alpha(opacities.vertices()));
		}
	}

	private int alpha(int opacity) {
		return picture.stale() ? opacity * PALE / 255 : opacity;
	}

	/**
	 * Draws portals, and walls over the portals. If cells are large enough, a wider and lighter line lies under each
	 * line, so that the line gets light edges. All wide lines of portals are drawn before the portals, and all wide lines of
	 * walls before the walls. So the result does not depend on the order of the lines, which may differ between tiles.
	 */
	private void drawLines(MeshPlot plot, int alpha) {
		if (alpha == 0) {
			return;
		}
		boolean edges = points >= EDGES_FROM;
		if (edges) {
			plot.eachPortal(visible, points, PORTAL_FROM, PORTALS, portal -> edge(portal.x1(), portal.y1(), portal.x2(),
					portal.y2(), 3, alpha / 2));
		}
		plot.eachPortal(visible, points, PORTAL_FROM, PORTALS,
				portal -> line(portal.x1(), portal.y1(), portal.x2(), portal.y2(), 1.2, PORTAL, alpha));
		if (edges) {
			plot.eachWall(visible, points, WALL_FROM, wall -> edge(wall.x1(), wall.y1(), wall.x2(), wall.y2(), 4,
					alpha * 3 / 4));
		}
		plot.eachWall(visible, points, WALL_FROM,
				wall -> line(wall.x1(), wall.y1(), wall.x2(), wall.y2(), edges ? 2 : 1, WALL, alpha));
	}

	private void edge(double x1, double y1, double x2, double y2, int width, int alpha) {
		pen.roughLine(x1 * scale, y1 * scale, x2 * scale, y2 * scale, width * density, EDGE, alpha);
	}

	private void line(double x1, double y1, double x2, double y2, double width, int rgb, int alpha) {
		pen.line(x1 * scale, y1 * scale, x2 * scale, y2 * scale, width * density, rgb, alpha);
	}

	private void drawDual(Portal portal, int alpha) {
		for (org.leeway.pathing.geom.Point end : List.of(portal.centroid(), portal.other())) {
			line(end.x(), end.y(), portal.x(), portal.y(), 1.4, DUAL, alpha);
		}
	}

	/** Draws a short line from the middle of a wall into its face. */
	private void drawNormal(Wall wall, int alpha) {
		double share = NORMAL_LENGTH / points / wall.size();
		line(wall.x(), wall.y(), wall.x() - share * (wall.y2() - wall.y1()), wall.y() + share * (wall.x2() - wall.x1()),
				1.6, NORMAL, alpha);
	}

	private void drawVertices(MeshPlot plot, int alpha) {
		plot.eachWall(visible, points, DETAIL_FROM, wall -> {
			dot(wall.x1(), wall.y1(), alpha);
			dot(wall.x2(), wall.y2(), alpha);
		});
		plot.eachPortal(visible, points, DETAIL_FROM, DETAILS, portal -> {
			dot(portal.x1(), portal.y1(), alpha);
			dot(portal.x2(), portal.y2(), alpha);
		});
	}

	private void dot(double x, double y, int alpha) {
		pen.square(x * scale, y * scale, DOT * density, WALL, alpha);
		pen.square(x * scale, y * scale, (DOT - 1) * density, EDGE, alpha);
	}

	private void fill(Face face, int alpha) {
		double[] corners = new double[face.corners().length];
		for (int i = 0; i < corners.length; i++) {
			corners[i] = face.corners()[i] * scale;
		}
		pen.fill(corners, shade(face), alpha);
	}

	/** Returns the colour of the face's terrain, lighter or darker so that neighbours differ. */
	private int shade(Face face) {
		int colour = face.terrain() == NavMesh.NONE || face.terrain() >= picture.terrainColours().length ? FACE
				: picture.terrainColours()[face.terrain()];
		int step = Math.floorMod(Double.hashCode(7.3 * face.x() + 3.1 * face.y()) * 0x9E3779B1 >>> 16, 5);
		return TileRenderer.mix(colour, step % 2 == 0 ? 0xFFFFFF : 0, 16 + 24 * step / 2);
	}
}
