import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  eventSite,
  family,
  register,
  registerGuest,
  readRegistration,
  valuesOf,
  callWithToken,
  type EventSite,
  type Values,
} from '../testing/sample-site.ts'

let sample: EventSite
beforeAll(async () => {
  sample = await eventSite()
})
afterAll(() => sample.site.close())

const DAY = 24 * 60 * 60
const deliverEvents = () => sample.site.engine.drainEvents()

async function messagesTo(response: Values): Promise<readonly Values[]> {
  const { rows } = await sample.site.administrator.get('/api/resource/Outbox Message', {
    fields: ['event', 'channel', 'subject', 'body', 'recipient', 'link'],
    filters: [['recipient', '=', (await readRegistration(sample, response))['email']]],
    order_by: 'creation asc',
  })
  return rows
}

async function linkIn(event: string): Promise<string> {
  const { rows } = await sample.site.engine.database.pool.query<{ secret_values: string }>(
    'select secret_values from "Outbox Message" where event = $1 order by creation desc limit 1',
    [event],
  )
  const [link]: unknown[] = JSON.parse(rows[0]?.secret_values ?? '[]')
  return String(link)
}

test('E-mails a guest each step with a link to the registration, masked where it is stored', async () => {
  const event = await sample.event({ capacity: 1, venue: 'The sands', start_time: '07:00:00' })
  const first = await registerGuest(sample, event)
  const second = await registerGuest(sample, event, { join_waitlist: 1 })
  await deliverEvents()
  const [confirmation] = await messagesTo(first)
  expect(confirmation).toMatchObject({
    ...{
      event: 'events.confirmed_guest',
      channel: 'e-mail',
      subject: 'Registration confirmed: Kites',
      link: null,
    },
    body: expect.stringMatching(/7:00 am, The sands\. Seats: 1[^]*••••••/),
  })
  expect(JSON.stringify(confirmation)).not.toContain(String(first['token']))
  const link = await linkIn('events.confirmed_guest')
  expect(link).toMatch(/^https:\/\/asha\.example\/registration\/[\w-]{43}$/)
  const token = link.slice(-43)
  expect(token).not.toBe(first['token'])
  expect(await readRegistration(sample, { token })).toMatchObject({ registration: first['registration'] })

  await callWithToken(sample.site.guest, 'cancel_registration', { token })
  await sample.site.engine.runTask('events.tend')
  sample.clock.pass(2 * DAY)
  await sample.site.engine.runTask('events.tend')
  await deliverEvents()
  await deliverEvents()
  const steps = async (whose: Values) => (await messagesTo(whose)).map((one) => one['event'])
  expect(await steps(first)).toEqual(['events.confirmed_guest', 'events.cancelled_guest'])
  expect(await steps(second)).toEqual([
    ...['events.waitlisted_guest', 'events.offered_guest', 'events.lapsed_guest'],
  ])
})

test('Notifies a signed-in registrant in the app too, where their tickets are', async () => {
  const event = await sample.event({})
  const mother = await sample.site.userWith('Customer')
  await register(mother, family(event))
  await deliverEvents()
  const { message } = await mother.post('/api/method/mela.notifications.get_notifications')
  expect(valuesOf(message)['notifications']).toMatchObject([
    {
      title: 'Registration confirmed: Kites',
      body: expect.stringContaining('Seats: 1'),
      link: '/my-tickets',
    },
  ])
})

test('Reminds each attendee once on the day before, and no cancelled one', async () => {
  const event = await sample.event({}, 1)
  const [attending, cancelled] = [await registerGuest(sample, event), await registerGuest(sample, event)]
  await callWithToken(sample.site.guest, 'cancel_registration', { token: cancelled['token'] })
  await sample.site.engine.runTask('events.remind')
  await sample.site.engine.runTask('events.remind')
  const reminders = async (whose: Values) =>
    (await messagesTo(whose)).filter((one) => one['event'] === 'events.reminder_guest')
  expect(await reminders(attending)).toHaveLength(1)
  expect(await reminders(cancelled)).toEqual([])
})
