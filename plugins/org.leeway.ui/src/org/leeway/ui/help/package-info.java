/**
 * Context help. {@code help/contexts.xml} holds the texts, and {@link org.leeway.ui.help.HelpTopic} lists their topics. In the
 * product, {@link org.leeway.ui.help.ContextHelp} shows the texts. In a designer's own Eclipse, the Help view of Eclipse shows
 * them.
 */
package org.leeway.ui.help;
