package org.leeway.core.exchange.openra;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;

/**
 * A merger of several MiniYaml files, with inheritance. Nodes with the same key become one node. A later value replaces
 * an earlier value, and the children of the nodes are merged too. Source: {@code MiniYaml.Merge} in the source of the
 * game.
 * <ul>
 * <li>{@code Inherits: X} or {@code Inherits@name: X} is replaced by the children of the top-level node X.
 * <li>{@code -X:} removes the node X that stands before it, for example an inherited node.
 * </ul>
 */
final class MiniYamlMerge {

	/** Limit for the number of nodes in a chain of inheritance. The longest chain of the known mods has 8 nodes. */
	private static final int LONGEST_CHAIN = 50;
	/** Limit for the depth of nested nodes after inheritance, so that the recursion does not overflow the stack. */
	private static final int DEEPEST = 200;
	/**
	 * Limit for the number of copied nodes, so that a hostile file cannot cause endless work. Merging and inheritance
	 * copy nodes. The largest known mod needs a fiftieth of this number.
	 */
	private static final long MOST_COPIES = 10_000_000;
	private static final String REMOVAL = "-";
	private static final String INHERITS = "Inherits";

	/** The top-level nodes, indexed by key. */
	private final Map<String, MiniYamlNode> tree = new LinkedHashMap<>();
	private final Set<String> unknown = new TreeSet<>();
	private long copies;

	/**
	 * Merges the nodes of files.
	 *
	 * @param files a later file changes what the earlier files say
	 * @throws LevelFormatException if the files are too large
	 */
	MiniYamlMerge(List<List<MiniYamlNode>> files) throws LevelFormatException {
		List<MiniYamlNode> all = List.of();
		for (List<MiniYamlNode> file : files) {
			all = merged(all, mergedAlone(file));
		}
		for (MiniYamlNode node : all) {
			tree.put(node.key(), node);
			if (node.key().startsWith(REMOVAL)) {
				tree.remove(node.key().substring(1));
			}
		}
	}

	/** Returns the keys of the top-level nodes. */
	Set<String> keys() {
		return tree.keySet();
	}

	/**
	 * Returns the keys of parents that were missing while {@link #resolved} looked for them. A parent is a node from which another
	 * node inherits.
	 */
	Set<String> unknown() {
		return unknown;
	}

	/**
	 * Returns the children of a top-level node. Inherited children are included.
	 *
	 * @throws LevelFormatException if the node inherits from itself, or through too many nodes
	 */
	List<MiniYamlNode> resolved(String key) throws LevelFormatException {
		return resolved(tree.get(key).children(), Set.of(key), 0);
	}

	private List<MiniYamlNode> resolved(List<MiniYamlNode> nodes, Set<String> before, int depth) throws LevelFormatException {
		if (nodes.isEmpty()) {
			return nodes;
		}
		if (depth > DEEPEST) {
			throw nodes.getFirst().error("more than " + DEEPEST + " nodes inside each other after inheritance, expected fewer");
		}
		Set<String> inherited = before;
		Map<String, MiniYamlNode> found = new LinkedHashMap<>();
		for (MiniYamlNode node : nodes) {
			if (node.kind().equals(INHERITS)) {
				inherited = with(inherited, node);
				MiniYamlNode parent = tree.get(node.value());
				if (parent == null) {
					unknown.add(node.value());
				} else {
					for (MiniYamlNode each : resolved(parent.children(), inherited, depth + 1)) {
						add(each, found, inherited, depth);
					}
				}
			} else if (node.key().startsWith(REMOVAL)) {
				found.remove(node.key().substring(1));
			} else {
				add(node, found, inherited, depth);
			}
		}
		return List.copyOf(found.values());
	}

	private Set<String> with(Set<String> before, MiniYamlNode inherits) throws LevelFormatException {
		Set<String> all = new HashSet<>(before);
		if (!all.add(inherits.value())) {
			throw inherits.error("inherits a second time from " + MessageText.quote(inherits.value()) + ", expected no circle");
		}
		if (all.size() > LONGEST_CHAIN) {
			throw inherits.error("inherits from more than " + LONGEST_CHAIN + " nodes, expected fewer");
		}
		return all;
	}

	private void add(MiniYamlNode node, Map<String, MiniYamlNode> found, Set<String> inherited, int depth)
			throws LevelFormatException {
		MiniYamlNode known = found.get(node.key());
		MiniYamlNode merged = known == null ? node : merged(known, node);
		copied(merged);
		List<MiniYamlNode> children = resolved(merged.children(), inherited, depth + 1);
		found.put(node.key(), new MiniYamlNode(merged.file(), merged.line(), merged.key(), merged.value(), children));
	}

	private void copied(MiniYamlNode node) throws LevelFormatException {
		copies += 1 + node.children().size();
		if (copies > MOST_COPIES) {
			throw node.error("more than " + MOST_COPIES + " lines after inheritance, expected fewer");
		}
	}

	/** Merges the top-level nodes of one file. Nodes with the same key become one node. */
	private List<MiniYamlNode> mergedAlone(List<MiniYamlNode> nodes) throws LevelFormatException {
		Map<String, MiniYamlNode> found = new LinkedHashMap<>();
		for (MiniYamlNode node : nodes) {
			MiniYamlNode known = found.get(node.key());
			found.put(node.key(), known == null ? node : merged(known, node));
		}
		return List.copyOf(found.values());
	}

	private MiniYamlNode merged(MiniYamlNode known, MiniYamlNode change) throws LevelFormatException {
		MiniYamlNode merged = new MiniYamlNode(change.file(), change.line(), change.key(),
				change.value().isEmpty() ? known.value() : change.value(), merged(known.children(), change.children()));
		copied(merged);
		return merged;
	}

	/**
	 * Merges two lists of nodes by key. A node {@code -X} removes the nodes X before it, but only later, in {@link
	 * #resolved}. So {@code -X} stays in the merged list. A node X after {@code -X} must not be removed. So the later X is
	 * not merged with an X before {@code -X}.
	 */
	private List<MiniYamlNode> merged(List<MiniYamlNode> known, List<MiniYamlNode> changes) throws LevelFormatException {
		if (known.isEmpty() || changes.isEmpty()) {
			return known.isEmpty() ? changes : known;
		}
		List<MiniYamlNode> all = new ArrayList<>(known.size() + changes.size());
		Map<String, Integer> last = new HashMap<>();
		for (List<MiniYamlNode> nodes : List.of(known, changes)) {
			for (MiniYamlNode node : nodes) {
				Integer place = last.get(node.key());
				boolean isRemoval = node.key().startsWith(REMOVAL);
				Integer removal = isRemoval ? null : last.get(REMOVAL + node.key());
				if (isRemoval || place == null || removal != null && removal > place) {
					last.put(node.key(), all.size());
					all.add(node);
				} else {
					all.set(place, merged(all.get(place), node));
				}
			}
		}
		return all;
	}
}
