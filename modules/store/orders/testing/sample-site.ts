import { defineModule, type Module } from '#framework/modules'
import { administrator } from '#framework/permissions'
import {
  requireFine,
  testClock,
  testSite,
  valuesOf,
  type Inbox,
  type TestResponse,
  type TestClient,
  type TestClock,
  type TestSite,
  type Values,
} from '#framework/testing'
import { manualPayments } from '#money/manual-payments'
import { ledger, type Discrepancy } from '#money/ledger'
import { listDiscrepancies } from '#money/ledger/testing'
import { payments } from '#money/payments'
import { sampleGateway, type SampleGateway } from '#money/payments/testing'
import { receipts } from '#money/receipts'
import { giftCards } from '#money/gift-cards'
import { rewards } from '#money/rewards'
import { wallet } from '#money/wallet'
import { forms } from '#site/forms'
import { notifications } from '#site/notifications'
import { places } from '#site/places'
import { website } from '#site/website'
import { Business, businesses, BusinessBranch } from '#store/businesses'
import { cart } from '#store/cart'
import { catalog, Product, ProductCategory } from '#store/catalog'
import { inventory } from '#store/inventory'
import { shipping } from '#store/shipping'
import { taxes } from '#store/taxes'
import { orders } from '../index.ts'
import { SampleCoupon, sampleDiscount } from './sample-discount.ts'

export { rowsOf, valuesOf, type Values } from '#framework/testing'

export interface SampleItem {
  readonly product: string
  readonly variant: string
  readonly business: string
}

export interface ReadyCart {
  readonly cart_token: string
  readonly version: number
  readonly expected_total: number
}

export interface OrderSite {
  readonly site: TestSite
  readonly gateway: SampleGateway
  readonly clock: TestClock
  readonly shop: { readonly pottery: string; readonly loom: string }
  pot(stockQuantity: number, values?: object): Promise<SampleItem>
  cloth(stockQuantity: number, values?: object): Promise<SampleItem>
  ready(
    lines: readonly (readonly [thing: SampleItem, quantity: number])[],
    values?: Values,
  ): Promise<ReadyCart>
  call(method: string, values: object, client?: TestClient): Promise<TestResponse>
  faults(): Promise<readonly Discrepancy[]>
  left(sampleItem: SampleItem): Promise<number>
}

const modules = [
  ...[website, notifications, forms, places, ledger, payments, receipts, manualPayments, wallet],
  giftCards,
  rewards,
  ...[businesses, catalog, inventory, taxes, shipping, cart, orders],
]

export const POTTERY_GSTIN = '33AAPFU0939F1Z2'

export const address = {
  ...{ contact_name: 'Meena', phone: '98400 12345', address_line1: '4 Temple Street', city: 'Chennai' },
  ...{ state: 'Tamil Nadu', zipcode: '600004' },
}

let keys = 0
export const newKey = (): string => `key-of-the-order-${String((keys += 1)).padStart(5, '0')}`

async function terms({ administrator: admin }: TestSite): Promise<void> {
  const insert = async (type: string, values: object) => {
    const answer = await admin.post(`/api/resource/${type}`, values)
    requireFine(answer)
    return String(valuesOf(answer.data)['name'])
  }
  await insert('Tax Class', { class_name: 'Pottery', is_default: 1 })
  await insert('Tax Rate', { tax_class: 'Pottery', valid_from: '2020-01-01', rate: 1200 })
  const ranges = [{ from_postal_code: '110001', to_postal_code: '681999' }]
  const zone = await insert('Shipping Zone', { zone_name: 'India', ranges })
  await insert('Shipping Rate', { zone, service: 'standard', amount: 50 })
}

function sellers(site: TestSite) {
  return site.engine.write(administrator, async (documents) => {
    const { name: category } = await documents.insert(ProductCategory, {
      category_name: 'Clay',
      route: 'clay',
    })
    const seller = async (business_name: string, address_state: string, gstin: string | null) =>
      (await documents.insert(Business, { business_name, address_state, gstin, state: 'live' })).name
    const pottery = await seller('Pottery', 'Tamil Nadu', POTTERY_GSTIN)
    const loom = await seller('Loom', 'Karnataka', null)
    const branch = async (business: string, zipcode: string) =>
      (await documents.insert(BusinessBranch, { branch_name: 'Shop', business, zipcode })).name
    const shop = { pottery: await branch(pottery, '600004'), loom: await branch(loom, '560001') }
    return { category, pottery, loom, shop }
  })
}

type Call = OrderSite['call']

interface Making {
  readonly call: Call
  readonly category: string
}

function makerOf(site: TestSite, { call, category }: Making) {
  let productCount = 0
  return async (
    business: string,
    branch: string,
    made: { stockQuantity: number; values: object },
  ): Promise<SampleItem> => {
    productCount += 1
    const { name: product, variants } = await site.engine.write(administrator, (documents) =>
      documents.insert(Product, {
        ...{
          title: `Pot ${productCount}`,
          route: `pot-${productCount}`,
          price: 42_000,
          state: 'live',
          business,
          category,
        },
        ...made.values,
      }),
    )
    const variant = variants[0]?.name ?? ''
    const received = { branch, variant, quantity: made.stockQuantity }
    if (made.stockQuantity > 0)
      requireFine(await call('inventory.receive_stock', received, site.administrator))
    return { product, variant, business }
  }
}

async function readyCart(
  call: Call,
  lines: Parameters<OrderSite['ready']>[0],
  values: Values,
): Promise<ReadyCart> {
  let cart_token: unknown = null
  for (const [{ variant, business }, quantity] of lines) {
    const answer = await call('cart.add', { variant, business, quantity, cart_token })
    requireFine(answer)
    cart_token = valuesOf(answer.message)['cart_token']
  }
  requireFine(await call('cart.set_address', { cart_token, address, email: 'meena@example.org', ...values }))
  const { coupon_code } = values
  if (coupon_code) requireFine(await call('cart.set_coupon', { cart_token, coupon_code }))
  const payment_choice = values['payment_choice'] ?? 'online'
  const { message } = await call('cart.set_payment', { cart_token, payment_choice })
  const { version, totals } = valuesOf(message)
  const expected_total = Number(valuesOf(totals)['total'])
  return { cart_token: String(cart_token), version: Number(version), expected_total }
}

async function leftOf({ engine }: TestSite, { variant }: SampleItem): Promise<number> {
  const { rows } = await engine.database.pool.query<{ available: string }>(
    'select coalesce(sum(available), 0) as available from "Stock" where variant = $1',
    [variant],
  )
  return Number(rows[0]?.available)
}

interface SiteOptions {
  readonly hasGateway?: boolean
  readonly inbox?: Inbox
  /** A demo shows the texts of messages that no provider sends. */
  readonly isDemo?: boolean
  /** Modules whose discounts take the place of the sample coupon. */
  readonly discounts?: readonly Module[]
  /** Modules that a test needs beside those of orders. */
  readonly more?: readonly Module[]
}

export async function orderSite({
  hasGateway = true,
  inbox,
  isDemo = false,
  discounts,
  more = [],
}: SiteOptions = {}): Promise<OrderSite> {
  const gateway = sampleGateway()
  const clock = testClock()
  const sample = defineModule({
    ...{ name: 'sample_shop', docTypes: discounts === undefined ? [SampleCoupon] : [] },
    extensions: [...(hasGateway ? [gateway.extension] : []), sampleDiscount],
  })
  const messenger = inbox === undefined ? [] : [inbox.module]
  const site = await testSite([...messenger, ...modules, ...(discounts ?? []), ...more, sample], {
    settings: { clock: clock.now, isDemo },
    trustedProxies: 1,
  })
  await terms(site)
  const { category, pottery, loom, shop } = await sellers(site)
  const call: Call = (method, values, client = site.guest) =>
    client.post(`/api/method/mela.${method}`, values)
  const make = makerOf(site, { call, category })
  return {
    ...{ site, gateway, clock, shop, call },
    pot: (stockQuantity, values = {}) => make(pottery, shop.pottery, { stockQuantity, values }),
    cloth: (stockQuantity, values = {}) => make(loom, shop.loom, { stockQuantity, values }),
    ready: (lines, values = {}) => readyCart(call, lines, values),
    faults: () => listDiscrepancies(site, 'orders.'),
    left: (sampleItem) => leftOf(site, sampleItem),
  }
}

export const place = ({ call }: OrderSite, cart: ReadyCart, more: Values = {}) =>
  call('orders.place_order', { ...cart, idempotency_key: newKey(), ...more })

export async function opened({ call }: OrderSite, placed: Values, idempotency_key: string): Promise<Values> {
  const { message, body, status } = await call('payments.pay', {
    ...{ reference_type: 'Order', reference_name: placed['order'], receipt_token: placed['token'] },
    ...{ gateway: 'Razorpay', idempotency_key },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return valuesOf(message)
}

export async function paid(store: OrderSite, placed: Values, idempotency_key = newKey()): Promise<Values> {
  const { payment, token } = await opened(store, placed, idempotency_key)
  store.gateway.play(String(payment))
  return valuesOf((await store.call('payments.get_status', { payment, token })).message)
}

export async function orderOf({ site }: OrderSite, placed: Values): Promise<Values> {
  return valuesOf((await site.administrator.get(`/api/resource/Order/${String(placed['order'])}`)).data)
}
