package org.leeway.core.exchange.png;

/** Writes numbers of 16 bits as grey, which hold the values of every layer. */
public final class Png16Exporter extends GreyExporter {

	/** Made by the registry of extensions. */
	public Png16Exporter() {
		super(Short.SIZE);
	}
}
