import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { rowsOf, valuesOf } from '#framework/testing'
import { ManualRefund } from '../index.ts'
import { openManualPaymentSite, type ManualPaymentSite } from '../testing/sample-site.ts'

let fixture: ManualPaymentSite
beforeAll(async () => {
  fixture = await openManualPaymentSite()
})
afterAll(() => fixture.close())

test('A due refund’s form links those who handle money to its payout page', async () => {
  const [fee, manager] = [await fixture.newFee(), await fixture.site.userWith('Store Manager')]
  const { name } = await fixture.site.engine.write(administrator, (documents) =>
    documents.insert(ManualRefund, {
      ...{ amount: 270_00, payer_name: 'Meena', description: 'Returned pots' },
      ...{ reference_type: 'Sample Fee', reference_name: fee },
    }),
  )
  const { body } = await fixture.office.get('/api/method/frappe.desk.form.load.getdoctype', {
    doctype: 'Manual Refund',
  })
  const [meta] = rowsOf(valuesOf(body)['docs'])
  expect(rowsOf(meta?.['actions'])).toMatchObject([
    {
      label: 'Open payout',
      action: 'mela.manual_payments.open_pay_out',
      depends_on: "eval:doc.state === 'due'",
    },
  ])
  expect((await fixture.call('open_pay_out', { name })).message).toEqual({
    name,
    url: '/desk/money/unmatched',
  })
  expect((await manager.post('/api/method/mela.manual_payments.open_pay_out', { name })).status).toBe(403)
})
