package org.leeway.core.exchange.tiled.write;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import org.leeway.core.exchange.tiled.map.CellLayer;
import org.leeway.core.exchange.tiled.map.ImageTileset;
import org.leeway.core.exchange.tiled.map.MapDocument;
import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.ObjectLayer;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.pathing.Progress;
import org.leeway.pathing.util.Decimal;

/** A writer of a map in XML. */
public final class TmxWriter {

	private final MapDocument map;
	private final CellEncoding encoding;
	private final OutputStream bytes;
	private final Writer out;
	private final XmlText xml;

	private TmxWriter(MapDocument map, CellEncoding encoding, OutputStream to) throws IOException {
		this.map = map;
		this.encoding = encoding;
		this.bytes = new BufferedOutputStream(to, 1 << 16);
		this.out = new OutputStreamWriter(bytes, StandardCharsets.UTF_8);
		this.xml = new XmlText(out);
	}

	/**
	 * Writes a map. The stream stays open.
	 *
	 * @param name the file name of the map. The file name of an image is this name and the suffix of the image's
	 * tileset
	 * @param progress one unit of work is a row of cells of a layer
	 */
	public static void write(MapDocument map, String name, CellEncoding encoding, OutputStream to, Progress progress)
			throws IOException {
		TmxWriter writer = new TmxWriter(map, encoding, to);
		writer.write(name, progress);
		writer.out.flush();
	}

	private void write(String name, Progress progress) throws IOException {
		xml.begin("map").attribute("version", MapDocument.VERSION).attribute("orientation", "orthogonal")
				.attribute("renderorder", "right-down").attribute("width", map.width()).attribute("height", map.height())
				.attribute("tilewidth", map.side()).attribute("tileheight", map.side()).attribute("infinite", 0)
				.attribute("nextlayerid", map.nextLayer()).attribute("nextobjectid", map.nextObject());
		writeValues(map.properties());
		for (ImageTileset tileset : map.tilesets()) {
			writeTileset(tileset, name);
		}
		for (CellLayer layer : map.layers()) {
			writeLayer(layer, progress);
		}
		for (ObjectLayer layer : map.objects()) {
			writeObjects(layer);
		}
		xml.end("map");
	}

	private void writeValues(Values values) throws IOException {
		if (values.all().isEmpty()) {
			return;
		}
		xml.begin("properties");
		for (Map.Entry<String, Object> each : values.all().entrySet()) {
			String type = Values.type(each.getValue());
			xml.begin("property").attribute("name", each.getKey()).optional("type", type.equals("string") ? "" : type)
					.attribute("value", each.getValue()).end("property");
		}
		xml.end("properties");
	}

	private void writeTileset(ImageTileset image, String name) throws IOException {
		xml.begin("tileset").attribute("firstgid", image.tileset().firstGid()).attribute("name", image.tileset().name())
				.attribute("tilewidth", image.side()).attribute("tileheight", image.side())
				.attribute("tilecount", image.rgb().length).attribute("columns", image.columns());
		writeValues(image.tileset().properties());
		xml.begin("image").attribute("source", name + image.suffix())
				.attribute("width", image.columns() * image.side()).attribute("height", image.rows() * image.side()).end("image");
		for (Tile tile : image.tileset().tiles().values()) {
			xml.begin("tile").attribute("id", tile.id()).optional("type", tile.type());
			writeValues(tile.properties());
			xml.end("tile");
		}
		xml.end("tileset");
	}

	private void writeLayer(CellLayer layer, Progress progress) throws IOException {
		xml.begin("layer").attribute("id", layer.id()).attribute("name", layer.name()).attribute("width", map.width())
				.attribute("height", map.height()).optional("visible", layer.isVisible() ? "" : "0")
				.optional("opacity", layer.opacity() == 1 ? "" : Double.toString(layer.opacity()));
		writeValues(layer.properties());
		xml.begin("data");
		switch (encoding) {
		case CSV -> writeCsv(layer, progress);
		case ZLIB -> {
			xml.attribute("encoding", "base64").attribute("compression", "zlib").text().flush();
			CellEncoding.writePacked(layer, map, bytes, progress);
		}
		}
		xml.endText("data");
		xml.end("layer");
	}

	private void writeCsv(CellLayer layer, Progress progress) throws IOException {
		xml.attribute("encoding", "csv").text().write('\n');
		int[] gids = new int[map.width()];
		StringBuilder line = new StringBuilder();
		for (int y = 0; y < map.height(); y++) {
			layer.rows().read(y, gids);
			line.setLength(0);
			for (int gid : gids) {
				line.append(gid).append(',');
			}
			if (y == map.height() - 1) {
				line.setLength(line.length() - 1);
			}
			out.append(line.append('\n'));
			progress.worked(1);
			progress.check();
		}
	}

	private void writeObjects(ObjectLayer layer) throws IOException {
		xml.begin("objectgroup").attribute("id", layer.id()).attribute("name", layer.name()).attribute("color", layer.colour());
		for (MapObject object : layer.objects()) {
			xml.begin("object").attribute("id", object.id()).optional("name", object.name()).optional("type", object.type())
					.attribute("x", object.frame().x()).attribute("y", object.frame().y());
			if (object.frame().width() != 0 || object.frame().height() != 0) {
				xml.attribute("width", object.frame().width()).attribute("height", object.frame().height());
			}
			writeValues(object.properties());
			writeShape(object);
			xml.end("object");
		}
		xml.end("objectgroup");
	}

	private void writeShape(MapObject object) throws IOException {
		switch (object.shape()) {
		case ELLIPSE -> xml.begin("ellipse").end("ellipse");
		case POINT -> xml.begin("point").end("point");
		case POLYGON -> {
			StringBuilder points = new StringBuilder();
			for (int i = 0; i < object.points().length; i += 2) {
				points.append(i == 0 ? "" : " ").append(Decimal.format(object.points()[i])).append(',')
						.append(Decimal.format(object.points()[i + 1]));
			}
			xml.begin("polygon").attribute("points", points).end("polygon");
		}
		default -> {
			// an object without a child element is a rectangle
		}
		}
	}
}
