import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  always,
  childType,
  docType,
  dynamicLink,
  everything,
  grant,
  link,
  prompted,
  reading,
  table,
  text,
  whereOwner,
  type DocType,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const theirs = grant({ read: whereOwner, write: whereOwner, create: always })

const named = <Name extends string>(name: Name, access: DocType['access']) =>
  docType(name, { naming: prompted, fields: { note: text() }, access })

const Own = named('Try Own', { 'System Manager': everything, All: theirs })
const Closed = named('Try Closed', { 'System Manager': everything })
const Open = named('Try Open', { 'System Manager': everything, All: reading(always) })

const Line = childType('Try Line', { own: link('Try Own') })

const Paper = docType('Try Paper', {
  fields: {
    own: link('Try Own'),
    copied: text({ fetchFrom: 'own.note' }),
    closed: link('Try Closed'),
    open: link('Try Open'),
    unread: link('Try Closed', { linksUnread: 'a keeper hands out names' }),
    by_hook: link('Try Closed'),
    kind: text(),
    about: dynamicLink('kind'),
    lines: table(Line),
  },
  access: { 'System Manager': everything, All: theirs },
})

const paperHooks = hooks(Paper, { beforeSave: () => ({ by_hook: 'there' }) })

let site: TestSite
let person: TestClient

const papers = '/api/resource/Try Paper'

beforeAll(async () => {
  site = await testSite([
    defineModule({ name: 'papers', docTypes: [Own, Closed, Open, Paper], hooks: [paperHooks] }),
  ])
  person = await site.userWith()
  for (const type of [Own, Closed, Open])
    await site.administrator.post(`/api/resource/${type.name}`, { name: 'there', note: 'secret' })
  await person.post('/api/resource/Try Own', { name: 'mine', note: 'mine' })
})
afterAll(() => site.close())

const make = (values: object) => person.post(papers, values)

const responseFor = async (name: string, valuesFor: (name: string) => object) => {
  const { status, body } = await make(valuesFor(name))
  return `${status} ${JSON.stringify(body).replaceAll(name, '')}`
}

test.each<[string, (name: string) => object]>([
  ['a link to what is shown to its owner alone', (own) => ({ own })],
  ['a link in a row', (own) => ({ lines: [{ own: 'mine' }, { own }] })],
  ['a link to a type that is not shown at all', (closed) => ({ closed })],
  ['a dynamic link', (about) => ({ kind: 'Try Own', about })],
])('%s refuses a link to a hidden document as one to a missing document', async (_, valuesFor) => {
  const missing = await responseFor('nowhere', valuesFor)
  expect(missing).toMatch(/^417 .*documents.link_missing/)
  expect(await responseFor('there', valuesFor)).toBe(missing)
})

test('Accepts a link that the user may select, or that a field or a rule of the type allows', async () => {
  const { data, status } = await make({
    own: 'mine',
    open: 'there',
    unread: 'there',
    lines: [{ own: 'mine' }],
  })
  expect(status).toBe(200)
  expect(data).toMatchObject({ copied: 'mine', by_hook: 'there', unread: 'there' })
})

test('An existing link stays valid and does not permit the same link elsewhere', async () => {
  const made = await site.administrator.post(papers, { own: 'there', lines: [{ own: 'there' }] })
  const name = String(Object.getOwnPropertyDescriptor(made.data, 'name')?.value)
  await site.engine.database.pool.query('update "Try Paper" set owner = $1 where name = $2', [
    person.user,
    name,
  ])
  const change = (values: object) => person.put(`${papers}/${name}`, values)
  expect((await change({ own: 'there', kind: 'x' })).status).toBe(200)
  expect((await change({ closed: 'there' })).status).toBe(417)
})

test('Only links to documents hidden from the user cost a statement', async () => {
  const cost = async (values: object) => (await make(values)).statements.length
  const plain = await cost({})
  expect(await cost({ open: 'there', unread: 'there' })).toBe(plain)
  expect(await cost({ lines: [{ own: 'mine' }, { own: 'mine' }] })).toBe(plain + 1)
})
