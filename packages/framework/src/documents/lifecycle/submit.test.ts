import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, childType, docType, everything, grant, link, series, table, text } from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const Line = childType('Claim Line', { what: text({ required: true }), note: text({ allowOnSubmit: true }) })

const Claim = docType('Claim Sheet', {
  naming: series('CL-.####'),
  isSubmittable: true,
  fields: {
    purpose: text({ required: true }),
    remark: text({ allowOnSubmit: true }),
    based_on: link('Claim Sheet'),
    secret_note: text({ level: 1 }),
    lines: table(Line),
  },
  access: {
    'System Manager': everything,
    'Store Manager': grant({ read: always, write: always, create: always }),
    Moderator: grant({ read: always, write: always, create: always, submit: always, cancel: always }),
  },
})

const hookCalls: string[] = []
const claimHooks = hooks(Claim, {
  beforeSave: ({ document }) => (document.purpose === 'loud' ? { purpose: 'LOUD' } : {}),
  beforeSubmit: ({ document }) => void hookCalls.push(`before submit ${document.purpose}`),
  afterSubmit: async ({ document }) => void hookCalls.push(`after submit ${document.docstatus}`),
  beforeCancel: (document) => void hookCalls.push(`before cancel ${document.docstatus}`),
  afterCancel: async (document) => void hookCalls.push(`after cancel ${document.docstatus}`),
})

let site: TestSite
let manager: TestClient
let clerk: TestClient
let chief: TestClient

beforeAll(async () => {
  site = await testSite([defineModule({ name: 'claims', docTypes: [Claim], hooks: [claimHooks] })])
  manager = await site.userWith('System Manager')
  clerk = await site.userWith('Store Manager')
  chief = await site.userWith('Moderator')
})
afterAll(() => site.close())

const CLAIMS = '/api/resource/Claim%20Sheet'

interface ClaimData {
  readonly name: string
  readonly docstatus: number
  readonly lines: readonly { readonly name: string; readonly docstatus: number }[]
}

function isClaim(data: unknown): data is ClaimData {
  return typeof data === 'object' && data !== null && 'docstatus' in data && 'lines' in data
}

async function claim(values: Readonly<Record<string, unknown>> = {}): Promise<ClaimData> {
  const { data } = await manager.post(CLAIMS, { purpose: 'trip', lines: [{ what: 'tea' }], ...values })
  if (!isClaim(data)) throw new Error('No claim was made')
  return data
}

const put = (name: string, changes: unknown, client = manager) => client.put(`${CLAIMS}/${name}`, changes)

test('A draft is submitted and cancelled with its rows, and its hooks run in order', async () => {
  hookCalls.length = 0
  const { name, docstatus } = await claim({ purpose: 'loud' })
  expect(docstatus).toBe(0)
  const submitted = await put(name, { docstatus: 1 })
  expect(submitted).toMatchObject({ status: 200, data: { docstatus: 1, lines: [{ docstatus: 1 }] } })
  expect(await put(name, { docstatus: 2 })).toMatchObject({
    status: 200,
    data: { docstatus: 2, lines: [{ docstatus: 2 }] },
  })
  expect(await manager.get(`${CLAIMS}/${name}`)).toMatchObject({
    data: { docstatus: 2, lines: [{ docstatus: 2 }] },
  })
  expect(hookCalls).toEqual(['before submit LOUD', 'after submit 1', 'before cancel 1', 'after cancel 2'])
  const events = (await site.emittedEvents()).slice(-3)
  expect(events).toEqual(['document.inserted', 'document.submitted', 'document.cancelled'])
})

test('Submitting writes document, rows, version and event in one statement', async () => {
  const { name } = await claim()
  const { statements } = await put(name, { docstatus: 1 })
  const writes = statements.filter((statement) => /\b(insert into|update|delete from) "Claim/.test(statement))
  expect(writes).toHaveLength(1)
  expect(writes[0]).toContain('"Version"')
})

const legal = new Set(['0 0', '0 1', '1 1', '1 2'])

test('Only docstatus 0 to 1 and 1 to 2 happen, whatever docstatus is sent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 }),
      async (sent) => {
        const { name } = await claim()
        let current = 0
        for (const docstatus of sent) {
          const { status, body } = await put(name, { docstatus })
          const isLegal = legal.has(`${current} ${docstatus}`)
          expect(status).toBe(isLegal ? 200 : 417)
          if (!isLegal && current < 2) expect(body).toMatchObject({ exc_type: 'DocstatusTransitionError' })
          current = isLegal ? docstatus : current
          expect(await manager.get(`${CLAIMS}/${name}`)).toMatchObject({ data: { docstatus: current } })
        }
      },
    ),
    { numRuns: 25 },
  )
})

test('A type that is not submittable has docstatus 0 only', async () => {
  const response = await manager.post('/api/resource/Document%20Naming%20Rule', {
    document_type: 'x',
    prefix: 'X-',
    docstatus: 1,
  })
  expect(response).toMatchObject({ status: 417, body: { exc_type: 'DocstatusTransitionError' } })
})

test('Only fields that allow it change after submit, in child rows too', async () => {
  const { name, lines } = await claim()
  await put(name, { docstatus: 1 })
  const row = lines[0]?.name
  const refused = { status: 417, body: { exc_type: 'UpdateAfterSubmitError' } }
  expect(await put(name, { purpose: 'other' })).toMatchObject({ ...refused, body: { field: 'purpose' } })
  expect(await put(name, { lines: [] })).toMatchObject(refused)
  expect(await put(name, { lines: [{ name: row }, { what: 'more' }] })).toMatchObject(refused)
  expect(await put(name, { lines: [{ name: row, what: 'coffee' }] })).toMatchObject(refused)
  expect(await put(name, { purpose: 'trip', remark: 'paid' })).toMatchObject({ data: { remark: 'paid' } })
  expect(await put(name, { lines: [{ name: row, note: 'seen' }] })).toMatchObject({
    data: { docstatus: 1, lines: [{ what: 'tea', note: 'seen', docstatus: 1 }] },
  })
})

test('A cancelled document cannot be edited, and a submitted one cannot be deleted', async () => {
  const { name } = await claim()
  await put(name, { docstatus: 1 })
  expect(await manager.delete(`${CLAIMS}/${name}`)).toMatchObject({
    status: 417,
    body: { exc_type: 'ValidationError' },
  })
  await put(name, { docstatus: 2 })
  expect(await put(name, { remark: 'late' })).toMatchObject({
    status: 417,
    body: { exc_type: 'ValidationError' },
  })
  expect((await manager.delete(`${CLAIMS}/${name}`)).status).toBe(202)
})

test('Submitting, updating after submit, and cancelling each require their own permission', async () => {
  const { name } = await claim()
  expect((await put(name, { docstatus: 1 }, clerk)).status).toBe(403)
  expect((await put(name, { docstatus: 1 }, chief)).status).toBe(200)
  expect((await put(name, { remark: 'x' }, clerk)).status).toBe(403)
  expect((await put(name, { docstatus: 2 }, clerk)).status).toBe(403)
  expect((await put(name, { docstatus: 2 }, chief)).status).toBe(200)
  expect((await chief.post(CLAIMS, { purpose: 'again', amended_from: name })).status).toBe(403)
})

test('A document may be submitted on creation', async () => {
  expect(await claim({ docstatus: 1 })).toMatchObject({ docstatus: 1 })
  expect((await clerk.post(CLAIMS, { purpose: 'x', docstatus: 1 })).status).toBe(403)
  expect(await manager.post(CLAIMS, { purpose: 'x', docstatus: 2 })).toMatchObject({ status: 417 })
})

test('An amended document gets the name of the cancelled one with a number', async () => {
  const { name } = await claim({ secret_note: 'hush' })
  expect(await manager.post(CLAIMS, { purpose: 'x', amended_from: name })).toMatchObject({ status: 417 })
  await put(name, { docstatus: 1 })
  await put(name, { docstatus: 2 })
  const first = await manager.post(CLAIMS, { purpose: 'again', amended_from: name })
  expect(first).toMatchObject({ data: { name: `${name}-1`, amended_from: name, docstatus: 0 } })
  expect(await manager.post(CLAIMS, { purpose: 'twice', amended_from: name })).toMatchObject({
    status: 409,
    body: { exc_type: 'DuplicateEntryError' },
  })
  await put(`${name}-1`, { docstatus: 1 })
  await put(`${name}-1`, { docstatus: 2 })
  const second = await site.engine.write(administrator, (documents) => documents.amend(Claim, `${name}-1`))
  expect(second).toMatchObject({ name: `${name}-2`, amended_from: `${name}-1`, docstatus: 0 })
})

test('An amendment copies child rows and fields that its author cannot see', async () => {
  const { name } = await claim({ secret_note: 'hush', docstatus: 1 })
  await put(name, { docstatus: 2 })
  const copy = await site.engine.write(administrator, (documents) => documents.amend(Claim, name))
  expect(copy).toMatchObject({ secret_note: 'hush', lines: [{ what: 'tea' }] })
  expect(copy.lines[0]?.parent).toBe(`${name}-1`)
})

test('A document that a submitted one links to cannot be cancelled, and a cancelled one accepts no new link', async () => {
  const base = await claim({ docstatus: 1 })
  const upper = await claim({ based_on: base.name, docstatus: 1 })
  expect(await put(base.name, { docstatus: 2 })).toMatchObject({
    status: 417,
    body: { exc_type: 'LinkExistsError' },
  })
  expect((await put(upper.name, { docstatus: 2 })).status).toBe(200)
  expect((await put(base.name, { docstatus: 2 })).status).toBe(200)
  expect(await manager.post(CLAIMS, { purpose: 'x', based_on: base.name })).toMatchObject({
    status: 417,
    body: { exc_type: 'CancelledLinkError', field: 'based_on' },
  })
})

test('A document cannot be cancelled while another transaction links to it', async () => {
  const outcomes = Array.from({ length: 15 }, async () => {
    const base = await claim({ docstatus: 1 })
    const [cancelled, linked] = await Promise.all([
      put(base.name, { docstatus: 2 }),
      manager.post(CLAIMS, { purpose: 'x', based_on: base.name, docstatus: 1 }),
    ])
    return [cancelled.status, linked.status].sort()
  })
  for (const outcome of await Promise.all(outcomes)) expect(outcome).toEqual([200, 417])
})

test('A document can be submitted and cancelled by name, too', async () => {
  const { name } = await claim()
  const runMethod = (method: string) =>
    site.engine.write(administrator, (documents) => documents.run(Claim, name, method, {}))
  expect(await runMethod('submit')).toMatchObject({ docstatus: 1 })
  expect(await runMethod('cancel')).toMatchObject({ docstatus: 2 })
})
