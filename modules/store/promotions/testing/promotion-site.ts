import type { TestClient } from '#framework/testing'
import { orderSite, valuesOf, type OrderSite, type Values } from '#store/orders/testing'
import { promotions } from '../index.ts'

export interface PromotionSite extends OrderSite {
  /** Creates a promotion and returns its name. */
  promotion(values: object, client?: TestClient): Promise<string>
  coupon(promotion: string, code: string, values?: object): Promise<void>
  counters(promotion: string): Promise<Values>
}

/** A site that takes orders and has promotions in place of the sample coupon. */
export async function promotionSite(): Promise<PromotionSite> {
  const store = await orderSite({ discounts: [promotions] })
  const { administrator } = store.site
  const insert = async (client: TestClient, type: string, values: object) => {
    const { status, data, body } = await client.post(`/api/resource/${type}`, values)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return String(valuesOf(data)['name'])
  }
  return {
    ...store,
    promotion: (values, client = administrator) =>
      insert(client, 'Store Promotion', { title: 'Ten percent', percent: 10, ...values }),
    async coupon(promotion, code, values = {}) {
      await insert(administrator, 'Coupon', { promotion, code, ...values })
    },
    async counters(promotion) {
      const { data } = await administrator.get(`/api/resource/Store Promotion/${promotion}`)
      const { used_count, spent_amount } = valuesOf(data)
      return { used_count, spent_amount }
    },
  }
}
