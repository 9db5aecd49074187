package org.leeway.core.exchange.tiled.write;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
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
import org.leeway.core.exchange.tiled.map.MapObject.Shape;
import org.leeway.core.exchange.tiled.map.ObjectLayer;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.pathing.Progress;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/** A writer of a map in JSON. Each layer, tileset, tile, object and row of cells is on a line of its own. */
public final class TmjWriter {

	private static final FormattingStyle LINES = FormattingStyle.COMPACT.withNewline("\n");

	private final MapDocument map;
	private final CellEncoding encoding;
	private final JsonWriter json;

	private TmjWriter(MapDocument map, CellEncoding encoding, Writer to) {
		this.map = map;
		this.encoding = encoding;
		this.json = new JsonWriter(to);
		json.setFormattingStyle(FormattingStyle.COMPACT);
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
		Writer text = new OutputStreamWriter(new BufferedOutputStream(to, 1 << 16), StandardCharsets.UTF_8);
		TmjWriter writer = new TmjWriter(map, encoding, text);
		writer.write(name, progress);
		writer.json.flush();
		text.write('\n');
		text.flush();
	}

	private void write(String name, Progress progress) throws IOException {
		json.beginObject().name("type").value("map").name("version").value(MapDocument.VERSION);
		json.name("orientation").value("orthogonal").name("renderorder").value("right-down").name("infinite").value(false);
		json.name("width").value(map.width()).name("height").value(map.height());
		json.name("tilewidth").value(map.side()).name("tileheight").value(map.side());
		json.name("nextlayerid").value(map.nextLayer()).name("nextobjectid").value(map.nextObject());
		writeValues(map.properties());
		json.name("tilesets").beginArray();
		for (ImageTileset tileset : map.tilesets()) {
			writeTileset(tileset, name);
		}
		json.endArray().name("layers").beginArray();
		for (CellLayer layer : map.layers()) {
			writeLayer(layer, progress);
		}
		for (ObjectLayer layer : map.objects()) {
			writeObjects(layer);
		}
		json.endArray().endObject();
	}

	/** Begins a JSON object on a new line. */
	private void beginLine() throws IOException {
		json.setFormattingStyle(LINES);
		json.beginObject();
		json.setFormattingStyle(FormattingStyle.COMPACT);
	}

	private void writeValues(Values values) throws IOException {
		if (values.all().isEmpty()) {
			return;
		}
		json.name("properties").beginArray();
		for (Map.Entry<String, Object> each : values.all().entrySet()) {
			json.beginObject().name("name").value(each.getKey()).name("type").value(Values.type(each.getValue()));
			json.name("value");
			switch (each.getValue()) {
			case Number number -> json.value(number);
			case Boolean truth -> json.value(truth);
			case Values.Reference object -> json.value(object.id());
			default -> json.value(each.getValue().toString());
			}
			json.endObject();
		}
		json.endArray();
	}

	private void writeTileset(ImageTileset image, String name) throws IOException {
		beginLine();
		json.name("firstgid").value(image.tileset().firstGid()).name("name").value(image.tileset().name());
		json.name("tilewidth").value(image.side()).name("tileheight").value(image.side());
		json.name("tilecount").value(image.rgb().length).name("columns").value(image.columns());
		json.name("margin").value(0).name("spacing").value(0).name("image").value(name + image.suffix());
		json.name("imagewidth").value(image.columns() * image.side()).name("imageheight").value(image.rows() * image.side());
		writeValues(image.tileset().properties());
		json.name("tiles").beginArray();
		for (Tile tile : image.tileset().tiles().values()) {
			beginLine();
			json.name("id").value(tile.id()).name("type").value(tile.type());
			writeValues(tile.properties());
			json.endObject();
		}
		json.endArray().endObject();
	}

	private void writeLayer(CellLayer layer, Progress progress) throws IOException {
		beginLine();
		json.name("type").value("tilelayer").name("id").value(layer.id()).name("name").value(layer.name());
		json.name("x").value(0).name("y").value(0).name("width").value(map.width()).name("height").value(map.height());
		json.name("visible").value(layer.isVisible()).name("opacity").value(layer.opacity());
		writeValues(layer.properties());
		switch (encoding) {
		case CSV -> writeArray(layer, progress);
		case ZLIB -> {
			ByteArrayOutputStream packed = new ByteArrayOutputStream();
			CellEncoding.writePacked(layer, map, packed, progress);
			json.name("encoding").value("base64").name("compression").value("zlib");
			json.name("data").value(packed.toString(StandardCharsets.US_ASCII));
		}
		}
		json.endObject();
	}

	private void writeArray(CellLayer layer, Progress progress) throws IOException {
		json.name("data").beginArray();
		int[] gids = new int[map.width()];
		for (int y = 0; y < map.height(); y++) {
			layer.rows().read(y, gids);
			json.setFormattingStyle(LINES);
			for (int gid : gids) {
				json.value(gid);
				json.setFormattingStyle(FormattingStyle.COMPACT);
			}
			progress.worked(1);
			progress.check();
		}
		json.endArray();
	}

	private void writeObjects(ObjectLayer layer) throws IOException {
		beginLine();
		json.name("type").value("objectgroup").name("id").value(layer.id()).name("name").value(layer.name());
		json.name("x").value(0).name("y").value(0).name("visible").value(true).name("opacity").value(1);
		json.name("color").value(layer.colour()).name("draworder").value("topdown").name("objects").beginArray();
		for (MapObject object : layer.objects()) {
			beginLine();
			json.name("id").value(object.id()).name("name").value(object.name()).name("type").value(object.type());
			json.name("x").value(object.frame().x()).name("y").value(object.frame().y());
			json.name("width").value(object.frame().width()).name("height").value(object.frame().height());
			json.name("rotation").value(0).name("visible").value(true);
			writeShape(object);
			writeValues(object.properties());
			json.endObject();
		}
		json.endArray().endObject();
	}

	private void writeShape(MapObject object) throws IOException {
		if (object.shape() == Shape.ELLIPSE) {
			json.name("ellipse").value(true);
		} else if (object.shape() == Shape.POINT) {
			json.name("point").value(true);
		} else if (object.shape() == Shape.POLYGON) {
			json.name("polygon").beginArray();
			for (int i = 0; i < object.points().length; i += 2) {
				json.beginObject().name("x").value(object.points()[i]).name("y").value(object.points()[i + 1]).endObject();
			}
			json.endArray();
		}
	}
}
