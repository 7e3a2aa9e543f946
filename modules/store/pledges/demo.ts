import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { Business } from '#store/businesses'
import { Order } from '#store/orders'
import { Pledge } from './pledge/pledge.doctype.ts'
import { recordPledgedSale } from './sale/record-pledged-sale.ts'

const FIRST_DAYS = 60

/** A seller gives 5% of its sales to a purpose of the school, also of the orders that the demo has. */
export async function demo({ documents }: DemoContext): Promise<void> {
  const system = documents.asSystem()
  const purposes = documents.registry.find('Contribution Purpose')
  const [purpose] = purposes ? await system.find(purposes, { order_by: 'name asc', limit: 1 }) : []
  const orders = await system.find(Order, { order_by: 'name asc', limit: 20 })
  const sellers = await system.find(Business, { order_by: 'name asc', limit: 20 })
  if (!purpose) return
  for (const { name: business, business_name } of sellers.slice(0, 3)) {
    const { name } = await system.insert(Pledge, {
      ...{ title: `5% of ${business_name} for the school`, business, percent: 5, goal: 5_000_00 },
      ...{ beneficiary_type: 'Contribution Purpose', beneficiary: String(purpose['name']) },
      from_day: addDays(system.today, -FIRST_DAYS),
    })
    await system.save(Pledge, name, { state: 'approved' })
  }
  for (const { name } of orders) await recordPledgedSale(system, name)
}
