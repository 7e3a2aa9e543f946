import type { Documents } from '#framework/documents'
import { ManualRefund } from './manual-refund.doctype.ts'
import { RefundPayee } from './refund-payee.doctype.ts'
import type { PayoutMethod } from '../manual-payment/manual-payment.states.ts'
import { parsePayeeInput, maskPayee, type Payee, type PayeeInput } from './payee.rules.ts'
import type { Reference } from '../manual-payment/payable-handler.ts'

type SavedPayee = Payee & { readonly payee_method: PayoutMethod; readonly payee: string | null }

const whereReference = ({ type, name }: Reference) => ({ reference_type: type, reference_name: name })

/** Limit of due refunds per document: its own, and one per payment that could not be refunded. */
const MAX_DUE_REFUNDS = 50

async function updateDueRefunds(
  documents: Documents,
  reference: Reference,
  payee: SavedPayee,
): Promise<void> {
  const where = { ...whereReference(reference), state: 'due' } as const
  const due = await documents.find(ManualRefund, { where, fields: ['name'], limit: MAX_DUE_REFUNDS })
  for (const { name } of due) {
    const { state } = await documents.lock(ManualRefund, name)
    if (state === 'due') await documents.save(ManualRefund, name, payee)
  }
}

/**
 * Saves the payee for current and later manual refunds. The caller holds the document's lock and has checked that the
 * payer calls. `documents` acts as the system.
 */
export async function savePayee(
  documents: Documents,
  reference: Reference,
  payeeInput: PayeeInput,
): Promise<void> {
  const { refundMethod, payee } = parsePayeeInput(payeeInput)
  const saved: SavedPayee = { ...payee, payee_method: refundMethod, payee: maskPayee(payee) }
  const where = whereReference(reference)
  const [known] = await documents.find(RefundPayee, { where, fields: ['name'], limit: 1 })
  if (known) await documents.save(RefundPayee, known.name, saved)
  else await documents.insert(RefundPayee, { ...where, ...saved })
  await updateDueRefunds(documents, reference, saved)
}

/** Returns the payee of a document, or undefined. One statement. */
export async function findPayeeFields(
  documents: Documents,
  reference: Reference,
): Promise<Partial<SavedPayee>> {
  const [known] = await documents.find(RefundPayee, { where: whereReference(reference), limit: 1 })
  if (!known?.payee_method) return {}
  const { payee_method, payee, payee_name, payee_upi, payee_account, payee_ifsc } = known
  return { payee_method, payee, payee_name, payee_upi, payee_account, payee_ifsc }
}
