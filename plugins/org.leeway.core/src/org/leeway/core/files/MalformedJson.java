package org.leeway.core.files;

import java.util.regex.Pattern;

/** What Gson says of a text that is no JSON, or other JSON than expected, in words for users. */
public final class MalformedJson {

	/** Where Gson tells the place; what follows is an address of its own help. */
	private static final Pattern PLACE = Pattern.compile("( at line \\d+ column| \\(at line).*", Pattern.DOTALL);
	/** Advice for the programmer. */
	private static final String LENIENT = "Use JsonReader.setStrictness";

	private MalformedJson() {
	}

	/** The reason without the place. */
	public static String reason(Exception wrong) {
		String reason = PLACE.matcher(FailureText.reason(wrong)).replaceFirst("");
		return reason.startsWith(LENIENT) ? "malformed JSON, expected strict JSON" : Words.reason(reason);
	}
}
