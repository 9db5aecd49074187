package org.leeway.core.exchange;

import java.util.function.Supplier;

/**
 * A format, of text, that layers of shapes can be exported to.
 *
 * @param name on the command line, and the extension of its files
 * @param label the name that users see
 * @param exporter makes the exporter
 */
public record FeatureFormat(String name, String label, Supplier<FeatureExporter> exporter) {
}
