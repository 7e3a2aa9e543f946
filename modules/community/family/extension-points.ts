import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'

/** What a family sees of a child's card. */
export interface ChildCard {
  readonly code: string
  readonly valid_until: string | null
}

/** What a family sees of a child's fees. */
export interface ChildFees {
  /** What is to be paid now; a decimal, as on the wire. */
  readonly due: number
  /** What later terms add to it. */
  readonly later: number
  readonly next_due_on: string | null
}

/** What another room knows of children, for the list of a family: as many statements for ten as for one. */
export interface ChildFacts {
  cards?(documents: Documents, students: readonly string[]): Promise<ReadonlyMap<string, ChildCard>>
  /** Asked only for those whose fees the guardian may see. */
  fees?(documents: Documents, students: readonly string[]): Promise<ReadonlyMap<string, ChildFees>>
}

/** Rooms that keep something for each child add to it: `extensions: [childFacts.add({ cards })]`. */
export const childFacts = extensionPoint<ChildFacts>('family.child_facts')

/** What another room keeps of a child. */
export interface ChildRecords {
  /** Names the part in the exported file. */
  readonly part: string
  read(documents: Documents, student: string): Promise<readonly unknown[]>
  /** Takes away what need not stay, and tells what does: erasing runs it in its transaction. */
  erase(documents: Documents, student: string): Promise<readonly RetainedData[]>
}

/** Something that an erasure leaves standing. */
export interface RetainedData {
  readonly what: string
  readonly why: string
  /** 'YYYY-MM-DD'; null where no end is known. */
  readonly until: string | null
}

export const childRecords = extensionPoint<ChildRecords>('family.child_records')
