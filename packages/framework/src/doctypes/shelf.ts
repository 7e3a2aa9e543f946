/**
 * Where the types of a room stand in the desk, in the order in which its menu shows them. `system` is what a site keeps
 * for itself: logs, keys, rules. It stands last and closed.
 */
export type Shelf = 'organisation' | 'store' | 'money' | 'people' | 'messages' | 'system'

/** A type's place in the house: the noun of the room that brought it, and its shelf in the desk. */
export interface TypePlace {
  readonly room: string
  readonly shelf: Shelf
}
