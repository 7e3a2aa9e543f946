import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { addDays } from '#meta'
import { rowsOf, valuesOf } from '#store/orders/testing'
import { call, openClassSite, transition, type ClassSite } from './sample-class.ts'

const YEAR = '2026-27'

let store: ClassSite['store']
let today: string
let item: ClassSite['item']
let list: string
let teacher: TestClient
let parent: TestClient
let parentOfTwins: TestClient
let parentOfOther: TestClient
beforeAll(async () => {
  const site = await openClassSite()
  ;({ store, today, item, list } = site)
  ;({ teacher, parent, parentOfTwins, parentOfOther } = site)
})
afterAll(() => store.site.close())

const read = (client: TestClient, class_list = list) =>
  call(client, 'class_lists.get_class_list', { class_list })

test('The class’s teacher publishes a list without a role, and guardians see no draft', async () => {
  expect((await read(parent)).status).toBe(404)
  const published = await transition(teacher, list, 'Publish')
  expect(published.status, JSON.stringify(published.body)).toBe(200)
  const { message, statements } = await read(parent)
  expect(message).toMatchObject({
    ...{ title: 'Term two', class: 'Class 4', state: 'published', progress: null },
    delivery: { place: 'Asha School', day: addDays(today, 20) },
    children: [{ full_name: 'Mira V', has: [] }],
    items: [
      { title: 'Ruled notebook', quantity: 3, is_required: 1, substitute: null },
      { title: 'Crayons', substitute: { product: item.pencils.product } },
      { title: 'Water bottle', is_required: 0 },
    ],
  })
  expect(statements.length).toBeLessThanOrEqual(12)
})

test('Others get the same response as for a list that does not exist', async () => {
  const missing = await read(parentOfOther, 'CLS-99999')
  const stranger = await store.site.userWith()
  for (const client of [parentOfOther, stranger]) {
    const refused = await read(client)
    expect([refused.status, refused.body]).toEqual([missing.status, missing.body])
    expect((await client.get(`/api/resource/Class List/${list}`)).status).not.toBe(200)
  }
  expect((await read(store.site.guest)).status).toBe(403)
  expect((await store.site.guest.get(`/api/resource/Class List/${list}`)).status).not.toBe(200)
})

test('A teacher writes lists of their own class only, and parents write none', async () => {
  const values = { title: 'Other', academic_year: YEAR, due_on: addDays(today, 10) }
  const other = await teacher.post('/api/resource/Class List', { ...values, class: 'Class 5' })
  expect(other.status).not.toBe(200)
  const byParent = await parent.post('/api/resource/Class List', { ...values, class: 'Class 4' })
  expect(byParent.status).toBe(403)
  expect((await parent.put(`/api/resource/Class List/${list}`, { title: 'Mine' })).status).not.toBe(200)
  expect((await transition(parent, list, 'Close')).status).not.toBe(200)
  const moved = await teacher.put(`/api/resource/Class List/${list}`, { class: 'Class 5' })
  expect(moved.status).not.toBe(200)
})

test('A guardian’s marks are stored for each child, once, and nobody else’s child can be marked', async () => {
  const view = valuesOf((await read(parentOfTwins)).message)
  const [first, second] = rowsOf(view['children'])
  const [row] = rowsOf(view['items'])
  const tick = (student: unknown, has: 0 | 1, client = parentOfTwins) =>
    call(client, 'class_lists.set_tick', { class_list: list, item: row?.['item'], student, has })
  await Promise.all([tick(first?.['student'], 1), tick(first?.['student'], 1)])
  const ticked = valuesOf((await read(parentOfTwins)).message)
  expect(rowsOf(ticked['children']).map(({ has }) => has)).toEqual([[row?.['item']], []])
  expect((await tick(first?.['student'], 1, parent)).status).toBe(404)
  expect(rowsOf(valuesOf((await read(parent)).message)['children'])).toMatchObject([{ has: [] }])
  const progress = valuesOf(valuesOf((await read(teacher)).message)['progress'])
  expect(progress['ticks']).toEqual([{ item: row?.['item'], children: 1 }])
  await tick(first?.['student'], 0)
  await tick(second?.['student'], 0)
  const cleared = rowsOf(valuesOf((await read(parentOfTwins)).message)['children'])
  expect(cleared.map(({ has }) => has)).toEqual([[], []])
})

test('A parent finds the lists of each child, with a notification when one is published', async () => {
  const { message, statements } = await call(parentOfTwins, 'class_lists.get_class_lists')
  expect(message).toMatchObject({
    lists: [{ name: list, title: 'Term two', children: ['Kavin V', 'Kani V'] }],
  })
  expect(statements.length).toBeLessThanOrEqual(6)
  expect((await call(parentOfOther, 'class_lists.get_class_lists')).message).toEqual({ lists: [] })
  await store.site.engine.drainEvents()
  const inbox = await call(parent, 'notifications.get_notifications')
  expect(JSON.stringify(inbox.message)).toContain(`/class-lists/${list}`)
  const other = await call(parentOfOther, 'notifications.get_notifications')
  expect(JSON.stringify(other.message)).not.toContain(list)
})
