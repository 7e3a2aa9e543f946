import { afterAll, beforeAll, expect, test } from 'vitest'
import { emitVerified } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { Translation } from '#site/translations'
import {
  eventSite,
  family,
  methodPath,
  register,
  valuesOf,
  callWithToken,
  type EventSite,
} from '../testing/sample-site.ts'

let sample: EventSite

beforeAll(async () => {
  sample = await eventSite()
})
afterAll(() => sample.site.close())

test('Only the signed-in owner opens a registration by its name', async () => {
  const event = await sample.event({})
  const [mother, other] = [await sample.site.userWith('Customer'), await sample.site.userWith('Customer')]
  const { registration: token } = valuesOf((await register(mother, family(event))).message)
  const seenBy = async (client: typeof mother) => callWithToken(client, 'get_registration', { token })
  expect((await seenBy(mother)).message).toMatchObject({ registration: token, state: 'confirmed' })
  expect((await seenBy(other)).status).toBe(403)
  expect((await seenBy(sample.site.guest)).status).toBe(403)
  const cancelled = await callWithToken(mother, 'cancel_registration', { token })
  expect(cancelled.message).toMatchObject({ state: 'cancelled' })
})

test('A registrant reads the event’s title and venue in their own language', async () => {
  const event = await sample.event({ venue: 'The yard' })
  await sample.site.engine.write(administrator, (documents) =>
    documents.insertMany(Translation, [
      { language: 'hi', source_text: 'Kites', translated_text: 'पतंगें' },
      { language: 'hi', source_text: 'The yard', translated_text: 'आँगन' },
    ]),
  )
  const mother = await sample.site.userWith('Customer')
  const { registration: token } = valuesOf((await register(mother, family(event))).message)
  const shown = { event: { title: 'पतंगें', venue: 'आँगन' } }
  const path = (method: string) => `${methodPath(method)}?_lang=hi`
  expect((await mother.post(path('events.get_registration'), { token })).message).toMatchObject(shown)
  expect((await mother.get(path('events.get_my_registrations'))).message).toMatchObject([shown])
  const inEnglish = await callWithToken(mother, 'get_registration', { token })
  expect(inEnglish.message).toMatchObject({ event: { title: 'Kites', venue: 'The yard' } })
})

test('Nobody opens a guest’s registration by its name', async () => {
  const event = await sample.event({})
  const { registration: token } = valuesOf((await register(sample.site.guest, family(event))).message)
  const mother = await sample.site.userWith('Customer')
  expect((await callWithToken(mother, 'get_registration', { token })).status).toBe(403)
})

test('A verified phone number or email address links a guest’s registration to the account', async () => {
  const event = await sample.event({})
  const { engine } = sample.site
  await register(sample.site.guest, { ...family(event), phone: '+919840444001' })
  const byEmail = { phone: '+919840444002', email: 'Amma@Families.example' }
  await register(sample.site.guest, { ...family(event), ...byEmail })
  await register(sample.site.guest, { ...family(event), phone: '+919840444003' })
  const mother = await sample.site.userWith('Customer')
  await engine.write(administrator, async (documents) => {
    await emitVerified(documents, mother.user, { phone: '+919840444001' })
    await emitVerified(documents, mother.user, { email: 'amma@families.example' })
  })
  await engine.drainEvents()
  const { rows } = await mother.get('/api/resource/Event Registration', { fields: ['name', 'phone'] })
  expect(rows.map(({ phone }) => phone).toSorted()).toEqual(['+919840444001', '+919840444002'])
})
