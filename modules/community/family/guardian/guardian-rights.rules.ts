import type { Rights } from './registered-guardians.rules.ts'

export type GuardianRights = Rights

/** A guardian's rights, and nothing else of him. */
export function pickRights({ may_view, may_change, may_pay, may_collect }: Rights): GuardianRights {
  return { may_view, may_change, may_pay, may_collect }
}
