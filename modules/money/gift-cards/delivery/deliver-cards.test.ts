import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { openGiftCardSite, type GiftCardSite } from '../testing/sample-site.ts'
import { deliverCard } from './deliver-cards.ts'

let fixture: GiftCardSite
beforeAll(async () => {
  fixture = await openGiftCardSite()
  await fixture.newCard(100_00)
})
afterAll(() => fixture.site.close())

/** Issues a card for a later day, which no task has delivered. */
async function issued(recipient_email: string): Promise<string> {
  const name = await fixture.draftCard(300_00, { recipient_email })
  await fixture.call(fixture.office, 'issue', { name })
  return name
}

const context = () =>
  fixture.site.engine.withoutTransaction(administrator, async (documents) =>
    fixture.site.engine.contextFor(documents),
  )

test('A card is delivered once, however many servers deliver it at the same time', async () => {
  const name = await issued('once@example.org')
  const ctx = await context()
  await Promise.all(Array.from({ length: 4 }, () => deliverCard(ctx, name)))
  await fixture.sendMails()
  expect(await fixture.mailsOf('once@example.org')).toHaveLength(1)
})

test('A server that dies before or after the commit leaves a card that is delivered once, with the code that works', async () => {
  const name = await issued('dying@example.org')
  const ctx = await context()
  const dying = (isCommitted: boolean) => ({
    ...ctx,
    async inTransaction<T>(part: Parameters<typeof ctx.inTransaction<T>>[0]): Promise<T> {
      const result = await ctx.inTransaction(async (documents) => {
        const done = await part(documents)
        if (!isCommitted) throw new Error('The power went out')
        return done
      })
      if (isCommitted) throw new Error('The power went out')
      return result
    },
  })
  await expect(deliverCard(dying(false), name)).rejects.toThrow('power')
  expect(await fixture.card(name)).toMatchObject({ delivery: 'waiting', last_four: null })
  await expect(deliverCard(dying(true), name)).rejects.toThrow('power')
  await deliverCard(ctx, name)
  await fixture.sendMails()
  const mails = await fixture.mailsOf('dying@example.org')
  expect(mails).toHaveLength(1)
  const { message } = await fixture.call(fixture.site.guest, 'check_balance', { code: mails[0]?.code })
  expect(message).toMatchObject({ balance: 300 })
})

test('While its email waits, the code is encrypted, and the message shows a mask', async () => {
  const name = await issued('waiting@example.org')
  await deliverCard(await context(), name)
  const { rows } = await sql<{ card: string; secret_values: string }>`
    select card, secret_values from "Outbox Message" where recipient = 'waiting@example.org'`.execute(
    fixture.site.engine.database.kysely,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.secret_values).toMatch(/^\["encrypted:/)
  expect(rows[0]?.card).toContain('••••••')
  await fixture.sendMails()
  expect((await fixture.mailsOf('waiting@example.org'))[0]?.code).toMatch(/^[0-9A-Z-]{19}$/)
})

test('A card with a new code stops the old one at once, and tells the office what became of the email', async () => {
  const card = await fixture.newCard(300_00, { recipient_email: 'again@example.org' })
  expect(await fixture.card(card.name)).toMatchObject({ delivery: 'not sent' })
  const check = (code: string) => fixture.call(fixture.site.guest, 'check_balance', { code })
  expect((await fixture.call(fixture.office, 'send_again', { name: card.name })).status).toBe(200)
  expect((await check(card.code)).body).toMatchObject({ code: 'gift_cards.no_balance' })
  await fixture.sendMails()
  const [, second] = await fixture.mailsOf('again@example.org')
  expect(second?.code).not.toBe(card.code)
  expect((await check(second?.code ?? '')).message).toMatchObject({ balance: 300 })
  expect(
    (await fixture.call(await fixture.site.userWith('Customer'), 'send_again', { name: card.name })).status,
  ).toBe(403)
})
