import type { DocType } from '#framework/doctypes'
import type { Change } from './journal.ts'

/** What a statement of a room's own has to do with documents: cached answers and open pages hear of what it changes. */
export interface Touched<Row> {
  readonly reads?: readonly DocType[]
  readonly changes?: (rows: readonly Row[]) => readonly Change[]
}
