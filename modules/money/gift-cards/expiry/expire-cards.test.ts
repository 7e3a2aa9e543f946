import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGiftCardSite, type GiftCardSite } from '../testing/sample-site.ts'

const DAY = 24 * 3600

let fixture: GiftCardSite
beforeAll(async () => {
  fixture = await openGiftCardSite()
})
afterAll(() => fixture.site.close())

const expire = () => fixture.site.engine.runTask('gift_cards.expire')

test('What a card still holds after its last day is income, once, and a clock that is set back does not bring it back', async () => {
  const parent = await fixture.site.userWith('Customer')
  const card = await fixture.newCard(300_00)
  await fixture.spend(card, await fixture.newFee(parent, 100_00), 100_00)
  const income = await fixture.ledgerBalance({ purpose: 'expired credit' })
  fixture.clock.pass(364 * DAY)
  await expire()
  expect(await fixture.holds(card)).toBe(200_00)
  fixture.clock.pass(3 * DAY)
  const fee = await fixture.newFee(parent, 100_00)
  expect((await fixture.spend(card, fee, 50_00)).body).toMatchObject({ code: 'gift_cards.no_balance' })
  await Promise.all([expire(), expire()])
  expect(await fixture.card(card.name)).toMatchObject({ state: 'expired', balance: 0 })
  expect(await fixture.ledgerBalance({ purpose: 'expired credit' })).toBe(income - 200_00)
  fixture.clock.pass(-367 * DAY)
  await expire()
  expect((await fixture.spend(card, fee, 50_00)).body).toMatchObject({ code: 'gift_cards.no_balance' })
  expect(await fixture.ledgerBalance({ purpose: 'expired credit' })).toBe(income - 200_00)
  expect(await fixture.discrepancies()).toEqual([])
})

test('The recipient is told once, 30 days before, how much expires', async () => {
  const card = await fixture.newCard(300_00, { recipient_email: 'soon@example.org' })
  fixture.clock.pass(340 * DAY)
  await expire()
  await expire()
  const { rows } = await fixture.site.administrator.get('/api/resource/Outbox Message', {
    filters: { recipient: 'soon@example.org', event: 'gift_cards.expiring' },
    fields: ['subject', 'body'],
  })
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).toContain('₹300')
  expect(JSON.stringify(rows)).toContain(card.code.slice(-4))
  fixture.clock.pass(-340 * DAY)
})
