import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { json } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { notificationEvent, notifications, notify, type NotificationEvent, type Person } from '../index.ts'

interface Received {
  readonly to: readonly string[]
  readonly text: string
}

const mails: Received[] = []
const texts: Record<string, unknown>[] = []
let mailRefusal: { readonly responseCode: number } | null = null
let textStatus = 200
let now = new Date()

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) =>
    done(mailRefusal === null ? null : Object.assign(new Error('No'), mailRefusal)),
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      mails.push({ to, text: Buffer.concat(parts).toString() })
      done()
    })
  },
})
function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const carrier: Server = createServer((request, response) => {
  void json(request).then((body) => {
    if (textStatus === 200 && isRow(body)) texts.push(body)
    response.writeHead(textStatus).end('{"id": "T-1"}')
  })
})

function portOf(server: { address(): unknown }): number {
  return Number(Reflect.get(Object(server.address()), 'port'))
}

const message = (name: string) => ({ subject: `About ${name}`, body: 'Dear {{ who }}, come.' })
const event = (rest: Partial<NotificationEvent<'who'>>): NotificationEvent<'who'> =>
  notificationEvent({
    name: 'sample.called',
    eventClass: 'transactional',
    values: ['who'],
    channels: ['e-mail'],
    texts: { en: message('us'), hi: message('हम'), ta: message('நாம்') },
    ...rest,
  })

let site: TestSite
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1')
  carrier.listen(0, '127.0.0.1')
  await Promise.all([once(smtp.server, 'listening'), once(carrier, 'listening')])
  site = await testSite([notifications], {
    settings: {
      clock: () => now,
      mail: { url: `smtp://127.0.0.1:${portOf(smtp.server)}`, from: 'Asha <office@asha.example>' },
      messages: {
        url: `http://127.0.0.1:${portOf(carrier)}/send`,
        dltEntityId: 'E-1',
        dltOtpTemplateId: 'OTP-1',
      },
    },
  })
})
afterAll(async () => {
  await site.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  carrier.close()
})
beforeEach(() => {
  mails.length = 0
  texts.length = 0
  mailRefusal = null
  textStatus = 200
  now = new Date()
})

let keys = 0
function call(people: readonly Person[], rest: Partial<NotificationEvent<'who'>> = {}): Promise<void> {
  const notice = {
    event: event(rest),
    key: String((keys += 1)),
    people,
    values: { who: 'Meena' },
    link: '/fair',
  }
  return site.engine.write(administrator, (documents) => notify(documents, notice))
}

const send = () => site.engine.runTask('notifications.send')
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function messageTo(recipient: string): Promise<Record<string, unknown>> {
  const fields = ['name', 'state', 'attempts', 'error', 'body', 'provider_id', 'next_attempt', 'subject']
  const filters = [['recipient', '=', recipient]]
  const { rows } = await site.administrator.get('/api/resource/Outbox Message', { fields, filters })
  return rows[0] ?? {}
}

test('Sends an e-mail as text and HTML with the absolute URL of its document', async () => {
  await call([{ email: 'one@example.org' }])
  await send()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toEqual(['one@example.org'])
  expect(mails[0]?.text).toContain('Subject: About us')
  expect(mails[0]?.text).toContain('<p>Dear Meena, come.</p>')
  expect(mails[0]?.text).toContain('https://asha.example/fair')
  expect(await messageTo('one@example.org')).toMatchObject({ state: 'sent', attempts: 1 })
})

test('Two servers sending at once send a message once', async () => {
  const people = Array.from({ length: 12 }, (_, count) => ({ email: `crowd${count}@example.org` }))
  await call(people)
  await Promise.all([send(), send(), send()])
  expect(mails.flatMap(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort())
})

test('Retries a busy mail server after growing pauses', async () => {
  mailRefusal = { responseCode: 451 }
  await call([{ email: 'busy@example.org' }])
  await send()
  await send()
  expect(await messageTo('busy@example.org')).toMatchObject({ state: 'failed', attempts: 1 })
  later(1)
  await send()
  expect(await messageTo('busy@example.org')).toMatchObject({ state: 'failed', attempts: 2 })
  later(1)
  mailRefusal = null
  await send()
  expect(mails).toEqual([])
  later(1)
  await send()
  expect(mails).toHaveLength(1)
  expect(await messageTo('busy@example.org')).toMatchObject({ state: 'sent', attempts: 3, error: null })
})

test('A message fails for good after a day of failures, and a person may resend it', async () => {
  mailRefusal = { responseCode: 451 }
  await call([{ email: 'dead@example.org' }])
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await send()
    later(6 * 60)
  }
  const dead = await messageTo('dead@example.org')
  expect(dead).toMatchObject({ state: 'dead', attempts: 12 })
  mailRefusal = null
  await send()
  expect(mails).toEqual([])

  const manager = await site.userWith('System Manager')
  const again = (client: typeof manager) =>
    client.post('/api/method/mela.notifications.resend', { name: dead['name'] })
  expect((await again(await site.userWith('School Office'))).status).toBe(403)
  expect((await again(manager)).status).toBe(200)
  await send()
  expect(mails.map(({ to }) => to)).toEqual([['dead@example.org']])
})

test('Does not retry a permanently refused address', async () => {
  mailRefusal = { responseCode: 550 }
  await call([{ email: 'nobody@example.org' }])
  await send()
  expect(await messageTo('nobody@example.org')).toMatchObject({ state: 'dead', attempts: 1 })
})

test('Skips an unavailable provider for the rest of the run, without delaying the others', async () => {
  textStatus = 503
  const phones = Array.from({ length: 6 }, (_, count) => `+91984001230${count}`)
  await call([...phones.map((phone) => ({ phone })), { email: 'calm@example.org' }], {
    channels: [['sms', 'e-mail']],
  })
  await send()
  const tried = await site.administrator.get('/api/resource/Outbox Message', {
    filters: [
      ['state', '=', 'failed'],
      ['channel', '=', 'sms'],
    ],
  })
  expect(tried.data).toHaveLength(3)
  expect(mails).toHaveLength(1)
  textStatus = 200
  later(1)
  await send()
  expect(texts.map(({ to }) => to).toSorted()).toEqual(phones)
})

test('A text message carries the fields that the sender register requires', async () => {
  await site.administrator.post('/api/resource/Notification Template', {
    ...{ event: 'sample.called', channel: 'sms', language: 'en', dlt_template_id: 'DLT-7' },
    ...{ subject: 'x', body: 'Come, {{ who }}' },
  })
  await call([{ phone: '+919840012399' }], { channels: ['sms'] })
  await send()
  expect(texts).toEqual([
    {
      to: '+919840012399',
      text: 'Come, Meena',
      language: 'en',
      reference: expect.stringMatching(/^OUT-/),
      entity_id: 'E-1',
      template_id: 'DLT-7',
    },
  ])
  expect(await messageTo('+919840012399')).toMatchObject({ state: 'sent', provider_id: 'T-1' })
})

test('A message waits until quiet hours end, but a requested one does not', async () => {
  const sleeper = await site.userWith('Customer')
  const email = 'sleeper@example.org'
  await site.administrator.put(`/api/resource/User/${sleeper.user}`, { email })
  const preference = { channel: 'e-mail', event_class: 'transactional', time_zone: 'Asia/Kolkata' }
  await sleeper.post('/api/method/mela.notifications.set_preference', {
    ...{ ...preference, quiet_from: '22:00', quiet_until: '07:00' },
  })
  now = new Date(`${new Date().toISOString().slice(0, 10)}T20:30:00Z`)
  await call([{ user: sleeper.user }])
  await call([{ user: sleeper.user }], { name: 'sample.asked', eventClass: 'security' })
  await send()
  expect(mails).toHaveLength(1)
  expect(await messageTo(email)).toMatchObject({ state: 'sent' })
  later(4 * 60 + 59)
  await send()
  expect(mails).toHaveLength(1)
  later(1)
  await send()
  expect(mails).toHaveLength(2)
})

test('Does not send a message that has become obsolete', async () => {
  await call([{ email: 'late@example.org' }], { name: 'sample.urgent', lifetimeMinutes: 10 })
  later(11)
  await send()
  expect(mails).toEqual([])
  expect(await messageTo('late@example.org')).toMatchObject({ state: 'dead' })
})

test('A message claimed by a crashed server is not sent twice, and is visible', async () => {
  await call([{ email: 'lost@example.org' }])
  const { name } = await messageTo('lost@example.org')
  await site.engine.database.pool.query(
    `update "Outbox Message" set state = 'sending', claimed_at = localtimestamp - interval '1 hour' where name = $1`,
    [name],
  )
  await send()
  expect(mails).toEqual([])
  expect(await messageTo('lost@example.org')).toMatchObject({
    state: 'dead',
    error: expect.stringContaining('may not have been delivered'),
  })
})

test('Messages of a rolled-back transaction are never sent', async () => {
  await site.engine.dryRun(administrator, (documents) =>
    notify(documents, {
      event: event({}),
      key: 'undone',
      people: [{ email: 'u@example.org' }],
      values: { who: '' },
    }),
  )
  await send()
  expect(mails).toEqual([])
})
