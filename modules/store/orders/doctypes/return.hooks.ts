import { hooks } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { changeErrors } from '../rules/change-errors.ts'
import { Return } from './return.doctype.ts'

/** People say what becomes of a return; what comes back, and what was paid for it, stays as it was asked. */
export const returnHooks = hooks(Return, {
  beforeSave({ previous, document, documents }) {
    if (previous === null) return {}
    const { state, pickup_on, answer, restock, with_delivery, modified } = document
    if (state === 'refused' && previous.state !== 'refused' && answer === null)
      throw changeErrors.no_refusal_reason()
    if (isAdministrator(documents.caller)) return document
    return { ...previous, state, pickup_on, answer, restock, with_delivery, modified }
  },
  async afterSave({ previous, document, documents }) {
    const { name, order, state } = document
    if (previous?.state === state) return
    await documents.emit('orders.return_moved', { return: name, order, state, from: previous?.state ?? null })
  },
})
