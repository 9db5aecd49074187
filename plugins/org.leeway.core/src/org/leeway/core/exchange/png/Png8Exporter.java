package org.leeway.core.exchange.png;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.RasterContent;

/** A writer of the values of a layer as grey of 8 bits. Values above 255 become 255. */
public final class Png8Exporter extends GreyExporter {

	private static final int MOST = 255;

	/** Creates an exporter for the registry of extensions. */
	public Png8Exporter() {
		super(Byte.SIZE);
	}

	@Override
	protected List<Diagnostic> losses(RasterContent content) {
		List<Diagnostic> losses = new ArrayList<>(super.losses(content));
		int greatest = greatest(content.layer());
		if (greatest > MOST) {
			losses.add(Diagnostic.lost("Numbers above 255 are written as 255; the largest is " + greatest
					+ ". The format png16 holds them."));
		}
		return losses;
	}
}
