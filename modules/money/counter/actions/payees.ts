import type { Documents } from '#framework/documents'
import { CounterRefund } from '../doctypes/counter-refund.doctype.ts'
import { RefundPayee } from '../doctypes/refund-payee.doctype.ts'
import type { PayOutMethod } from '../rules/counter-states.ts'
import { readWantedPayee, shortPayee, type Payee, type WantedPayee } from '../rules/payee.ts'
import type { Reference } from './settle-with-room.ts'

type SavedPayee = Payee & { readonly payee_way: PayOutMethod; readonly payee: string | null }

const forReference = ({ type, name }: Reference) => ({ reference_type: type, reference_name: name })

/** Refunds of a document that are due at once: its own, and one for each payment that could not be refunded. */
const MOST_DUE = 50

async function copyToDue(documents: Documents, reference: Reference, payee: SavedPayee): Promise<void> {
  const where = { ...forReference(reference), state: 'due' } as const
  const due = await documents.find(CounterRefund, { where, fields: ['name'], limit: MOST_DUE })
  for (const { name } of due) {
    const { state } = await documents.lock(CounterRefund, name)
    if (state === 'due') await documents.save(CounterRefund, name, payee)
  }
}

/**
 * Keeps where the payer of a document wants money back, for what is due by hand now and later. Whoever calls holds the
 * document's lock and knows that it is the payer. `documents` acts as the system.
 */
export async function savePayee(
  documents: Documents,
  reference: Reference,
  wanted: WantedPayee,
): Promise<void> {
  const { way, payee } = readWantedPayee(wanted)
  const saved: SavedPayee = { ...payee, payee_way: way, payee: shortPayee(payee) }
  const where = forReference(reference)
  const [known] = await documents.find(RefundPayee, { where, fields: ['name'], limit: 1 })
  if (known) await documents.save(RefundPayee, known.name, saved)
  else await documents.insert(RefundPayee, { ...where, ...saved })
  await copyToDue(documents, reference, saved)
}

/** What was said of where money for a document goes back to; nothing for nothing. One statement. */
export async function payeeFor(documents: Documents, reference: Reference): Promise<Partial<SavedPayee>> {
  const [known] = await documents.find(RefundPayee, { where: forReference(reference), limit: 1 })
  if (!known?.payee_way) return {}
  const { payee_way, payee, payee_name, payee_upi, payee_account, payee_ifsc } = known
  return { payee_way, payee, payee_name, payee_upi, payee_account, payee_ifsc }
}
