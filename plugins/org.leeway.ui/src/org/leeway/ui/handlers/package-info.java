/** The commands of keys and menus, which {@code plugin.xml} declares. A handler acts on the active level editor. */
package org.leeway.ui.handlers;
