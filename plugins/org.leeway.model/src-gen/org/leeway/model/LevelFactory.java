/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import org.eclipse.emf.ecore.EFactory;

/**
 * <!-- begin-user-doc -->
 * The <b>Factory</b> for the model.
 * It provides a create method for each non-abstract class of the model.
 * <!-- end-user-doc -->
 * @see org.leeway.model.LevelPackage
 * @generated
 */
public interface LevelFactory extends EFactory {
	/**
	 * The singleton instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	LevelFactory eINSTANCE = org.leeway.model.impl.LevelFactoryImpl.init();

	/**
	 * Returns a new object of class '<em>Level</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Level</em>'.
	 * @generated
	 */
	Level createLevel();

	/**
	 * Returns a new object of class '<em>Terrain Type</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Terrain Type</em>'.
	 * @generated
	 */
	TerrainType createTerrainType();

	/**
	 * Returns a new object of class '<em>Agent Type</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Agent Type</em>'.
	 * @generated
	 */
	AgentType createAgentType();

	/**
	 * Returns a new object of class '<em>Circular Obstacle</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Circular Obstacle</em>'.
	 * @generated
	 */
	CircularObstacle createCircularObstacle();

	/**
	 * Returns a new object of class '<em>Polygon Obstacle</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Polygon Obstacle</em>'.
	 * @generated
	 */
	PolygonObstacle createPolygonObstacle();

	/**
	 * Returns a new object of class '<em>Spawn</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Spawn</em>'.
	 * @generated
	 */
	Spawn createSpawn();

	/**
	 * Returns a new object of class '<em>Annotation</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Annotation</em>'.
	 * @generated
	 */
	Annotation createAnnotation();

	/**
	 * Returns a new object of class '<em>Underlay</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Underlay</em>'.
	 * @generated
	 */
	Underlay createUnderlay();

	/**
	 * Returns a new object of class '<em>Nav Mesh Layer</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Nav Mesh Layer</em>'.
	 * @generated
	 */
	NavMeshLayer createNavMeshLayer();

	/**
	 * Returns a new object of class '<em>Path Probe</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Path Probe</em>'.
	 * @generated
	 */
	PathProbe createPathProbe();

	/**
	 * Returns a new object of class '<em>Accepted Finding</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Accepted Finding</em>'.
	 * @generated
	 */
	AcceptedFinding createAcceptedFinding();

	/**
	 * Returns a new object of class '<em>Merge Conflict</em>'.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return a new object of class '<em>Merge Conflict</em>'.
	 * @generated
	 */
	MergeConflict createMergeConflict();

	/**
	 * Returns the package supported by this factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the package supported by this factory.
	 * @generated
	 */
	LevelPackage getLevelPackage();

} //LevelFactory
