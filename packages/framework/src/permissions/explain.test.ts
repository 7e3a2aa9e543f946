import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { address, namesIn, shops } from './sample-shops.ts'

let site: TestSite
let manager: TestClient
let asha: TestClient

beforeAll(async () => {
  site = await testSite([shops])
  manager = await site.userWith('System Manager')
  asha = await site.userWith('Seller', 'Store Manager')
  const post = (type: string, values: object) => site.administrator.post(address(type), values)
  await post('Try Shop', { name: 'mine', owner_user: asha.user })
  await post('Try Shop', { name: 'other' })
  await post('Try Package', { name: 'P-mine', shop: 'mine' })
  await post('Try Package', { name: 'P-other', shop: 'other' })
  await post('User Permission', { user: asha.user, allow: 'Try Shop', for_value: 'mine' })
})
afterAll(() => site.close())

const why = async (args: object) =>
  (
    await manager.post('/api/method/mela.permissions.explain', {
      user: asha.user,
      doctype: 'Try Package',
      ...args,
    })
  ).message

test('Lists each role’s grants and the restrictions, and says which match the document', async () => {
  expect(await why({ name: 'P-mine' })).toMatchObject({
    is_allowed: true,
    grants_from: 'type',
    rules: [
      {
        kind: 'grant',
        role: 'Seller',
        holds: true,
        sentence:
          'Seller may read Try Package documents whose shop is a Try Shop whose owner_user is the user',
      },
      { kind: 'grant', role: 'Store Manager', holds: true },
      {
        kind: 'restriction',
        holds: true,
        sentence: 'User Permissions on Try Shop: shop must be mine, or empty',
      },
      { kind: 'restriction', holds: true },
    ],
  })
})

test('Names the restriction that refused access', async () => {
  expect(await why({ name: 'P-other' })).toMatchObject({
    is_allowed: false,
    rules: [
      { kind: 'grant', role: 'Seller', holds: false },
      { kind: 'grant', role: 'Store Manager', holds: true },
      { kind: 'restriction', holds: false },
      { kind: 'restriction', holds: true },
    ],
  })
})

test('The explanation agrees with the actual decision on every path', async () => {
  for (const name of ['P-mine', 'P-other']) {
    const { status } = await asha.get(address('Try Package', name))
    expect(await why({ name })).toMatchObject({ is_allowed: status === 200 })
  }
})

test('A share is explained as a rule of its own', async () => {
  await site.administrator.post('/api/method/frappe.share.add', {
    doctype: 'Try Package',
    name: 'P-other',
    user: asha.user,
  })
  const response = await why({ name: 'P-other' })
  const sentence = 'Documents of Try Package are shared with the user to read'
  const rules: unknown = expect.arrayContaining([
    { kind: 'share', role: null, sentence, holds: true, unmet: [] },
  ])
  expect(response).toMatchObject({ is_allowed: true, rules })
})

test('Explains the rules of the type when no document is given', async () => {
  const response = await why({ user: 'Guest', doctype: 'Try Pupil' })
  expect(response).toMatchObject({ is_allowed: false, rules: [], name: null })
  expect(await why({ user: 'Administrator' })).toMatchObject({
    is_allowed: true,
    rules: [{ kind: 'administrator', holds: null }],
  })
})

test('Explains to a system manager only, and reports a missing document', async () => {
  const { status } = await asha.post('/api/method/mela.permissions.explain', {
    user: asha.user,
    doctype: 'Try Package',
  })
  expect(status).toBe(403)
  const ask = (args: object) => manager.post('/api/method/mela.permissions.explain', args)
  expect((await ask({ user: 'nobody', doctype: 'Try Package' })).status).toBe(404)
  expect((await ask({ user: asha.user, doctype: 'Try Package', name: 'nothing' })).status).toBe(404)
})

const refusalOf = async (args: object) => {
  const message: unknown = await why(args)
  return typeof message === 'object' && message !== null && 'refused_by' in message
    ? message.refused_by
    : null
}

test('An allowed action has no refusing rule', async () => {
  expect(await refusalOf({ name: 'P-mine' })).toEqual([])
})

test('Reports that no role grants anything', async () => {
  expect(await refusalOf({ doctype: 'Try Pupil' })).toEqual([
    "None of the user's roles (Seller, Store Manager, Member, All, Guest) may read Try Pupil documents",
  ])
})

test('Names the User Permission that refuses, rather than the roles that grant', async () => {
  await site.administrator.post(address('Try Package'), { name: 'P-kept', shop: 'other' })
  expect(await refusalOf({ name: 'P-kept' })).toEqual([
    'User Permissions on Try Shop: shop must be mine, or empty',
    'Documents of Try Package are shared with the user to read, and this one is not',
  ])
})

test('Explains that the document belongs to another tenant', async () => {
  const seller = await site.userWith('Seller')
  expect(await refusalOf({ user: seller.user, name: 'P-other' })).toEqual([
    'Seller may read Try Package documents whose shop is a Try Shop whose owner_user is the user, and this is none of them',
  ])
})

test('Names the part of a state condition that the document does not meet', async () => {
  const seller = await site.userWith('Seller')
  await site.administrator.post(address('Try Shop'), { name: 'hers', owner_user: seller.user })
  await site.administrator.post(address('Try Package'), { name: 'P-closed', shop: 'hers', state: 'closed' })
  const asked = { user: seller.user, name: 'P-closed', verb: 'write' }
  expect(await why(asked)).toMatchObject({
    is_allowed: false,
    rules: [{ role: 'Seller', holds: false, unmet: ['with state = open'] }],
  })
  expect(await refusalOf(asked)).toEqual([
    'Seller may write Try Package documents whose shop is a Try Shop whose owner_user is the user and with state = open: this one is none with state = open',
  ])
  await site.administrator.put(address('Try Package', 'P-closed'), { state: 'open' })
  expect(await why(asked)).toMatchObject({ is_allowed: true, rules: [{ holds: true, unmet: [] }] })
})

test('Names the permissions of a share and that the requested one is missing', async () => {
  const seller = await site.userWith('Volunteer')
  await site.administrator.post('/api/method/frappe.share.add', {
    doctype: 'Try Package',
    name: 'P-other',
    user: seller.user,
  })
  const asked = { user: seller.user, name: 'P-other' }
  expect(await why(asked)).toMatchObject({ is_allowed: true, rules: [{ kind: 'share', holds: true }] })
  expect(await refusalOf({ ...asked, verb: 'write' })).toEqual([
    "None of the user's roles (Volunteer, All, Guest) may write Try Package documents",
    'Documents of Try Package are shared with the user to write, and this one is not',
  ])
})

test('Reports that the site’s rules replace those of the type', async () => {
  const volunteer = await site.userWith('Volunteer', 'Seller')
  const rule = { parent: 'Try Package', role: 'Volunteer', if_owner: 1 }
  const { data } = await site.administrator.post(address('Custom DocPerm'), rule)
  const asked = { user: volunteer.user, name: 'P-other' }
  expect(await why(asked)).toMatchObject({
    grants_from: 'site',
    is_allowed: false,
    rules: [{ role: 'Volunteer', sentence: 'Volunteer may read Try Package documents that the user made' }],
  })
  expect(await refusalOf({ ...asked, verb: 'write' })).toEqual([
    "None of the user's roles (Volunteer, Seller, All, Guest) may write Try Package documents",
    'What Try Package itself gives Seller does not count: rules of the site stand in its place',
  ])
  await site.administrator.delete(address('Custom DocPerm', namesIn([data]).join()))
})

test('A custom role is explained as a grant, and a disabled one as disabled', async () => {
  await manager.post(address('Role'), { role_name: 'Package Reader' })
  const reader = await site.userWith()
  await manager.put(address('User', reader.user), { roles: [{ role: 'Package Reader' }] })
  const rule = { parent: 'Try Package', role: 'Package Reader' }
  const { data } = await site.administrator.post(address('Custom DocPerm'), rule)
  const asked = { user: reader.user, name: 'P-other' }
  expect(await why(asked)).toMatchObject({
    is_allowed: true,
    rules: [{ role: 'Package Reader', holds: true }],
  })
  await manager.put(address('Role', 'Package Reader'), { disabled: 1 })
  expect(await refusalOf(asked)).toEqual([
    "None of the user's roles (All, Guest) may read Try Package documents",
    "The user's role Package Reader is switched off and counts for nothing",
  ])
  await site.administrator.delete(address('Custom DocPerm', namesIn([data]).join()))
})

test('Explains that guests cannot see an audited type', async () => {
  expect(await refusalOf({ user: 'Guest', doctype: 'Try Pupil' })).toEqual([
    'Try Pupil is guarded: guests are shown nothing of it',
  ])
})

test('A disabled user reaches nothing, whatever their roles', async () => {
  const disabled = await site.userWith('Store Manager')
  await manager.put(address('User', disabled.user), { enabled: 0 })
  expect(await why({ user: disabled.user, name: 'P-other' })).toMatchObject({
    is_allowed: false,
    rules: [{ role: 'Store Manager', holds: true }],
    refused_by: [`The user ${disabled.user} is switched off and cannot come in`],
  })
})
