package org.leeway.core.analysis;

import java.util.List;

import org.leeway.core.level.LevelOutline;

/**
 * What rules and reports ask about an analysed level, whether it is in memory as a whole ({@link LevelAnalysis}) or was
 * read row by row ({@link StreamedAnalysis}).
 */
public interface CheckedLevel {

	/** All of the level but its cells. */
	LevelOutline outline();

	/** The analyses of the level's agents, in their order. */
	List<? extends CheckedAgent> agents();
}
