package org.leeway.testing.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A scanner that finds the comments of a Java source without parsing the language. Skips literals, and searches the
 * rest.
 */
public final class CommentScanner {

	/**
	 * A literal or a comment. The scanner takes the token that begins first. So a quote in a comment begins no literal,
	 * and a comment sign in a literal begins no comment.
	 */
	private static final Pattern TOKEN = Pattern.compile("""
			(?<literal>\"""(?s:.*?)(?<!\\\\)\"""|"(?:\\\\.|[^"\\\\\\n])*+"|'(?:\\\\.|[^'\\\\\\n])*')\
			|(?<block>/\\*(?s:.*?)\\*/)\
			|(?<lines>//[^\\n]*(?:\\n[ \\t]*//[^\\n]*)*)""");
	private static final Pattern SIGNS = Pattern.compile("(?m)^[ \\t]*(?:/\\*\\*?|\\*(?!/)|//) ?|[ \\t]*\\*/$");

	private static final Pattern ANNOTATION = Pattern
			.compile("\\s*@(?!interface)([\\w.]+)(\\((?:[^()\"]++|\"[^\"]*\"|\\([^()]*\\))*\\))?\\s*");
	private static final Pattern TYPE = Pattern
			.compile("(?s)(?:[\\w-]+\\s+)*?(?:class|interface|enum|record|@interface)\\s+\\w+[\\s<({].*");
	private static final Pattern METHOD = Pattern.compile("(?s)[^=;{(]*\\w\\s*\\(.*");

	private CommentScanner() {
	}

	/** Returns the comments of a source in the order of the file. */
	public static List<Comment> scan(String source) {
		List<Comment> comments = new ArrayList<>();
		Matcher token = TOKEN.matcher(source);
		while (token.find()) {
			if (token.group("literal") == null) {
				boolean documents = token.group().startsWith("/**");
				Comment.Subject subject = documents ? subject(source.substring(token.end())) : Comment.Subject.CODE;
				int line = 1 + (int) source.substring(0, token.start()).chars().filter(c -> c == '\n').count();
				comments.add(new Comment(subject, line, SIGNS.matcher(token.group()).replaceAll("")));
			}
		}
		return comments;
	}

	private static Comment.Subject subject(String behind) {
		String declaration = behind;
		boolean test = false;
		for (Matcher annotation = ANNOTATION.matcher(declaration); annotation.lookingAt();
				annotation = ANNOTATION.matcher(declaration)) {
			test |= annotation.group(1).endsWith("Test");
			declaration = declaration.substring(annotation.end());
		}
		declaration = declaration.strip();
		if (declaration.startsWith("package ")) {
			return Comment.Subject.PACKAGE;
		} else if (TYPE.matcher(declaration).matches()) {
			return Comment.Subject.TYPE;
		} else if (isConstant(declaration) || !METHOD.matcher(declaration).matches()) {
			return Comment.Subject.FIELD;
		}
		return test ? Comment.Subject.TEST : Comment.Subject.METHOD;
	}

	/**
	 * Returns whether a declaration is a constant of an enum. A constant has no type: its name comes first, and
	 * arguments or a separator follow.
	 */
	private static boolean isConstant(String declaration) {
		return declaration.matches("(?s)[A-Z][A-Z0-9_]+\\s*[(,;{}].*");
	}
}
