import type { Documents } from '#framework/documents'
import { Promotion } from '../doctypes/promotion.doctype.ts'
import { renewalErrors } from '../errors.ts'
import { carryOut, holdPlan } from './promote.ts'
import { planFor } from './promotion-plan.ts'
import type { Years } from './read-promotion.ts'

/** Whoever presses at the same moment waits, and finds it done. */
async function holdDraft(documents: Documents, name: string): Promise<Years> {
  const { state, from_year: from, to_year: to } = await documents.lock(Promotion, name)
  if (state !== 'draft') throw renewalErrors.promoted_before()
  return { from, to }
}

/** A dry run: the draft says what it would do now. */
export async function tryDraft(caller: Documents, name: string) {
  const documents = caller.asSystemFor(caller.caller.user)
  const plan = await planFor(documents, await holdDraft(documents, name))
  await documents.save(Promotion, name, plan)
  const { count, placed, staying, leaving } = plan
  return { name, count, placed, staying, leaving }
}

/** Moves the children up as a draft says. */
export async function promoteDraft(caller: Documents, name: string) {
  const documents = caller.asSystemFor(caller.caller.user)
  const years = await holdDraft(documents, name)
  const held = await holdPlan(documents, years)
  if (held.now.length === 0) throw renewalErrors.nobody_moves()
  await carryOut({ documents, years, promotion: name, by: caller.caller.user }, held)
  return { name, left: held.left }
}
