package org.leeway.ui.map.kinds;

import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.leeway.model.Level;
import org.leeway.ui.map.ElementName;

/** A kind of elements of a level. */
public abstract class ElementKind<E extends EObject> {

	private final EReference list;
	private final String name;
	private final String group;

	/**
	 * @param list the list of the level that holds the elements
	 * @param name in lower case, such as {@code circle}
	 * @param group the plural name of the kind, such as {@code Circles}
	 */
	ElementKind(EReference list, String name, String group) {
		this.list = list;
		this.name = name;
		this.group = group;
	}

	/** Returns the EMF feature of a level that lists the elements of this kind. */
	public final EReference list() {
		return list;
	}

	/** Returns the level's own list of the elements of this kind. Changes of the list change the level. */
	@SuppressWarnings("unchecked")
	public final EList<E> of(Level level) {
		return (EList<E>) level.eGet(list);
	}

	/** Returns the name of the kind in lower case, such as {@code circle}. */
	public final String name() {
		return name;
	}

	/** Returns the name of the kind with a capital, such as {@code Circle}. */
	public final String title() {
		return Character.toUpperCase(name.charAt(0)) + name.substring(1);
	}

	/** Returns the plural name of the kind, such as {@code Circles}. */
	public final String group() {
		return group;
	}

	/** Returns a text about an element that also names its kind, such as {@code circle mill at 3, 4}. */
	public String describe(E element) {
		return ElementName.or(name, element);
	}

	/**
	 * Returns a text about an element without the name of its kind, such as {@code mill at 3, 4, radius 2}. Used in
	 * lists that have only one kind.
	 */
	public String listing(E element) {
		return ElementName.of(element);
	}
}
