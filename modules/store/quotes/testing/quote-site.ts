import type { TestClient } from '#framework/testing'
import { orderSite, valuesOf, type OrderSite, type SampleItem, type Values } from '#store/orders/testing'
import { quotes } from '../index.ts'

export interface QuoteSite extends OrderSite {
  readonly manager: TestClient
  /** Creates a quote of items at prices in rupees; null leaves the current price. */
  draft(items: readonly (readonly [SampleItem, number, number | null])[], values?: object): Promise<string>
  /** Sends a quote and returns its code. */
  sent(name: string): Promise<string>
  quote(name: string): Promise<Values>
}

/** A site that takes orders and has quotes in place of the sample coupon. */
export async function quoteSite(): Promise<QuoteSite> {
  const store = await orderSite({ discounts: [quotes] })
  const manager = await store.site.userWith('Store Manager')
  const quote = async (name: string) => valuesOf((await manager.get(`/api/resource/Quote/${name}`)).data)
  return {
    ...store,
    manager,
    quote,
    async draft(items, values = {}) {
      const lines = items.map(([{ product }, quantity, price]) => ({ product, quantity, price }))
      const { status, data, body } = await manager.post('/api/resource/Quote', {
        ...{ customer_name: 'Sparrows Nursery', email: 'sparrows@example.org', valid_until: '2099-12-31' },
        ...{ lines, ...values },
      })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return String(valuesOf(data)['name'])
    },
    async sent(name) {
      const answer = await store.call('quotes.send', { name }, manager)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return String((await quote(name))['code'])
    },
  }
}
