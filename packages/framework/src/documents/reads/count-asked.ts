import type { DocType } from '#framework/doctypes'

/** Which documents of a type are counted. */
export interface CountAsked {
  readonly type: DocType
  readonly filters: unknown
}
