package org.leeway.ui.wizards;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.Exporter;
import org.leeway.core.exchange.LayerExport;
import org.leeway.core.layer.Feature;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.region.Area;

/**
 * A sample of an export, for the preview.
 *
 * @param picture the whole level. In the picture of a large level, a pixel stands for several cells
 * @param pixelsPerCell the scale of the picture. Below 1 for a large level
 * @param lines the shapes to draw over the picture, each as a list of corners in cells. A list of one corner is a point
 * @param text the beginning of the file. If the format is binary, a description
 * @param losses the parts of the level that the file will not have, one sentence a line
 */
record ExportSample(ImageData picture, double pixelsPerCell, List<List<Point>> lines, String text, String losses) {

	private static final int MOST_BYTES = 2000;
	private static final int MOST_LINES = 3000;
	private static final double STEP = 0.5;
	/**
	 * Limit, in pixels per cell. Larger scales are rounded down to a whole number, so that all cells have the same size.
	 * Smaller scales are not rounded, because rounding would make the picture much smaller than the space for it.
	 */
	private static final int ROUGH = 4;
	private static final PaletteData RGB = new PaletteData(0xFF0000, 0xFF00, 0xFF);

	/** An exception that ends writing, because the sample has enough bytes. */
	private static final class EnoughException extends IOException {

		private static final long serialVersionUID = 1L;
	}

	/** A stream that keeps the first {@link #MOST_BYTES} bytes, and then throws {@link EnoughException}. */
	private static final class Beginning extends OutputStream {

		private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

		@Override
		public void write(int b) throws IOException {
			write(new byte[] {(byte) b}, 0, 1);
		}

		@Override
		public void write(byte[] source, int from, int length) throws IOException {
			bytes.write(source, from, Math.min(length, MOST_BYTES - bytes.size()));
			if (length > 0 && bytes.size() == MOST_BYTES) {
				throw new EnoughException();
			}
		}
	}

	/**
	 * Computes the layer, and writes the beginning of the file to memory.
	 *
	 * @param width the limit of the picture's width, in pixels
	 * @param height the limit of the picture's height, in pixels
	 * @throws IOException if the level has no such layer, or if the format cannot hold it. The message says why
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	static ExportSample of(ExportChoice choice, int width, int height, Progress progress) throws IOException {
		LayerExport layer = choice.prepare(progress);
		RasterLayer terrain = Layers.raster("terrain");
		OverlayLayer cells = layer.cells().orElseGet(() -> terrain
				.compute(LayerQuery.of(terrain, choice.level(), Optional.empty(), progress), progress).orElseThrow());
		double scale = Math.min((double) width / cells.width(), (double) height / cells.height());
		double pixels = scale > ROUGH ? Math.floor(scale) : scale;
		List<List<Point>> lines = layer.shapes().map(ExportSample::lines).orElse(List.of());
		boolean isText = !choice.format().exporter().map(Exporter::isBinary).orElse(true);
		String losses = layer.export().diagnostics().stream().filter(each -> each.kind() == Diagnostic.Kind.LOST)
				.map(Diagnostic::message).distinct().collect(Collectors.joining("\n"));
		return new ExportSample(picture(cells, pixels), pixels, lines,
				isText ? beginning(layer.export(), choice.output().getFileName().toString()) : layer.description(), losses);
	}

	private static ImageData picture(OverlayLayer cells, double pixels) {
		ImageData picture = new ImageData((int) Math.max(1, cells.width() * pixels),
				(int) Math.max(1, cells.height() * pixels), 24, RGB);
		int[] rgb = new int[cells.width()];
		for (int y = 0; y < picture.height; y++) {
			cells.colours(0, (int) Math.min(cells.height() - 1, y / pixels), rgb.length, rgb);
			for (int x = 0; x < picture.width; x++) {
				picture.setPixel(x, y, rgb[(int) Math.min(rgb.length - 1, x / pixels)]);
			}
		}
		return picture;
	}

	private static String beginning(Export export, String name) throws IOException {
		Beginning beginning = new Beginning();
		try {
			export.parts().getFirst().content().writeTo(beginning, name);
			return beginning.bytes.toString(StandardCharsets.UTF_8);
		} catch (EnoughException enough) {
			return beginning.bytes.toString(StandardCharsets.UTF_8) + "...";
		}
	}

	private static List<List<Point>> lines(FeatureCollection shapes) {
		try (Stream<Feature> features = shapes.features().get()) {
			return features.limit(MOST_LINES).flatMap(each -> lines(each.shape())).toList();
		}
	}

	private static Stream<List<Point>> lines(Feature.Shape shape) {
		return switch (shape) {
		case Feature.Shape.Ring ring -> Stream.of(closed(ring.polygon()));
		case Feature.Shape.Areas areas -> areas.areas().stream().flatMap(ExportSample::lines);
		case Feature.Shape.Place place -> Stream.of(List.of(place.point()));
		case Feature.Shape.Path path -> path.segments().stream().map(ExportSample::line);
		};
	}

	private static Stream<List<Point>> lines(Area area) {
		return Stream.concat(Stream.of(area.outline()), area.holes().stream()).map(ExportSample::closed);
	}

	private static List<Point> closed(Polygon polygon) {
		List<Point> corners = new ArrayList<>(IntStream.range(0, polygon.size())
				.mapToObj(i -> new Point(polygon.x(i), polygon.y(i))).toList());
		corners.add(corners.getFirst());
		return corners;
	}

	private static List<Point> line(PathSegment segment) {
		int pieces = (int) Math.max(1, Math.min(200, segment.length() / STEP));
		return IntStream.rangeClosed(0, pieces).mapToObj(i -> segment.at(segment.length() * i / pieces)).toList();
	}
}
