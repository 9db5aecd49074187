package org.leeway.testing.prose;

/**
 * A rule that a sentence breaks.
 *
 * @param rule a short name
 * @param suggestion what to write instead
 */
public record Flaw(String rule, String suggestion) {
}
