package org.leeway.core.level;

/** Level files as text. */
public final class LevelTexts {

	/** The last part of {@link #VALID}. */
	public static final String TERRAIN = """
			<terrain>
			4 x 3
			0*4
			0*2 1*2
			0*4
			</terrain>
			""";

	/** A level with every kind of element, in canonical form. */
	public static final String VALID = """
			<?xml version="1.0" encoding="UTF-8"?>
			<level:Level xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" \
			xmlns:level="http://leeway.org/level/1" name="base">
			  <terrainTypes name="ground" colour="#d8cba6" glyph="."/>
			  <terrainTypes id="1" name="swamp" colour="#8d9a5e" glyph="S"/>
			  <agentTypes name="small" capability="ground swamp"/>
			  <agentTypes name="large" size="3" capability="ground"/>
			  <circles x="1.5" y="1.0" radius="0.5"/>
			  <polygons shape="0,0 1,0 1,1"/>
			  <spawns name="start" x="1" y="2"/>
			  <annotations text="a note"/>
			  <probes agent="//@agentTypes[name='small']" goalX="3"/>
			  <navMeshes>
			    <mesh>
			v 0 0
			v 1 0
			v 1 1
			p 0 1 2
			</mesh>
			  </navMeshes>
			  %s</level:Level>
			""".formatted(TERRAIN);

	private LevelTexts() {
	}
}
