import type { Rights } from './guardians-named.ts'

export type ShownRights = Rights

/** A guardian's rights, and nothing else of him. */
export function rightsOf({ may_view, may_change, may_pay, may_collect }: Rights): ShownRights {
  return { may_view, may_change, may_pay, may_collect }
}
