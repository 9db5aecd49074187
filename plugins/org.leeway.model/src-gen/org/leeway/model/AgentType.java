/**
 * Generated from model/leeway.ecore; do not edit.
 */
package org.leeway.model;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Agent Type</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A kind of unit: how large it is and which terrains it can cross.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.leeway.model.AgentType#getName <em>Name</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#getSize <em>Size</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#getCapability <em>Capability</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#getRadius <em>Radius</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#getTurningRadius <em>Turning Radius</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#getMinChoke <em>Min Choke</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#isCanReverse <em>Can Reverse</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#getSpeed <em>Speed</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#getLength <em>Length</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#getWidth <em>Width</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#getAcceleration <em>Acceleration</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#getTurnRate <em>Turn Rate</em>}</li>
 *   <li>{@link org.leeway.model.AgentType#getObstacleRadius <em>Obstacle Radius</em>}</li>
 * </ul>
 *
 * @see org.leeway.model.LevelPackage#getAgentType()
 * @model
 * @generated
 */
public interface AgentType extends EObject {
	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Unique in the level.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @see org.leeway.model.LevelPackage#getAgentType_Name()
	 * @model required="true"
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>Size</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Side of the square that the agent covers, in cells. The anchor of the agent is its top-left cell. At least 1.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Size</em>' attribute.
	 * @see #setSize(int)
	 * @see org.leeway.model.LevelPackage#getAgentType_Size()
	 * @model default="1"
	 * @generated
	 */
	int getSize();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#getSize <em>Size</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Size</em>' attribute.
	 * @see #getSize()
	 * @generated
	 */
	void setSize(int value);

	/**
	 * Returns the value of the '<em><b>Capability</b></em>' reference list.
	 * The list contents are of type {@link org.leeway.model.TerrainType}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The terrains that the agent can cross.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Capability</em>' reference list.
	 * @see org.leeway.model.LevelPackage#getAgentType_Capability()
	 * @model resolveProxies="false" required="true"
	 * @generated
	 */
	EList<TerrainType> getCapability();

	/**
	 * Returns the value of the '<em><b>Radius</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The radius for the continuous planners, in cells, at least 0. Unset means half the size.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Radius</em>' attribute.
	 * @see #isSetRadius()
	 * @see #unsetRadius()
	 * @see #setRadius(double)
	 * @see org.leeway.model.LevelPackage#getAgentType_Radius()
	 * @model unsettable="true"
	 * @generated
	 */
	double getRadius();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#getRadius <em>Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Radius</em>' attribute.
	 * @see #isSetRadius()
	 * @see #unsetRadius()
	 * @see #getRadius()
	 * @generated
	 */
	void setRadius(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.AgentType#getRadius <em>Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetRadius()
	 * @see #getRadius()
	 * @see #setRadius(double)
	 * @generated
	 */
	void unsetRadius();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.AgentType#getRadius <em>Radius</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Radius</em>' attribute is set.
	 * @see #unsetRadius()
	 * @see #getRadius()
	 * @see #setRadius(double)
	 * @generated
	 */
	boolean isSetRadius();

	/**
	 * Returns the value of the '<em><b>Turning Radius</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The radius of the tightest turn, in cells, at least 0. 0 turns on the spot.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Turning Radius</em>' attribute.
	 * @see #setTurningRadius(double)
	 * @see org.leeway.model.LevelPackage#getAgentType_TurningRadius()
	 * @model default="0"
	 * @generated
	 */
	double getTurningRadius();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#getTurningRadius <em>Turning Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Turning Radius</em>' attribute.
	 * @see #getTurningRadius()
	 * @generated
	 */
	void setTurningRadius(double value);

	/**
	 * Returns the value of the '<em><b>Min Choke</b></em>' attribute.
	 * The default value is <code>"0"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Minimum width that chokes of the agent should have, in cells, at least 0. 0 means any width.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Min Choke</em>' attribute.
	 * @see #setMinChoke(int)
	 * @see org.leeway.model.LevelPackage#getAgentType_MinChoke()
	 * @model default="0"
	 * @generated
	 */
	int getMinChoke();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#getMinChoke <em>Min Choke</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Min Choke</em>' attribute.
	 * @see #getMinChoke()
	 * @generated
	 */
	void setMinChoke(int value);

	/**
	 * Returns the value of the '<em><b>Can Reverse</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Lets the agent drive backwards.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Can Reverse</em>' attribute.
	 * @see #setCanReverse(boolean)
	 * @see org.leeway.model.LevelPackage#getAgentType_CanReverse()
	 * @model
	 * @generated
	 */
	boolean isCanReverse();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#isCanReverse <em>Can Reverse</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Can Reverse</em>' attribute.
	 * @see #isCanReverse()
	 * @generated
	 */
	void setCanReverse(boolean value);

	/**
	 * Returns the value of the '<em><b>Speed</b></em>' attribute.
	 * The default value is <code>"1"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Speed of the agent on terrain of speed 1, in cells per second. Greater than 0.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Speed</em>' attribute.
	 * @see #setSpeed(double)
	 * @see org.leeway.model.LevelPackage#getAgentType_Speed()
	 * @model default="1"
	 * @generated
	 */
	double getSpeed();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#getSpeed <em>Speed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Speed</em>' attribute.
	 * @see #getSpeed()
	 * @generated
	 */
	void setSpeed(double value);

	/**
	 * Returns the value of the '<em><b>Length</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The length of the agent along its heading, in cells, more than 0. With a length, the turning body is a rectangle. Unset means a disc.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Length</em>' attribute.
	 * @see #isSetLength()
	 * @see #unsetLength()
	 * @see #setLength(double)
	 * @see org.leeway.model.LevelPackage#getAgentType_Length()
	 * @model unsettable="true"
	 * @generated
	 */
	double getLength();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#getLength <em>Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Length</em>' attribute.
	 * @see #isSetLength()
	 * @see #unsetLength()
	 * @see #getLength()
	 * @generated
	 */
	void setLength(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.AgentType#getLength <em>Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetLength()
	 * @see #getLength()
	 * @see #setLength(double)
	 * @generated
	 */
	void unsetLength();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.AgentType#getLength <em>Length</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Length</em>' attribute is set.
	 * @see #unsetLength()
	 * @see #getLength()
	 * @see #setLength(double)
	 * @generated
	 */
	boolean isSetLength();

	/**
	 * Returns the value of the '<em><b>Width</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The width of the rectangle, in cells, more than 0. Needs a length. Unset means twice the radius.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Width</em>' attribute.
	 * @see #isSetWidth()
	 * @see #unsetWidth()
	 * @see #setWidth(double)
	 * @see org.leeway.model.LevelPackage#getAgentType_Width()
	 * @model unsettable="true"
	 * @generated
	 */
	double getWidth();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#getWidth <em>Width</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Width</em>' attribute.
	 * @see #isSetWidth()
	 * @see #unsetWidth()
	 * @see #getWidth()
	 * @generated
	 */
	void setWidth(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.AgentType#getWidth <em>Width</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetWidth()
	 * @see #getWidth()
	 * @see #setWidth(double)
	 * @generated
	 */
	void unsetWidth();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.AgentType#getWidth <em>Width</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Width</em>' attribute is set.
	 * @see #unsetWidth()
	 * @see #getWidth()
	 * @see #setWidth(double)
	 * @generated
	 */
	boolean isSetWidth();

	/**
	 * Returns the value of the '<em><b>Acceleration</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Maximum change of speed, in cells per second squared, more than 0. Unset means that the speed changes at once.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Acceleration</em>' attribute.
	 * @see #isSetAcceleration()
	 * @see #unsetAcceleration()
	 * @see #setAcceleration(double)
	 * @see org.leeway.model.LevelPackage#getAgentType_Acceleration()
	 * @model unsettable="true"
	 * @generated
	 */
	double getAcceleration();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#getAcceleration <em>Acceleration</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Acceleration</em>' attribute.
	 * @see #isSetAcceleration()
	 * @see #unsetAcceleration()
	 * @see #getAcceleration()
	 * @generated
	 */
	void setAcceleration(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.AgentType#getAcceleration <em>Acceleration</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetAcceleration()
	 * @see #getAcceleration()
	 * @see #setAcceleration(double)
	 * @generated
	 */
	void unsetAcceleration();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.AgentType#getAcceleration <em>Acceleration</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Acceleration</em>' attribute is set.
	 * @see #unsetAcceleration()
	 * @see #getAcceleration()
	 * @see #setAcceleration(double)
	 * @generated
	 */
	boolean isSetAcceleration();

	/**
	 * Returns the value of the '<em><b>Turn Rate</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Maximum change of heading on terrain of speed 1, in degrees per second, more than 0. Unset means that turns take no time of their own.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Turn Rate</em>' attribute.
	 * @see #isSetTurnRate()
	 * @see #unsetTurnRate()
	 * @see #setTurnRate(double)
	 * @see org.leeway.model.LevelPackage#getAgentType_TurnRate()
	 * @model unsettable="true"
	 * @generated
	 */
	double getTurnRate();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#getTurnRate <em>Turn Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Turn Rate</em>' attribute.
	 * @see #isSetTurnRate()
	 * @see #unsetTurnRate()
	 * @see #getTurnRate()
	 * @generated
	 */
	void setTurnRate(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.AgentType#getTurnRate <em>Turn Rate</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetTurnRate()
	 * @see #getTurnRate()
	 * @see #setTurnRate(double)
	 * @generated
	 */
	void unsetTurnRate();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.AgentType#getTurnRate <em>Turn Rate</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Turn Rate</em>' attribute is set.
	 * @see #unsetTurnRate()
	 * @see #getTurnRate()
	 * @see #setTurnRate(double)
	 * @generated
	 */
	boolean isSetTurnRate();

	/**
	 * Returns the value of the '<em><b>Obstacle Radius</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The least distance of the middle of the square from obstacles, in cells, more than 0. If set, the square may overlap obstacles, and only its terrain counts. If unset, the square must not overlap obstacles.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Obstacle Radius</em>' attribute.
	 * @see #isSetObstacleRadius()
	 * @see #unsetObstacleRadius()
	 * @see #setObstacleRadius(double)
	 * @see org.leeway.model.LevelPackage#getAgentType_ObstacleRadius()
	 * @model unsettable="true"
	 * @generated
	 */
	double getObstacleRadius();

	/**
	 * Sets the value of the '{@link org.leeway.model.AgentType#getObstacleRadius <em>Obstacle Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Obstacle Radius</em>' attribute.
	 * @see #isSetObstacleRadius()
	 * @see #unsetObstacleRadius()
	 * @see #getObstacleRadius()
	 * @generated
	 */
	void setObstacleRadius(double value);

	/**
	 * Unsets the value of the '{@link org.leeway.model.AgentType#getObstacleRadius <em>Obstacle Radius</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetObstacleRadius()
	 * @see #getObstacleRadius()
	 * @see #setObstacleRadius(double)
	 * @generated
	 */
	void unsetObstacleRadius();

	/**
	 * Returns whether the value of the '{@link org.leeway.model.AgentType#getObstacleRadius <em>Obstacle Radius</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Obstacle Radius</em>' attribute is set.
	 * @see #unsetObstacleRadius()
	 * @see #getObstacleRadius()
	 * @see #setObstacleRadius(double)
	 * @generated
	 */
	boolean isSetObstacleRadius();

} // AgentType
