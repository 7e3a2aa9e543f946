import type { Context } from '#framework/context'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { hashSecret, isSecret } from '#framework/identity'
import { findPaymentByToken } from '#money/payments'
import { Receipt } from './receipt.doctype.ts'
import { receiptErrors } from '../errors.ts'
import { paidSubjects } from '../extension-points.ts'

export type ReceiptDoc = Doc<typeof Receipt>

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

/** Compares hashes, so that the duration reveals nothing. */
function isTokenValid(token: string, storedToken: string | null): boolean {
  return storedToken !== null && isSecret(token) && hashSecret(token) === hashSecret(storedToken)
}

async function openByToken(system: Documents, receipt: string, token: string): Promise<ReceiptDoc> {
  return hideForbidden(async () => {
    if (!isTokenValid(token, await system.secret(Receipt, receipt, 'token'))) throw receiptErrors.not_found()
    return system.get(Receipt, receipt)
  })
}

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
 * Returns the receipt; a refusal does not reveal whether it exists. Null only for an accessible payment without a
 * receipt.
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

export async function requireReceipt(documents: Documents, request: ReceiptRequest): Promise<ReceiptDoc> {
  const receipt = await openReceipt(documents, request)
  if (receipt === null) throw receiptErrors.not_found()
  return receipt
}

export const receiptPath = (receipt: string): string =>
  `/api/method/mela.receipts.download?receipt=${encodeURIComponent(receipt)}`

export async function receiptPathWithToken(documents: Documents, receipt: string): Promise<string> {
  const token = await documents.asSystem().secret(Receipt, receipt, 'token')
  return `${receiptPath(receipt)}&token=${encodeURIComponent(token ?? '')}`
}

interface PaidReference {
  readonly reference_type: string | null
  readonly reference_name: string | null
}

export async function readSubjects(
  { documents, extensions, t }: Context,
  receipts: readonly PaidReference[],
): Promise<(receipt: PaidReference) => string | undefined> {
  const system = documents.asSystem()
  const found = new Map<string, ReadonlyMap<string, string>>()
  for (const { type, texts } of extensions(paidSubjects)) {
    const ofType = receipts.filter(({ reference_type }) => reference_type === type)
    const names = [...new Set(ofType.flatMap(({ reference_name }) => reference_name ?? []))]
    if (names.length > 0) found.set(type, await texts(system, names, t))
  }
  return ({ reference_type, reference_name }) => found.get(reference_type ?? '')?.get(reference_name ?? '')
}

export async function withSubject(ctx: Context, receipt: ReceiptDoc): Promise<ReceiptDoc> {
  const subject = (await readSubjects(ctx, [receipt]))(receipt)
  const [only, ...others] = receipt.lines
  if (subject === undefined || only === undefined || others.length > 0) return receipt
  return { ...receipt, lines: [{ ...only, description: subject }] }
}
