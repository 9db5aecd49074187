/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import org.eclipse.emf.ecore.EObject;

import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Nav Mesh Layer</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A navigation mesh over the map.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.NavMeshLayer#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.NavMeshLayer#getMesh <em>Mesh</em>}</li>
 * </ul>
 *
 * @see org.leeway.model.LevelPackage#getNavMeshLayer()
 * @model
 * @generated
 */
public interface NavMeshLayer extends EObject {
	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The name that people see; may be missing.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @see org.leeway.model.LevelPackage#getNavMeshLayer_Name()
	 * @model
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.leeway.model.NavMeshLayer#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>Mesh</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The mesh, in cells.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Mesh</em>' attribute.
	 * @see #setMesh(PolygonMesh)
	 * @see org.leeway.model.LevelPackage#getNavMeshLayer_Mesh()
	 * @model dataType="org.leeway.model.PolygonMesh" required="true"
	 *        extendedMetaData="kind='element' name='mesh'"
	 * @generated
	 */
	PolygonMesh getMesh();

	/**
	 * Sets the value of the '{@link org.leeway.model.NavMeshLayer#getMesh <em>Mesh</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Mesh</em>' attribute.
	 * @see #getMesh()
	 * @generated
	 */
	void setMesh(PolygonMesh value);

} // NavMeshLayer
