import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'

/**
 * Whom codes of a purpose are for. For everybody else a code is made and kept in the same way, and sent to nobody: what is
 * done with a number never tells whether it is known.
 */
export interface CodeAudience {
  /** The purpose, or the first word of purposes: 'renewal' stands for 'renewal 7f3a' too. */
  readonly purpose: string
  /** Whether a code of this very purpose goes to this phone. */
  knows(documents: Documents, phone: string, purpose: string): Promise<boolean>
}

export const codeAudience = extensionPoint<CodeAudience>('identity.code_audience')

export function audienceFor(audiences: readonly CodeAudience[], purpose: string): CodeAudience | undefined {
  return audiences.find((one) => purpose === one.purpose || purpose.startsWith(`${one.purpose} `))
}
