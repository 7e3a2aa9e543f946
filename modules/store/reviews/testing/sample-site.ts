import { sql } from 'kysely'
import { administrator } from '#framework/permissions'
import { hashSecret, randomSecret } from '#framework/identity'
import {
  testClock,
  testSite,
  valuesOf,
  type TestResponse,
  type TestClient,
  type TestClock,
  type TestSite,
  type Values,
  rowsOf,
} from '#framework/testing'
import { manualPayments } from '#money/manual-payments'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { receipts } from '#money/receipts'
import { forms } from '#site/forms'
import { moderation } from '#site/moderation'
import { notifications } from '#site/notifications'
import { places } from '#site/places'
import { website } from '#site/website'
import { Business, businesses, BusinessBranch } from '#store/businesses'
import { cart } from '#store/cart'
import { catalog, Product, ProductCategory } from '#store/catalog'
import { inventory } from '#store/inventory'
import { Order, orders, Fulfilment } from '#store/orders'
import { shipping } from '#store/shipping'
import { taxes } from '#store/taxes'
import { reviews } from '../index.ts'

export { rowsOf, valuesOf, type Values }

export interface DeliveredOrder {
  readonly order: string
  readonly token: string
}

interface DeliveryOptions {
  readonly user?: string | null
  readonly phone?: string
  readonly quantity?: number
  readonly returned?: number
  readonly state?: 'shipped' | 'delivered'
  readonly on?: string
}

export interface ReviewSite {
  readonly site: TestSite
  readonly office: TestClient
  readonly clock: TestClock
  readonly business: string
  product(values?: object): Promise<string>
  deliveredOrder(product: string, options?: DeliveryOptions): Promise<DeliveredOrder>
  call(method: string, values: object, client?: TestClient): Promise<TestResponse>
}

const modules = [
  ...[website, notifications, forms, moderation, places, ledger, payments, receipts, manualPayments],
  ...[businesses, catalog, inventory, taxes, shipping, cart, orders, reviews],
]

const insertSeller = (site: TestSite) =>
  site.engine.write(administrator, async (documents) => {
    const { name: category } = await documents.insert(ProductCategory, {
      category_name: 'Clay',
      route: 'clay',
    })
    const { name: business } = await documents.insert(Business, { business_name: 'Pottery', state: 'live' })
    const { name: branch } = await documents.insert(BusinessBranch, {
      ...{ branch_name: 'Shop', business, zipcode: '600004' },
    })
    return { category, business, branch }
  })

async function insertDeliveredOrder(
  site: TestSite,
  {
    product,
    business,
    branch,
  }: { readonly product: string; readonly business: string; readonly branch: string },
  {
    user = null,
    phone = '+919840012345',
    quantity = 1,
    returned = 0,
    state = 'delivered',
    on,
  }: DeliveryOptions,
): Promise<DeliveredOrder> {
  const token = randomSecret()
  const order = await site.engine.write(administrator, async (documents) => {
    const { variants } = await documents.get(Product, product)
    const line = { title: 'Pot', quantity, returned_quantity: returned, product, business, branch }
    const { name, lines } = await documents.insert(Order, {
      ...{
        contact_name: 'Meena Kumar',
        phone,
        email: 'meena@example.org',
        user,
        token_hash: hashSecret(token),
      },
      lines: [{ ...line, variant: variants[0]?.name ?? '', route: 'pot' }],
    })
    const delivered_at = state === 'delivered' ? `${on ?? documents.today} 10:00:00` : null
    const fulfilment = await documents.insert(Fulfilment, {
      order: name,
      number: 1,
      state,
      business,
      branch,
      delivered_at,
    })
    await documents.statement(
      sql`update "Order Line" set fulfilment = ${fulfilment.name} where name = ${lines[0]?.name ?? ''}`,
      {},
    )
    return name
  })
  return { order, token }
}

export async function reviewSite(): Promise<ReviewSite> {
  const clock = testClock()
  const site = await testSite(modules, { settings: { clock: clock.now } })
  const { category, business, branch } = await insertSeller(site)
  let productCount = 0
  return {
    ...{ site, clock, business },
    office: await site.userWith('School Office'),
    async product(values = {}) {
      productCount += 1
      const made = {
        title: `Pot ${productCount}`,
        route: `pot-${productCount}`,
        price: 42_000,
        state: 'live',
        business,
        category,
      } as const
      return (
        await site.engine.write(administrator, (documents) =>
          documents.insert(Product, { ...made, ...values }),
        )
      ).name
    },
    deliveredOrder: (product, options = {}) =>
      insertDeliveredOrder(site, { product, business, branch }, options),
    call: (method, values, client = site.guest) => client.post(`/api/method/mela.${method}`, values),
  }
}

export const sampleText = { title: 'A good pot', text: 'It keeps the water cool.' }

export async function fetchReviews(
  { call }: ReviewSite,
  product: string,
  more: object = {},
): Promise<Values> {
  return valuesOf((await call('reviews.get_reviews', { product, ...more })).message)
}

export async function writeReview(
  { call }: ReviewSite,
  {
    product,
    deliveredOrder,
    stars,
  }: { readonly product: string; readonly deliveredOrder: DeliveredOrder; readonly stars: number },
): Promise<string> {
  const answer = await call('reviews.save_review', {
    product,
    token: deliveredOrder.token,
    stars,
    ...sampleText,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return String(valuesOf(answer.message)['review'])
}

export const decide = (client: TestClient, at: string, values: object) =>
  client.put(`/api/resource/${at}`, values)

/** Delivers waiting events, and those that follow from them. */
export async function drain({ site }: ReviewSite): Promise<void> {
  for (let round = 0; round < 2; round += 1) await site.engine.drainEvents()
}

export async function notificationsOf(store: ReviewSite, client: TestClient): Promise<readonly Values[]> {
  await drain(store)
  const { message } = await store.call('notifications.get_notifications', {}, client)
  return rowsOf(valuesOf(message)['notifications'])
}
