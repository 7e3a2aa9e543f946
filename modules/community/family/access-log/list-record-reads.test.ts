import { afterAll, beforeAll, expect, test } from 'vitest'
import { text } from '#framework/doctypes'
import { anyone, defineModule, method } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { StudentRegistration } from '#community/students'
import { call, registrations, rowsOf, schoolSite, valuesOf, type SchoolSite } from '../testing/sample-site.ts'

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

async function listGuestReads() {
  const { reads } = valuesOf((await call(school.parent, 'get_child', { student: mira })).message)
  return rowsOf(reads)
    .filter(({ call: path }) => String(path).includes('mela.') && !String(path).includes('mela.family'))
    .map(({ who, kind }) => [who, kind])
}

test('Omits the family’s own renewal from the list, though the access log has it', async () => {
  await callAsGuest('renewals.confirm', 'renewals.renew')
  expect(await listGuestReads()).toEqual([])
  const { rows } = await school.site.administrator.get('/api/resource/Access Log', {
    filters: { user: 'Guest' },
    fields: ['path'],
  })
  expect(rows).toHaveLength(2)
})

test('Groups card checks by day, and names any other guest as not signed in', async () => {
  await callAsGuest('cards.verify', 'strangers.look', 'cards.verify', 'strangers.look')
  expect(await listGuestReads()).toEqual([
    ['Somebody who was not signed in', 'opened'],
    ['The card was checked publicly', 'card check'],
  ])
})

test('Lists repeated reads on one day once, with the latest time', async () => {
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
