import type { Documents } from '#framework/documents'
import { Promotion } from './promotion.doctype.ts'
import { renewalErrors } from '../errors.ts'
import { carryOutPlan, lockPlan } from './promote-students.ts'
import { summarizePromotion, type PromotionYears } from './load-promotion.ts'

/** Whoever presses at the same moment waits, and finds it done. */
async function lockDraft(documents: Documents, name: string): Promise<PromotionYears> {
  const { state, from_year: from, to_year: to } = await documents.lock(Promotion, name)
  if (state !== 'draft') throw renewalErrors.promoted_before()
  return { from, to }
}

/** A dry run: the draft says what it would do now. */
export async function previewDraft(caller: Documents, name: string) {
  const documents = caller.asSystemFor(caller.caller.user)
  const plan = await summarizePromotion(documents, await lockDraft(documents, name))
  await documents.save(Promotion, name, plan)
  const { count, placed, staying, leaving } = plan
  return { name, count, placed, staying, leaving }
}

/** Moves the children up as a draft says. */
export async function promoteDraft(caller: Documents, name: string) {
  const documents = caller.asSystemFor(caller.caller.user)
  const years = await lockDraft(documents, name)
  const lockedPlan = await lockPlan(documents, years)
  if (lockedPlan.now.length === 0) throw renewalErrors.nobody_moves()
  await carryOutPlan({ documents, years, promotion: name, by: caller.caller.user }, lockedPlan)
  return { name, left: lockedPlan.left }
}
