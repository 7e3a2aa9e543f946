import { afterAll, beforeAll, expect, test } from 'vitest'
import { valuesOf } from '#framework/testing'
import { manualPayments } from '#money/manual-payments'
import { receipts } from '#money/receipts'
import { openGiftCardSite, type GiftCardSite } from '../testing/sample-site.ts'

let fixture: GiftCardSite
beforeAll(async () => {
  fixture = await openGiftCardSite([receipts, manualPayments])
})
afterAll(() => fixture.site.close())

const receive = (name: string, amount: number) =>
  fixture.office.post('/api/method/mela.manual_payments.receive', {
    ...{ reference_type: 'Gift Card', reference_name: name, method: 'cash', amount },
    idempotency_key: fixture.key(),
  })

const cancel = (payment: unknown) =>
  fixture.office.post('/api/method/mela.manual_payments.cancel_payment', {
    ...{ name: payment, reason: 'Recorded by mistake' },
  })

test('The office sells a card for cash, which is emailed like any other', async () => {
  const cash = await fixture.ledgerBalance({ purpose: 'cash' })
  const name = await fixture.draftCard(250_00, { recipient_email: 'counter@example.org' })
  expect((await receive(name, 200)).status).toBe(417)
  expect((await receive(name, 250)).status).toBe(200)
  expect(await fixture.card(name)).toMatchObject({ state: 'active', source: 'purchase', balance: 250_00 })
  expect(await fixture.ledgerBalance({ purpose: 'cash' })).toBe(cash + 250_00)
  await fixture.sendMails()
  expect(await fixture.mailsOf('counter@example.org')).toHaveLength(1)
  expect(await fixture.discrepancies()).toEqual([])
})

test('A payment that was recorded by mistake cancels the card, and one whose card was spent stays, with words', async () => {
  const [untouched, spent] = [
    await fixture.draftCard(250_00),
    await fixture.draftCard(250_00, { recipient_email: 'spent@example.org' }),
  ]
  const [first, second] = [
    valuesOf((await receive(untouched, 250)).message)['name'],
    valuesOf((await receive(spent, 250)).message)['name'],
  ]
  expect((await cancel(first)).status).toBe(200)
  expect(await fixture.card(untouched)).toMatchObject({ state: 'cancelled', balance: 0 })
  await fixture.sendMails()
  const [mail] = await fixture.mailsOf('spent@example.org')
  const parent = await fixture.site.userWith('Customer')
  await fixture.spend({ code: mail?.code ?? '' }, await fixture.newFee(parent, 100_00), 100_00)
  const refused = await cancel(second)
  expect(refused.status).toBe(417)
  expect(refused.body).toMatchObject({ code: 'gift_cards.spent_already' })
  expect(await fixture.holds({ name: spent })).toBe(150_00)
  expect(await fixture.discrepancies()).toEqual([])
})
