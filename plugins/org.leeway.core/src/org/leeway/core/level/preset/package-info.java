/**
 * Models of new levels and agents: {@link org.leeway.core.level.preset.AgentPreset}s in files of agents, and the
 * templates of levels.
 */
package org.leeway.core.level.preset;
