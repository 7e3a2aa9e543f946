import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import { hashOf, type PreparedFile, type Upload } from './prepare-file.ts'

/** Throws where a content must not be stored, by the SHA-256 of what was sent and of what was made of it. Reads as the system. */
export type CheckUpload = (system: Documents, hashes: readonly string[]) => Promise<void>

export const uploadChecks = extensionPoint<CheckUpload>('files.upload_checks')

/** Asks every room that knows contents which must not come again. */
export async function requireStorable(
  documents: Documents,
  checks: readonly CheckUpload[],
  { sent, file }: { readonly sent: Upload; readonly file: PreparedFile },
): Promise<void> {
  const hashes = [...new Set([hashOf(sent.content), file.hash])]
  for (const check of checks) await check(documents.asSystem(), hashes)
}
