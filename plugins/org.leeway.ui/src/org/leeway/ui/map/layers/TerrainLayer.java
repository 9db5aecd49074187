package org.leeway.ui.map.layers;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.draw2d.FreeformLayer;
import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Display;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.theme.DevicePixels;

/**
 * A layer that paints the map, and meshes over it, from cached image tiles. Tiles are rendered in the pixels of the device at the
 * zoom of the map, so GEF does not scale them. A repaint renders only the tiles that are missing or out of date.
 */
public final class TerrainLayer extends FreeformLayer {

	/** The side of a tile, in SWT points. */
	private static final int TILE = 128;
	/**
	 * Limit of cached tiles at a device zoom of 100 %: enough for several screens. At a higher zoom of the device, the limit is
	 * lower, because tiles need more memory.
	 */
	private static final int MAX_TILES = 1024;

	private final Map<Long, TileImage> tiles = new LinkedHashMap<>(64, 0.75f, true);
	private MapPicture picture;
	private MeshPicture meshes = MeshPicture.NONE;
	/** The side of a cell, in SWT points. */
	private double scale = CellGeometry.CELL;
	/** The zoom of the device when a tile was rendered last, in percent. */
	private volatile int deviceZoom = 100;

	/** Shows a picture. Only tiles that may look different are rendered again. */
	public void setPicture(MapPicture next) {
		MapPicture previous = picture;
		picture = next;
		if (previous != null && next.hasSizeOf(previous)) {
			next.changedSince(previous).forEach(this::discard);
		} else {
			discardAll();
		}
	}

	/** Shows another picture of the meshes. Only tiles that may look different are rendered again. */
	public void setMeshes(MeshPicture next) {
		MeshPicture previous = meshes;
		meshes = next;
		if (!next.differsInMeshOnly(previous)) {
			discardAll();
		} else {
			next.chosen().changedSince(previous.chosen()).forEach(area -> discard(area.left(), area.top(), area.right(),
					area.bottom(), MeshRenderer.MARGIN));
		}
	}

	public MapPicture picture() {
		return picture;
	}

	/** Sets the zoom of the map, 1 at 100 %. All tiles are rendered again. */
	public void setZoom(double zoom) {
		scale = zoom * CellGeometry.CELL;
		discardAll();
	}

	/** Frees all images. */
	public void dispose() {
		tiles.values().forEach(TileImage::dispose);
		tiles.clear();
	}

	@Override
	protected void paintFigure(Graphics graphics) {
		if (picture == null) {
			return;
		}
		int width = (int) Math.ceil(picture.grid().width() * scale);
		int height = (int) Math.ceil(picture.grid().height() * scale);
		Rectangle visible = graphics.getClip(new Rectangle()).intersect(new Rectangle(0, 0, width, height));
		if (visible.isEmpty()) {
			return;
		}
		List<Rectangle> areas = new ArrayList<>();
		for (int row = visible.y / TILE; row * TILE < visible.bottom(); row++) {
			for (int column = visible.x / TILE; column * TILE < visible.right(); column++) {
				areas.add(new Rectangle(column * TILE, row * TILE, Math.min(TILE, width - column * TILE),
						Math.min(TILE, height - row * TILE)));
			}
		}
		renderMissing(areas);
		graphics.pushState();
		areas.forEach(area -> tiles.get(key(area)).draw(graphics, area));
		graphics.popState();
		dropOldest();
	}

	/** Renders the tiles that are missing, in parallel. */
	private void renderMissing(List<Rectangle> areas) {
		Display display = Display.getCurrent();
		List<Rectangle> missing = areas.stream().filter(area -> !tiles.containsKey(key(area))).toList();
		List<TileImage> rendered = missing.parallelStream()
				.map(area -> new TileImage(display, zoom -> render(area, zoom))).toList();
		for (int i = 0; i < missing.size(); i++) {
			tiles.put(key(missing.get(i)), rendered.get(i));
		}
	}

	/**
	 * Renders a tile.
	 *
	 * @param area in SWT points
	 * @param zoom of the device, in percent
	 */
	private ImageData render(Rectangle area, int zoom) {
		deviceZoom = zoom;
		PixelScale pixels = PixelScale.on(zoom, scale);
		int left = DevicePixels.of(area.x, zoom);
		int top = DevicePixels.of(area.y, zoom);
		ImageData data = TileRenderer.render(picture, pixels, left, top, DevicePixels.of(area.width, zoom),
				DevicePixels.of(area.height, zoom));
		MeshRenderer.render(meshes, pixels, left, top, data);
		return data;
	}

	private void dropOldest() {
		Iterator<TileImage> oldest = tiles.values().iterator();
		while (tiles.size() > MAX_TILES * 100 / deviceZoom) {
			oldest.next().dispose();
			oldest.remove();
		}
	}

	private void discard(CellRect cells) {
		discard(cells.x(), cells.y(), cells.right(), cells.bottom(), 0);
	}

	/**
	 * Drops the tiles that meet an area, so that the next repaint renders them again.
	 *
	 * @param fromX left edge, in cells. The other edges are in cells too
	 * @param margin around the area, in SWT points
	 */
	private void discard(double fromX, double fromY, double toX, double toY, int margin) {
		int left = Math.max(0, (int) Math.floor(fromX * scale) - margin);
		int top = Math.max(0, (int) Math.floor(fromY * scale) - margin);
		int right = (int) Math.ceil(toX * scale) + margin;
		int bottom = (int) Math.ceil(toY * scale) + margin;
		for (int row = top / TILE; row * TILE < bottom; row++) {
			for (int column = left / TILE; column * TILE < right; column++) {
				TileImage image = tiles.remove(key(column, row));
				if (image != null) {
					image.dispose();
				}
			}
		}
		repaint(new Rectangle(left, top, right - left, bottom - top));
	}

	/** Drops all tiles, so that the next repaint renders them again. Needed, for example, if the zoom of the device has changed. */
	public void discardAll() {
		dispose();
		repaint();
	}

	private static long key(Rectangle area) {
		return key(area.x / TILE, area.y / TILE);
	}

	private static long key(int column, int row) {
		return (long) row << 32 | column;
	}
}
