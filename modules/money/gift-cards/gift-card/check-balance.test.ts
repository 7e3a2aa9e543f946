import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { openGiftCardSite, type GiftCardSite } from '../testing/sample-site.ts'

let fixture: GiftCardSite
beforeAll(async () => {
  fixture = await openGiftCardSite()
})
afterAll(() => fixture.site.close())

const check = (code: string, client: TestClient = fixture.site.guest) =>
  fixture.call(client, 'check_balance', { code })

test('A code is read with its balance and last day by POST alone', async () => {
  const { code } = await fixture.newCard(750_00)
  const answer = await check(code)
  expect(answer).toMatchObject({ status: 200, message: { balance: 750, last_four: code.slice(-4) } })
  expect(answer.statements.length).toBeLessThanOrEqual(5)
  expect(JSON.stringify(answer.message)).not.toContain(code)
  expect((await fixture.site.guest.get('/api/method/mela.gift_cards.check_balance', { code })).status).toBe(
    403,
  )
})

test('An unknown code, an expired, a disabled, a replaced and an empty card of a stranger answer alike', async () => {
  const parent = await fixture.site.userWith('Customer')
  const [empty, disabled, replaced] = [
    await fixture.newCard(100_00),
    await fixture.newCard(200_00),
    await fixture.newCard(300_00, { recipient_email: 'replaced@example.org' }),
  ]
  await fixture.spend(empty, await fixture.newFee(parent, 100_00), 100_00)
  await fixture.call(fixture.office, 'disable', { name: disabled.name })
  await fixture.call(fixture.office, 'send_again', { name: replaced.name })
  await fixture.sendMails()
  const fresh = (await fixture.mailsOf('replaced@example.org')).at(-1)?.code ?? ''
  expect((await check(fresh)).message).toMatchObject({ balance: 300 })
  const expired = await fixture.newCard(400_00)
  const unknown = await check('AAAA-BBBB-CCCC-DDDD')
  expect(unknown).toMatchObject({
    status: 417,
    body: { code: 'gift_cards.no_balance', field: 'gift_card_code' },
  })
  const answers = await Promise.all([empty, disabled, replaced].map(({ code }) => check(code)))
  fixture.clock.pass(400 * 24 * 3600)
  answers.push(await check(expired.code))
  await fixture.site.engine.runTask('gift_cards.expire')
  answers.push(await check(expired.code))
  fixture.clock.pass(-400 * 24 * 3600)
  answers.push(await check(expired.code), await check('nonsense'))
  for (const answer of answers) {
    expect(answer.body).toEqual(unknown.body)
    expect(answer.status).toBe(unknown.status)
    expect(answer.statements.length).toBe(unknown.statements.length)
  }
})

test('Spending with an unknown, an empty and a disabled code is refused alike, too', async () => {
  const parent = await fixture.site.userWith('Customer')
  const fee = await fixture.newFee(parent, 900_00)
  const disabled = await fixture.newCard(200_00)
  await fixture.call(fixture.office, 'disable', { name: disabled.name })
  const [unknown, other] = [
    await fixture.spend({ code: 'AAAA-BBBB-CCCC-DDDD' }, fee, 100_00),
    await fixture.spend(disabled, fee, 100_00),
  ]
  expect(unknown.body).toMatchObject({ code: 'gift_cards.no_balance' })
  expect(other.body).toEqual(unknown.body)
  expect(other.statements.length).toBe(unknown.statements.length)
})

test('Nobody guesses codes: a person is stopped after 20, an address after 120, and the right code waits, too', async () => {
  fixture.clock.pass(3600)
  const person = await fixture.site.userWith('Customer')
  const { code } = await fixture.newCard(100_00)
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => check(`AAAA-BBBB-CCCC-00${index}`, person)),
  )
  expect(guesses.filter(({ status }) => status === 417)).toHaveLength(20)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10)
  expect((await check(code, person)).body).toMatchObject({ code: 'gift_cards.too_many' })
  const guests = await Promise.all(Array.from({ length: 130 }, () => check('AAAA-BBBB-CCCC-DDDD')))
  expect(guests.filter(({ status }) => status === 429)).toHaveLength(30)
  fixture.clock.pass(11 * 60)
  expect((await check(code, person)).message).toMatchObject({ balance: 100 })
})

test('The code is nowhere in the database after it was sent', async () => {
  const { code } = await fixture.newCard(100_00, { recipient_email: 'secret@example.org' })
  const { pool } = fixture.site.engine.database
  await pool.query(`delete from "Outbox Message" where recipient = 'secret@example.org'`)
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of rows) {
    const found = await pool.query(`select 1 from "${name}" t where strpos(t::text, $1) > 0`, [code])
    expect([name, found.rowCount]).toEqual([name, 0])
  }
})
