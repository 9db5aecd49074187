/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Terrain Type</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A kind of ground, such as water, that an agent can cross or not.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.TerrainType#getId <em>Id</em>}</li>
 *   <li>{@link org.leeway.model.TerrainType#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.TerrainType#getColour <em>Colour</em>}</li>
 *   <li>{@link org.leeway.model.TerrainType#getGlyph <em>Glyph</em>}</li>
 *   <li>{@link org.leeway.model.TerrainType#getSpeed <em>Speed</em>}</li>
 *   <li>{@link org.leeway.model.TerrainType#getPattern <em>Pattern</em>}</li>
 *   <li>{@link org.leeway.model.TerrainType#getPicture <em>Picture</em>}</li>
 *   <li>{@link org.leeway.model.TerrainType#isRemovable <em>Removable</em>}</li>
 * </ul>
 *
 * @see org.leeway.model.LevelPackage#getTerrainType()
 * @model
 * @generated
 */
public interface TerrainType extends EObject {
	/**
	 * Returns the value of the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The number that stands for this terrain in the grid: 0 to 255, unique in the level.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Id</em>' attribute.
	 * @see #setId(int)
	 * @see org.leeway.model.LevelPackage#getTerrainType_Id()
	 * @model
	 * @generated
	 */
	int getId();

	/**
	 * Sets the value of the '{@link org.leeway.model.TerrainType#getId <em>Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Id</em>' attribute.
	 * @see #getId()
	 * @generated
	 */
	void setId(int value);

	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Unique in the level: capabilities refer to terrains by name. Characters that XML can hold, without control characters, and without blanks at the ends.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @see org.leeway.model.LevelPackage#getTerrainType_Name()
	 * @model id="true" required="true"
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.leeway.model.TerrainType#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>Colour</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The colour on the map, as #rrggbb.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Colour</em>' attribute.
	 * @see #setColour(String)
	 * @see org.leeway.model.LevelPackage#getTerrainType_Colour()
	 * @model required="true"
	 * @generated
	 */
	String getColour();

	/**
	 * Sets the value of the '{@link org.leeway.model.TerrainType#getColour <em>Colour</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Colour</em>' attribute.
	 * @see #getColour()
	 * @generated
	 */
	void setColour(String value);

	/**
	 * Returns the value of the '<em><b>Glyph</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The one character that stands for this terrain in text.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Glyph</em>' attribute.
	 * @see #setGlyph(String)
	 * @see org.leeway.model.LevelPackage#getTerrainType_Glyph()
	 * @model required="true"
	 * @generated
	 */
	String getGlyph();

	/**
	 * Sets the value of the '{@link org.leeway.model.TerrainType#getGlyph <em>Glyph</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Glyph</em>' attribute.
	 * @see #getGlyph()
	 * @generated
	 */
	void setGlyph(String value);

	/**
	 * Returns the value of the '<em><b>Speed</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How fast agents move here. A step costs its length divided by the speed. Greater than 0.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Speed</em>' attribute.
	 * @see #setSpeed(double)
	 * @see org.leeway.model.LevelPackage#getTerrainType_Speed()
	 * @model default="1"
	 * @generated
	 */
	double getSpeed();

	/**
	 * Sets the value of the '{@link org.leeway.model.TerrainType#getSpeed <em>Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Speed</em>' attribute.
	 * @see #getSpeed()
	 * @generated
	 */
	void setSpeed(double value);

	/**
	 * Returns the value of the '<em><b>Pattern</b></em>' attribute.
	 * The literals are from the enumeration {@link org.leeway.model.TerrainPattern}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Pattern over the colour, so that terrains differ in grey too.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Pattern</em>' attribute.
	 * @see org.leeway.model.TerrainPattern
	 * @see #setPattern(TerrainPattern)
	 * @see org.leeway.model.LevelPackage#getTerrainType_Pattern()
	 * @model
	 * @generated
	 */
	TerrainPattern getPattern();

	/**
	 * Sets the value of the '{@link org.leeway.model.TerrainType#getPattern <em>Pattern</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Pattern</em>' attribute.
	 * @see org.leeway.model.TerrainPattern
	 * @see #getPattern()
	 * @generated
	 */
	void setPattern(TerrainPattern value);

	/**
	 * Returns the value of the '<em><b>Picture</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The file of a picture that fills each cell, in place of the pattern. A path from the folder of the level, with / between folders. Optional.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Picture</em>' attribute.
	 * @see #setPicture(String)
	 * @see org.leeway.model.LevelPackage#getTerrainType_Picture()
	 * @model
	 * @generated
	 */
	String getPicture();

	/**
	 * Sets the value of the '{@link org.leeway.model.TerrainType#getPicture <em>Picture</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Picture</em>' attribute.
	 * @see #getPicture()
	 * @generated
	 */
	void setPicture(String value);

	/**
	 * Returns the value of the '<em><b>Removable</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether units can clear it away, such as rubble.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Removable</em>' attribute.
	 * @see #setRemovable(boolean)
	 * @see org.leeway.model.LevelPackage#getTerrainType_Removable()
	 * @model
	 * @generated
	 */
	boolean isRemovable();

	/**
	 * Sets the value of the '{@link org.leeway.model.TerrainType#isRemovable <em>Removable</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Removable</em>' attribute.
	 * @see #isRemovable()
	 * @generated
	 */
	void setRemovable(boolean value);

} // TerrainType
