import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comments } from '#framework/comments'
import { deadLetters } from '#framework/dead-letters'
import { desk } from '#framework/desk'
import { docType, everything, prompted, text } from '#framework/doctypes'
import { methodNames } from '#framework/engine'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { savedViews } from '#framework/saved-views'
import { tags } from '#framework/tags'
import { testSite, type TestSite } from '#framework/testing'
import { webhooks } from '#framework/webhooks'

const SECRET = 'Kuyil of the third row'

const Pupil = docType('Swept Pupil', {
  naming: prompted,
  titleField: 'called',
  fields: { called: text(), class: text() },
  guarded: 'tells of a child',
  access: { 'School Office': everything },
  allowRename: true,
})

let site: TestSite

beforeAll(async () => {
  const school = defineModule({ name: 'school', docTypes: [Pupil] })
  site = await testSite([desk, comments, tags, savedViews, deadLetters, webhooks, school])
})
afterAll(() => site.close())

function argumentsFor(name: string): Readonly<Record<string, unknown>> {
  const doctype = Pupil.name
  const [reference_doctype, dt, share_doctype, ref_doctype] = Array.from({ length: 4 }, () => doctype)
  const [docname, dn, reference_name, share_name, document] = Array.from({ length: 5 }, () => name)
  return {
    ...{ doctype, reference_doctype, dt, share_doctype, ref_doctype },
    ...{ name, docname, dn, reference_name, share_name, document, old_name: name, new_name: `${name} new` },
    ...{ fields: ['name', 'called'], fieldname: 'called', filters: [['name', '=', name]], txt: SECRET },
    ...{
      doc: { doctype, name },
      docs: [{ doctype, docname, class: 'B' }],
      value: SECRET,
      user: 'Administrator',
    },
    ...{ tag: 'new', content: 'x', title: 'x', action: 'x', method: 'x', verb: 'read', order_by: 'name asc' },
  }
}

async function readersOf(name: string): Promise<readonly string[]> {
  const { rows } = await sql<{ user: string }>`
    select distinct "user" from "Access Log" where "names" like ${`%"${name}"%`}`.execute(
    site.engine.database.kysely,
  )
  return rows.map(({ user }) => user)
}

interface Outcome {
  readonly method: string
  readonly isShown: boolean
  readonly isLogged: boolean
}

async function tryMethod(method: string, verb: 'get' | 'post', index: number): Promise<Outcome> {
  const name = `${verb}${index}`
  await site.engine.write(administrator, (documents) => documents.insert(Pupil, { name, called: SECRET }))
  const office = await site.userWith('School Office')
  const { body } = await office[verb](`/api/method/mela.${method}`, argumentsFor(name))
  const response = typeof body === 'string' ? body : JSON.stringify(body ?? null)
  const readers = await readersOf(name)
  return {
    method: `${verb} ${method}`,
    isShown: response.includes(SECRET),
    isLogged: readers.includes(office.user),
  }
}

test('Every method that returns an audited document logs an entry', async () => {
  const methods = [...methodNames(site.engine.modules).keys()].filter((name) =>
    /^[a-z_]+\.[a-z_]+$/.test(name),
  )
  const outcomes: Outcome[] = []
  for (const [index, method] of methods.entries())
    for (const verb of ['get', 'post'] as const) outcomes.push(await tryMethod(method, verb, index))
  const shown = outcomes.filter(({ isShown }) => isShown)
  expect(shown.filter(({ isLogged }) => !isLogged)).toEqual([])
  expect(shown.length).toBeGreaterThan(12)
  expect(methods.length).toBeGreaterThan(50)
}, 120_000)

test('More concurrent changes than database sessions do not wait for their entries', async () => {
  const office = await site.userWith('School Office')
  const names = Array.from({ length: 20 }, (_, index) => `crowd${index}`)
  await site.engine.write(administrator, async (documents) => {
    for (const name of names) await documents.insert(Pupil, { name, called: SECRET })
  })
  const saves = names.map((name) => office.put(`/api/resource/Swept%20Pupil/${name}`, { class: 'C' }))
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  expect(statuses).toEqual(names.map(() => 200))
  expect(await Promise.all(names.map(readersOf))).toEqual(names.map(() => [office.user]))
})
