import { orderEvents } from '../events.ts'
import { hooks, type Documents } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { calculateReturnRefund } from './credit-return.ts'
import { changeErrors } from '../errors.ts'
import { isReturnAccepted, isReturnClosed } from './return.states.ts'
import { Return } from './return.doctype.ts'
import type { ReturnDoc } from './return.queries.ts'

interface Change {
  readonly previous: ReturnDoc
  readonly document: ReturnDoc
}

/** Stores the refund amount from the approval on, so that staff see it before they pay. */
async function updateRefundAmount(
  documents: Documents,
  { previous, document }: Change,
): Promise<Partial<ReturnDoc>> {
  const { state, with_delivery } = document
  if (state === 'refused' || state === 'withdrawn') return { refund_amount: 0 }
  const isSame = previous.state === state && previous.with_delivery === with_delivery
  if (isSame || !isReturnAccepted(state)) return {}
  return { refund_amount: await calculateReturnRefund(documents.asSystem(), document) }
}

const decisionFields = ['pickup_on', 'answer', 'restock', 'with_delivery'] as const

/** Refuses changes to a closed return, which is the record of the decision. */
function requireOpen({ previous, document }: Change): void {
  if (isReturnClosed(previous.state) && decisionFields.some((field) => document[field] !== previous[field]))
    throw changeErrors.return_over()
}

export const returnHooks = hooks(Return, {
  async beforeSave({ previous, document, documents }) {
    if (previous === null) return {}
    requireOpen({ previous, document })
    const { state, pickup_on, answer, restock, with_delivery, modified } = document
    if (state === 'refused' && previous.state !== 'refused' && answer === null)
      throw changeErrors.no_refusal_reason()
    const known = await updateRefundAmount(documents, { previous, document })
    if (isAdministrator(documents.caller)) return { ...document, ...known }
    return { ...previous, state, pickup_on, answer, restock, with_delivery, modified, ...known }
  },
  async afterSave({ previous, document, documents }) {
    const { name, order, state } = document
    if (previous?.state === state) return
    await documents.emit(orderEvents.return_changed, {
      return: name,
      order,
      state,
      from: previous?.state ?? null,
    })
  },
})
