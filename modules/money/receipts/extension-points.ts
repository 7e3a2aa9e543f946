import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { Translate } from '#meta'

/**
 * Text of what a receipt is for, read at display time, so that erased data disappears. Gateways receive the payment's
 * own description only.
 */
export interface PaidSubject {
  readonly type: string
  /** Returns texts by document name; the receipt's own line is the default. `documents` acts as the system. */
  texts(documents: Documents, names: readonly string[], t: Translate): Promise<ReadonlyMap<string, string>>
}

/** Extension point for modules with a more specific text than the payment's description. */
export const paidSubjects = extensionPoint<PaidSubject>('receipts.paid_subjects')
