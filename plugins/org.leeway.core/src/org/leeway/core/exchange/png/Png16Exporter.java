package org.leeway.core.exchange.png;

/** A writer of the numbers of a layer as grey of 16 bits, which can hold the values of every layer. */
public final class Png16Exporter extends GreyExporter {

	/** Creates an exporter for the registry of extensions. */
	public Png16Exporter() {
		super(Short.SIZE);
	}
}
