import { afterAll, beforeAll, expect, test } from 'vitest'
import { family as families } from '#community/family'
import { students } from '#community/students'
import { User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { rowsOf, type TestClient, demoContext } from '#framework/testing'
import { childAttendance } from './own-children.ts'
import {
  methodPath,
  eventSite,
  family,
  register,
  valuesOf,
  callWithToken,
  type EventSite,
} from '../testing/sample-site.ts'

let sample: EventSite
let parent: TestClient
let neighbour: TestClient

beforeAll(async () => {
  sample = await eventSite()
  const { site } = sample
  ;[parent, neighbour] = [await site.userWith(), await site.userWith()]
  await site.engine.write(administrator, async (documents) => {
    await documents.save(User, parent.user, { email: 'parent@asha.example', phone: '+919840012345' })
    await documents.save(User, neighbour.user, { email: 'joseph@families.example' })
    const context = demoContext(site.engine, documents)
    await students.demo?.(context)
    await families.demo?.(context)
  })
})
afterAll(() => sample.site.close())

const detailsFor = (client: TestClient, event: string) =>
  client.get(methodPath('events.get_my_details'), { event })

async function childrenOf(client: TestClient, event: string) {
  return rowsOf(valuesOf((await detailsFor(client, event)).message)['children'])
}

test('Offers the family’s contact and children to a signed-in parent and not to a guest', async () => {
  const event = await sample.event({})
  const answer = await detailsFor(parent, event)
  expect(answer.message).toMatchObject({ email: 'parent@asha.example', phone: '+919840012345' })
  const children = rowsOf(valuesOf(answer.message)['children'])
  expect(children.map(({ full_name }) => full_name)).toEqual(['Mira V', 'Anbu V'])
  expect(children[0]).toMatchObject({ class: 'Class 4', age: expect.any(Number) })
  expect(JSON.stringify(children)).not.toContain('born')
  expect(answer.statements.length).toBeLessThanOrEqual(6)
  expect((await detailsFor(sample.site.guest, event)).status).toBe(403)
  const draft = await sample.event({ published: 0 })
  expect((await detailsFor(parent, draft)).status).toBe(404)
})

test('Registers the family’s child with the name and age of its record', async () => {
  const event = await sample.event({ ticket_types: [{ label: 'Child', price: 0, max_age: 15 }] })
  const [mira] = await childrenOf(parent, event)
  const attendees = [
    { student: mira?.['student'], full_name: 'Somebody else', age: 40, ticket_type: 'Child' },
  ]
  const response = await register(parent, family(event, { attendees }))
  expect(response.status, JSON.stringify(response.body)).toBe(200)
  const { registration: token } = valuesOf(response.message)
  const seen = valuesOf((await callWithToken(parent, 'get_registration', { token })).message)
  expect(seen['attendees']).toMatchObject([
    { full_name: 'Mira V', age: mira?.['age'], student: mira?.['student'], ticket_code: expect.any(String) },
  ])
  const [row] = rowsOf(seen['attendees'])
  const changed = await callWithToken(parent, 'change_registration', {
    token,
    attendees: [{ ...row, student: null, full_name: 'Kavin' }],
  })
  expect(changed.message).toMatchObject({ attendees: [{ full_name: 'Mira V', student: mira?.['student'] }] })
})

test('Refuses another family’s child, an unknown one and a duplicate alike', async () => {
  const event = await sample.event({})
  const [mira] = await childrenOf(parent, event)
  const [other] = await childrenOf(neighbour, event)
  const sent = (client: TestClient, ...chosen: unknown[]) =>
    register(client, family(event, { attendees: chosen.map((student) => ({ student, full_name: 'A' })) }))
  const refused = [
    await sent(parent, other?.['student']),
    await sent(parent, 'STU-99999'),
    await sent(parent, mira?.['student'], mira?.['student']),
    await sent(sample.site.guest, mira?.['student']),
  ]
  for (const answer of refused) {
    expect(answer.status).toBe(417)
    expect(answer.body).toMatchObject({ code: 'events.not_your_child', field: 'attendees.1.student' })
  }
})

test('Erasing a child removes its name from registrations and lists where it was', async () => {
  const event = await sample.event({})
  const [child] = await childrenOf(neighbour, event)
  const student = String(child?.['student'])
  await register(neighbour, family(event, { attendees: [{ student, full_name: 'A' }] }))
  const { engine } = sample.site
  const read = () => engine.read(administrator, (documents) => childAttendance.read(documents, student))
  expect(await read()).toMatchObject([{ event: 'Kites' }])
  await engine.write(administrator, (documents) => childAttendance.erase(documents, student))
  expect(await read()).toEqual([])
  const { rows } = await engine.database.pool.query(
    `select a.full_name from "Event Attendee" a join "Event Registration" r on r.name = a.parent where r.event = $1`,
    [event],
  )
  expect(rows).toEqual([{ full_name: 'Somebody' }])
})
