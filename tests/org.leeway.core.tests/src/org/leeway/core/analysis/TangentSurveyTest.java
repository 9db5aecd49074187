package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.tangent.ObstacleScene;

/** Which gaps a disc passes, and which of them are lost where obstacles block whole cells. */
class TangentSurveyTest {

	/** The gap between two circles that stand above each other. */
	private static MeasuredGap gap(double upper, double lower, double radius) {
		ObstacleScene scene = ObstacleScene.of(List.of(new Circle(10, upper - 4, 4), new Circle(10, lower + 4, 4)),
				List.of(), 20, 20);
		return TangentSurvey.of(scene, radius, Progress.NONE).gaps().stream().filter(each -> each.gap().b().isPresent())
				.findFirst().orElseThrow();
	}

	@Test
	void aGapOnTheLinesOfTheGridIsPassedBySquaresToo() {
		MeasuredGap gap = gap(9, 11, 1);
		assertEquals(1, gap.gap().radius());
		assertTrue(gap.passes() && gap.passesOnGrid() && !gap.isLostOnGrid());
	}

	@Test
	void theSameGapBesideTheLinesIsLost() {
		MeasuredGap gap = gap(8.5, 10.5, 1);
		assertEquals(1, gap.gap().radius());
		assertTrue(gap.passes());
		assertFalse(gap.passesOnGrid(), "one row of cells is left");
		assertTrue(gap.isLostOnGrid());
		assertTrue(gap(8.5, 10.5, 0.5).passesOnGrid(), "for half the unit that is enough");
	}

	@Test
	void aGapThatIsTooNarrowIsNotLost() {
		MeasuredGap gap = gap(9, 10.5, 1);
		assertFalse(gap.passes() || gap.passesOnGrid() || gap.isLostOnGrid());
	}
}
