package org.leeway.core.exchange.openra;

import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;

/**
 * A line {@code key: value} of MiniYaml, and its children. The children are the lines below that are indented by one more
 * level. Lines that are indented even more are children of the children.
 *
 * @param file the name of the file, for messages
 * @param line the line in the file, counted from 1
 * @param value the text after the colon. Empty if there is none
 * @param children in the order of the file
 */
record MiniYamlNode(String file, int line, String key, String value, List<MiniYamlNode> children) {

	/**
	 * Returns the last child with a key. Empty if no child has the key.
	 *
	 * @param wanted the key
	 */
	Optional<MiniYamlNode> child(String wanted) {
		return find(children, wanted);
	}

	/**
	 * Returns the last node of a list with a key. Empty if no node has the key.
	 *
	 * @param wanted the key
	 */
	static Optional<MiniYamlNode> find(List<MiniYamlNode> nodes, String wanted) {
		return nodes.stream().filter(node -> node.key.equals(wanted)).reduce((first, second) -> second);
	}

	/** Returns the value of a child. Empty text if there is no such child. */
	String text(String wanted) {
		return child(wanted).map(MiniYamlNode::value).orElse("");
	}

	/** Returns the words of the value, which are separated by commas. */
	List<String> words() {
		return List.of(value.split(",")).stream().map(String::strip).filter(word -> !word.isEmpty()).toList();
	}

	/** Returns the comma-separated words of the value of a child. Empty if there is no such child. */
	List<String> words(String wanted) {
		return child(wanted).map(MiniYamlNode::words).orElse(List.of());
	}

	/**
	 * Returns the kind of the node: the key up to {@code @}. A key such as {@code Locomotor@wheels} has the kind {@code
	 * Locomotor}, and the rest only distinguishes nodes of this kind.
	 */
	String kind() {
		int at = key.indexOf('@');
		return at < 0 ? key : key.substring(0, at);
	}

	/**
	 * Returns the whole numbers of the value, which are separated by commas.
	 *
	 * @throws LevelFormatException if the value does not consist of {@code count} whole numbers
	 */
	int[] numbers(int count) throws LevelFormatException {
		String[] parts = value.split(",", -1);
		int[] numbers = new int[count];
		for (int i = 0; i < count; i++) {
			Optional<Integer> number = parts.length == count ? MessageText.whole(parts[i]) : Optional.empty();
			numbers[i] = number.orElseThrow(() -> error(MessageText.shortened(key) + " " + MessageText.quote(value) + ", expected "
					+ (count == 1 ? "a whole number" : count + " whole numbers with commas between")));
		}
		return numbers;
	}

	/** Creates an exception about this line. */
	LevelFormatException error(String problem) {
		return new LevelFormatException(file, line, problem);
	}
}
