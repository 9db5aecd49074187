package org.teavm.classlib.java.lang.invoke;

/** Stand-in for the JDK's class, as the type of fields. Calls of its methods go to {@link org.leeway.web.jdk.JdkMembers}. */
public class TVarHandle {
}
