package org.leeway.core.files;

import java.util.regex.Pattern;

/** Messages for users about malformed or unexpected JSON, made from the messages of Gson. */
public final class MalformedJson {

	/** A pattern for the end of Gson's messages: the place in the JSON, then the address of a help page. */
	private static final Pattern PLACE = Pattern.compile("( at line \\d+ column| \\(at line).*", Pattern.DOTALL);
	/** The beginning of advice for programmers in messages of Gson. Messages for users leave this advice out. */
	private static final String LENIENT = "Use JsonReader.setStrictness";

	private MalformedJson() {
	}

	/** Returns the reason from an exception of Gson, without the place in the file. */
	public static String reason(Exception wrong) {
		String reason = PLACE.matcher(FailureText.reason(wrong)).replaceFirst("");
		return reason.startsWith(LENIENT) ? "malformed JSON, expected strict JSON" : MessageText.reason(reason);
	}
}
