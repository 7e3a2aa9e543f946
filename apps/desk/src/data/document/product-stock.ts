import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type MelaError } from '#client'
import { useCall } from '#client/react'
import type { Methods } from '#contract'
import { asMelaError } from '../query-client.ts'

/** What lies of a variant in a branch. */
export type VariantStock = Methods['mela.inventory.get_product_stock']['output']['stock'][number]

/** All that is sold of a product, or what one business offers of one variant. */
export type StockQuestion = Methods['mela.inventory.get_product_stock']['input']

/** One place that is counted. */
export const placeOf = ({ variant, branch }: Pick<VariantStock, 'variant' | 'branch'>): string =>
  `${branch}-${variant}`

interface Count extends Pick<VariantStock, 'variant' | 'branch'> {
  counted: number
}

const keyOf = (product: string) => ['product stock', product]

/** Asked anew when the product was saved: it may have other variants. */
export const useProductStock = (asked: StockQuestion, modified: string) =>
  useCall('mela.inventory.get_product_stock', asked, {
    scope: [...keyOf(asked.product), asked.variant, asked.business, modified],
  })

/** Places whose count was refused, with the reason. */
export type RefusedCounts = ReadonlyMap<string, MelaError>

/** Each place is counted by itself: what one is refused for is no reason to lose the others. */
async function countEach(counts: readonly Count[]): Promise<RefusedCounts> {
  const refused = new Map<string, MelaError>()
  for (const count of counts) {
    try {
      await call('mela.inventory.count_stock', count)
    } catch (failure) {
      refused.set(placeOf(count), asMelaError(failure))
    }
  }
  return refused
}

export function useCountStock(product: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: countEach,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf(product) })
      for (const doctype of ['Stock', 'Stock Move'])
        void client.invalidateQueries({ queryKey: ['list', doctype] })
      void client.invalidateQueries({ queryKey: ['connections', 'Product', product] })
    },
  })
}
