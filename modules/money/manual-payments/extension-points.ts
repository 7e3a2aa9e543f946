import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'

export interface CashCollector {
  readonly partType: string
  /** Null while unknown. `documents` acts as the system. */
  collectorOf(
    documents: Documents,
    part: string,
  ): Promise<{ readonly type: string; readonly name: string } | null>
}

export const cashCollector = extensionPoint<CashCollector>('manual_payments.cash_collector')
