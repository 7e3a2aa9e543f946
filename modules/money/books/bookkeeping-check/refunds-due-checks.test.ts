import { afterAll, beforeEach, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck, post, type PostingLine } from '#money/ledger'
import { runBooks } from '../books-run/run.ts'
import { Bill } from '../testing/sample-bill.ts'
import type { Action } from '../testing/payment-history.ts'
import { play } from '../testing/play-history.ts'
import { paymentSite } from '../testing/payment-site.ts'

const on = await paymentSite()
const { engine } = on.site
afterAll(on.site.close)

async function found() {
  const { outcomes } = await runBooks({
    step: (part) => engine.write(administrator, part),
    site: engine.settings,
    checks: engine.extensions(bookkeepingCheck),
  })
  return outcomes.flatMap(({ check, discrepancies }) =>
    discrepancies.map(({ problem }) => `${check}: ${problem}`),
  )
}

const fault = null

async function refunded(to: 'source' | 'credit'): Promise<string> {
  const values = { amount: 1000, tax: 180, payer: on.member }
  const bill = (await engine.write(administrator, (documents) => documents.insert(Bill, values))).name
  const actions: readonly Action[] = [
    { what: 'open', tab: 0, fault },
    { what: 'payer', step: 'pays', order: 0 },
    { what: 'ask', fault },
    { what: 'refund', percent: 30, to, key: 0, fault },
    { what: 'work', fault },
  ]
  for (const action of actions) await play({ on, bill, late: [], tokens: [] }, action)
  return bill
}

let bill: string
beforeEach(async () => {
  await on.empty()
  await refunded('source')
  bill = await refunded('credit')
})

/** A balanced entry that no refund explains. */
async function wronglyPosted(
  account: PostingLine['account'],
  kind: 'adjustment' | 'refund' = 'adjustment',
): Promise<void> {
  await engine.write(administrator, (documents) =>
    post(documents.asSystem(), {
      ...{ kind, source: { type: Bill.name, name: bill }, idempotencyKey: 'planted' },
      lines: [
        { account, amount: -100 },
        { account: { purpose: 'opening' }, amount: 100 },
      ],
    }),
  )
}

test('The bookkeeping check finds a balance without a refund on the refunds due account', async () => {
  expect(await found()).toEqual([])
  await wronglyPosted({ purpose: 'refunds due' })
  expect(await found()).toEqual(['payments.refunds_due: This account does not match the refunds in progress'])
})

test('The bookkeeping check finds a credit without a refund on its customer’s account', async () => {
  await wronglyPosted({ purpose: 'customer credit', party: { type: 'User', name: on.member } }, 'refund')
  expect(await found()).toEqual([
    'payments.customer_credit: This account does not match the refunds paid to credit',
  ])
})
