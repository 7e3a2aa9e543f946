import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { Translate } from '#meta'

/**
 * What receipts of one document type say that they are for, looked up whenever one is shown: what is erased by then is not
 * told any more. A gateway is told the payment's own description, and never this.
 */
export interface PaidSubject {
  /** Name of the document type that was paid for. */
  readonly type: string
  /** The texts by the documents' names; without one, the receipt's own line stands. `documents` acts as the system. */
  texts(documents: Documents, names: readonly string[], t: Translate): Promise<ReadonlyMap<string, string>>
}

/** Rooms whose receipts say more than the payment's description add themselves here. */
export const paidSubjects = extensionPoint<PaidSubject>('receipts.paid_subjects')
