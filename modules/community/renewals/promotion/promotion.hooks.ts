import type { Doc } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { summarizePromotion } from './load-promotion.ts'
import { renewalErrors } from '../errors.ts'
import { Promotion } from './promotion.doctype.ts'

/** Nobody's to write by hand: it tells of a promotion that was carried out. */
const emptyResult = {
  promoted_on: null,
  promoted_by: null,
  kept: null,
  undone_at: null,
  left_over: null,
} as const

/** A state that is set alone would tell of what never happened. */
function requireCarriedOut({ state, promoted_on, undone_at }: Doc<typeof Promotion>): void {
  const isStateAlone =
    (state === 'done' && promoted_on === null) || (state === 'undone' && undone_at === null)
  if (isStateAlone) throw renewalErrors.state_alone()
}

export const promotionHooks = hooks(Promotion, {
  /** A draft that people save says at once what it would do. */
  async beforeSave({ previous, document, documents }) {
    if (previous !== null && previous.state !== document.state) requireCarriedOut(document)
    const { from_year: from, to_year: to } = document
    // What must be there is asked for after the hooks.
    const hasBothYears = Boolean(from && to)
    if (isAdministrator(documents.caller) || document.state !== 'draft' || !hasBothYears) return {}
    return { ...emptyResult, ...(await summarizePromotion(documents, { from, to })) }
  },
})
