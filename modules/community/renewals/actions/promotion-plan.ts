import type { Documents } from '#framework/documents'
import { promotionSummary } from '../rules/promotion-summary.ts'
import { readPromotion, type Years } from './read-promotion.ts'

/** What a promotion of these years would do now, as its document shows it. */
export const planFor = async (documents: Documents, years: Years) =>
  promotionSummary(await readPromotion(documents, years))
