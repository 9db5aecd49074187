package org.leeway.core.exchange;

import java.util.function.Supplier;

/**
 * A format that layers can be exported to.
 *
 * @param name on the command line, and the extension of its files
 * @param label the name that wizards show
 * @param binary whether it must not be written to a terminal
 * @param legend whether it can show a legend
 * @param exporter makes the exporter
 */
public record LayerFormat(String name, String label, boolean binary, boolean legend,
		Supplier<LayerExporter> exporter) {
}
