import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type MelaError, methodRequest } from '#client'
import { listKey, useCall } from '#client/react'
import type { Methods } from '#contract'
import { toMelaError } from '../query-client.ts'

export type VariantStock = Methods['mela.inventory.get_product_stock']['output']['stock'][number]

export type StockQuestion = Methods['mela.inventory.get_product_stock']['input']

export const placeOf = ({ variant, branch }: Pick<VariantStock, 'variant' | 'branch'>): string =>
  `${branch}-${variant}`

interface Count extends Pick<VariantStock, 'variant' | 'branch'> {
  counted: number
}

const keyOf = (product: string) => ['product stock', product]

/** Query for a product's stock, fetched again after a save because the variants may differ. */
export const useProductStock = (asked: StockQuestion, modified: string) =>
  useCall(methodRequest('mela.inventory.get_product_stock', asked), {
    scope: [...keyOf(asked.product), asked.variant, asked.business, modified],
  })

export type RefusedCounts = ReadonlyMap<string, MelaError>

/** Saves each count separately, so that a refusal does not lose the others. */
async function countEach(counts: readonly Count[]): Promise<RefusedCounts> {
  const refused = new Map<string, MelaError>()
  for (const count of counts) {
    try {
      await call('mela.inventory.count_stock', count)
    } catch (failure) {
      refused.set(placeOf(count), toMelaError(failure))
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
        void client.invalidateQueries({ queryKey: listKey(doctype) })
      void client.invalidateQueries({ queryKey: ['connections', 'Product', product] })
    },
  })
}
