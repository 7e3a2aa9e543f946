import { administrator } from '#framework/permissions'
import {
  requireFine,
  rowsOf,
  valuesOf,
  type TestClient,
  type TestResponse,
  type Values,
} from '#framework/testing'
import { addDays, dayIn } from '#meta'
import { WebsiteSettings } from '#site/website'
import { giveBack, address, delivered, newKey, orderSite, paid, type OrderSite } from '#store/orders/testing'
import { listDiscrepancies } from '#money/ledger/testing'
import { affiliates } from '../index.ts'
import { sampleFamily } from './sample-family.ts'
import { AffiliateSettings } from '../program/affiliate-settings.doctype.ts'

export interface Recommender {
  readonly client: TestClient
  readonly name: string
  readonly code: string
}

interface Purchase {
  readonly quantity?: number
  readonly code: string
  readonly on?: string
  readonly where?: Values
  readonly client?: TestClient
}

export interface AffiliateSite extends Pick<OrderSite, 'site' | 'clock' | 'call'> {
  readonly store: OrderSite
  readonly manager: TestClient
  readonly office: TestClient
  today(days?: number): string
  call(method: string, values: object, client?: TestClient): Promise<TestResponse>
  newAffiliate(values?: Values, client?: TestClient): Promise<Recommender>
  /** Orders and pays pots for ₹375 each without tax, which are not delivered yet. */
  order(purchase: Purchase): Promise<Values>
  deliver(placed: Values): Promise<void>
  /** Buys pots, which arrive. */
  buy(purchase: Purchase): Promise<Values>
  /** Returns pots of an order and refunds them. */
  giveBack(placed: Values, quantity: number): Promise<void>
  night(days: number): Promise<void>
  commissionsOf(affiliate: Recommender): Promise<readonly Values[]>
  totalsOf(affiliate: Recommender): Promise<Values>
  faults(): Promise<readonly { readonly problem: string }[]>
}

const DAY = 86_400

function ordersOf(store: OrderSite): AffiliateSite['order'] {
  const { call, site } = store
  const ready = async (quantity: number, where: Values) => {
    const pot = await store.pot(20, { return_days: 7 })
    return store.ready([[pot, quantity]], where)
  }
  const own = async (client: TestClient, quantity: number, where: Values) => {
    const { cart_token } = await ready(quantity, where)
    requireFine(await call('cart.merge', { cart_token }, client))
    requireFine(await call('cart.set_address', { address, email: 'meena@example.org', ...where }, client))
    const { version, totals } = requireFine(
      await call('cart.set_payment', { payment_choice: 'online' }, client),
    )
    return { version, expected_total: valuesOf(totals)['total'] }
  }
  return async ({ quantity = 1, code, on, where = {}, client }) => {
    const cart = client ? await own(client, quantity, where) : await ready(quantity, where)
    const sent = { ...cart, affiliate_code: code, affiliate_on: on ?? null, idempotency_key: newKey() }
    const placed = requireFine(await call('orders.place_order', sent, client))
    await paid(store, placed)
    await site.engine.drainEvents()
    return placed
  }
}

function applicationsOf({ call, site }: OrderSite, office: TestClient): AffiliateSite['newAffiliate'] {
  return async (values = {}, client) => {
    const applicant = client ?? (await site.userWith('Customer'))
    const { name } = requireFine(
      await call(
        'affiliates.apply',
        { display_name: 'Ravi', kind: 'person', accepts_terms: 1, ...values },
        applicant,
      ),
    )
    const approved = requireFine(
      await office.put(`/api/resource/Affiliate/${String(name)}`, { state: 'approved' }),
    )
    return { client: applicant, name: String(name), code: String(approved['code']) }
  }
}

/** A site with the program switched on: 10% of the price without tax, for 30 days. */
export async function openAffiliateSite(): Promise<AffiliateSite> {
  const store = await orderSite({ discounts: [affiliates, sampleFamily] })
  const { site, clock, call } = store
  const { engine } = site
  const manager = await site.userWith('Store Manager')
  const office = await site.userWith('School Office')
  await engine.write(administrator, async (documents) => {
    await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_affiliates: 1 })
    await documents.save(AffiliateSettings, AffiliateSettings.name, {
      ...{ rates: [{ category: null, rate: 10, valid_from: '2020-01-01' }], minimum_payout: 0 },
    })
  })
  const today = (days = 0) => addDays(dayIn('Asia/Kolkata', clock.now()), days)

  const order = ordersOf(store)
  const deliver = async (placed: Values) => {
    await delivered(store, manager, placed)
    await engine.drainEvents()
  }
  return {
    ...{ store, site, clock, call, manager, office, today, order, deliver },
    newAffiliate: applicationsOf(store, office),
    async buy(purchase) {
      const placed = await order(purchase)
      await deliver(placed)
      return placed
    },
    giveBack: (placed, quantity) => giveBack(store, manager, { placed, quantity }),
    async night(days) {
      clock.pass(days * DAY)
      await engine.runTask('affiliates.confirm')
    },
    async commissionsOf({ client }) {
      return rowsOf(requireFine(await call('affiliates.get_commissions', {}, client))['lines'])
    },
    async totalsOf({ client }) {
      return valuesOf(requireFine(await call('affiliates.get_affiliate', {}, client))['totals'])
    },
    faults: () => listDiscrepancies(site),
  }
}
