package org.leeway.core.exchange.png;

/** A writer of numbers of 16 bits as grey, which hold the values of every layer. */
public final class Png16Exporter extends GreyExporter {

	/** Creates an exporter for the registry of extensions. */
	public Png16Exporter() {
		super(Short.SIZE);
	}
}
