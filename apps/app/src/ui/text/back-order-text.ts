import type { Translate } from '../../language/text.ts'
import { mediumDay } from './date-text.ts'

export interface BackOrderShown {
  kind: 'back-order' | 'pre-order'
  /** Day from which it ships; null when only the number of days is known. */
  expected_on: string | null
  days: number | null
}

/** Says how a product is sold beyond stock: 'Pre-order. Ships from 12 Dec 2026', 'Back-order. Ships in about 10 days'. */
export function backOrderText(
  { kind, expected_on, days }: BackOrderShown,
  language: string,
  t: Translate,
): string {
  if (kind === 'back-order' && days !== null) return t('store.back_order_days', { count: days })
  if (expected_on === null) return t(backOrderLabels[kind])
  const day = mediumDay(expected_on, language)
  return t(kind === 'pre-order' ? 'store.pre_order_from' : 'store.back_order_by', { day })
}

export const backOrderLabels = { 'pre-order': 'store.pre_order', 'back-order': 'store.back_order' } as const
