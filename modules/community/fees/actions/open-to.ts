import type { Documents } from '#framework/documents'
import { hashSecret } from '#framework/identity'
import { Fee } from '../doctypes/fee.doctype.ts'

/** From now on whoever holds this token may see the fee and pay it, without an account. An earlier token ends. */
export async function openFeeTo(documents: Documents, name: string, token: string): Promise<void> {
  await documents.asSystem().save(Fee, name, { receipt_hash: hashSecret(token) })
}
