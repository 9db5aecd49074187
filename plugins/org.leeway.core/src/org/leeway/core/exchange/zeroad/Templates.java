package org.leeway.core.exchange.zeroad;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.files.JsonSource;
import org.leeway.core.files.XmlSource;

/**
 * The templates of things on maps. A template may inherit from a parent template. In a name {@code a|b}, the template a is a
 * filter: the name stands for the template b, changed as the filter says. Source: {@code CTemplateLoader} in the source of the
 * game.
 */
final class Templates {

	private static final String FOLDER = "simulation/templates/";
	/**
	 * Limit for the length of a chain of inheritance. Chains in the game are far shorter, so a longer chain is probably a cycle.
	 */
	private static final int LONGEST_CHAIN = 50;
	private static final Set<String> WANTED = Set.of("Obstruction", "ResourceSupply", "SkirmishReplacer", "UnitMotion");

	private final GameFiles files;
	private final Map<String, Optional<Template>> known = new HashMap<>();
	/**
	 * The templates that replace others in a civilisation. Indexed by civilisation, then by the name of the replaced template. The
	 * values are the names of the replacing templates.
	 */
	private final Map<String, Map<String, String>> civilisations = new HashMap<>();

	/**
	 * The data of a template that levels need.
	 *
	 * @param blocks the rectangles that block units
	 * @param isRemovable whether units can remove things of this template, such as trees
	 * @param passability the passability class of a unit. Empty for things that do not move
	 * @param replacement the name of the template to use instead of this template when the civilisation of the owner is known.
	 * In the name, {@code {civ}} stands for the civilisation. Empty if there is no such template
	 */
	record Template(List<Block> blocks, boolean isRemovable, String passability, Optional<String> replacement) {
	}

	/**
	 * A rectangle that blocks units.
	 *
	 * @param width the length from west to east if the thing is not turned, in metres
	 * @param depth the length from south to north if the thing is not turned, in metres
	 * @param x of the rectangle's middle, in metres to the east of the thing's position
	 * @param z of the rectangle's middle, in metres to the north of the thing's position
	 * @param isDoor whether the rectangle is a door that units open
	 */
	record Block(double width, double depth, double x, double z, boolean isDoor) {
	}

	Templates(GameFiles files) {
		this.files = files;
	}

	/**
	 * Returns the template with a name. Empty if the game has no such template.
	 *
	 * @throws IOException if a file cannot be read
	 */
	Optional<Template> find(String name) throws IOException {
		Optional<Template> found = known.get(name);
		if (found == null) {
			TemplateNode node = new TemplateNode();
			found = load(name, node, 0) ? Optional.of(template(node)) : Optional.empty();
			known.put(name, found);
		}
		return found;
	}

	/**
	 * Returns the template that a civilisation uses in place of a placeholder. Empty if the civilisation has no such template.
	 *
	 * @param name the name of the placeholder's template
	 * @param template the placeholder's template
	 * @throws IOException if a file cannot be read
	 */
	Optional<Template> replacement(String name, Template template, String civilisation) throws IOException {
		String file = "simulation/data/civs/" + civilisation + ".json";
		Map<String, String> own = civilisations.get(civilisation);
		if (own == null) {
			own = files.read(file, Templates::replacements).orElse(Map.of());
			civilisations.put(civilisation, own);
		}
		String other = own.getOrDefault(name, template.replacement().orElse(""));
		return other.isEmpty() ? Optional.empty() : find(other.replace("{civ}", civilisation));
	}

	private static Map<String, String> replacements(InputStream in, String file) throws IOException {
		Map<String, String> replacements = new HashMap<>();
		JsonSource json = new JsonSource(in, file);
		json.reading(() -> {
			json.object(member -> {
				if (member.equals("SkirmishReplacements") && json.isObject()) {
					json.object(name -> replacements.put(name, json.text()));
				} else {
					json.skip();
				}
			});
			return null;
		});
		return replacements;
	}

	private boolean load(String name, TemplateNode node, int depth) throws IOException {
		int bar = name.indexOf('|');
		if (bar < 0) {
			return apply(FOLDER + name + ".xml", node, depth);
		}
		boolean found = load(name.substring(bar + 1), node, depth);
		String changes = name.substring(0, bar) + ".xml";
		if (found && !apply(FOLDER + "special/filter/" + changes, node, depth)) {
			apply(FOLDER + "mixins/" + changes, node, depth);
		}
		return found;
	}

	private boolean apply(String path, TemplateNode node, int depth) throws IOException {
		return files.read(path, (in, file) -> {
			XmlSource xml = new XmlSource(in, file);
			xml.root();
			if (depth > LONGEST_CHAIN) {
				throw xml.error("a template that inherits from more than " + LONGEST_CHAIN + " others, expected fewer");
			}
			Optional<String> parent = xml.attribute("parent");
			if (parent.isPresent()) {
				load(parent.get(), node, depth + 1);
			}
			node.apply(xml, WANTED);
			return true;
		}).orElse(false);
	}

	private static Template template(TemplateNode node) {
		Optional<String> replacement = node.child("SkirmishReplacer")
				.map(replacer -> replacer.child("general").map(TemplateNode::value).orElse(""));
		boolean isSupply = node.child("ResourceSupply").flatMap(supply -> supply.child("Max"))
				.filter(max -> !max.value().equals("Infinity")).isPresent();
		String passability = node.child("UnitMotion").flatMap(motion -> motion.child("PassabilityClass"))
				.map(TemplateNode::value).orElse("");
		return new Template(node.child("Obstruction").map(Templates::blocks).orElse(List.of()), isSupply, passability,
				replacement);
	}

	private static List<Block> blocks(TemplateNode obstruction) {
		List<Block> blocks = new ArrayList<>();
		boolean isOff = obstruction.isTrue("DisableBlockPathfinding");
		if (obstruction.isTrue("BlockPathfinding") && obstruction.isTrue("Active") && !isOff) {
			obstruction.child("Static").ifPresent(only -> add(only, false, blocks));
			if (blocks.isEmpty()) {
				obstruction.child("Obstructions").ifPresent(several -> several.children()
						.forEach((name, part) -> add(part, name.equals("Door"), blocks)));
			}
		}
		return List.copyOf(blocks);
	}

	private static void add(TemplateNode part, boolean isDoor, List<Block> blocks) {
		double width = part.number("width");
		double depth = part.number("depth");
		if (width > 0 && depth > 0) {
			blocks.add(new Block(width, depth, part.number("x"), part.number("z"), isDoor));
		}
	}
}
