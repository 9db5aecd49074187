package org.leeway.ui.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.leeway.core.jobs.AnswerJob;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.layer.TerrainLayer;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.map.layers.TileRenderer;
import org.leeway.ui.theme.AccessibleText;
import org.osgi.framework.FrameworkUtil;

/**
 * A picture of the first sample level. As on the map, colours show the cells that an agent reaches. A background job computes the
 * picture.
 */
final class SampleMap extends Canvas {

	/** The agent whose reach is shown. The tour and the welcome page choose the same agent in their first step. */
	static final String AGENT = "tank";
	/** The width of the picture, in points: three points for each cell of the sample. */
	static final int WIDTH = 288;
	private static final int HEIGHT = 192;
	/**
	 * The opacity of the overlay, from 0 to 255. At this opacity, the user recognises both the overlay and the terrain
	 * below it.
	 */
	private static final int OPACITY = 150;
	private static final PaletteData RGB = new PaletteData(0xFF0000, 0xFF00, 0xFF);

	private Image picture;

	SampleMap(Composite parent) {
		super(parent, SWT.DOUBLE_BUFFERED);
		addListener(SWT.Paint, event -> {
			if (picture != null) {
				event.gc.setInterpolation(SWT.NONE);
				event.gc.drawImage(picture, 0, 0, picture.getBounds().width, picture.getBounds().height, 0, 0, WIDTH, HEIGHT);
			}
		});
		AccessibleText.name(this, () -> "The sample level for the agent " + AGENT);
		Display display = getDisplay();
		AnswerJob<String, ImageData> job = new AnswerJob<>("Drawing the sample level", SampleMap::draw,
				drawn -> display.asyncExec(() -> show(drawn)));
		job.setSystem(true);
		addListener(SWT.Dispose, event -> {
			job.cancel();
			if (picture != null) {
				picture.dispose();
			}
		});
		job.request(AGENT);
	}

	private void show(ImageData drawn) {
		if (!isDisposed()) {
			picture = new Image(getDisplay(), drawn);
			redraw();
		}
	}

	/** Returns the picture, or null until the background job has computed it. */
	Image picture() {
		return picture;
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		return new Point(WIDTH, HEIGHT);
	}

	/** Returns the picture of the whole sample, with one pixel for each cell. */
	private static ImageData draw(String agent, Progress progress) {
		LevelSnapshot level = sample();
		Agent unit = level.agents().stream().filter(each -> each.name().equals(agent)).findFirst().orElseThrow();
		RasterLayer reachability = Layers.raster("reachability");
		OverlayLayer reached = reachability
				.compute(LayerQuery.of(reachability, level, Optional.of(unit), progress).with(unit), progress).orElseThrow();
		OverlayLayer terrain = TerrainLayer.of(level);
		ImageData picture = new ImageData(terrain.width(), terrain.height(), 24, RGB);
		int[] under = new int[picture.width];
		int[] over = new int[picture.width];
		for (int y = 0; y < picture.height; y++) {
			terrain.colours(0, y, under.length, under);
			reached.colours(0, y, over.length, over);
			for (int x = 0; x < picture.width; x++) {
				picture.setPixel(x, y, TileRenderer.mix(under[x], over[x], OPACITY));
			}
		}
		return picture;
	}

	private static LevelSnapshot sample() {
		try (InputStream in = FrameworkUtil.getBundle(SampleMap.class).getEntry("samples/" + SampleWorkspace.FIRST).openStream()) {
			return LevelSnapshot.of(LevelFiles.load(in, SampleWorkspace.FIRST));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
