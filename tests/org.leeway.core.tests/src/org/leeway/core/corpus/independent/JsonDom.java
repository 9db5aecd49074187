package org.leeway.core.corpus.independent;

import java.util.Map;
import java.util.StringJoiner;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * A converter of a map or tileset in JSON to the XML document with the same content. Converts only the parts that the
 * independent reading needs.
 */
final class JsonDom {

	private static final Map<String, String> ELEMENTS_OF_LISTS = Map.of("tilesets", "tileset", "objects", "object", "wangsets",
			"wangset", "colors", "wangcolor", "terrains", "terrain", "chunks", "chunk");

	private final Document document;

	JsonDom(Document document) {
		this.document = document;
	}

	Element root(JsonObject root) {
		return element(root.has("tilewidth") && root.has("layers") ? "map" : "tileset", root);
	}

	private Element element(String name, JsonObject source) {
		Element element = document.createElement(name);
		source.entrySet().stream().filter(each -> each.getValue().isJsonPrimitive() && !each.getKey().equals("data"))
				.forEach(each -> element.setAttribute(each.getKey(), each.getValue().getAsString()));
		source.entrySet().forEach(each -> add(element, source, each.getKey(), each.getValue()));
		return element;
	}

	private void add(Element parent, JsonObject source, String name, JsonElement value) {
		switch (name) {
		case "layers" -> value.getAsJsonArray().forEach(each -> parent.appendChild(layer(each.getAsJsonObject())));
		case "tilesets", "objects", "wangsets", "colors", "terrains" -> addAll(parent, ELEMENTS_OF_LISTS.get(name), value);
		case "tiles" -> addTiles(parent, value);
		case "tileproperties" -> value.getAsJsonObject().entrySet().forEach(each -> parent.appendChild(
				tile(each.getKey(), new JsonObject())).appendChild(properties(each.getValue())));
		case "properties" -> parent.appendChild(properties(value));
		case "polygon", "polyline" -> parent.appendChild(document.createElement(name)).getAttributes()
				.setNamedItem(points(value.getAsJsonArray()));
		case "ellipse", "point", "capsule", "text" -> {
			if (value.isJsonObject() || value.isJsonPrimitive() && parent.getTagName().equals("object") && value.getAsBoolean()) {
				parent.appendChild(document.createElement(name));
			}
		}
		case "objectgroup", "tileoffset", "grid" -> parent.appendChild(element(name, value.getAsJsonObject()));
		case "data", "chunks" -> addData(parent, source, name, value);
		default -> {
			// says nothing about blocking
		}
		}
	}

	private void addAll(Element parent, String name, JsonElement list) {
		list.getAsJsonArray().forEach(each -> parent.appendChild(element(name, each.getAsJsonObject())));
	}

	private Element layer(JsonObject source) {
		String type = source.get("type").getAsString();
		return element(type.equals("tilelayer") ? "layer" : type, source);
	}

	private void addTiles(Element parent, JsonElement tiles) {
		if (tiles.isJsonArray()) {
			addAll(parent, "tile", tiles);
		} else {
			tiles.getAsJsonObject().entrySet().forEach(each -> parent.appendChild(tile(each.getKey(), each.getValue().getAsJsonObject())));
		}
	}

	private Element tile(String id, JsonObject source) {
		Element tile = element("tile", source);
		tile.setAttribute("id", id);
		return tile;
	}

	/**
	 * Creates the element {@code properties} of XML from the properties in JSON.
	 *
	 * @param source an array, or an object in files of older versions of Tiled
	 */
	private Element properties(JsonElement source) {
		Element all = document.createElement("properties");
		if (source.isJsonArray()) {
			source.getAsJsonArray().forEach(each -> all.appendChild(element("property", each.getAsJsonObject())));
		} else {
			source.getAsJsonObject().entrySet().forEach(each -> {
				Element one = document.createElement("property");
				one.setAttribute("name", each.getKey());
				one.setAttribute("value", each.getValue().isJsonPrimitive() ? each.getValue().getAsString() : "");
				all.appendChild(one);
			});
		}
		return all;
	}

	private Attr points(JsonArray points) {
		StringJoiner text = new StringJoiner(" ");
		points.forEach(each -> text.add(each.getAsJsonObject().get("x") + "," + each.getAsJsonObject().get("y")));
		Attr attribute = document.createAttribute("points");
		attribute.setValue(text.toString());
		return attribute;
	}

	/** Adds the cells of a layer or of a chunk to its element. Does nothing for other elements. */
	private void addData(Element parent, JsonObject source, String name, JsonElement value) {
		if (parent.getTagName().equals("chunk")) {
			parent.setTextContent(cells(value));
			return;
		}
		if (!parent.getTagName().equals("layer")) {
			return;
		}
		Element data = document.createElement("data");
		data.setAttribute("encoding", source.has("encoding") ? source.get("encoding").getAsString() : "csv");
		data.setAttribute("compression", source.has("compression") ? source.get("compression").getAsString() : "");
		parent.appendChild(data);
		if (name.equals("chunks")) {
			addAll(data, "chunk", value);
		} else {
			data.setTextContent(cells(value));
		}
	}

	private static String cells(JsonElement value) {
		if (value.isJsonPrimitive()) {
			return value.getAsString();
		}
		StringJoiner text = new StringJoiner(",");
		value.getAsJsonArray().forEach(each -> text.add(each.getAsString()));
		return text.toString();
	}
}
