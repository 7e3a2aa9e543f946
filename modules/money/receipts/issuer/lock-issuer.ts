import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { ReceiptIssuer } from './receipt-issuer.doctype.ts'

export type Issuer = Doc<typeof ReceiptIssuer>

const DEFAULT_ISSUER = 'House'

export const issuerName = (organisation: string | null): string => organisation ?? DEFAULT_ISSUER

function isMissing(error: unknown): boolean {
  return error instanceof DialectError && error.type === 'DoesNotExistError'
}

async function lockExisting(documents: Documents, name: string): Promise<Issuer | null> {
  try {
    return await documents.lock(ReceiptIssuer, name)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function insertIssuer(documents: Documents, organisation: string | null): Promise<void> {
  try {
    await documents.savepoint(() => documents.insert(ReceiptIssuer, { organisation }))
  } catch (error) {
    const isDuplicate =
      error instanceof DialectError && ['DuplicateEntryError', 'UniqueValidationError'].includes(error.type)
    if (!isDuplicate) throw error
  }
}

/**
 * Locks an organisation's issuer until the end of the transaction, creating it on first use, so that numbers are given
 * in sequence. Must be the last lock.
 */
export async function lockIssuer(documents: Documents, organisation: string | null): Promise<Issuer> {
  const name = issuerName(organisation)
  const known = await lockExisting(documents, name)
  if (known) return known
  await insertIssuer(documents, organisation)
  return documents.lock(ReceiptIssuer, name)
}
