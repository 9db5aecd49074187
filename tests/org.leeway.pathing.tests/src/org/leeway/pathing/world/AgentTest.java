package org.leeway.pathing.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the body and the motion of an agent: given values, and defaults for values that are not given. */
class AgentTest {

	private static final OptionalDouble NONE = OptionalDouble.empty();
	private static final Capability GROUND = Capability.of(0);

	@Test
	void anAgentIsADiscAsWideAsItsFootprint() {
		Agent agent = new Agent("tank", 3, GROUND);
		assertEquals(1.5, agent.radius());
		assertFalse(agent.isDisc());
		assertEquals(NONE, agent.length());
		assertEquals(0, agent.turningRadius());
		assertFalse(agent.reverses());
		assertEquals(1, agent.speed());
		assertEquals(NONE, agent.acceleration());
		assertEquals(NONE, agent.turnRate());
	}

	@Test
	void theWidthIsTwiceTheRadiusUnlessGiven() {
		assertEquals(2, agent(new Body(NONE, of(4), NONE)).width());
		assertEquals(1.5, agent(new Body(of(0.75), of(4), NONE)).width());
		assertEquals(5, agent(new Body(of(0.75), of(4), of(5))).width(), "wider than long");
	}

	@Test
	void anotherSizeHasAnotherBody() {
		Motion motion = new Motion(2, true, 3, of(4), of(5));
		Agent agent = new Agent("truck", new GridUnit(2, GROUND), new Body(of(0.5), of(3), of(1)), motion);
		assertEquals(agent, agent.with(agent.unit()));
		assertEquals(agent.body(), agent.with(new GridUnit(2, Capability.of(1))).body());
		Agent larger = agent.with(new GridUnit(3, GROUND));
		assertEquals(Body.OF_FOOTPRINT, larger.body());
		assertEquals(motion, larger.motion());
		assertEquals(new Motion(7, true, 3, of(4), of(5)), agent.withTurningRadius(7).motion());
	}

	@Test
	void asADiscItHasNoLength() {
		Agent disc = agent(new Body(NONE, of(4), of(1))).withRadius(0.25);
		assertEquals(Body.disc(0.25), disc.body());
		assertTrue(disc.isDisc());
		assertEquals(0.5, disc.width());
	}

	@ParameterizedTest
	@ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY})
	void numbersOutsideTheirRangesAreRefused(double number) {
		assertRefused("a radius of " + number + ", expected at least 0", () -> Body.disc(number));
		assertRefused("a length of " + number + ", expected more than 0", () -> new Body(NONE, of(number), NONE));
		assertRefused("a width of " + number + ", expected more than 0", () -> new Body(NONE, of(1), of(number)));
		assertRefused("a turning radius of " + number + ", expected at least 0", () -> new Motion(number, true, 1, NONE));
		assertRefused("a speed of " + number + ", expected more than 0", () -> new Motion(0, true, number, NONE));
		assertRefused("an acceleration of " + number + ", expected more than 0", () -> new Motion(0, true, 1, of(number)));
		assertRefused("a turn rate of " + number + ", expected more than 0", () -> new Motion(0, true, 1, NONE, of(number)));
	}

	@Test
	void theSmallestNumbersAreTold() {
		assertEquals(0, Body.disc(0).radius().getAsDouble());
		assertEquals(Double.MIN_VALUE, new Body(NONE, of(Double.MIN_VALUE), NONE).length().getAsDouble());
		assertRefused("a length of 0.0, expected more than 0", () -> new Body(NONE, of(0), NONE));
		assertRefused("an acceleration of 0.0, expected more than 0", () -> new Motion(0, true, 1, of(0)));
		assertRefused("a width of 2.0 without a length, expected both", () -> new Body(of(1), NONE, of(2)));
	}

	private static void assertRefused(String message, Executable made) {
		assertEquals(message, assertThrows(IllegalArgumentException.class, made).getMessage());
	}

	private static Agent agent(Body body) {
		return new Agent("truck", new GridUnit(2, GROUND), body, Motion.STANDARD);
	}

	private static OptionalDouble of(double value) {
		return OptionalDouble.of(value);
	}
}
