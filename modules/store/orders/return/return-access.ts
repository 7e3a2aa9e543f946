import type { Documents } from '#framework/documents'
import { changeErrors } from '../errors.ts'
import { Return } from './return.doctype.ts'

/** Money goes back for what the store sells: its managers decide, and sellers of their own. */
export async function requireReturnAccess(documents: Documents, name: string): Promise<void> {
  const rights = await documents.permissions(Return, name)
  if (rights?.has('write') !== true) throw changeErrors.unknown_return()
}
