import { Guardian } from '#community/family'
import {
  enrolStudent,
  feeSite,
  newPhone,
  readFee,
  signInGuardian,
  type FeeSite,
} from '#community/fees/testing'
import { Volunteer, volunteers } from '#community/volunteers'
import { docType, everything, money, reading, text, always } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { requireFine, valuesOf, type TestClient, type TestResponse, type Values } from '#framework/testing'
import { addDays, dayIn } from '#meta'
import { books } from '#money/books'
import { listDiscrepancies } from '#money/ledger/testing'
import type { Discrepancy } from '#money/ledger'
import { payable, type Payable } from '#money/payments'
import { rewards, RewardSettings } from '#money/rewards'
import { wallet } from '#money/wallet'
import { website, WebsiteSettings } from '#site/website'
import { volunteerCredit } from '../index.ts'
import { VolunteerCreditSettings } from '../settings/volunteer-credit-settings.doctype.ts'

const placeholder = { fields: { title: text() }, access: { 'System Manager': everything } }

const MelaEvent = docType('Mela Event', placeholder)
const ProductCategory = docType('Product Category', placeholder)

/** A document other than a fee that a wallet pays. */
const SampleTicket = docType('Sample Ticket', {
  fields: { amount: money({ required: true }) },
  access: { 'System Manager': everything, All: reading(always) },
})

const payableTicket: Payable = {
  type: SampleTicket.name,
  storedValue: 'parts',
  async due(documents, name) {
    const { amount } = await documents.lock(SampleTicket, name)
    const payer = { name: 'Meena', email: 'meena@example.org', phone: null, user: null }
    return { amount, currency: 'INR', description: name, payer, organisation: null, returnPath: '/' }
  },
  settle: (_documents, { amount }) =>
    Promise.resolve({ credits: [{ account: { purpose: 'income' } as const, amount, memo: 'Ticket' }] }),
  refunded: () => Promise.resolve(),
}

export interface Helper {
  readonly client: TestClient
  readonly volunteer: string
  readonly student: string
  readonly phone: string
}

interface HelperValues {
  /** Another guardian of the same family; a new family without it. */
  readonly spouse?: Helper
  readonly date_of_birth?: string
  readonly hasAccount?: boolean
}

export interface VolunteerCreditSite extends FeeSite {
  today(days?: number): string
  change(settings: Values): Promise<void>
  /** A guardian of an enrolled child who volunteers. */
  helper(values?: HelperValues): Promise<Helper>
  record(helper: Pick<Helper, 'volunteer'>, values?: Values, by?: TestClient): Promise<string>
  setState(entry: string, state: 'approved' | 'waiting' | 'refused', by?: TestClient): Promise<TestResponse>
  confirm(client: TestClient, entry: string): Promise<TestResponse>
  /** Records, approves and confirms hours. */
  earn(helper: Helper, minutes: number, values?: Values): Promise<string>
  creditOf(client: TestClient): Promise<Values>
  call(client: TestClient, method: string, args?: object): Promise<TestResponse>
  walletOf(client: TestClient): Promise<Values>
  pay(
    client: TestClient,
    document: readonly [type: string, name: string],
    amount: number,
  ): Promise<TestResponse>
  feeOf(helper: Helper): Promise<Values>
  newTicket(amount: number): Promise<string>
  creditsFor(entry: string): Promise<readonly Values[]>
  discrepancies(): Promise<readonly Discrepancy[]>
}

let keys = 0

const path = (type: string, name = '') => `/api/resource/${encodeURIComponent(type)}/${name}`

const call = (client: TestClient, method: string, args: object = {}) =>
  client.post(`/api/method/mela.${method}`, args)

type Recording = Pick<VolunteerCreditSite, 'record' | 'setState' | 'confirm' | 'earn'>

function recording({ office }: FeeSite, today: () => string): Recording {
  const record: Recording['record'] = async ({ volunteer }, values = {}, by = office) => {
    const entry = { volunteer, on_day: today(), minutes: 60, activity: 'Kitchen', ...values }
    return String(requireFine(await by.post(path('Hours Entry'), entry))['name'])
  }
  const setState: Recording['setState'] = (entry, state, by = office) =>
    by.put(path('Hours Entry', entry), { state })
  const confirm: Recording['confirm'] = (client, name) => call(client, 'volunteers.confirm_hours', { name })
  return {
    ...{ record, setState, confirm },
    async earn(helper, minutes, values) {
      const entry = await record(helper, { minutes, ...values })
      requireFine(await setState(entry, 'approved'))
      requireFine(await confirm(helper.client, entry))
      return entry
    },
  }
}

async function addGuardian({ site }: FeeSite, spouse: Helper, phone: string): Promise<void> {
  await site.engine.write(administrator, async (documents) => {
    const [own] = await documents.find(Guardian, { where: { phone: spouse.phone }, limit: 1 })
    const family = own?.family ?? ''
    await documents.insert(Guardian, { family, full_name: 'Selvam', phone, may_view: 1, may_pay: 1 })
  })
}

async function switchOn({ site }: FeeSite): Promise<void> {
  await site.engine.write(administrator, async (documents) => {
    await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_wallet: 1, enable_reward_points: 1 })
    await documents.save(RewardSettings, RewardSettings.name, {
      values: [{ valid_from: '2020-01-01', value: 25 }],
    })
  })
}

function helpersOf(school: FeeSite): VolunteerCreditSite['helper'] {
  let number = 0
  return async ({ spouse, date_of_birth = '1990-01-01', hasAccount = true } = {}) => {
    const phone = newPhone()
    const student = spouse?.student ?? (await enrolStudent(school, { phone }))
    if (spouse) await addGuardian(school, spouse, phone)
    const client = await signInGuardian(school, phone)
    number += 1
    const { name } = await school.site.engine.write(administrator, (documents) =>
      documents.insert(Volunteer, {
        kind: date_of_birth > '2000' ? 'student' : 'adult',
        ...{ full_name: `Helper ${number}`, date_of_birth, phone, state: 'active' },
        user: hasAccount ? client.user : null,
      }),
    )
    return { client, volunteer: name, student, phone }
  }
}

/** A school whose volunteers earn ₹50 fee credit an hour, within wide limits; fees, wallets and points are on. */
export async function openVolunteerCreditSite(): Promise<VolunteerCreditSite> {
  const stubs = defineModule({
    ...{ name: 'credit_stand_ins', docTypes: [MelaEvent, ProductCategory, SampleTicket] },
    extensions: [payable.add(payableTicket)],
  })
  const school = await feeSite({
    more: [website, wallet, rewards, books, stubs, volunteers, volunteerCredit],
  })
  const { site, clock } = school
  const { engine } = site
  const first = await engine.read(administrator, (documents) => Promise.resolve(documents.today))
  const change: VolunteerCreditSite['change'] = async (settings) => {
    await engine.write(administrator, (documents) =>
      documents.save(VolunteerCreditSettings, VolunteerCreditSettings.name, settings),
    )
  }
  await switchOn(school)
  await change({
    ...{ is_on: 1, starts_on: addDays(first, -400), minimum_age: 18 },
    rates: [{ valid_from: '2020-01-01', amount: 50_00, points: 200 }],
    ...{ volunteer_month_hours: 0, volunteer_year_hours: 0 },
    ...{ household_month_hours: 0, household_year_hours: 0 },
  })
  const today = (days = 0) => addDays(dayIn('Asia/Kolkata', clock.now()), days)
  return {
    ...{ ...school, today, change, helper: helpersOf(school), call },
    ...recording(school, () => today(-1)),
    creditOf: async (client) =>
      valuesOf(requireFine(await call(client, 'volunteer_credit.get_my_credit'))['credit']),
    walletOf: async (client) => requireFine(await call(client, 'wallet.get_wallet')),
    pay: (client, [reference_type, reference_name], amount) =>
      call(client, 'wallet.pay', {
        ...{ reference_type, reference_name, amount },
        idempotency_key: `key-of-a-fee-credit-payment-${(keys += 1)}`,
      }),
    feeOf: ({ student }) => readFee(school, student),
    newTicket: (amount) =>
      engine.write(
        administrator,
        async (documents) => (await documents.insert(SampleTicket, { amount })).name,
      ),
    creditsFor: async (hours_entry) =>
      (
        await school.office.get(path('Hours Credit'), {
          filters: { hours_entry },
          fields: ['name', 'state', 'amount', 'points', 'minutes', 'cut_minutes', 'cut_by'],
          order_by: 'creation asc',
        })
      ).rows,
    discrepancies: () => listDiscrepancies(site),
  }
}
