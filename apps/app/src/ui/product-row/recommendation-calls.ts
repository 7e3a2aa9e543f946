import { methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../data/page-call.ts'

type Cards = Methods['mela.catalog.get_cards']['output']

export type BoughtTogether = Methods['mela.recommendations.get_bought_together']['output']

export const cardsCall = (names: readonly string[]): PageCall<Cards> => ({
  ...methodRead('mela.catalog.get_cards', { products: names.join(',') }),
  key: `cards:${names.join(',')}`,
  isTranslated: true,
})

export const boughtTogetherCall = (names: readonly string[], limit: number): PageCall<BoughtTogether> => ({
  ...methodRead('mela.recommendations.get_bought_together', { products: names.join(','), limit }),
  key: `bought-together:${limit}:${names.join(',')}`,
  isTranslated: true,
})
