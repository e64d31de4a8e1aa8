package org.w3c.dom;

/** Where an entity is referred to. */
public interface EntityReference extends Node {
}
