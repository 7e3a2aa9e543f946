import type { Context } from '#framework/context'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testClock, type TestClock, type TestSite } from '#framework/testing'
import { bookkeepingCheck } from '#money/ledger'
import { Receipt } from './receipt.doctype.ts'
import { capturedPayment, receiptSite } from '../testing/sample-site.ts'
import { issueMissingReceipts, listPaymentsWithoutReceipt } from './issue-missing-receipts.ts'

const DAY = 86_400

let clock: TestClock
let site: TestSite
let step: Context['inTransaction']
beforeAll(async () => {
  clock = testClock()
  const onError = () => undefined
  site = await receiptSite({ settings: { clock: clock.now, onError } })
  step = (part) => site.engine.write(administrator, part)
})
afterAll(() => site.close())

const missing = (minutes: number) => step((documents) => listPaymentsWithoutReceipt(documents, { minutes }))

test('Issues receipts refused for a wrong clock once each when it is right again', async () => {
  await capturedPayment(site)
  await site.engine.drainEvents()
  clock.pass(-10 * DAY)
  const payment = await capturedPayment(site)
  await expect(issueMissingReceipts(step, 0)).rejects.toThrow('Correct the server’s clock')
  clock.pass(10 * DAY)
  expect(await missing(0)).toEqual([payment])
  expect(await issueMissingReceipts(step, 0)).toBe(1)
  expect(await issueMissingReceipts(step, 0)).toBe(0)
  const issuedReceipts = await step((documents) => documents.find(Receipt, { where: { payment } }))
  expect(issuedReceipts).toHaveLength(1)
  await site.engine.drainEvents()
  expect(await missing(0)).toEqual([])
})

test('Expects no receipt yet for a fresh booking, and none for unallocated money', async () => {
  await capturedPayment(site, { allocation: 'unallocated' })
  await capturedPayment(site)
  expect(await missing(5)).toEqual([])
  expect(await missing(0)).toHaveLength(1)
})

test('The bookkeeping check finds receipts missing for a day', async () => {
  const check = site.engine.extensions(bookkeepingCheck).find(({ name }) => name === 'receipts.given')
  expect(await step(async (documents) => check?.run(documents, site.engine.settings))).toEqual([])
})
