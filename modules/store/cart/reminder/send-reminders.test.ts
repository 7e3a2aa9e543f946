import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { defineModule } from '#framework/modules'
import type { TestClient } from '#framework/testing'
import { minorAccounts } from '#site/notifications'
import { storeSite, pair, type SampleProduct, type StoreSite } from '../testing/sample-site.ts'

const minors = new Set<string>()

const school = defineModule({
  name: 'sample_school',
  extensions: [minorAccounts.add({ minors: () => sql`select unnest(${[...minors]}::text[]) as "user"` })],
})

let store: StoreSite
let pot: SampleProduct
beforeAll(async () => {
  store = await storeSite([school])
  pot = await store.sampleProduct({ chennai: 50 })
})
afterAll(() => store.site.close())

const query = (text: string, values: readonly unknown[] = []) =>
  store.site.engine.database.pool.query<Record<string, unknown>>(text, [...values])

const setHours = async (reminder_hours: number) => {
  await store.change('Cart Settings', 'Cart Settings', { reminder_hours })
}

/** Makes all carts older, as if nobody had touched them for these hours. */
const age = (by: number) => query(`update "Cart" set modified = modified - make_interval(hours => $1)`, [by])

const remind = () => store.site.engine.runTask('cart.remind')

async function sent(client: TestClient): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await query(`select * from "Outbox Message" where "user" = $1 order by creation`, [
    client.user,
  ])
  return rows
}

async function shopper({ isWilling = true, language = 'en' } = {}): Promise<TestClient> {
  const client = await store.site.userWith('Customer')
  await query(`update "User" set language = $2 where name = $1`, [client.user, language])
  const preference = { channel: 'e-mail', event_class: 'promotional', is_on: isWilling ? 1 : 0 }
  const answer = await client.post('/api/method/mela.notifications.set_preference', preference)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const added = await store.call(client, 'add', { ...pair(pot), quantity: 2 })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  return client
}

beforeEach(async () => {
  await query('delete from "Cart Line"')
  await query('delete from "Cart"')
  await setHours(24)
})

test('A buyer who agreed is reminded once of an idle cart, in their language', async () => {
  const client = await shopper({ language: 'hi' })
  await remind()
  expect(await sent(client)).toEqual([])
  await age(25)
  await remind()
  await remind()
  const messages = await sent(client)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatchObject({ event_class: 'promotional', language: 'hi', channel: 'e-mail' })
  expect(String(messages[0]?.['body'])).toMatch(/2 × .*\n[\s\S]*\/yourcart/)
})

test('Nobody is reminded without consent, as a minor, or while reminders are off', async () => {
  const [unwilling, minor, willing] = [await shopper({ isWilling: false }), await shopper(), await shopper()]
  minors.add(minor.user)
  await age(25)
  await setHours(0)
  await remind()
  expect(await sent(willing)).toEqual([])
  await setHours(24)
  await remind()
  expect(await sent(unwilling)).toEqual([])
  expect(await sent(minor)).toEqual([])
  expect(await sent(willing)).toHaveLength(1)
})

test('Consent that was withdrawn before the task runs counts', async () => {
  const client = await shopper()
  await age(25)
  const off = { channel: 'e-mail', event_class: 'promotional', is_on: 0 }
  await client.post('/api/method/mela.notifications.set_preference', off)
  await remind()
  expect(await sent(client)).toEqual([])
})

test('An empty cart and one of last month are not remembered', async () => {
  const [emptied, late] = [await shopper(), await shopper()]
  await store.call(emptied, 'remove', pair(pot))
  await age(25)
  await query(`update "Cart" set modified = modified - interval '31 days' where "user" = $1`, [late.user])
  await remind()
  expect([await sent(emptied), await sent(late)]).toEqual([[], []])
})

test('A changed cart is reminded of again only after a week', async () => {
  const client = await shopper()
  await age(25)
  await remind()
  await store.call(client, 'add', { ...pair(pot), quantity: 1 })
  await age(25)
  await remind()
  expect(await sent(client)).toHaveLength(1)
  await query(`update "Cart Reminder" set sent_at = sent_at - interval '8 days'`)
  await remind()
  expect(await sent(client)).toHaveLength(2)
})

test('Two servers that remind at once send one message', async () => {
  const client = await shopper()
  await age(25)
  await Promise.all([remind(), remind(), remind()])
  expect(await sent(client)).toHaveLength(1)
  const { rows } = await store.site.administrator.get('/api/resource/Cart Reminder', {
    filters: [['user', '=', client.user]],
  })
  expect(rows).toHaveLength(1)
})
