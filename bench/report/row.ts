/** A line of the table. Texts are as people read them, units included. */
export interface Row {
  readonly name: string
  readonly ours: string
  readonly control?: string
  readonly ratio?: string
  readonly target: string
  /** Null where nothing was promised: the line is there to compare with. */
  readonly isMet: boolean | null
  /** What the figures alone do not tell; printed below the table. */
  readonly remarks?: readonly string[]
}
