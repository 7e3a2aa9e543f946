import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'

export interface ChildCard {
  readonly code: string
  readonly valid_until: string | null
}

export interface ChildFees {
  /** Amount due now, a decimal. */
  readonly due: number
  readonly later: number
  readonly next_due_on: string | null
}

/**
 * Facts of another module about children, for the family list; the statement count must not depend on the number of
 * children.
 */
export interface ChildFacts {
  cards?(documents: Documents, students: readonly string[]): Promise<ReadonlyMap<string, ChildCard>>
  /** Called only for children whose fees the guardian may see. */
  fees?(documents: Documents, students: readonly string[]): Promise<ReadonlyMap<string, ChildFees>>
}

export const childFacts = extensionPoint<ChildFacts>('family.child_facts')

export interface ChildRecords {
  readonly part: string
  read(documents: Documents, student: string): Promise<readonly unknown[]>
  /** Erases what need not be retained and returns the rest; runs in the erasure's transaction. */
  erase(documents: Documents, student: string): Promise<readonly RetainedData[]>
}

export interface RetainedData {
  readonly what: string
  readonly why: string
  /** 'YYYY-MM-DD'; null when the end is unknown. */
  readonly until: string | null
}

export const childRecords = extensionPoint<ChildRecords>('family.child_records')
