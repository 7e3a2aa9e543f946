import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { Receipt, ReceiptSeries } from '#money/receipts'
import { readField, openManualPaymentSite, Fee, type ManualPaymentSite } from '../testing/sample-site.ts'
import { recordManualPayment } from './record-manual-payment.ts'

let fixture: ManualPaymentSite
let organisations: readonly string[]
beforeAll(async () => {
  fixture = await openManualPaymentSite()
  const inserted = ['Asha', 'Nila'].map((business_name) =>
    fixture.site.administrator.post('/api/resource/Business', { business_name }),
  )
  organisations = (await Promise.all(inserted)).map(({ data }) => readField(data, 'name'))
})
afterAll(() => fixture.close())

async function recordPayment(fee: string, fails: boolean): Promise<string> {
  const { engine } = fixture.site
  return engine.write(administrator, async (documents) => {
    const payment = await recordManualPayment(documents, engine.contextFor(documents), {
      ...{
        reference: { type: Fee.name, name: fee },
        isOtherAccount: false,
      },
      ...{ method: 'cash', amount: 500_00, received_on: documents.today },
      ...{ reference_number: null, bank: null, cheque_date: null },
    })
    if (fails) throw new Error('Something else went wrong')
    return payment.name
  })
}

test('Forty concurrent payments of two organisations, a quarter failing late, leave no gap and no duplicate', async () => {
  const fees = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      fixture.newFee({ organisation: organisations[index % 2] ?? null }),
    ),
  )
  const outcomes = await Promise.allSettled(fees.map((fee, index) => recordPayment(fee, index % 4 === 3)))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  const found = await fixture.site.engine.read(administrator, (documents) =>
    documents.find(Receipt, { fields: ['organisation', 'number', 'receipt_number'], limit: 100 }),
  )
  for (const [index, organisation] of organisations.entries()) {
    const numbers = found.filter((one) => one.organisation === organisation).map((one) => one.number)
    const count = index === 0 ? 20 : 10
    expect(numbers.sort((one, other) => one - other)).toEqual(
      Array.from({ length: count }, (_, at) => at + 1),
    )
  }
  const series = await fixture.site.engine.read(administrator, (documents) => documents.find(ReceiptSeries))
  expect(series.map(({ last_number }) => last_number).sort()).toEqual([10, 20])
})

test('A failed payment may be retried and gets the next number', async () => {
  const fee = await fixture.newFee({ organisation: organisations[0] ?? null })
  await expect(recordPayment(fee, true)).rejects.toThrow('went wrong')
  const name = await recordPayment(fee, false)
  const [receipt] = await fixture.site.engine.read(administrator, (documents) =>
    documents.find(Receipt, { where: { manual_payment: name } }),
  )
  expect(receipt?.number).toBe(21)
})

test.each([
  [
    'a number that leaves a gap',
    `update "Receipt Series" set last_number = 900; insert into "Receipt" select (jsonb_populate_record(r, jsonb_build_object('name', 'RCT-gap', 'number', 899, 'issued_for', 'x', 'manual_payment', null))).* from "Receipt" r where number = 1 limit 1`,
    'follows the one before',
  ],
  ['another amount', `update "Receipt" set amount = 1`, 'never changes'],
  ['another number', `update "Receipt" set number = number + 1000`, 'never changes'],
  ['another name on it', `update "Receipt" set payer_name = 'Somebody else'`, 'never changes'],
  ['its deletion', `delete from "Receipt"`, 'never deleted'],
])('The database itself refuses %s', async (_, statement, message) => {
  const run = fixture.site.engine.database.kysely.transaction().execute(async (transaction) => {
    for (const part of statement.split('; ')) await sql.raw(part).execute(transaction)
  })
  await expect(run).rejects.toThrow(message)
})

test('A cancelled receipt cannot be restored', async () => {
  const { kysely } = fixture.site.engine.database
  const [one] = await fixture.site.engine.read(administrator, (documents) =>
    documents.find(Receipt, { limit: 1 }),
  )
  const set = (state: string) =>
    sql`update "Receipt" set state = ${state} where name = ${one?.name ?? ''}`.execute(kysely)
  await set('cancelled')
  await expect(set('issued')).rejects.toThrow('stays cancelled')
})
