package org.leeway.testing.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sentences of a comment: split at full stops, at block tags, and at HTML tags that begin a paragraph or an item. */
public final class Sentences {

	private static final Pattern PICTURE = Pattern.compile("(?s)<pre>.*?</pre>|\\{@snippet.*?\\n\\s*\\}");
	private static final Pattern LINK = Pattern.compile("\\{@(?:link|linkplain)\\s+[^\\s}]+\\s+([^}]+)\\}");
	private static final Pattern CODE = Pattern
			.compile("\\{@\\w+\\s+([^{}]*(?:\\{[^{}]*\\}[^{}]*)*)\\}|<code>(.*?)</code>");
	private static final Pattern BREAK = Pattern.compile("</?(?:p|li|ol|ul|dl|dt|dd|tr|td|th|table|h\\d)\\b[^>]*>"
			+ "|(?m:^[ \\t]*@(?:param[ \\t]+\\S+|throws[ \\t]+\\S+|see\\b.*|author\\b.*|\\w+))");
	private static final Pattern FORMATTING = Pattern.compile("</?(?:em|b|i|sub|sup|a|tt|var|cite|strong)\\b[^>]*>");
	private static final String ABBREVIATIONS = "\\be\\.g|\\bi\\.e|\\bcf|\\bvs|\\bal|\\bpp?";
	private static final Pattern END = Pattern
			.compile("(?<!" + ABBREVIATIONS + ")[.!?]['\")]*(?=\\s+[\\p{Lu}`\"('<]|\\s*$)|$");

	/**
	 * The character that replaces each blank inside code. {@link #END} does not match before this character, so no
	 * sentence ends inside code.
	 */
	private static final char NO_BREAK = '\u00a0';

	private Sentences() {
	}

	/** Returns the sentences of a comment. Leaves out empty sentences, as in a comment that has only block tags. */
	public static List<Sentence> of(Comment comment) {
		List<Sentence> sentences = new ArrayList<>();
		String text = plain(comment.text());
		int from = 0;
		for (Matcher part = BREAK.matcher(text);; from = part.end()) {
			boolean found = part.find();
			split(comment, text, from, found ? part.start() : text.length(), sentences);
			if (!found) {
				return sentences;
			}
		}
	}

	private static void split(Comment comment, String text, int from, int to, List<Sentence> into) {
		int start = from;
		Matcher end = END.matcher(text).region(from, to);
		while (start < to && end.find()) {
			String sentence = text.substring(start, end.end());
			if (!sentence.isBlank()) {
				int begin = start + sentence.length() - sentence.stripLeading().length();
				boolean first = text.substring(0, begin).isBlank();
				into.add(new Sentence(comment.subject(), comment.line() + lines(text, begin), first,
						sentence.strip().replaceAll("\\s+", " ").replace(NO_BREAK, ' ')));
			}
			start = end.end();
		}
	}

	private static int lines(String text, int to) {
		return (int) text.substring(0, to).chars().filter(c -> c == '\n').count();
	}

	/** Returns a text without markup. Removes preformatted pictures, and keeps the line breaks so that lines can be counted. */
	private static String plain(String text) {
		String prose = PICTURE.matcher(text).replaceAll(picture -> "<p>" + picture.group().replaceAll("[^\\n]", ""));
		prose = LINK.matcher(prose).replaceAll("$1");
		prose = CODE.matcher(prose).replaceAll(code -> Matcher.quoteReplacement(
				"`" + (code.group(1) == null ? code.group(2) : code.group(1)).replace(' ', NO_BREAK) + "`"));
		prose = FORMATTING.matcher(prose).replaceAll("");
		return prose.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
	}
}
