import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { hashSecret, isSecret } from '#framework/identity'
import { findPaymentByToken } from '#money/payments'
import { Receipt } from './receipt.doctype.ts'
import { receiptErrors } from '../errors.ts'

export type ReceiptDoc = Doc<typeof Receipt>

/** A receipt that is asked for, and what shows that it may be opened: a right to read it, its token, or its payment's. */
export interface ReceiptRequest {
  readonly receipt: string | null
  readonly payment: string | null
  readonly token: string | null
}

async function hideForbidden<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const isHidden =
      error instanceof DialectError && ['DoesNotExistError', 'PermissionError'].includes(error.type)
    throw isHidden ? receiptErrors.not_found() : error
  }
}

/** Compared as hashes, so that nothing is learnt from how long it takes. */
function isTokenValid(token: string, storedToken: string | null): boolean {
  return storedToken !== null && isSecret(token) && hashSecret(token) === hashSecret(storedToken)
}

async function openByToken(system: Documents, receipt: string, token: string): Promise<ReceiptDoc> {
  return hideForbidden(async () => {
    if (!isTokenValid(token, await system.secret(Receipt, receipt, 'token'))) throw receiptErrors.not_found()
    return system.get(Receipt, receipt)
  })
}

/** The receipt of a payment that still holds; null while there is none. */
async function findCurrentReceipt(documents: Documents, payment: string): Promise<ReceiptDoc | null> {
  const [found] = await documents.find(Receipt, {
    where: { payment, state: 'issued' },
    fields: ['name'],
    limit: 1,
  })
  return found ? documents.get(Receipt, found.name) : null
}

async function openByPayment(
  documents: Documents,
  payment: string,
  token: string | null,
): Promise<ReceiptDoc | null> {
  if (token === null) return findCurrentReceipt(documents, payment)
  const system = documents.asSystem()
  await hideForbidden(() => findPaymentByToken(system, payment, token))
  return findCurrentReceipt(system, payment)
}

/**
 * The receipt, for whoever may open it. Refused without telling whether it is there; null only for a payment that was
 * rightly asked about and has none yet.
 */
export async function openReceipt(documents: Documents, request: ReceiptRequest): Promise<ReceiptDoc | null> {
  const { receipt, payment, token } = request
  if (receipt !== null)
    return token === null
      ? hideForbidden(() => documents.get(Receipt, receipt))
      : openByToken(documents.asSystem(), receipt, token)
  if (payment === null) throw receiptErrors.not_found()
  return openByPayment(documents, payment, token)
}

/** As `openReceipt`, when there must be one. */
export async function requireReceipt(documents: Documents, request: ReceiptRequest): Promise<ReceiptDoc> {
  const receipt = await openReceipt(documents, request)
  if (receipt === null) throw receiptErrors.not_found()
  return receipt
}
