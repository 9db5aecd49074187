/**
 * The designer's settings, which are no part of the level. {@link org.leeway.ui.settings.EditorSettings} holds the settings
 * of one editor and notifies its listeners of every change on the UI thread. {@link org.leeway.ui.settings.MapPreferences}
 * are the preferences for all editors. When they change, the settings of each editor change too.
 *
 * <p>{@link org.leeway.ui.settings.Templates} are the terrains and agents of new levels. Imported maps of formats without
 * agents get their agents from a template too. {@link org.leeway.ui.settings.SettingsMemory} keeps an editor's settings for
 * the next session, in the {@link org.leeway.ui.settings.SettingsStore} that views use too.
 */
package org.leeway.ui.settings;
