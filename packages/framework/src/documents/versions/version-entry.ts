import type { Difference } from './diff.ts'

/** What happened: `restored` is a deletion undone. */
export type VersionKind = 'created' | 'restored' | 'saved' | 'renamed' | 'merged'

/** One version as somebody may see it, ready for the wire. */
export interface VersionEntry extends Difference {
  readonly name: string
  readonly number: number
  readonly owner: string
  readonly creation: string
  readonly kind: VersionKind
  /** The action of the move that this save was. */
  readonly move: string | null
  /** The name before and after, where this is a change of name. */
  readonly renamed: readonly [string, string] | null
  /** The document that became one with this one, and this one. */
  readonly merged: readonly [string, string] | null
  /** When the document had been deleted, where this is its return. */
  readonly deleted_at: string | null
}
