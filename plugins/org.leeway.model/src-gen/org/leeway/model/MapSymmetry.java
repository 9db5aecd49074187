/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Map Symmetry</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * The mirrorings and turns about the middle of the map that leave the level as it is.
 * <!-- end-model-doc -->
 * @see org.leeway.model.LevelPackage#getMapSymmetry()
 * @model
 * @generated
 */
public enum MapSymmetry implements Enumerator {
	/**
	 * The '<em><b>None</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #NONE_VALUE
	 * @generated
	 * @ordered
	 */
	NONE(0, "none", "none"),

	/**
	 * The '<em><b>Left Right</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #LEFT_RIGHT_VALUE
	 * @generated
	 * @ordered
	 */
	LEFT_RIGHT(1, "leftRight", "left-right"),

	/**
	 * The '<em><b>Top Bottom</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #TOP_BOTTOM_VALUE
	 * @generated
	 * @ordered
	 */
	TOP_BOTTOM(2, "topBottom", "top-bottom"),

	/**
	 * The '<em><b>Both Axes</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #BOTH_AXES_VALUE
	 * @generated
	 * @ordered
	 */
	BOTH_AXES(3, "bothAxes", "both-axes"),

	/**
	 * The '<em><b>Diagonal</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #DIAGONAL_VALUE
	 * @generated
	 * @ordered
	 */
	DIAGONAL(4, "diagonal", "diagonal"),

	/**
	 * The '<em><b>Antidiagonal</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #ANTIDIAGONAL_VALUE
	 * @generated
	 * @ordered
	 */
	ANTIDIAGONAL(5, "antidiagonal", "antidiagonal"),

	/**
	 * The '<em><b>Both Diagonals</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #BOTH_DIAGONALS_VALUE
	 * @generated
	 * @ordered
	 */
	BOTH_DIAGONALS(6, "bothDiagonals", "both-diagonals"),

	/**
	 * The '<em><b>Half Turn</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #HALF_TURN_VALUE
	 * @generated
	 * @ordered
	 */
	HALF_TURN(7, "halfTurn", "half-turn"),

	/**
	 * The '<em><b>Quarter Turns</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #QUARTER_TURNS_VALUE
	 * @generated
	 * @ordered
	 */
	QUARTER_TURNS(8, "quarterTurns", "quarter-turns"),

	/**
	 * The '<em><b>All</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #ALL_VALUE
	 * @generated
	 * @ordered
	 */
	ALL(9, "all", "all");

	/**
	 * The '<em><b>None</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #NONE
	 * @model name="none"
	 * @generated
	 * @ordered
	 */
	public static final int NONE_VALUE = 0;

	/**
	 * The '<em><b>Left Right</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #LEFT_RIGHT
	 * @model name="leftRight" literal="left-right"
	 * @generated
	 * @ordered
	 */
	public static final int LEFT_RIGHT_VALUE = 1;

	/**
	 * The '<em><b>Top Bottom</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #TOP_BOTTOM
	 * @model name="topBottom" literal="top-bottom"
	 * @generated
	 * @ordered
	 */
	public static final int TOP_BOTTOM_VALUE = 2;

	/**
	 * The '<em><b>Both Axes</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #BOTH_AXES
	 * @model name="bothAxes" literal="both-axes"
	 * @generated
	 * @ordered
	 */
	public static final int BOTH_AXES_VALUE = 3;

	/**
	 * The '<em><b>Diagonal</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #DIAGONAL
	 * @model name="diagonal"
	 * @generated
	 * @ordered
	 */
	public static final int DIAGONAL_VALUE = 4;

	/**
	 * The '<em><b>Antidiagonal</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #ANTIDIAGONAL
	 * @model name="antidiagonal"
	 * @generated
	 * @ordered
	 */
	public static final int ANTIDIAGONAL_VALUE = 5;

	/**
	 * The '<em><b>Both Diagonals</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #BOTH_DIAGONALS
	 * @model name="bothDiagonals" literal="both-diagonals"
	 * @generated
	 * @ordered
	 */
	public static final int BOTH_DIAGONALS_VALUE = 6;

	/**
	 * The '<em><b>Half Turn</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #HALF_TURN
	 * @model name="halfTurn" literal="half-turn"
	 * @generated
	 * @ordered
	 */
	public static final int HALF_TURN_VALUE = 7;

	/**
	 * The '<em><b>Quarter Turns</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #QUARTER_TURNS
	 * @model name="quarterTurns" literal="quarter-turns"
	 * @generated
	 * @ordered
	 */
	public static final int QUARTER_TURNS_VALUE = 8;

	/**
	 * The '<em><b>All</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #ALL
	 * @model name="all"
	 * @generated
	 * @ordered
	 */
	public static final int ALL_VALUE = 9;

	/**
	 * An array of all the '<em><b>Map Symmetry</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final MapSymmetry[] VALUES_ARRAY =
		new MapSymmetry[] {
			NONE,
			LEFT_RIGHT,
			TOP_BOTTOM,
			BOTH_AXES,
			DIAGONAL,
			ANTIDIAGONAL,
			BOTH_DIAGONALS,
			HALF_TURN,
			QUARTER_TURNS,
			ALL,
		};

	/**
	 * A public read-only list of all the '<em><b>Map Symmetry</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<MapSymmetry> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Map Symmetry</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static MapSymmetry get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			MapSymmetry result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Map Symmetry</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static MapSymmetry getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			MapSymmetry result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Map Symmetry</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static MapSymmetry get(int value) {
		switch (value) {
			case NONE_VALUE: return NONE;
			case LEFT_RIGHT_VALUE: return LEFT_RIGHT;
			case TOP_BOTTOM_VALUE: return TOP_BOTTOM;
			case BOTH_AXES_VALUE: return BOTH_AXES;
			case DIAGONAL_VALUE: return DIAGONAL;
			case ANTIDIAGONAL_VALUE: return ANTIDIAGONAL;
			case BOTH_DIAGONALS_VALUE: return BOTH_DIAGONALS;
			case HALF_TURN_VALUE: return HALF_TURN;
			case QUARTER_TURNS_VALUE: return QUARTER_TURNS;
			case ALL_VALUE: return ALL;
		}
		return null;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final int value;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String name;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String literal;

	/**
	 * Only this class can construct instances.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private MapSymmetry(int value, String name, String literal) {
		this.value = value;
		this.name = name;
		this.literal = literal;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getValue() {
	  return value;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName() {
	  return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLiteral() {
	  return literal;
	}

	/**
	 * Returns the literal value of the enumerator, which is its string representation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString() {
		return literal;
	}
	
} //MapSymmetry
