import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { always, docType, everything, grant, select, text, where, type RoleName } from '#framework/doctypes'
import { desk } from '#framework/desk'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'

const states = ['draft', 'in review', 'live', 'archived'] as const
type State = (typeof states)[number]

const editors: readonly RoleName[] = ['Store Manager', 'Seller']

const Advert = docType('Advert', {
  fields: {
    title: text({ required: true }),
    state: select(states, { required: true, default: 'draft' }),
  },
  states: {
    field: 'state',
    initial: 'draft',
    transitions: [
      { action: 'Hand in', from: 'draft', to: 'in review', roles: editors },
      { action: 'Send back', from: 'in review', to: 'draft', roles: editors },
      { action: 'Publish', from: 'in review', to: 'live', roles: ['Store Manager'] },
      { action: 'Archive', from: 'live', to: 'archived', roles: ['Store Manager'] },
    ],
  },
  access: {
    'System Manager': everything,
    'Store Manager': grant({ read: always, write: always, create: always }),
    Seller: grant({ read: always, write: where({ state: 'draft' }), create: always }),
  },
})

let site: TestSite
let manager: TestClient
let seller: TestClient

beforeAll(async () => {
  site = await testSite([desk, defineModule({ name: 'adverts', docTypes: [Advert] })])
  manager = await site.userWith('Store Manager')
  seller = await site.userWith('Seller')
})
afterAll(() => site.close())

const ADVERTS = '/api/resource/Advert'

async function advert(state: State = 'draft'): Promise<string> {
  const { name } = await site.engine.write(administrator, (documents) =>
    documents.insert(Advert, { title: 'bicycle', state }),
  )
  return name
}

const stateOf = async (name: string) => (await manager.get(`${ADVERTS}/${name}`)).data

test('Saving takes a declared transition, and an illegal one is refused with the possible ones', async () => {
  const name = await advert()
  expect(await manager.put(`${ADVERTS}/${name}`, { state: 'live' })).toMatchObject({
    status: 417,
    body: {
      exc_type: 'ValidationError',
      code: 'documents.illegal_transition',
      exception: expect.stringContaining('State cannot change from draft to live. Possible: in review'),
    },
  })
  expect(await manager.put(`${ADVERTS}/${name}`, { state: 'in review' })).toMatchObject({ status: 200 })
})

test('Only declared transitions happen, whatever states are requested in whatever order', async () => {
  const steps = new Set(Advert.states?.transitions.map(({ from, to }) => `${from} to ${to}`))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...states), { minLength: 1, maxLength: 6 }), async (asked) => {
      const name = await advert()
      let current: State = 'draft'
      for (const state of asked) {
        const { status } = await manager.put(`${ADVERTS}/${name}`, { state })
        const isAllowed: boolean = state === current || steps.has(`${current} to ${state}`)
        expect(status).toBe(isAllowed ? 200 : 417)
        current = isAllowed ? state : current
        expect(await stateOf(name)).toMatchObject({ state: current })
      }
    }),
    { numRuns: 25 },
  )
})

test('Even the system cannot take an undeclared transition', async () => {
  const name = await advert('archived')
  const save = site.engine.write(administrator, (documents) =>
    documents.save(Advert, name, { state: 'draft' }),
  )
  await expect(save).rejects.toThrow('State cannot change from archived to draft. Possible: nothing')
})

test('A new document starts in the initial state, except for the system', async () => {
  expect(await manager.post(ADVERTS, { title: 'x', state: 'live' })).toMatchObject({
    status: 417,
    body: {
      exception: expect.stringContaining(
        'A new Advert must have State draft. Save it first, then change it with an action.',
      ),
    },
  })
  expect(await manager.post(ADVERTS, { title: 'x' })).toMatchObject({ data: { state: 'draft' } })
  expect(await stateOf(await advert('live'))).toMatchObject({ state: 'live' })
})

test('A transition requires its role', async () => {
  const name = await advert('in review')
  expect((await manager.put(`${ADVERTS}/${name}`, { state: 'live' })).status).toBe(200)
  const other = await advert('draft')
  expect((await seller.put(`${ADVERTS}/${other}`, { state: 'in review' })).status).toBe(200)
  expect((await seller.put(`${ADVERTS}/${other}`, { state: 'live' })).status).toBe(403)
})

test('A transition may leave the caller’s scope, but changes nothing else with it', async () => {
  const name = await advert()
  expect((await seller.put(`${ADVERTS}/${name}`, { state: 'in review', title: 'mine' })).status).toBe(403)
  expect((await seller.put(`${ADVERTS}/${name}`, { state: 'in review' })).status).toBe(200)
  expect((await seller.put(`${ADVERTS}/${name}`, { title: 'mine' })).status).toBe(403)
})

test('The desk lists the transitions that a user may take and takes them by their action', async () => {
  const name = await advert()
  const getTransitions = (client: TestClient) =>
    client.get('/api/method/mela.desk.get_transitions', { doctype: 'Advert', name })
  expect(
    (await seller.get('/api/method/mela.desk.get_transitions', { doctype: 'Advert', name })).message,
  ).toEqual([{ action: 'Hand in', to: 'in review', is_final: false, is_next: false }])
  const apply = (action: string) =>
    manager.post('/api/method/mela.desk.apply_transition', { doctype: 'Advert', name, action })
  expect((await apply('Publish')).body).toMatchObject({ exc_type: 'ValidationError', field: 'action' })
  expect((await apply('Hand in')).status).toBe(200)
  expect((await getTransitions(manager)).message).toEqual([
    { action: 'Send back', to: 'draft', is_final: false, is_next: false },
    { action: 'Publish', to: 'live', is_final: false, is_next: false },
  ])
})

test('A refused transition returns the current state and the possible transitions', async () => {
  const name = await advert()
  const refusal = async (client: TestClient, action: string) =>
    (await client.post('/api/method/mela.desk.apply_transition', { doctype: 'Advert', name, action })).body
  expect(await refusal(manager, 'Publish')).toMatchObject({
    code: 'documents.transition_not_possible',
    exception: expect.stringContaining('"Publish" is not possible while State is draft. Possible: Hand in'),
  })
  expect(await refusal(manager, 'Burn')).toMatchObject({ code: 'documents.unknown_transition' })
  await manager.put(`${ADVERTS}/${name}`, { state: 'in review' })
  await manager.put(`${ADVERTS}/${name}`, { state: 'live' })
  expect(await refusal(manager, 'Publish')).toMatchObject({
    exception: expect.stringContaining('while State is live. Possible: Archive'),
  })
  expect(await refusal(seller, 'Hand in')).toMatchObject({
    exception: expect.stringContaining('while State is live. Possible: nothing'),
  })
})

test('A transition based on a stale state is a conflict, as a save is', async () => {
  const name = await advert()
  const { modified } = valuesOf((await manager.get(`${ADVERTS}/${name}`)).data)
  expect((await seller.put(`${ADVERTS}/${name}`, { title: 'tricycle' })).status).toBe(200)
  const handIn = (seen: object) =>
    manager.post('/api/method/mela.desk.apply_transition', {
      doctype: 'Advert',
      name,
      action: 'Hand in',
      ...seen,
    })
  const stale = await handIn({ modified })
  const saved = await manager.put(`${ADVERTS}/${name}`, { title: 'mine', modified })
  expect(stale.body).toEqual(saved.body)
  expect(stale.body).toMatchObject({ exc_type: 'TimestampMismatchError' })
  const lateRequest = { doctype: 'Advert', name, action: 'Publish', modified }
  expect((await manager.post('/api/method/mela.desk.apply_transition', lateRequest)).body).toMatchObject({
    exc_type: 'TimestampMismatchError',
  })
  const now = valuesOf((await manager.get(`${ADVERTS}/${name}`)).data)['modified']
  expect((await handIn({ modified: now })).status).toBe(200)
})

test('Offers no transition to a user who may not write', async () => {
  const name = await advert('in review')
  const { message } = await seller.get('/api/method/mela.desk.get_transitions', { doctype: 'Advert', name })
  expect(message).toEqual([])
})

test('A transition is recorded with the user who took it and emits an event', async () => {
  const name = await advert()
  await manager.post('/api/method/mela.desk.apply_transition', { doctype: 'Advert', name, action: 'Hand in' })
  const { message } = await manager.get('/api/method/mela.desk.get_versions', { doctype: 'Advert', name })
  expect(message).toMatchObject([
    { owner: manager.user, action: 'Hand in', changed: [['state', 'draft', 'in review']] },
    { kind: 'created', action: null },
  ])
  expect((await site.emittedEvents()).at(-1)).toBe('document.transitioned')
})

test('A transition table with states that its field does not have does not load', () => {
  const wrong = (to: string) =>
    docType('Wrong', {
      fields: { state: select(['a', 'b'], { default: 'a' }) },
      states: { field: 'state', initial: 'a', transitions: [{ action: 'x', from: 'a', to, roles: [] }] },
      access: { 'System Manager': everything },
    })
  expect(() => wrong('c')).toThrow(/no choice c/)
  expect(wrong('b').states?.transitions).toHaveLength(1)
})
