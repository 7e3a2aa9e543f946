import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { notifications } from '#site/notifications'
import { contact } from './index.ts'

const Business = docType('Business', {
  fields: { business_name: text() },
  access: { 'System Manager': everything },
})

let site: TestSite
let office: TestClient
beforeAll(async () => {
  site = await testSite([defineModule({ name: 'stand_ins', docTypes: [Business] }), notifications, contact])
  office = await site.userWith('School Office')
})
afterAll(() => site.close())

/** Daily limit of the outbox per address without an account. */
const MAX_PER_DAY = 20

const letter = { username: 'Meena', mailid: 'meena@letters.example', subject: 'Buses', message: 'A secret' }

async function write(values: object = letter): Promise<string> {
  const { message } = await site.guest.post('/api/method/mela.contact.contactform', values)
  await site.engine.drainEvents()
  return String(Reflect.get(Object(message), 'name'))
}

async function outbox(event: string): Promise<readonly unknown[]> {
  const { rows } = await site.administrator.get('/api/resource/Outbox Message', {
    fields: ['*'],
    filters: [['event', '=', event]],
    order_by: 'creation desc',
  })
  return rows
}

test('Notifies the office of a contact message in the app and by e-mail, without its content', async () => {
  await site.userWith('Store Manager')
  const name = await write()
  const { message } = await office.post('/api/method/mela.notifications.get_notifications')
  expect(message).toMatchObject({
    notifications: [
      { title: 'New message from Meena', body: 'Buses', link: `/desk/contact-message/${name}` },
    ],
    unread_count: 1,
  })
  const mails = await outbox('contact.received')
  expect(mails).toMatchObject([{ channel: 'e-mail', user: office.user, state: 'queued' }])
  expect(JSON.stringify(mails)).not.toContain('A secret')
})

test('Sends the reply to the sender once', async () => {
  const address = `/api/resource/Contact Message/${await write()}`
  expect((await office.put(address, { state: 'answered' })).status).toBe(417)
  await office.put(address, { state: 'answered', answer: 'At nine.' })
  await site.engine.drainEvents()
  await office.put(address, { subject: 'Bus times' })
  await site.engine.drainEvents()
  expect(await outbox('contact.answered')).toMatchObject([
    {
      recipient: 'meena@letters.example',
      subject: 'Re: Buses',
      body: 'Dear Meena,\n\nAt nine.\n\nYour message:\nA secret',
    },
  ])
})

test('A contact message shows that its reply was not sent while no mail provider is configured', async () => {
  const address = `/api/resource/Contact Message/${await write()}`
  await office.put(address, { state: 'answered', answer: 'At nine.' })
  expect((await office.get(address)).data).toMatchObject({ answer_mail: 'waiting' })
  await site.engine.drainEvents()
  await site.engine.runTask('notifications.send')
  await site.engine.drainEvents()
  expect((await office.get(address)).data).toMatchObject({ state: 'answered', answer_mail: 'not sent' })
})

async function fillAddress(mailid: string): Promise<void> {
  for (let count = 0; count < MAX_PER_DAY; count += 1) {
    const address = `/api/resource/Contact Message/${await write({ ...letter, mailid })}`
    await office.put(address, { state: 'answered', answer: 'At nine.' })
    await site.engine.drainEvents()
  }
}

test('A contact message shows why its reply failed, and the office sends it again', async () => {
  const mailid = 'full@letters.example'
  await fillAddress(mailid)
  const name = await write({ ...letter, mailid })
  const address = `/api/resource/Contact Message/${name}`
  await office.put(address, { state: 'answered', answer: 'At ten.' })
  await site.engine.drainEvents()
  expect((await office.get(address)).data).toMatchObject({
    answer_mail: 'could not be sent',
    answer_problem: expect.stringContaining('messages today'),
  })

  const full = { filters: [['recipient', '=', mailid]], fields: ['name'] }
  for (const message of (await site.administrator.get('/api/resource/Outbox Message', full)).rows)
    await site.administrator.delete(`/api/resource/Outbox Message/${String(Reflect.get(message, 'name'))}`)
  const again = { name }
  expect((await office.post('/api/method/mela.contact.resend_answer', again)).status).toBe(200)
  expect((await office.get(address)).data).toMatchObject({ answer_mail: 'waiting' })
  await site.engine.drainEvents()
  expect(await outbox('contact.answered')).toContainEqual(
    expect.objectContaining({ recipient: mailid, state: 'queued', body: expect.stringContaining('At ten.') }),
  )
  expect((await office.post('/api/method/mela.contact.resend_answer', again)).body).toMatchObject({
    code: 'contact.nothing_to_resend',
  })
  expect((await site.guest.post('/api/method/mela.contact.resend_answer', again)).status).toBe(403)
})

test('A reply to a message without a subject uses its first words', async () => {
  const message = 'When does the bus to Mylapore leave in the morning, and does it stop at the tank?'
  const name = await write({ ...letter, subject: undefined, message })
  await office.put(`/api/resource/Contact Message/${name}`, { state: 'answered', answer: 'At nine.' })
  await site.engine.drainEvents()
  const subject = 'Re: When does the bus to Mylapore leave in the morning, and does…'
  expect(await outbox('contact.answered')).toContainEqual(expect.objectContaining({ subject }))
})

test('Deleting a contact message at once notifies nobody and fails nothing', async () => {
  const { message } = await site.guest.post('/api/method/mela.contact.contactform', letter)
  const name = String(Reflect.get(Object(message), 'name'))
  const messages = await outbox('contact.received')
  await site.administrator.delete(`/api/resource/Contact Message/${name}`)
  await site.engine.drainEvents()
  expect(await outbox('contact.received')).toEqual(messages)
  const { rows } = await site.administrator.get('/api/resource/Event Delivery', {
    filters: [['subscription', 'like', 'contact.%']],
  })
  expect(rows).toEqual([])
})
