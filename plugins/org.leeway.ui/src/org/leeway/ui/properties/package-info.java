/** The properties of an element in the Properties view. It checks each change first and makes it one undo step. */
package org.leeway.ui.properties;
