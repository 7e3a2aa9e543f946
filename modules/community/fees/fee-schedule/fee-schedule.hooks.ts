import type { Doc } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { feeErrors } from '../errors.ts'
import { sumOf } from '../instalment/instalment.rules.ts'
import { FeeSchedule } from './fee-schedule.doctype.ts'

/** A kind without its value would silently be no discount, and no late fee. */
function requireCompleteMeasures(schedule: Doc<typeof FeeSchedule>): void {
  const { sibling_discount, sibling_percent, sibling_amount, late_fee, late_percent, late_amount } = schedule
  if (sibling_discount === 'percent' && !sibling_percent) throw feeErrors.empty_measure('sibling_percent')
  if (sibling_discount === 'amount' && !sibling_amount) throw feeErrors.empty_measure('sibling_amount')
  if (late_fee === 'percent' && !late_percent) throw feeErrors.empty_measure('late_percent')
  if (late_fee === 'amount' && !late_amount) throw feeErrors.empty_measure('late_amount')
}

export const feeScheduleHooks = hooks(FeeSchedule, {
  beforeSave({ document }) {
    requireCompleteMeasures(document)
    const { title, class: of, academic_year, instalments } = document
    const amount = sumOf(instalments.map((one) => one.amount))
    return { amount, ...(title === null ? { title: `${of}, ${academic_year}` } : {}) }
  },
})
