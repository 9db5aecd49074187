package org.leeway.pathing.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.testing.RandomMaps;

class LinesTest {

	@Test
	void linesKeepWithinHalfACellOfTheStraightLineAndHaveNoGaps() {
		for (int seed = 0; seed < 5000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			Cell from = new Cell(random.number(-30, 30), random.number(-30, 30));
			Cell to = new Cell(random.number(-30, 30), random.number(-30, 30));
			String message = "seed " + seed + ": " + from + " to " + to;
			List<Cell> line = new ArrayList<>();
			Lines.cells(from, to, line::add);
			int width = Math.abs(to.x() - from.x());
			int height = Math.abs(to.y() - from.y());
			assertEquals(Math.max(width, height) + 1, line.size(), message);
			assertEquals(from, line.getFirst(), message);
			assertEquals(to, line.getLast(), message);
			for (int i = 1; i < line.size(); i++) {
				assertTrue(Math.abs(line.get(i).x() - line.get(i - 1).x()) <= 1
						&& Math.abs(line.get(i).y() - line.get(i - 1).y()) <= 1, message + ", gap at " + i);
			}
			for (Cell cell : line) {
				long away = Math.abs((long) (cell.x() - from.x()) * (to.y() - from.y())
						- (long) (cell.y() - from.y()) * (to.x() - from.x()));
				assertTrue(2 * away <= Math.max(width, height), message + ", off the line at " + cell);
			}
		}
	}

	@Test
	void aStrokeCoversWhatTheBrushCoversOnTheWay() {
		for (int seed = 0; seed < 500; seed++) {
			RandomMaps random = new RandomMaps(seed);
			Brush brush = new Brush(random.number(1, 7), seed % 2 == 0);
			Cell from = new Cell(random.number(8, 31), random.number(8, 31));
			Cell to = new Cell(random.number(8, 31), random.number(8, 31));
			BitPlane expected = Drawing.of(40, 40,
					sink -> Lines.cells(from, to, cell -> brush.at(cell).fill(sink)));
			assertEquals(expected, Drawing.of(40, 40, sink -> brush.stroke(from, to, sink)), "seed " + seed);
			assertTrue(expected.get(from.x(), from.y()) && expected.get(to.x(), to.y()), "seed " + seed);
		}
	}
}
