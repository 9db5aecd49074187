package org.leeway.ui.document;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Times of the recent past in words. */
public final class TimeText {

	private static final DateTimeFormatter TODAY = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);
	private static final DateTimeFormatter EARLIER = DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm:ss", Locale.ROOT);

	private TimeText() {
	}

	/** Returns the time of day, preceded by the date if the day is not today. */
	public static String of(Instant time) {
		ZonedDateTime here = time.atZone(ZoneId.systemDefault());
		return here.format(here.toLocalDate().equals(LocalDate.now()) ? TODAY : EARLIER);
	}
}
