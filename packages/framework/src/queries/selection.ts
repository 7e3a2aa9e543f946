import type { Operand } from './sources.ts'

/** One column of the answer. */
export interface Output {
  /** Its name in the answer: in a list of lists, its place. */
  readonly key: string
  /** What it is called: by its alias, else as the column, else as the call was written. */
  readonly name: string
  /** Its expression as SQL text. */
  readonly text: string
  /** True when it is a column under the column's own name. */
  readonly isNamed: boolean
  readonly isAggregate: boolean
  /** An amount of money, in minor units here. */
  readonly isAmount: boolean
  /** The column it shows; null for `count(*)` and for tags. */
  readonly operand: Operand | null
  /** As the client wrote it. */
  readonly written: string
}

/** What a question asks to be shown. */
export interface Selection {
  readonly outputs: readonly Output[]
  readonly isDistinct: boolean
}
