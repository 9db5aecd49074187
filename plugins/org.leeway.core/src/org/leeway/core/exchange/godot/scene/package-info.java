/**
 * Scenes of Godot 4 as levels. A scene is a text of sections. Each section has a head in brackets, and lines
 * {@code name = value}: resources of other files, resources of its own, and nodes in a tree. Units
 * collide as in the engine's 2D physics, see {@code docs/games/godot.md}.
 *
 * <p> {@link org.leeway.core.exchange.godot.scene.SceneImporter} reads a scene. {@code TextResource} holds the sections of a
 * file. {@code ProjectFiles} reads the other files of the project to which the scene refers. {@code SceneTree} puts the nodes
 * of instanced scenes into the tree of the scene. {@code SceneTerrain} makes the terrain from the tiles. {@code SceneBodies}
 * makes obstacles from static bodies. {@code SceneUnits} makes agents and starts from moving bodies and other nodes.
 *
 * <p> Source: <em>TSCN file format</em> in the documentation of Godot, and the classes <em>TileMapLayer</em>, <em>TileSet</em>
 * and <em>TileData</em> in its source.
 */
package org.leeway.core.exchange.godot.scene;
