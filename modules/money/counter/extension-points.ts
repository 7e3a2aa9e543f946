import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'

/** Who collects the cash for parts of documents, like the carrier of a parcel. */
export interface CashCollector {
  /** Name of the document type of the part. */
  readonly partType: string
  /** Null while nobody is known. `documents` acts as the system. */
  collectorOf(
    documents: Documents,
    part: string,
  ): Promise<{ readonly type: string; readonly name: string } | null>
}

export const cashCollector = extensionPoint<CashCollector>('counter.cash_collector')
