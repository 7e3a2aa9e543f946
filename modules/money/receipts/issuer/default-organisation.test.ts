import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#framework/database'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import type { TestSite } from '#framework/testing'
import { Payment } from '#money/payments'
import { website } from '#site/website'
import { Receipt } from '../receipt/receipt.doctype.ts'
import { capturedPayment, receiptSite } from '../testing/sample-site.ts'
import { issueReceipt } from '../receipt/issue-receipt.ts'
import { createPaymentReceiptInput } from '../receipt/payment-receipt-input.ts'

const MelaEvent = docType('Mela Event', {
  fields: { title: text() },
  access: { 'System Manager': everything },
})

let site: TestSite
beforeAll(async () => {
  site = await receiptSite({}, [website, defineModule({ name: 'sample_events', docTypes: [MelaEvent] })])
})
afterAll(() => site.close())

async function issueAndReadReceipt(organisation: string | null) {
  const payment = await capturedPayment(site, { organisation })
  await site.engine.drainEvents()
  const [receipt] = await site.engine.read(administrator, (documents) =>
    documents.find(Receipt, { where: { payment } }),
  )
  return receipt
}

const settings = (fields: object) =>
  site.administrator.put('/api/resource/Website Settings/Website Settings', fields)

test('An organisation without a business issues receipts in its website’s name', async () => {
  await settings({ site_name: 'Asha Mela' })
  expect(await issueAndReadReceipt(null)).toMatchObject({
    organisation: null,
    series: expect.stringMatching(/^House /),
  })
})

test('Issues a receipt with nine statements, one of them for the website', async () => {
  const payment = await capturedPayment(site, { organisation: null })
  const { statements } = await countStatements(() =>
    site.engine.write(administrator, async (documents) =>
      issueReceipt(documents, createPaymentReceiptInput(await documents.get(Payment, payment))),
    ),
  )
  expect(statements.filter((text) => text.includes('from "Website Settings"'))).toHaveLength(1)
  expect(statements).toHaveLength(9)
})

test('The organisation’s own business has one number series, named or not', async () => {
  const { rows } = await site.administrator
    .post('/api/resource/Business', { business_name: 'Asha School' })
    .then(() => site.administrator.get('/api/resource/Business', { fields: ['name'] }))
  const business = String(rows[0]?.['name'])
  expect((await settings({ default_business: business })).status).toBe(200)
  const [first, second] = [await issueAndReadReceipt(null), await issueAndReadReceipt(business)]
  expect([first?.number, second?.number]).toEqual([1, 2])
  expect(first?.series).toBe(second?.series)
  expect(JSON.parse(first?.letterhead ?? '')).toMatchObject({ name: 'Asha School' })
})
