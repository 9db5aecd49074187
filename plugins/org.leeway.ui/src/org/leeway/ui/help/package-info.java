/**
 * Help for where the user is. {@code help/contexts.xml} holds the texts, {@link org.leeway.ui.help.HelpTopic} names
 * them. In an Eclipse of the user's own they are shown by its help view, in the product by
 * {@link org.leeway.ui.help.ContextHelp}.
 */
package org.leeway.ui.help;
