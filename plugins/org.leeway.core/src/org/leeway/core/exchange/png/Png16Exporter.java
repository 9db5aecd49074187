package org.leeway.core.exchange.png;

/** A writer of the values of a layer as grey of 16 bits. The values of every layer fit into 16 bits. */
public final class Png16Exporter extends GreyExporter {

	/** Creates an exporter for the registry of extensions. */
	public Png16Exporter() {
		super(Short.SIZE);
	}
}
