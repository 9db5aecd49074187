package org.leeway.ui.help;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;

/**
 * A help text with bold ranges. Immutable.
 *
 * @param text the text without tags
 * @param bold the bold ranges of the text
 */
record StyledHelp(String text, List<StyleRange> bold) {

	private static final String BEGIN = "<b>";
	private static final String END = "</b>";

	/** Parses the text of a topic, in which {@code <b>} and {@code </b>} enclose bold parts. */
	static StyledHelp of(String marked) {
		StringBuilder text = new StringBuilder();
		List<StyleRange> bold = new ArrayList<>();
		int from = 0;
		for (int begin = marked.indexOf(BEGIN); begin >= 0; begin = marked.indexOf(BEGIN, from)) {
			int end = marked.indexOf(END, begin);
			text.append(marked, from, begin);
			bold.add(new StyleRange(text.length(), end - begin - BEGIN.length(), null, null, SWT.BOLD));
			text.append(marked, begin + BEGIN.length(), end);
			from = end + END.length();
		}
		return new StyledHelp(text.append(marked, from, marked.length()).toString(), bold);
	}
}
