/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Nav Mesh Layer</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A navigation mesh over the map. If no mesh is stored, Leeway generates one from the level, for an agent or for terrains.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.NavMeshLayer#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.NavMeshLayer#getAgent <em>Agent</em>}</li>
 *   <li>{@link org.leeway.model.NavMeshLayer#getCapability <em>Capability</em>}</li>
 *   <li>{@link org.leeway.model.NavMeshLayer#isKeepTerrains <em>Keep Terrains</em>}</li>
 *   <li>{@link org.leeway.model.NavMeshLayer#getCircleTolerance <em>Circle Tolerance</em>}</li>
 *   <li>{@link org.leeway.model.NavMeshLayer#getSimplification <em>Simplification</em>}</li>
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
	 * Display name. Optional.
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
	 * Returns the value of the '<em><b>Agent</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The agent whose terrains the mesh covers. Unset if the mesh names terrains.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Agent</em>' reference.
	 * @see #setAgent(AgentType)
	 * @see org.leeway.model.LevelPackage#getNavMeshLayer_Agent()
	 * @model resolveProxies="false"
	 * @generated
	 */
	AgentType getAgent();

	/**
	 * Sets the value of the '{@link org.leeway.model.NavMeshLayer#getAgent <em>Agent</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Agent</em>' reference.
	 * @see #getAgent()
	 * @generated
	 */
	void setAgent(AgentType value);

	/**
	 * Returns the value of the '<em><b>Capability</b></em>' reference list.
	 * The list contents are of type {@link org.leeway.model.TerrainType}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The terrains that the mesh covers. Unset if the mesh names an agent.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Capability</em>' reference list.
	 * @see org.leeway.model.LevelPackage#getNavMeshLayer_Capability()
	 * @model resolveProxies="false"
	 * @generated
	 */
	EList<TerrainType> getCapability();

	/**
	 * Returns the value of the '<em><b>Keep Terrains</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Keeps each polygon of a generated mesh on one terrain.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Keep Terrains</em>' attribute.
	 * @see #setKeepTerrains(boolean)
	 * @see org.leeway.model.LevelPackage#getNavMeshLayer_KeepTerrains()
	 * @model
	 * @generated
	 */
	boolean isKeepTerrains();

	/**
	 * Sets the value of the '{@link org.leeway.model.NavMeshLayer#isKeepTerrains <em>Keep Terrains</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Keep Terrains</em>' attribute.
	 * @see #isKeepTerrains()
	 * @generated
	 */
	void setKeepTerrains(boolean value);

	/**
	 * Returns the value of the '<em><b>Circle Tolerance</b></em>' attribute.
	 * The default value is <code>"0.03125"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Maximum distance of a generated outline from a circle, in cells. Greater than 0.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Circle Tolerance</em>' attribute.
	 * @see #setCircleTolerance(double)
	 * @see org.leeway.model.LevelPackage#getNavMeshLayer_CircleTolerance()
	 * @model default="0.03125"
	 * @generated
	 */
	double getCircleTolerance();

	/**
	 * Sets the value of the '{@link org.leeway.model.NavMeshLayer#getCircleTolerance <em>Circle Tolerance</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Circle Tolerance</em>' attribute.
	 * @see #getCircleTolerance()
	 * @generated
	 */
	void setCircleTolerance(double value);

	/**
	 * Returns the value of the '<em><b>Simplification</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Maximum distance of a generated outline from the cells, in cells, at least 0. 0 means exact.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Simplification</em>' attribute.
	 * @see #setSimplification(double)
	 * @see org.leeway.model.LevelPackage#getNavMeshLayer_Simplification()
	 * @model default="0"
	 * @generated
	 */
	double getSimplification();

	/**
	 * Sets the value of the '{@link org.leeway.model.NavMeshLayer#getSimplification <em>Simplification</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Simplification</em>' attribute.
	 * @see #getSimplification()
	 * @generated
	 */
	void setSimplification(double value);

	/**
	 * Returns the value of the '<em><b>Mesh</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The mesh, in cells, if it is edited by hand or imported. Unset if it is generated.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Mesh</em>' attribute.
	 * @see #setMesh(PolygonMesh)
	 * @see org.leeway.model.LevelPackage#getNavMeshLayer_Mesh()
	 * @model dataType="org.leeway.model.PolygonMesh"
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
