/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import org.eclipse.emf.ecore.EObject;

import org.leeway.pathing.geom.Polygon;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Polygon Obstacle</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A polygonal obstacle. It blocks every cell that it overlaps, for all agents.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.PolygonObstacle#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.PolygonObstacle#getShape <em>Shape</em>}</li>
 *   <li>{@link org.leeway.model.PolygonObstacle#isRemovable <em>Removable</em>}</li>
 * </ul>
 *
 * @see org.leeway.model.LevelPackage#getPolygonObstacle()
 * @model
 * @generated
 */
public interface PolygonObstacle extends EObject {
	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Display name. Optional.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @see org.leeway.model.LevelPackage#getPolygonObstacle_Name()
	 * @model
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.leeway.model.PolygonObstacle#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>Shape</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The outline, in cells.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Shape</em>' attribute.
	 * @see #setShape(Polygon)
	 * @see org.leeway.model.LevelPackage#getPolygonObstacle_Shape()
	 * @model dataType="org.leeway.model.Polygon" required="true"
	 * @generated
	 */
	Polygon getShape();

	/**
	 * Sets the value of the '{@link org.leeway.model.PolygonObstacle#getShape <em>Shape</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Shape</em>' attribute.
	 * @see #getShape()
	 * @generated
	 */
	void setShape(Polygon value);

	/**
	 * Returns the value of the '<em><b>Removable</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether units can clear it away, such as a tree or a gate.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Removable</em>' attribute.
	 * @see #setRemovable(boolean)
	 * @see org.leeway.model.LevelPackage#getPolygonObstacle_Removable()
	 * @model
	 * @generated
	 */
	boolean isRemovable();

	/**
	 * Sets the value of the '{@link org.leeway.model.PolygonObstacle#isRemovable <em>Removable</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Removable</em>' attribute.
	 * @see #isRemovable()
	 * @generated
	 */
	void setRemovable(boolean value);

} // PolygonObstacle
