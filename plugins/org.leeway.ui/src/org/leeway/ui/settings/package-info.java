/**
 * The user's settings, which are no part of the level. {@link org.leeway.ui.settings.EditorSettings} has the settings of one
 * editor, and runs its listeners on the UI thread after every change. {@link org.leeway.ui.settings.MapPreferences} are the
 * preferences for all editors. When a preference changes, the settings of each editor change too.
 *
 * <p>{@link org.leeway.ui.settings.Templates} are the terrains and agents of new levels. Imported maps of formats without
 * agents get their agents from a template too. {@link org.leeway.ui.settings.SettingsMemory} stores the settings that do not
 * depend on the level, such as the size of the brush. Views keep their settings in the same {@link
 * org.leeway.ui.settings.SettingsStore}. The overlay, the displayed unit and the layers belong to a level. {@link
 * org.leeway.ui.settings.LevelView} writes these settings as text, and the editor stores the text for the file of the level.
 */
package org.leeway.ui.settings;
