import { HoursEntry } from '#community/volunteers'
import { hooks } from '#framework/documents'
import { notifyOfMissingConfirmation } from './credit-notices.ts'
import { giveCreditForHours, withdrawCreditForHours, type HoursEntryDoc } from './give-credit-for-hours.ts'

const isConfirmedByBoth = ({ state, confirmed_by }: HoursEntryDoc): boolean =>
  state === 'approved' && confirmed_by !== null

/** Gives and withdraws credit in the transaction that confirms, approves or reopens hours. */
export const hoursEntryCreditHooks = hooks(HoursEntry, {
  async afterSave({ previous, document, documents }) {
    const system = documents.asSystemFor(documents.caller.user)
    const wasConfirmed = previous !== null && isConfirmedByBoth(previous)
    const isConfirmed = isConfirmedByBoth(document)
    if (isConfirmed && !wasConfirmed) return giveCreditForHours(system, document)
    if (wasConfirmed && !isConfirmed) return withdrawCreditForHours(system, document)
    const isJustApproved = document.state === 'approved' && previous?.state !== 'approved'
    if (isJustApproved && !isConfirmed) await notifyOfMissingConfirmation(system, document)
  },
})
