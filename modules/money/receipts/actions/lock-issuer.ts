import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { ReceiptIssuer } from '../doctypes/receipt-issuer.doctype.ts'

export type Issuer = Doc<typeof ReceiptIssuer>

/** Name of the issuer of the organisation itself; others are called like their organisation. */
export const HOUSE = 'House'

export const issuerName = (organisation: string | null): string => organisation ?? HOUSE

function isMissing(error: unknown): boolean {
  return error instanceof DialectError && error.type === 'DoesNotExistError'
}

async function lockKnown(documents: Documents, name: string): Promise<Issuer | null> {
  try {
    return await documents.lock(ReceiptIssuer, name)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Two may make it at once: the one who comes second finds it. */
async function make(documents: Documents, organisation: string | null): Promise<void> {
  try {
    await documents.attempt(() => documents.insert(ReceiptIssuer, { organisation }))
  } catch (error) {
    const isTaken =
      error instanceof DialectError && ['DuplicateEntryError', 'UniqueValidationError'].includes(error.type)
    if (!isTaken) throw error
  }
}

/**
 * The issuer of an organisation, made when it is first wanted, locked until the end of the transaction: its receipts are
 * numbered one after the other. Take this lock last: what else a payment locks is locked before it.
 */
export async function lockIssuer(documents: Documents, organisation: string | null): Promise<Issuer> {
  const name = issuerName(organisation)
  const known = await lockKnown(documents, name)
  if (known) return known
  await make(documents, organisation)
  return documents.lock(ReceiptIssuer, name)
}
