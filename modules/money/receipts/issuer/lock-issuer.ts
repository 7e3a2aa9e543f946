import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { ReceiptIssuer } from './receipt-issuer.doctype.ts'

export type Issuer = Doc<typeof ReceiptIssuer>

/** Name of the issuer of the organisation itself; others are called like their organisation. */
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

/** Two may make it at once: the one who comes second finds it. */
async function insertIssuer(documents: Documents, organisation: string | null): Promise<void> {
  try {
    await documents.attempt(() => documents.insert(ReceiptIssuer, { organisation }))
  } catch (error) {
    const isDuplicate =
      error instanceof DialectError && ['DuplicateEntryError', 'UniqueValidationError'].includes(error.type)
    if (!isDuplicate) throw error
  }
}

/**
 * The issuer of an organisation, made when it is first wanted, locked until the end of the transaction: its receipts are
 * numbered one after the other. Take this lock last: what else a payment locks is locked before it.
 */
export async function lockIssuer(documents: Documents, organisation: string | null): Promise<Issuer> {
  const name = issuerName(organisation)
  const known = await lockExisting(documents, name)
  if (known) return known
  await insertIssuer(documents, organisation)
  return documents.lock(ReceiptIssuer, name)
}
