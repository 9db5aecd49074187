/**
 * What is shown of a level, and exported.
 *
 * <p>An {@link org.leeway.core.layer.OverlayLayer} has a value for every cell and the colours of these values. It
 * computes nothing beforehand: its rows read the planes and maps of a {@link org.leeway.core.analysis.LevelAnalysis} when
 * somebody asks. A {@link org.leeway.core.layer.TangentSurvey} holds the inflated obstacles, the tangent graph and the
 * gaps for disc agents of one radius. The editor and the exporters take both from here, so an export shows what the map
 * shows.
 */
package org.leeway.core.layer;
