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
 * A representation of the literals of the enumeration '<em><b>Terrain Pattern</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * What the map draws over the colour of a terrain.
 * <!-- end-model-doc -->
 * @see org.leeway.model.LevelPackage#getTerrainPattern()
 * @model
 * @generated
 */
public enum TerrainPattern implements Enumerator {
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
	 * The '<em><b>Dots</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #DOTS_VALUE
	 * @generated
	 * @ordered
	 */
	DOTS(1, "dots", "dots"),

	/**
	 * The '<em><b>Grass</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #GRASS_VALUE
	 * @generated
	 * @ordered
	 */
	GRASS(2, "grass", "grass"),

	/**
	 * The '<em><b>Trees</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #TREES_VALUE
	 * @generated
	 * @ordered
	 */
	TREES(3, "trees", "trees"),

	/**
	 * The '<em><b>Waves</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #WAVES_VALUE
	 * @generated
	 * @ordered
	 */
	WAVES(4, "waves", "waves"),

	/**
	 * The '<em><b>Lines</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #LINES_VALUE
	 * @generated
	 * @ordered
	 */
	LINES(5, "lines", "lines"),

	/**
	 * The '<em><b>Hatch</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #HATCH_VALUE
	 * @generated
	 * @ordered
	 */
	HATCH(6, "hatch", "hatch"),

	/**
	 * The '<em><b>Crosses</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #CROSSES_VALUE
	 * @generated
	 * @ordered
	 */
	CROSSES(7, "crosses", "crosses"),

	/**
	 * The '<em><b>Bricks</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #BRICKS_VALUE
	 * @generated
	 * @ordered
	 */
	BRICKS(8, "bricks", "bricks"),

	/**
	 * The '<em><b>Stones</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #STONES_VALUE
	 * @generated
	 * @ordered
	 */
	STONES(9, "stones", "stones");

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
	 * The '<em><b>Dots</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #DOTS
	 * @model name="dots"
	 * @generated
	 * @ordered
	 */
	public static final int DOTS_VALUE = 1;

	/**
	 * The '<em><b>Grass</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #GRASS
	 * @model name="grass"
	 * @generated
	 * @ordered
	 */
	public static final int GRASS_VALUE = 2;

	/**
	 * The '<em><b>Trees</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #TREES
	 * @model name="trees"
	 * @generated
	 * @ordered
	 */
	public static final int TREES_VALUE = 3;

	/**
	 * The '<em><b>Waves</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #WAVES
	 * @model name="waves"
	 * @generated
	 * @ordered
	 */
	public static final int WAVES_VALUE = 4;

	/**
	 * The '<em><b>Lines</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #LINES
	 * @model name="lines"
	 * @generated
	 * @ordered
	 */
	public static final int LINES_VALUE = 5;

	/**
	 * The '<em><b>Hatch</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #HATCH
	 * @model name="hatch"
	 * @generated
	 * @ordered
	 */
	public static final int HATCH_VALUE = 6;

	/**
	 * The '<em><b>Crosses</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #CROSSES
	 * @model name="crosses"
	 * @generated
	 * @ordered
	 */
	public static final int CROSSES_VALUE = 7;

	/**
	 * The '<em><b>Bricks</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #BRICKS
	 * @model name="bricks"
	 * @generated
	 * @ordered
	 */
	public static final int BRICKS_VALUE = 8;

	/**
	 * The '<em><b>Stones</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #STONES
	 * @model name="stones"
	 * @generated
	 * @ordered
	 */
	public static final int STONES_VALUE = 9;

	/**
	 * An array of all the '<em><b>Terrain Pattern</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final TerrainPattern[] VALUES_ARRAY =
		new TerrainPattern[] {
			NONE,
			DOTS,
			GRASS,
			TREES,
			WAVES,
			LINES,
			HATCH,
			CROSSES,
			BRICKS,
			STONES,
		};

	/**
	 * A public read-only list of all the '<em><b>Terrain Pattern</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<TerrainPattern> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Terrain Pattern</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static TerrainPattern get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			TerrainPattern result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Terrain Pattern</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static TerrainPattern getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			TerrainPattern result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Terrain Pattern</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static TerrainPattern get(int value) {
		switch (value) {
			case NONE_VALUE: return NONE;
			case DOTS_VALUE: return DOTS;
			case GRASS_VALUE: return GRASS;
			case TREES_VALUE: return TREES;
			case WAVES_VALUE: return WAVES;
			case LINES_VALUE: return LINES;
			case HATCH_VALUE: return HATCH;
			case CROSSES_VALUE: return CROSSES;
			case BRICKS_VALUE: return BRICKS;
			case STONES_VALUE: return STONES;
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
	private TerrainPattern(int value, String name, String literal) {
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
	
} //TerrainPattern
