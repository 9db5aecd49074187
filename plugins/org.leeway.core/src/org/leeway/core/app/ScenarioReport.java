package org.leeway.core.app;

import java.io.Closeable;
import java.io.IOException;

/** Takes the answers to a scenario one after the other; closing it ends the report. */
interface ScenarioReport extends Closeable {

	void add(ScenarioAnswer answer) throws IOException;
}
