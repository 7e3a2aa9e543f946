import { docType, everything, text, always, reading } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { requireFine, rowsOf, type TestClient, type Values } from '#framework/testing'
import { addDays, dayIn } from '#meta'
import { findOrCreateAccount, getBalance, type AccountSelector } from '#money/ledger'
import { giveBack, delivered, orderSite, paid, place, type OrderSite } from '#store/orders/testing'
import { listDiscrepancies } from '#money/ledger/testing'
import { pledges } from '../index.ts'
import { Pledge } from '../pledge/pledge.doctype.ts'

const Class = docType('Class', {
  fields: { class_name: text() },
  access: { 'System Manager': everything, All: reading(always) },
})
const MelaEvent = docType('Mela Event', {
  fields: { title: text() },
  access: { 'System Manager': everything },
})
const ContributionPurpose = docType('Contribution Purpose', {
  fields: { title: text() },
  access: { 'System Manager': everything },
})

const beneficiaries = defineModule({
  ...{ name: 'sample_beneficiaries', docTypes: [Class, MelaEvent, ContributionPurpose] },
})

export interface PledgeSite extends Pick<OrderSite, 'site' | 'clock' | 'call'> {
  readonly store: OrderSite
  readonly manager: TestClient
  readonly office: TestClient
  /** Class that pledges are for. */
  readonly ofClass: string
  readonly purpose: string
  today(days?: number): string
  /** A pledge of the pottery: 10% for a class, approved, without a cap. */
  newPledge(values?: Values): Promise<string>
  end(pledge: string): Promise<void>
  /** Orders and pays pots for ₹375 each without tax, which are not delivered yet. */
  order(quantity?: number): Promise<Values>
  deliver(placed: Values): Promise<void>
  giveBack(placed: Values, quantity: number): Promise<void>
  night(days: number): Promise<void>
  salesOf(pledge: string): Promise<readonly Values[]>
  publicPledge(pledge: string): Promise<Values>
  /** Minor units, debits positive. */
  balance(account: AccountSelector): Promise<number>
  faults(): Promise<readonly { readonly problem: string }[]>
}

const DAY = 86_400

function ordersOf(store: OrderSite, manager: TestClient): Pick<PledgeSite, 'order' | 'deliver' | 'giveBack'> {
  const { site } = store
  return {
    async order(quantity = 1) {
      const pot = await store.pot(20, { return_days: 7 })
      const placed = requireFine(await place(store, await store.ready([[pot, quantity]])))
      await paid(store, placed)
      await site.engine.drainEvents()
      return placed
    },
    async deliver(placed) {
      await delivered(store, manager, placed)
      await site.engine.drainEvents()
    },
    giveBack: (placed, quantity) => giveBack(store, manager, { placed, quantity }),
  }
}

export async function openPledgeSite(): Promise<PledgeSite> {
  const store = await orderSite({ discounts: [beneficiaries, pledges] })
  const { site, clock, call } = store
  const { engine } = site
  const manager = await site.userWith('Store Manager')
  const office = await site.userWith('School Office')
  const { business } = await store.pot(1)
  const [ofClass, purpose] = await engine.write(administrator, async (documents) => [
    (await documents.insert(Class, { class_name: 'Class 5A' })).name,
    (await documents.insert(ContributionPurpose, { title: 'Library' })).name,
  ])
  const today = (days = 0) => addDays(dayIn('Asia/Kolkata', clock.now()), days)
  const pledgePath = (name = '') => `/api/resource/Pledge/${name}`
  return {
    ...{ store, site, clock, call, manager, office, today, ...ordersOf(store, manager) },
    ...{ ofClass: ofClass ?? '', purpose: purpose ?? '' },
    async newPledge(values = {}) {
      const terms = { title: 'Books', business, percent: 10, from_day: today() }
      const pledge = { ...terms, beneficiary_type: 'Class', beneficiary: ofClass, ...values }
      const { name } = requireFine(await manager.post(pledgePath(), pledge))
      requireFine(await manager.put(pledgePath(String(name)), { state: 'approved' }))
      return String(name)
    },
    async end(name) {
      requireFine(await manager.put(pledgePath(name), { state: 'ended' }))
    },
    async night(days) {
      clock.pass(days * DAY)
      await engine.runTask('pledges.confirm')
    },
    salesOf: async (pledge) =>
      (
        await manager.get('/api/resource/Pledge Sale', {
          ...{ filters: { pledge }, order_by: 'creation asc' },
          fields: ['name', 'state', 'amount', 'reversed_amount', 'order', 'final_on'],
        })
      ).rows,
    async publicPledge(pledge) {
      const listed = rowsOf(requireFine(await call('pledges.get_pledges', {}))['pledges'])
      return listed.find(({ name }) => name === pledge) ?? {}
    },
    balance: (account) =>
      engine.write(administrator, async (documents) =>
        getBalance(documents, await findOrCreateAccount(documents, account)),
      ),
    faults: () => listDiscrepancies(site),
  }
}

export const stopAll = async ({ site }: PledgeSite): Promise<void> => {
  await site.engine.write(administrator, async (documents) => {
    for (const { name } of await documents.find(Pledge, { where: { state: 'approved' }, limit: 100 }))
      await documents.save(Pledge, name, { state: 'ended' })
  })
}
