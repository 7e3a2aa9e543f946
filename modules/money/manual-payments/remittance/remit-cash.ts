import { date, money, select, text } from '#framework/doctypes'
import { anyValue } from '#framework/method-input'
import { method } from '#framework/modules'
import { moneyStaff } from '#money/payments'
import { toDecimal } from '#meta'
import { manualPaymentErrors, manualPaymentKeyErrors } from '../errors.ts'
import { validateRemittanceDate } from '../manual-payment/payment-details.rules.ts'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { CashCollection } from '../cash-collection/cash-collection.doctype.ts'
import { collectorAccount, holdingAccount } from '../manual-payment/record-manual-payment.ts'
import { readCollector, type CashCollectionDoc } from '../cash-collection/cash-collections.ts'

const MAX_SELECTED = 500

/** Parses names of collections; null for all. */
function parseCollections(value: unknown): readonly string[] | null {
  if (value === null || value === undefined) return null
  if (!Array.isArray(value) || value.length > MAX_SELECTED) throw manualPaymentErrors.no_collections()
  const names = value.filter((one: unknown) => typeof one === 'string')
  if (names.length === 0 || names.length < value.length) throw manualPaymentErrors.no_collections()
  return [...new Set(names)]
}

/**
 * Records cash remitted by a collector for many documents, the oldest collections first. Without a collector: cash of
 * unknown collectors.
 */
export const remitCash = method({
  renamedFrom: 'counter.remit_cash',
  access: moneyStaff,
  input: {
    collector_type: text({ maxLength: 140 }),
    collector: text({ maxLength: 140 }),
    collections: anyValue,
    amount: money({ required: true, min: 1 }),
    into: select(['cash', 'bank'], { default: 'bank' }),
    remitted_on: date(),
    reference: text({ maxLength: 80 }),
  },
  methods: ['POST'],
  idempotent: { isKeyRequired: true, errors: manualPaymentKeyErrors },
  async run({ input, documents }) {
    const { collector_type: type, collector: name, amount, into, reference } = input
    const day = input.remitted_on ?? documents.today
    validateRemittanceDate(day, documents.today)
    const { collections, outstanding } = await recordRemittance(documents, {
      collector: type === null || name === null ? null : { type, name },
      collections: parseCollections(input.collections),
      ...{ amount, into: into ?? 'bank', reference, day },
    })
    return {
      outstanding: toDecimal(outstanding),
      collections: collections.map((one) => ({
        ...{ name: one.name, state: one.state },
        remitted_amount: toDecimal(one.remitted_amount),
      })),
    }
  },
})

interface DepositDetails {
  readonly into: 'cash' | 'bank'
  readonly reference: string | null
  /** 'YYYY-MM-DD' */
  readonly day: string
}

export interface Deposit extends Omit<DepositDetails, 'day'> {
  readonly name: string
}

async function postDeposit(
  documents: Documents,
  collection: CashCollectionDoc,
  { amount, into, reference, day, key }: DepositDetails & { readonly amount: number; readonly key: string },
): Promise<CashCollectionDoc> {
  const { name, organisation, remitted_amount: before } = collection
  const remitted_amount = before + amount
  const entry = await post(documents, {
    kind: 'deposit',
    lines: [
      { account: holdingAccount(into, organisation), amount },
      { account: collectorAccount(readCollector(collection)), amount: -amount },
    ],
    source: { type: CashCollection.name, name },
    idempotencyKey: key,
    postingDate: day,
  })
  return documents.save(CashCollection, name, {
    ...(remitted_amount === collection.amount ? { state: 'deposited' as const } : {}),
    ...{ remitted_amount, deposited_on: day, deposited_into: into },
    ...{ deposit_reference: reference, deposit_entry: entry.name },
  })
}

/** Records the remaining cash as remitted. Idempotent. */
export async function recordDeposit(
  caller: Documents,
  { name, into, reference }: Deposit,
): Promise<CashCollectionDoc> {
  const documents = caller.asSystem()
  const collection = await documents.lock(CashCollection, name)
  const { state, amount, remitted_amount } = collection
  if (state === 'deposited') return collection
  if (state === 'due') throw manualPaymentErrors.clear_first()
  if (state === 'cancelled') throw manualPaymentErrors.over(CashCollection.name, name, state)
  return postDeposit(documents, collection, {
    ...{ amount: amount - remitted_amount, into, reference, day: documents.today },
    key: `collection:${name}:deposited`,
  })
}

interface Remittance extends DepositDetails {
  /** Null for cash of unknown collectors. */
  readonly collector: { readonly type: string; readonly name: string } | null
  /** Names of the collections; null for all of the collector. */
  readonly collections: readonly string[] | null
  /** Amount in minor units. */
  readonly amount: number
}

const MAX_COLLECTIONS = 2000

async function lockCollections(
  documents: Documents,
  { collector, collections }: Remittance,
): Promise<readonly CashCollectionDoc[]> {
  const ofCollector = { collector_type: collector?.type ?? null, collector: collector?.name ?? null }
  const selected = collections === null ? {} : { name: ['in', collections] as const }
  const where = { ...ofCollector, ...selected, state: 'collected' } as const
  const found = await documents.find(CashCollection, {
    where,
    fields: ['name'],
    order_by: 'collected_on asc',
    limit: MAX_COLLECTIONS,
  })
  const locked: CashCollectionDoc[] = []
  for (const { name } of found.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    locked.push(await documents.lock(CashCollection, name))
  const age = ({ collected_on, name }: CashCollectionDoc) => `${collected_on ?? ''} ${name}`
  return locked
    .filter(({ state }) => state === 'collected')
    .toSorted((one, other) => (age(one) < age(other) ? -1 : 1))
}

const unremittedAmount = ({ amount, remitted_amount }: CashCollectionDoc): number => amount - remitted_amount

async function recordRemittance(
  caller: Documents,
  remittance: Remittance,
): Promise<{ readonly collections: readonly CashCollectionDoc[]; readonly outstanding: number }> {
  const documents = caller.asSystem()
  const open = await lockCollections(documents, remittance)
  const owed = open.reduce((sum, collection) => sum + unremittedAmount(collection), 0)
  if (open.length < (remittance.collections?.length ?? 0)) throw manualPaymentErrors.not_with_collector()
  if (remittance.amount > owed) throw manualPaymentErrors.more_than_collected(owed)
  const remitted: CashCollectionDoc[] = []
  let remaining = remittance.amount
  for (const collection of open) {
    const amount = Math.min(remaining, unremittedAmount(collection))
    if (amount === 0) break
    // The remitted amount only increases, so the key is unique per posting.
    const key = `remittance:${collection.name}:${collection.remitted_amount}`
    remitted.push(await postDeposit(documents, collection, { ...remittance, amount, key }))
    remaining -= amount
  }
  return { collections: remitted, outstanding: owed - remittance.amount }
}
