package org.leeway.ui.map.layers;

import java.util.List;

import org.eclipse.draw2d.Graphics;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.tangent.ClassifiedBitangent;

/**
 * A layer that paints the tangent graph of a disc agent: the lines and arcs of which the shortest paths of its centre consist.
 * If two obstacles are selected, paints all their bitangents instead, that is, all segments that touch both. Bitangents that
 * are not edges of the graph are grey. Lines have one width at every zoom.
 */
public final class TangentLayer extends UnscaledLayer<TangentPicture> {

	private static final Color GROWN = new Color(123, 31, 162);
	static final Color SURFING = new Color(0, 121, 107);
	private static final Color HUGGING = new Color(230, 97, 0);
	static final Color CULLED = new Color(110, 110, 110);

	public TangentLayer() {
		super(TangentPicture.NONE);
	}

	@Override
	void paintPicture(Graphics graphics) {
		if (picture().geometry() == null) {
			return;
		}
		graphics.pushState();
		graphics.setAntialias(SWT.ON);
		paintGrown(graphics);
		paintGraph(graphics);
		paintBitangents(graphics);
		graphics.popState();
	}

	private void paintGrown(Graphics graphics) {
		graphics.setAlpha(picture().grownAlpha());
		graphics.setForegroundColor(GROWN);
		graphics.setLineWidth(1);
		graphics.setLineStyle(SWT.LINE_DASH);
		draw(picture().geometry().grown(), graphics);
		graphics.setAlpha(picture().graphAlpha());
		draw(picture().pair(), graphics);
		graphics.setLineStyle(SWT.LINE_SOLID);
	}

	private void paintGraph(Graphics graphics) {
		graphics.setAlpha(picture().graphAlpha());
		graphics.setLineWidth(1);
		graphics.setForegroundColor(SURFING);
		draw(picture().lines().stream(), graphics);
		graphics.setLineWidth(2);
		graphics.setForegroundColor(HUGGING);
		draw(picture().arcs(), graphics);
	}

	/** Draws segments one by one, because one path of very many segments is slow. */
	private void draw(List<PathSegment> segments, Graphics graphics) {
		segments.forEach(segment -> SegmentPath.with(List.of(segment), scale(), graphics::drawPath));
	}

	private void paintBitangents(Graphics graphics) {
		List<ClassifiedBitangent> all = picture().bitangents();
		graphics.setAlpha(picture().graphAlpha());
		for (boolean kept : new boolean[] {false, true}) {
			graphics.setLineStyle(kept ? SWT.LINE_SOLID : SWT.LINE_DASH);
			graphics.setLineWidth(kept ? 3 : 2);
			graphics.setForegroundColor(kept ? SURFING : CULLED);
			draw(all.stream().filter(each -> each.isKept() == kept).map(each -> each.bitangent().line()), graphics);
		}
		graphics.setLineStyle(SWT.LINE_SOLID);
	}
}
