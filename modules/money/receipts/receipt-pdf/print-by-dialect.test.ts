import { afterAll, beforeAll, expect, test } from 'vitest'
import { printing } from '#framework/printing'
import type { TestSite } from '#framework/testing'
import { capturedPayment, receiptSite, requirePrintFonts } from '../testing/sample-site.ts'

let site: TestSite
beforeAll(async () => {
  await requirePrintFonts()
  site = await receiptSite({}, [printing])
})
afterAll(() => site.close())

test('The dialect’s call prints a receipt for anyone who may read it', async () => {
  const office = await site.userWith('School Office')
  await capturedPayment(site)
  await site.engine.drainEvents()
  const [receipt] = (await office.get('/api/resource/Receipt')).rows
  const asked = { doctype: 'Receipt', name: String(receipt?.['name']) }
  const path = '/api/method/frappe.utils.print_format.download_pdf'
  const answer = await office.get(path, asked)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(String(answer.body)).toMatch(/^%PDF-/)
  expect((await site.guest.get(path, asked)).status).toBe(403)
  expect([403, 404]).toContain((await (await site.userWith('Customer')).get(path, asked)).status)
})
