/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Spawn</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A cell inside the map where units start.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.Spawn#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.Spawn#getX <em>X</em>}</li>
 *   <li>{@link org.leeway.model.Spawn#getY <em>Y</em>}</li>
 *   <li>{@link org.leeway.model.Spawn#getAgents <em>Agents</em>}</li>
 *   <li>{@link org.leeway.model.Spawn#getHeading <em>Heading</em>}</li>
 *   <li>{@link org.leeway.model.Spawn#getPlayer <em>Player</em>}</li>
 *   <li>{@link org.leeway.model.Spawn#getTeam <em>Team</em>}</li>
 * </ul>
 *
 * @see org.leeway.model.LevelPackage#getSpawn()
 * @model
 * @generated
 */
public interface Spawn extends EObject {
	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Display name. Optional.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @see org.leeway.model.LevelPackage#getSpawn_Name()
	 * @model
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.leeway.model.Spawn#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>X</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The column of the cell.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>X</em>' attribute.
	 * @see #setX(int)
	 * @see org.leeway.model.LevelPackage#getSpawn_X()
	 * @model
	 * @generated
	 */
	int getX();

	/**
	 * Sets the value of the '{@link org.leeway.model.Spawn#getX <em>X</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>X</em>' attribute.
	 * @see #getX()
	 * @generated
	 */
	void setX(int value);

	/**
	 * Returns the value of the '<em><b>Y</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The row of the cell.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Y</em>' attribute.
	 * @see #setY(int)
	 * @see org.leeway.model.LevelPackage#getSpawn_Y()
	 * @model
	 * @generated
	 */
	int getY();

	/**
	 * Sets the value of the '{@link org.leeway.model.Spawn#getY <em>Y</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Y</em>' attribute.
	 * @see #getY()
	 * @generated
	 */
	void setY(int value);

	/**
	 * Returns the value of the '<em><b>Agents</b></em>' reference list.
	 * The list contents are of type {@link org.leeway.model.AgentType}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The agents that start here. If none are named, all agents start here.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Agents</em>' reference list.
	 * @see org.leeway.model.LevelPackage#getSpawn_Agents()
	 * @model resolveProxies="false"
	 * @generated
	 */
	EList<AgentType> getAgents();

	/**
	 * Returns the value of the '<em><b>Heading</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Heading of the units that start here, in degrees clockwise, 0 to the right. Unset: any heading.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Heading</em>' attribute.
	 * @see #isSetHeading()
	 * @see #unsetHeading()
	 * @see #setHeading(double)
	 * @see org.leeway.model.LevelPackage#getSpawn_Heading()
	 * @model unsettable="true"
	 * @generated
	 */
	double getHeading();

	/**
	 * Sets the value of the '{@link org.leeway.model.Spawn#getHeading <em>Heading</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Heading</em>' attribute.
	 * @see #isSetHeading()
	 * @see #unsetHeading()
	 * @see #getHeading()
	 * @generated
	 */
	void setHeading(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.Spawn#getHeading <em>Heading</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetHeading()
	 * @see #getHeading()
	 * @see #setHeading(double)
	 * @generated
	 */
	void unsetHeading();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.Spawn#getHeading <em>Heading</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Heading</em>' attribute is set.
	 * @see #unsetHeading()
	 * @see #getHeading()
	 * @see #setHeading(double)
	 * @generated
	 */
	boolean isSetHeading();

	/**
	 * Returns the value of the '<em><b>Player</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The number of the player who starts here, at least 0. Unset: any player.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Player</em>' attribute.
	 * @see #isSetPlayer()
	 * @see #unsetPlayer()
	 * @see #setPlayer(int)
	 * @see org.leeway.model.LevelPackage#getSpawn_Player()
	 * @model unsettable="true"
	 * @generated
	 */
	int getPlayer();

	/**
	 * Sets the value of the '{@link org.leeway.model.Spawn#getPlayer <em>Player</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Player</em>' attribute.
	 * @see #isSetPlayer()
	 * @see #unsetPlayer()
	 * @see #getPlayer()
	 * @generated
	 */
	void setPlayer(int value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.Spawn#getPlayer <em>Player</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetPlayer()
	 * @see #getPlayer()
	 * @see #setPlayer(int)
	 * @generated
	 */
	void unsetPlayer();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.Spawn#getPlayer <em>Player</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Player</em>' attribute is set.
	 * @see #unsetPlayer()
	 * @see #getPlayer()
	 * @see #setPlayer(int)
	 * @generated
	 */
	boolean isSetPlayer();

	/**
	 * Returns the value of the '<em><b>Team</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The team that starts here. Optional.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Team</em>' attribute.
	 * @see #setTeam(String)
	 * @see org.leeway.model.LevelPackage#getSpawn_Team()
	 * @model
	 * @generated
	 */
	String getTeam();

	/**
	 * Sets the value of the '{@link org.leeway.model.Spawn#getTeam <em>Team</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Team</em>' attribute.
	 * @see #getTeam()
	 * @generated
	 */
	void setTeam(String value);

} // Spawn
