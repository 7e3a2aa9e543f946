import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGiftCardSite, type GiftCardSite } from '../testing/sample-site.ts'

let fixture: GiftCardSite
beforeAll(async () => {
  fixture = await openGiftCardSite()
})
afterAll(() => fixture.site.close())

const issue = (name: string, client = fixture.office) => fixture.call(client, 'issue', { name })

test('A goodwill card costs the organisation its amount, once', async () => {
  const before = await fixture.ledgerBalance({ purpose: 'goodwill' })
  const name = await fixture.draftCard(250_00)
  const answers = [await issue(name), await issue(name)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.message).toMatchObject({ name, state: 'active', amount: 250 })
  expect(await fixture.ledgerBalance({ purpose: 'goodwill' })).toBe(before + 250_00)
  expect(await fixture.holds({ name })).toBe(250_00)
  expect(await fixture.card(name)).toMatchObject({ source: 'goodwill', balance: 250_00 })
  expect(await fixture.discrepancies()).toEqual([])
})

test('Staff give no card without a reason, above the limit, or to themselves', async () => {
  const withoutReason = await fixture.draftCard(100_00, { reason: null })
  expect((await issue(withoutReason)).body).toMatchObject({ code: 'gift_cards.no_reason', field: 'reason' })
  const tooMuch = await fixture.draftCard(2_500_00)
  expect(JSON.stringify((await issue(tooMuch)).body)).toContain('at most ₹2,000')
  const { data } = await fixture.site.administrator.get(`/api/resource/User/${fixture.office.user}`)
  const own = await fixture.draftCard(100_00, { recipient_email: Reflect.get(Object(data), 'email') })
  expect((await issue(own)).body).toMatchObject({ code: 'gift_cards.own_card' })
})

test('Customers neither issue nor read cards', async () => {
  const name = await fixture.draftCard(100_00)
  const customer = await fixture.site.userWith('Customer')
  expect((await issue(name, customer)).status).toBe(403)
  expect((await customer.get(`/api/resource/Gift Card/${name}`)).status).toBe(403)
})

test('A disabled card is not spent until it is enabled, and its code stays', async () => {
  const card = await fixture.newCard(300_00)
  const parent = await fixture.site.userWith('Customer')
  const fee = await fixture.newFee(parent, 300_00)
  expect((await fixture.call(fixture.office, 'disable', { name: card.name })).message).toMatchObject({
    state: 'disabled',
  })
  expect((await fixture.spend(card, fee, 100_00)).body).toMatchObject({ code: 'gift_cards.no_balance' })
  expect((await fixture.call(fixture.office, 'send_again', { name: card.name })).body).toMatchObject({
    code: 'gift_cards.not_active',
  })
  expect((await fixture.call(fixture.office, 'enable', { name: card.name })).status).toBe(200)
  expect((await fixture.spend(card, fee, 100_00)).status).toBe(200)
})

test('The database refuses to delete an issued card or to change its amount, whoever writes', async () => {
  const { name } = await fixture.newCard(300_00)
  const { pool } = fixture.site.engine.database
  await expect(pool.query('delete from "Gift Card" where name = $1', [name])).rejects.toThrow('stays')
  await expect(pool.query('update "Gift Card" set amount = 1 where name = $1', [name])).rejects.toThrow(
    'cannot change',
  )
})
