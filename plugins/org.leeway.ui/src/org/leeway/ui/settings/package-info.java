/**
 * The designer's settings, which are no part of the level. {@link org.leeway.ui.settings.EditorSettings} holds those of
 * one editor and tells its listeners on the display's thread of every change.
 * {@link org.leeway.ui.settings.MapPreferences} are those of all editors; the settings of each editor follow them.
 * {@link org.leeway.ui.settings.Templates} are the terrains and agents of new levels, and the agents of maps without agents.
 * {@link org.leeway.ui.settings.SettingsMemory} keeps an editor's settings for the next session, in the
 * {@link org.leeway.ui.settings.SettingsStore} that views use too.
 */
package org.leeway.ui.settings;
