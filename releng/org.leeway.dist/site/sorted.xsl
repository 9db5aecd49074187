<?xml version="1.0" encoding="UTF-8"?>
<!-- The metadata of an update site, equal for equal sites: p2 lists properties and packages in any order, and writes the time. -->
<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="1.0">
	<xsl:template match="node()|@*">
		<xsl:copy>
			<xsl:apply-templates select="@*|node()"/>
		</xsl:copy>
	</xsl:template>
	<xsl:template match="properties|provides">
		<xsl:copy>
			<xsl:apply-templates select="@*"/>
			<xsl:apply-templates select="*">
				<xsl:sort select="@namespace"/>
				<xsl:sort select="@name"/>
				<xsl:sort select="@version"/>
			</xsl:apply-templates>
		</xsl:copy>
	</xsl:template>
	<xsl:template match="property[@name='p2.timestamp']/@value">
		<xsl:attribute name="value">0</xsl:attribute>
	</xsl:template>
</xsl:stylesheet>
