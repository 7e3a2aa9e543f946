import { afterAll, beforeAll, expect, test } from 'vitest'
import { text } from '#framework/doctypes'
import { anyone, defineModule, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { StudentRegistration } from '#community/students'
import { call, registrations, rowsOf, schoolSite, valuesOf, type SchoolSite } from '../testing/sample-site.ts'

/** Reads a child's record for whoever asks, as the rooms do that stand on this one. */
const readMethod = method({
  access: anyone,
  input: { student: text({ required: true }) },
  methods: ['POST'],
  managesOwnTransaction: true,
  async run({ site, input: { student } }) {
    await site.read(administrator, (documents) => documents.get(StudentRegistration, student))
    return null
  },
})

const modules = [
  defineModule({ name: 'cards', methods: { verify: readMethod } }),
  defineModule({ name: 'renewals', methods: { confirm: readMethod, renew: readMethod } }),
  defineModule({ name: 'strangers', methods: { look: readMethod } }),
]

let school: SchoolSite
/** A child of the demo's parent. */
let mira: string

beforeAll(async () => {
  school = await schoolSite(modules)
  const { rows } = await school.site.administrator.get(registrations, {
    filters: { student_first_name: 'Mira' },
  })
  mira = String(rows[0]?.['name'])
})
afterAll(() => school.site.close())

async function callAsGuest(...methods: readonly string[]): Promise<void> {
  for (const name of methods) {
    const { status } = await school.site.guest.post(`/api/method/mela.${name}`, { student: mira })
    expect(status, name).toBe(200)
  }
}

/** What the family is told of guests: who, and what they did. */
async function listGuestReads() {
  const { reads } = valuesOf((await call(school.parent, 'get_child', { student: mira })).message)
  return rowsOf(reads)
    .filter(({ call: path }) => String(path).includes('mela.') && !String(path).includes('mela.family'))
    .map(({ who, kind }) => [who, kind])
}

test('the family’s own renewal is told nowhere, and the log has it all the same', async () => {
  await callAsGuest('renewals.confirm', 'renewals.renew')
  expect(await listGuestReads()).toEqual([])
  const { rows } = await school.site.administrator.get('/api/resource/Access Log', {
    filters: { user: 'Guest' },
    fields: ['path'],
  })
  expect(rows).toHaveLength(2)
})

test('checks of a card are one line a day, and any other guest was not signed in', async () => {
  await callAsGuest('cards.verify', 'strangers.look', 'cards.verify', 'strangers.look')
  expect(await listGuestReads()).toEqual([
    ['Somebody who was not signed in', 'opened'],
    ['The card was checked publicly', 'card check'],
  ])
})

test('whoever looks again on a day is told of once, with the last time', async () => {
  await school.office.get(`${registrations}/${mira}`)
  await school.office.get(`${registrations}/${mira}`)
  const { reads } = valuesOf((await call(school.parent, 'get_child', { student: mira })).message)
  const opened = rowsOf(reads).filter(({ who, kind }) => who === 'School Office' && kind === 'opened')
  const { rows } = await school.site.administrator.get('/api/resource/Access Log', {
    filters: { user: school.office.user },
    fields: ['creation'],
    order_by: 'creation desc',
  })
  expect(rows).toHaveLength(2)
  expect(opened.map(({ at }) => at)).toEqual([rows[0]?.['creation']])
})
