import { administrator } from '#framework/permissions'
import { testClock, testSite, type TestClient, type TestClock, type TestSite } from '#framework/testing'
import { ledger } from '#money/ledger'
import { notifications } from '#site/notifications'
import { places } from '#site/places'
import { website } from '#site/website'
import { Business, businesses, BusinessBranch } from '#store/businesses'
import { catalog, Product, ProductCategory } from '#store/catalog'
import { taxes } from '#store/taxes'
import { inventory, reserveStock } from '../index.ts'

export { valuesOf } from '#framework/testing'

export interface SampleProduct {
  readonly addProduct: string
  readonly variant: string
  readonly sku: string
}

export interface StockSite {
  readonly site: TestSite
  readonly clock: TestClock
  readonly branches: readonly [string, string, string]
  addProduct(): Promise<SampleProduct>
}

export const call = (client: TestClient, method: string, values: object = {}) =>
  client.post(`/api/method/mela.inventory.${method}`, values)

const modules = [website, notifications, places, ledger, businesses, catalog, inventory, taxes]

export async function stockSite(): Promise<StockSite> {
  const clock = testClock()
  const site = await testSite(modules, { settings: { clock: clock.now }, trustedProxies: 1 })
  let productCount = 0
  const made = await site.engine.write(administrator, async (documents) => {
    const { name: category } = await documents.insert(ProductCategory, {
      category_name: 'Clay',
      route: 'clay',
    })
    const { name: first } = await documents.insert(Business, { business_name: 'Pottery', state: 'live' })
    const { name: other } = await documents.insert(Business, { business_name: 'Loom', state: 'live' })
    const branch = async (business: string) =>
      (await documents.insert(BusinessBranch, { branch_name: 'Shop', business, zipcode: '600012' })).name
    return {
      category,
      first,
      branches: [await branch(first), await branch(first), await branch(other)] as const,
    }
  })
  return {
    ...{ site, clock, branches: made.branches },
    async addProduct() {
      productCount += 1
      const sku = `POT-${productCount}`
      const values = {
        title: `Pot ${productCount}`,
        route: `pot-${productCount}`,
        price: 42_000,
        state: 'live',
      } as const
      const { name, variants } = await site.engine.write(administrator, (documents) =>
        documents.insert(Product, {
          ...{ ...values, business: made.first, category: made.category },
          variants: [{ sku, price: values.price }],
        }),
      )
      return { addProduct: name, variant: variants[0]?.name ?? '', sku }
    },
  }
}

export async function readStock({ site }: StockSite, branch: string, variant: string) {
  const { rows } = await site.engine.database.pool.query<{
    on_hand: number
    reserved: number
    available: number
  }>('select on_hand, reserved, available from "Stock" where branch = $1 and variant = $2', [branch, variant])
  const [row] = rows
  return [row?.on_hand ?? 0, row?.reserved ?? 0, row?.available ?? 0] as const
}

/** A product of which the first branch has `quantity`. */
export async function stockedProduct(sample: StockSite, quantity: number): Promise<SampleProduct> {
  const product = await sample.addProduct()
  const receipt = { branch: sample.branches[0], sku: product.sku, quantity }
  const { status } = await call(sample.site.administrator, 'receive_stock', receipt)
  if (status !== 200) throw new Error(`Stock was not received: ${status}`)
  return product
}

export const orderLine = ({ variant }: SampleProduct, quantity: number, branch: string) => ({
  ...{ variant, branch, quantity, field: 'lines.0.quantity', title: 'Pot' },
})

let orders = 0

/** Reserves stock for a new order; returns the name of the reservation. */
export function reserveForOrder(
  { site }: StockSite,
  lines: readonly ReturnType<typeof orderLine>[],
  expiresAt: string | null = null,
): Promise<string> {
  orders += 1
  const source = { type: 'Order', name: `ORD-${orders}` }
  return site.engine.write(administrator, (documents) =>
    reserveStock(documents, { source, lines, expiresAt }),
  )
}
