/** The properties of an element in the Properties view. Each change is checked first and is one undo step. */
package org.leeway.ui.properties;
