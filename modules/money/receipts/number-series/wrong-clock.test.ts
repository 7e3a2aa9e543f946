import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testClock, type TestClock, type TestSite } from '#framework/testing'
import { Receipt } from '../receipt/receipt.doctype.ts'
import { ReceiptSeries } from './receipt-series.doctype.ts'
import { capturedPayment, receiptSite } from '../testing/sample-site.ts'
import { issueReceipt, type IssuedReceipt } from '../receipt/issue-receipt.ts'

const DAY = 86_400
const YEAR = 366

let clock: TestClock
let site: TestSite
beforeAll(async () => {
  clock = testClock()
  site = await receiptSite({ settings: { clock: clock.now } })
})
afterAll(() => site.close())

async function issueForCapturedPayment(): Promise<IssuedReceipt> {
  const name = await capturedPayment(site)
  return site.engine.write(administrator, (documents) =>
    issueReceipt(documents, {
      source: { type: 'Payment', name },
      ...{ organisation: null, amount: 750_00, reference: null, method: 'UPI', receivedOn: documents.today },
      payer: { name: 'Meena', email: null, phone: null, user: null },
      lines: [{ description: 'Library books', amount: 750_00 }],
    }),
  )
}

const readReceipt = (name: string) =>
  site.engine.read(administrator, (documents) => documents.get(Receipt, name))

test('A clock set back by a day uses the last receipt’s date, and by more issues nothing', async () => {
  const first = await issueForCapturedPayment()
  clock.pass(-DAY)
  const second = await issueForCapturedPayment()
  expect(second.issued_on).toBe(first.issued_on)
  expect((await readReceipt(second.name)).number).toBe((await readReceipt(first.name)).number + 1)
  clock.pass(-DAY)
  await expect(issueForCapturedPayment()).rejects.toThrow('Correct the server’s clock')
  clock.pass(2 * DAY)
  expect((await issueForCapturedPayment()).issued_on).toBe(first.issued_on)
})

test('A new year begins at number one, and the old one is never reopened', async () => {
  const before = await readReceipt((await issueForCapturedPayment()).name)
  clock.pass(YEAR * DAY)
  const after = await readReceipt((await issueForCapturedPayment()).name)
  expect([after.number, after.financial_year > before.financial_year]).toEqual([1, true])
  clock.pass(-YEAR * DAY)
  await expect(issueForCapturedPayment()).rejects.toThrow('Correct the server’s clock')
})

test('Cancels and reissues receipts of a clock that ran ahead, without blocking others', async () => {
  const ahead = await site.engine.read(administrator, (documents) =>
    documents.find(Receipt, { where: { issued_on: ['>', documents.today] }, fields: ['name', 'payment'] }),
  )
  expect(ahead).toHaveLength(1)
  const redateReceipts = () =>
    site.administrator.post('/api/method/mela.receipts.redate_receipts', { name: 'House' })
  expect((await redateReceipts()).message).toEqual({ name: 'House', count: 1 })
  expect((await redateReceipts()).status).toBe(417)
  const [again] = await site.engine.read(administrator, (documents) =>
    documents.find(Receipt, { where: { replaces: ahead[0]?.name ?? '' } }),
  )
  expect(again).toMatchObject({ payment: ahead[0]?.payment, number: 5, state: 'issued' })
  const right = await readReceipt((await issueForCapturedPayment()).name)
  const series = await site.engine.read(administrator, (documents) =>
    documents.get(ReceiptSeries, right.series),
  )
  expect([right.number, right.issued_on]).toEqual([6, again?.issued_on])
  expect([series.last_number, series.last_issued_on]).toEqual([6, right.issued_on])
  const office = await site.userWith('School Office')
  const refused = await office.post('/api/method/mela.receipts.redate_receipts', { name: 'House' })
  expect(refused.status).toBe(403)
})
