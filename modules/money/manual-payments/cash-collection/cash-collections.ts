import type { Context } from '#framework/context'
import { paymentEvents } from '#money/payments'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { post } from '#money/ledger'
import { issueReceipt, manualMethodLabel } from '#money/receipts'
import { CashCollection } from './cash-collection.doctype.ts'
import { manualPaymentErrors } from '../errors.ts'
import { cashCollector } from '../extension-points.ts'
import { collectorAccount, MAX_DESCRIPTION_LENGTH } from '../manual-payment/record-manual-payment.ts'
import {
  lockDue,
  requireDue,
  allocatePayment,
  type LockedDue,
  type Reference,
} from '../manual-payment/payable-handler.ts'

export type CashCollectionDoc = Doc<typeof CashCollection>

export interface ExpectedCash {
  readonly reference: Reference
  readonly collector: Reference | null
  /** Part of the document, such as a package, and its amount; null for the whole amount due. */
  readonly part: (Reference & { readonly amount: number }) | null
}

const keyOf = ({ type, name }: Reference): string => `${type} ${name}`

const openForKey = ({ reference, part }: ExpectedCash): string =>
  part === null ? keyOf(reference) : `${keyOf(reference)}, ${keyOf(part)}`

async function findOpenCollection(
  documents: Documents,
  expected: ExpectedCash,
): Promise<CashCollectionDoc | undefined> {
  const { reference, part } = expected
  const all = { reference_type: reference.type, reference_name: reference.name, state: 'due' } as const
  const where = part === null ? all : { open_for: openForKey(expected) }
  const [before] = await documents.find(CashCollection, { where, order_by: 'name asc', limit: 1 })
  return before
}

export const readCollector = ({
  collector_type: type,
  collector: name,
}: CashCollectionDoc): Reference | null => (type === null || name === null ? null : { type, name })

function createCollectionFields(open: LockedDue, expected: ExpectedCash) {
  const { reference, part } = expected
  const { currency, organisation, ...due } = requireDue(open, reference, part?.amount ?? 0)
  const description = due.description.slice(0, MAX_DESCRIPTION_LENGTH)
  const key = {
    open_for: openForKey(expected),
    reference_type: reference.type,
    reference_name: reference.name,
  }
  if (part === null) return { ...key, amount: due.amount, currency, description, organisation }
  const { type: part_type, name, amount } = part
  return { ...key, amount, currency, description, organisation, part_type, part: name }
}

/** Opens a cash collection for a document or a part of it. Idempotent: one open collection. */
export async function openCashCollection(
  caller: Documents,
  context: Context,
  expected: ExpectedCash,
): Promise<CashCollectionDoc> {
  const { reference, collector } = expected
  const documents = caller.asSystem()
  const open = await lockDue(documents, context, reference)
  const before = await findOpenCollection(documents, expected)
  if (before) return before
  const collected = createCollectionFields(open, expected)
  const { payer } = requireDue(open, reference, collected.amount)
  return documents.insert(CashCollection, {
    ...collected,
    ...{ payer_name: payer.name, payer_email: payer.email, payer_phone: payer.phone, payer: payer.user },
    ...{ collector_type: collector?.type ?? null, collector: collector?.name ?? null },
  })
}

async function issueCollectionReceipt(documents: Documents, collection: CashCollectionDoc): Promise<string> {
  const { name, organisation, amount, currency, description } = collection
  const { payer_name, payer_email, payer_phone, payer, reference_type, reference_name } = collection
  const receipt = await issueReceipt(documents, {
    source: { type: 'Cash Collection', name },
    ...{ organisation, amount, currency },
    payer: { name: payer_name, email: payer_email, phone: payer_phone, user: payer },
    reference: { type: reference_type, name: reference_name },
    lines: [{ description, amount }],
    method: manualMethodLabel('cash'),
    receivedOn: documents.today,
  })
  return receipt.name
}

async function findCollector(
  documents: Documents,
  { extensions }: Context,
  collection: CashCollectionDoc,
): Promise<Reference | null> {
  const { part_type, part } = collection
  const named = readCollector(collection)
  if (named !== null || part === null) return named
  const source = extensions(cashCollector).find((one) => one.partType === part_type)
  return (await source?.collectorOf(documents, part)) ?? null
}

/** Records collected cash: the document is paid, and the collector owes the amount. Idempotent. */
export async function recordCashCollected(
  caller: Documents,
  context: Context,
  name: string,
): Promise<CashCollectionDoc> {
  const documents = caller.asSystem()
  const { reference_type: type, reference_name } = await documents.get(CashCollection, name)
  const reference = { type, name: reference_name }
  // The document is locked first, the order that all writers share.
  const open = await lockDue(documents, context, reference)
  const collection = await documents.lock(CashCollection, name)
  const { state, amount, currency } = collection
  if (state === 'collected' || state === 'deposited') return collection
  if (state !== 'due') throw manualPaymentErrors.over(CashCollection.name, name, state)
  requireDue(open, reference, amount)
  const collector = await findCollector(documents, context, collection)
  const credits = await allocatePayment(documents, open.handler, {
    name: reference_name,
    payment: name,
    amount,
  })
  const entry = await post(documents, {
    kind: 'cash collection',
    lines: [
      { account: collectorAccount(collector), amount },
      ...credits.map(({ account, amount: credit, memo }) => ({ account, amount: -credit, memo })),
    ],
    source: { type: CashCollection.name, name },
    idempotencyKey: `collection:${name}`,
  })
  await documents.emit(paymentEvents.captured, {
    ...{ payment: name, reference_type: type, reference_name, amount, currency },
  })
  const receipt = await issueCollectionReceipt(documents, collection)
  return documents.save(CashCollection, name, {
    ...{ state: 'collected', collected_on: documents.today, entry: entry.name, receipt, open_for: null },
    ...{ collector_type: collector?.type ?? null, collector: collector?.name ?? null },
  })
}

export async function cancelOpenCollection(
  caller: Documents,
  name: string,
  reason: string | null,
): Promise<CashCollectionDoc> {
  const documents = caller.asSystem()
  const collection = await documents.lock(CashCollection, name)
  if (collection.state === 'cancelled') return collection
  if (collection.state !== 'due') throw manualPaymentErrors.over(CashCollection.name, name, collection.state)
  return documents.save(CashCollection, name, { state: 'cancelled', reason, open_for: null })
}
