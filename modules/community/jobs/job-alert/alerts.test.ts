import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClock, type TestClient } from '#framework/testing'
import { call, jobsSite, newOpening, valuesOf, type JobsSite } from '../testing/sample-site.ts'

const DAY = 24 * 60 * 60
const clock = testClock()
let work: JobsSite
beforeAll(async () => {
  work = await jobsSite(clock)
})
afterAll(() => work.site.close())

const morning = async () => {
  clock.pass(DAY)
  await work.site.engine.runTask('jobs.send_alerts')
}

async function notifiedText(client: TestClient): Promise<string> {
  const { rows } = await work.site.administrator.get('/api/resource/Outbox Message', {
    fields: ['body'],
    filters: [['user', '=', client.user]],
    order_by: 'creation asc',
  })
  return rows.map((row) => String(row['body'])).join('\n')
}

test('Sends new, still open openings once each morning', async () => {
  const person = await work.site.userWith('Customer')
  await call(person, 'save_alert', {})
  await newOpening(work, clock, { title: 'Cook' })
  const closed = await newOpening(work, clock, { title: 'Closed already' })
  await newOpening(work, clock, { title: 'Over tomorrow', days: 0 })
  const hidden = await newOpening(work, clock, { title: 'Filled already' })
  await work.office.put(`/api/resource/Job Opening/${closed}`, { state: 'closed' })
  await work.office.put(`/api/resource/Job Opening/${hidden}`, { state: 'filled' })
  await morning()
  await morning()
  const words = await notifiedText(person)
  expect(words.match(/Cook, Asha/g)).toHaveLength(1)
  expect(words).not.toMatch(/already|tomorrow/)
})

test('An alert filters by kind of work or by words', async () => {
  const [driver, reader] = [await work.site.userWith('Customer'), await work.site.userWith('Customer')]
  await call(driver, 'save_alert', { category: work.driving })
  await call(reader, 'save_alert', { txt: 'library' })
  await newOpening(work, clock, { title: 'Van', category: work.driving })
  await newOpening(work, clock, { title: 'Library hand' })
  await morning()
  expect(await notifiedText(driver)).toMatch(/Van, Asha/)
  expect(await notifiedText(driver)).not.toMatch(/Library/)
  expect(await notifiedText(reader)).toMatch(/Library hand, Asha/)
  expect(await notifiedText(reader)).not.toMatch(/Van/)
})

test('Stores a duplicate alert once, allows ten, and ends each when its owner asks', async () => {
  const [person, other] = [await work.site.userWith('Customer'), await work.site.userWith('Customer')]
  const saveAlert = (txt: string) => call(person, 'save_alert', { txt })
  const same = await Promise.all([1, 2, 3].map(() => saveAlert('cook')))
  expect(new Set(same.map(({ message }) => valuesOf(message)['alert'])).size).toBe(1)
  const { alert } = valuesOf(same[0]?.message)
  for (let count = 0; count < 9; count += 1) await saveAlert(`word ${count}`)
  expect((await saveAlert('one more')).status).toBe(417)
  expect((await call(person, 'save_alert', { category: 'JC-999' })).status).toBe(417)
  expect((await call(other, 'delete_alert', { alert })).status).toBe(404)
  expect((await call(person, 'delete_alert', { alert })).status).toBe(200)
  expect((await saveAlert('one more')).status).toBe(200)
})
