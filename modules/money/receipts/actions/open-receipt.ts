import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { hashSecret, isSecret } from '#framework/identity'
import { paymentByToken } from '#money/payments'
import { Receipt } from '../doctypes/receipt.doctype.ts'
import { receiptErrors } from '../errors.ts'

export type ReceiptDoc = Doc<typeof Receipt>

/** A receipt that is asked for, and what shows that it may be opened: a right to read it, its token, or its payment's. */
export interface ReceiptAsked {
  readonly receipt: string | null
  readonly payment: string | null
  readonly token: string | null
}

async function unlessHidden<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const isHidden =
      error instanceof DialectError && ['DoesNotExistError', 'PermissionError'].includes(error.type)
    throw isHidden ? receiptErrors.not_found() : error
  }
}

/** Compared as hashes, so that nothing is learnt from how long it takes. */
function isSame(token: string, kept: string | null): boolean {
  return kept !== null && isSecret(token) && hashSecret(token) === hashSecret(kept)
}

async function openWithToken(system: Documents, receipt: string, token: string): Promise<ReceiptDoc> {
  return unlessHidden(async () => {
    if (!isSame(token, await system.secret(Receipt, receipt, 'token'))) throw receiptErrors.not_found()
    return system.get(Receipt, receipt)
  })
}

/** The receipt of a payment that still holds; null while there is none. */
async function newestOf(documents: Documents, payment: string): Promise<ReceiptDoc | null> {
  const [found] = await documents.find(Receipt, {
    where: { payment, state: 'issued' },
    fields: ['name'],
    limit: 1,
  })
  return found ? documents.get(Receipt, found.name) : null
}

async function ofPayment(
  documents: Documents,
  payment: string,
  token: string | null,
): Promise<ReceiptDoc | null> {
  if (token === null) return newestOf(documents, payment)
  const system = documents.asSystem()
  await unlessHidden(() => paymentByToken(system, payment, token))
  return newestOf(system, payment)
}

/**
 * The receipt, for whoever may open it. Refused without telling whether it is there; null only for a payment that was
 * rightly asked about and has none yet.
 */
export async function openReceipt(documents: Documents, asked: ReceiptAsked): Promise<ReceiptDoc | null> {
  const { receipt, payment, token } = asked
  if (receipt !== null)
    return token === null
      ? unlessHidden(() => documents.get(Receipt, receipt))
      : openWithToken(documents.asSystem(), receipt, token)
  if (payment === null) throw receiptErrors.not_found()
  return ofPayment(documents, payment, token)
}

/** As `openReceipt`, when there must be one. */
export async function openGivenReceipt(documents: Documents, asked: ReceiptAsked): Promise<ReceiptDoc> {
  const receipt = await openReceipt(documents, asked)
  if (receipt === null) throw receiptErrors.not_found()
  return receipt
}
