import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { feeRecords } from '../fee/child-records.ts'
import { administrator } from '#framework/permissions'
import {
  call,
  enrolStudent,
  readFee,
  feeSite,
  signInGuardian,
  newPhone,
  payOnline,
  rowsOf,
  valuesOf,
  YEAR,
  type FeeSite,
} from '../testing/sample-site.ts'

let school: FeeSite
beforeAll(async () => {
  school = await feeSite()
})
afterAll(() => school.site.close())

async function payer() {
  const phone = newPhone()
  const student = await enrolStudent(school, { phone })
  const guardian = await signInGuardian(school, phone)
  const { name: fee, student_name: child } = await readFee(school, student)
  const payment = await payOnline(school, guardian, fee)
  await school.site.engine.drainEvents()
  return { guardian, student, payment, fee: String(fee), child: String(child) }
}

const readMyReceipts = async (client: TestClient, args: object = {}) =>
  valuesOf((await call(client, 'receipts.get_my_receipts', args)).message)

test('A family sees only its own receipts, with the child and the fee', async () => {
  const { guardian, fee, child, payment } = await payer()
  const other = await payer()
  const { receipts, has_more } = await readMyReceipts(guardian)
  const [only, ...more] = rowsOf(receipts)
  expect([more, has_more]).toEqual([[], 0])
  expect(only).toMatchObject({ amount: 500, returned: 0, reference_type: 'Fee', state: 'issued' })
  expect(only?.['paid_for']).toBe(`${child}: school fees ${YEAR}, Class 1 (${fee})`)
  const shown = valuesOf((await call(guardian, 'receipts.get_receipt', { payment })).message)
  expect(rowsOf(shown['lines'])[0]?.['description']).toContain(child)
  const receipt = String(only?.['name'])
  expect((await call(other.guardian, 'receipts.get_receipt', { receipt })).status).toBe(404)
  expect((await call(other.guardian, 'receipts.download', { receipt })).status).toBe(404)
  expect((await call(school.site.guest, 'receipts.get_my_receipts')).status).toBe(403)
  expect((await call(guardian, 'receipts.get_my_receipts', { start: -1 })).status).toBe(417)
  expect(rowsOf((await readMyReceipts(guardian, { start: 1 }))['receipts'])).toEqual([])
})

test('A receipt is in the caller’s language, and the gateway’s copy names no child', async () => {
  const { guardian, child, payment, fee } = await payer()
  const hindi = await guardian.get('/api/method/mela.receipts.get_my_receipts', { _lang: 'hi' })
  const [row] = rowsOf(valuesOf(hindi.message)['receipts'])
  expect(row?.['paid_for']).toBe(`${child}: स्कूल की फ़ीस ${YEAR}, Class 1 (${fee})`)
  const storedPayment = await school.site.administrator.get(`/api/resource/Payment/${payment}`)
  expect(JSON.stringify(storedPayment.data)).not.toContain(child)
})

test('A receipt names no child whose data was erased', async () => {
  const { guardian, child, student } = await payer()
  await school.site.engine.write(administrator, (documents) => feeRecords.erase(documents, student))
  const [row] = rowsOf((await readMyReceipts(guardian))['receipts'])
  expect(row?.['paid_for']).not.toContain(child)
  expect(row?.['paid_for']).toContain(`School fees ${YEAR}`)
})
