package org.leeway.core.app;

import java.io.Closeable;
import java.io.IOException;

/** A report of the answers to a scenario. Answers are added one by one. Closing the report writes its end. */
interface ScenarioReport extends Closeable {

	void add(ScenarioAnswer answer) throws IOException;
}
