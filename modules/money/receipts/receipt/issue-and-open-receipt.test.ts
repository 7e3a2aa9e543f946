import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Documents } from '#framework/documents'
import { hashSecret, randomSecret } from '#framework/identity'
import { administrator } from '#framework/permissions'
import type { TestClient, TestSite } from '#framework/testing'
import { Payment, paymentEvents } from '#money/payments'
import { issueReceipt, findReceipt, type ReceiptInput } from './issue-receipt.ts'
import { Receipt } from './receipt.doctype.ts'
import { capturedPayment, receiptSite, requirePrintFonts } from '../testing/sample-site.ts'

let site: TestSite
let office: TestClient
beforeAll(async () => {
  await requirePrintFonts()
  site = await receiptSite()
  office = await site.userWith('School Office')
})
afterAll(() => site.close())

const nameIn = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'name' in data ? String(data.name) : ''

const METHOD = '/api/method/mela.receipts'

async function receipted(values: Parameters<typeof capturedPayment>[1] = {}) {
  const payment = await capturedPayment(site, values)
  await site.engine.drainEvents()
  const given = await site.engine.read(administrator, (documents) =>
    findReceipt(documents, { type: 'Payment', name: payment }),
  )
  if (given === null) throw new Error('No receipt was given')
  return { payment, receipt: given.name, token: given.token, number: given.receipt_number }
}

const aboutNothing = { reference_type: null, reference_name: null, currency: 'INR' } as const

const readReceipt = (name: string) =>
  site.engine.read(administrator, (documents) => documents.get(Receipt, name))

test('A captured payment gets its receipt once', async () => {
  const { payment, receipt } = await receipted()
  expect(await readReceipt(receipt)).toMatchObject({
    ...{ payment, amount: 750_00, payer_name: 'Meena', method: 'UPI', state: 'issued', organisation: null },
    lines: [{ description: 'Library books', amount: 750_00 }],
  })
  await site.engine.write(administrator, (documents) =>
    documents.emit(paymentEvents.captured, { ...aboutNothing, payment, amount: 750_00 }),
  )
  await site.engine.drainEvents()
  const all = await office.get('/api/resource/Receipt', { filters: { payment } })
  expect(all.rows).toHaveLength(1)
})

test('E-mails the payer a receipt link once, and again when the office asks', async () => {
  const { receipt, token } = await receipted({ payer_email: 'meena@example.org' })
  const letters = async () => {
    const filters = { recipient: 'meena@example.org', event: 'receipts.issued' }
    const asked = { filters, fields: ['link', 'subject'] }
    return (await site.administrator.get('/api/resource/Outbox Message', asked)).rows
  }
  await site.engine.drainEvents()
  expect(await letters()).toHaveLength(1)
  expect((await letters())[0]?.['link']).toContain(`receipt=${receipt}&token=${token}`)
  expect((await office.post(`${METHOD}.send_receipt`, { name: receipt })).status).toBe(200)
  expect(await letters()).toHaveLength(2)
  const unreachable = await receipted()
  expect((await office.post(`${METHOD}.send_receipt`, { name: unreachable.receipt })).status).toBe(417)
})

test('Only the receipt token, the payment token or a permission opens a receipt', async () => {
  const paymentToken = randomSecret()
  const customer = await site.userWith('Customer')
  const { payment, receipt, token } = await receipted({
    ...{ token_hash: hashSecret(paymentToken), payer: customer.user },
  })
  const open = (client: TestClient, args: object) => client.get(`${METHOD}.get_receipt`, { ...args })
  for (const [client, args] of [
    [site.guest, { receipt, token }],
    [site.guest, { payment, token: paymentToken }],
    [customer, { receipt }],
    [customer, { payment }],
    [office, { receipt }],
  ] as const) {
    const { status, message } = await open(client, args)
    expect([status, message]).toEqual([
      200,
      expect.objectContaining({ name: receipt, amount: 750, issuer: 'Mela' }),
    ])
  }
  const stranger = await site.userWith('Customer')
  for (const [client, args] of [
    [site.guest, { receipt }],
    [site.guest, { receipt, token: randomSecret() }],
    [site.guest, { receipt, token: 'x' }],
    [site.guest, { payment, token: randomSecret() }],
    [site.guest, { receipt: 'RCT-none', token }],
    [site.guest, {}],
    [stranger, { receipt }],
  ] as const)
    expect((await open(client, args)).status).toBe(404)
  expect((await open(stranger, { payment })).message).toBeUndefined()
})

test('A payment without a receipt yet says so to those who may read it', async () => {
  const token = randomSecret()
  const payment = await capturedPayment(site, { token_hash: hashSecret(token) })
  const { status, message } = await site.guest.get(`${METHOD}.get_receipt`, { payment, token })
  expect([status, message]).toEqual([200, undefined])
  await site.engine.drainEvents()
  const later = await site.guest.get(`${METHOD}.get_receipt`, { payment, token })
  expect(later.message).toMatchObject({ state: 'issued', payer_name: 'Meena' })
})

test('The receipt is a PDF in the caller’s language, marked when cancelled', async () => {
  const { receipt, token, number } = await receipted({ payer_name: 'மீனாட்சி' })
  const fetchPdf = (language: string, size = 'A5') =>
    fetch(`${site.origin}${METHOD}.download?receipt=${receipt}&token=${token}&size=${size}`, {
      headers: { 'accept-language': language },
    })
  const english = await fetchPdf('en')
  expect([english.status, english.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(english.headers.get('content-disposition')).toMatch(/^inline; /)
  expect(english.headers.get('content-disposition')).toContain(`${number.replaceAll('/', '-')}.pdf`)
  expect(english.headers.get('cache-control')).toBe('private, no-store')
  const bytes = Buffer.from(await english.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1')).toContain('/Lang (en)')
  expect(Buffer.from(await (await fetchPdf('ta', 'A4')).arrayBuffer()).toString('latin1')).toContain(
    '/Lang (ta)',
  )
  expect((await site.guest.get(`${METHOD}.download`, { receipt })).status).toBe(404)
  expect((await office.get(`${METHOD}.download`, { receipt })).status).toBe(200)
})

test('A receipt shows a refund, and drops it when the refund fails', async () => {
  const { payment, receipt } = await receipted()
  type RefundEvent = typeof paymentEvents.refunded
  const emitRefund = (event: RefundEvent, refunded_amount: number) =>
    site.engine.write(administrator, async (documents) => {
      await documents.save(Payment, payment, { refunded_amount })
      await documents.emit(event, { ...aboutNothing, payment, refund: 'REF-1', amount: 250_00 })
    })
  await emitRefund(paymentEvents.refunded, 250_00)
  await site.engine.drainEvents()
  expect(await readReceipt(receipt)).toMatchObject({ returned: 250_00, state: 'issued' })
  await emitRefund(paymentEvents.refund_failed, 0)
  await site.engine.drainEvents()
  expect((await readReceipt(receipt)).returned).toBe(0)
})

test('A receipt of a payment from a wallet names the wallet', async () => {
  const { receipt } = await receipted({ gateway: 'Wallet', method: null })
  expect((await readReceipt(receipt)).method).toBe('Wallet')
})

test('A wrong receipt is cancelled and reissued, and the old one never gets another successor', async () => {
  const { receipt, number, payment } = await receipted({ refunded_amount: 50_00 })
  const args = { name: receipt, reason: 'The name was wrong', payer_name: 'Meenakshi' }
  const { status, message } = await office.post(`${METHOD}.reissue_receipt`, args)
  expect(status).toBe(200)
  expect(await readReceipt(receipt)).toMatchObject({
    state: 'cancelled',
    receipt_number: number,
    payer_name: 'Meena',
  })
  const again = await office.get('/api/resource/Receipt', {
    filters: { payment, state: 'issued' },
    fields: ['*'],
  })
  expect(again.rows).toMatchObject([
    { name: nameIn(message), payer_name: 'Meenakshi', replaces: receipt, returned: 50 },
  ])
  expect((await office.post(`${METHOD}.reissue_receipt`, args)).status).toBe(417)
  const customer = await site.userWith('Customer')
  expect((await customer.post(`${METHOD}.reissue_receipt`, args)).status).toBe(403)
})

const wanted = (name: string, more: Partial<ReceiptInput> = {}): ReceiptInput => ({
  source: { type: 'Payment', name },
  ...{ organisation: null, amount: 100, reference: null, method: 'UPI', receivedOn: '2026-11-20' },
  payer: { name: 'Meena', email: null, phone: null, user: null },
  lines: [{ description: 'A pencil', amount: 100 }],
  ...more,
})

test('Refuses a receipt whose lines do not add up', async () => {
  const payment = await capturedPayment(site)
  const issue = (more: Partial<ReceiptInput>) =>
    site.engine.write(administrator, (documents) => issueReceipt(documents, wanted(payment, more)))
  await expect(issue({ amount: 101 })).rejects.toThrow('add up')
  await expect(issue({ lines: [] })).rejects.toThrow('add up')
})

test('Refuses to change or delete a receipt with a message, and not as an internal error', async () => {
  const { receipt } = await receipted()
  const { write } = site.engine
  const refusal = { status: 417, type: 'ValidationError' }
  const change = (documents: Documents) => documents.save(Receipt, receipt, { payer_name: 'Somebody else' })
  await expect(write(administrator, change)).rejects.toMatchObject(refusal)
  await expect(write(administrator, (documents) => documents.delete(Receipt, receipt))).rejects.toMatchObject(
    refusal,
  )
  expect(await readReceipt(receipt)).toMatchObject({ payer_name: 'Meena', state: 'issued' })
})

test('The letterhead stays that of the issue date', async () => {
  const { data } = await site.administrator.post('/api/resource/Business', {
    ...{
      business_name: 'Asha School',
      address_line1: '12 Temple Road',
      city: 'Chennai',
      gstin: '33AAACA1234A1Z5',
    },
  })
  const organisation = nameIn(data)
  const { receipt } = await receipted({ organisation })
  const issuer = { issuer_name: 'Asha Education Trust', number_prefix: 'ASHA', signatory: 'Treasurer' }
  expect((await office.put(`/api/resource/Receipt Issuer/${organisation}`, issuer)).status).toBe(200)
  const later = await receipted({ organisation })
  const nameOn = async (name: string) =>
    (await office.get(`${METHOD}.get_receipt`, { receipt: name })).message
  expect(await nameOn(receipt)).toMatchObject({ issuer: 'Asha School', organisation })
  expect(await nameOn(later.receipt)).toMatchObject({ issuer: 'Asha Education Trust' })
  expect(later.number).toMatch(/^ASHA\/\d{4}-\d{2}\/00002$/)
})

test('An issuer’s financial year is fixed once it has issued a receipt', async () => {
  await receipted()
  const changed = await office.put('/api/resource/Receipt Issuer/House', { financial_year_start: 1 })
  expect(changed.status).toBe(417)
  expect((await office.put('/api/resource/Receipt Issuer/House', { financial_year_start: 13 })).status).toBe(
    417,
  )
  expect((await office.post('/api/resource/Receipt Issuer', { issuer_name: 'A second house' })).status).toBe(
    409,
  )
})

test('Nobody writes a receipt by hand, and guests see none', async () => {
  const { receipt } = await receipted()
  const change = { payer_name: 'Somebody' }
  expect((await office.put(`/api/resource/Receipt/${receipt}`, change)).status).toBe(403)
  expect((await office.delete(`/api/resource/Receipt/${receipt}`)).status).toBe(403)
  expect((await site.guest.get(`/api/resource/Receipt/${receipt}`)).status).toBe(403)
  const removed = await site.administrator.delete(`/api/resource/Receipt/${receipt}`)
  expect(removed.status).not.toBe(202)
  expect((await office.get(`/api/resource/Receipt/${receipt}`)).status).toBe(200)
  expect(JSON.stringify((await office.get(`/api/resource/Receipt/${receipt}`)).body)).not.toContain(
    '"token":"',
  )
})

test('A store manager opens receipts of orders, and none of fees by any path', async () => {
  const manager = await site.userWith('Store Manager')
  const fee = await receipted({ reference_type: 'Fee', reference_name: 'FEE-1' })
  const order = await receipted({ reference_type: 'Order', reference_name: 'ORD-1' })
  const statusesOf = async (receipt: string) => [
    (await manager.get(`/api/resource/Receipt/${receipt}`)).status,
    (await manager.post(`${METHOD}.print_receipt`, { name: receipt })).status,
    (await manager.get(`${METHOD}.get_receipt`, { receipt })).status,
    (await manager.get(`${METHOD}.download`, { receipt })).status,
  ]
  expect(await statusesOf(order.receipt)).toEqual([200, 200, 200, 200])
  expect(await statusesOf(fee.receipt)).toEqual([403, 404, 404, 404])
  const { rows } = await manager.get('/api/resource/Receipt', { fields: ['name', 'reference_type'] })
  expect(rows).toEqual([{ name: order.receipt, reference_type: 'Order' }])
})
