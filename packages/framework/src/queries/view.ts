import type { RawBuilder } from 'kysely'
import type { Column, DocType, Registry } from '#framework/doctypes'
import type { Caller } from '#framework/permissions'

/** Who asks about which type, and what of it he sees. */
export interface View {
  readonly registry: Registry
  readonly caller: Caller
  readonly type: DocType
  /** The columns of the type that the caller sees. */
  readonly visible: ReadonlyMap<string, Column>
  /** The rows of the type that he sees, on the table called `d`; null = all of them. */
  readonly condition: RawBuilder<unknown> | null
  /** Asked by a client of the dialect, to whom a number that was not given is 0. */
  readonly isForClients: boolean
  /** An e-mail address in a filter means the user who has it, where the caller may see that user. */
  readonly isByEmail: boolean
  /** The site's day, 'YYYY-MM-DD': what timespans are counted from. */
  readonly today: string
}
