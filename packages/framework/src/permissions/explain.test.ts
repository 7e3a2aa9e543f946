import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { address, shops } from './sample-shops.ts'

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
  await post('Try Parcel', { name: 'P-mine', shop: 'mine' })
  await post('Try Parcel', { name: 'P-other', shop: 'other' })
  await post('User Permission', { user: asha.user, allow: 'Try Shop', for_value: 'mine' })
})
afterAll(() => site.close())

const why = async (args: object) =>
  (
    await manager.post('/api/method/mela.permissions.explain', {
      user: asha.user,
      doctype: 'Try Parcel',
      ...args,
    })
  ).message

test('it tells the grants of each role, the restrictions, and which of them hold for the document', async () => {
  expect(await why({ name: 'P-mine' })).toMatchObject({
    is_allowed: true,
    grants_from: 'type',
    rules: [
      {
        kind: 'grant',
        role: 'Seller',
        holds: true,
        sentence:
          'Seller may read Try Parcel documents whose shop is a Try Shop whose owner_user is the user',
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

test('it tells what stood in the way', async () => {
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

test('its answer is that of the paths it speaks of', async () => {
  for (const name of ['P-mine', 'P-other']) {
    const { status } = await asha.get(address('Try Parcel', name))
    expect(await why({ name })).toMatchObject({ is_allowed: status === 200 })
  }
})

test('a share is a rule of its own', async () => {
  await site.administrator.post('/api/method/frappe.share.add', {
    doctype: 'Try Parcel',
    name: 'P-other',
    user: asha.user,
  })
  const answer = await why({ name: 'P-other' })
  const sentence = 'Documents of Try Parcel are shared with the user to read'
  const rules: unknown = expect.arrayContaining([{ kind: 'share', role: null, sentence, holds: true }])
  expect(answer).toMatchObject({ is_allowed: true, rules })
})

test('without a document it tells the rules of the type', async () => {
  const answer = await why({ user: 'Guest', doctype: 'Try Pupil' })
  expect(answer).toMatchObject({ is_allowed: false, rules: [], name: null })
  expect(await why({ user: 'Administrator' })).toMatchObject({
    is_allowed: true,
    rules: [{ kind: 'administrator', holds: null }],
  })
})

test('it answers a system manager alone, and says what is not there', async () => {
  const { status } = await asha.post('/api/method/mela.permissions.explain', {
    user: asha.user,
    doctype: 'Try Parcel',
  })
  expect(status).toBe(403)
  const ask = (args: object) => manager.post('/api/method/mela.permissions.explain', args)
  expect((await ask({ user: 'nobody', doctype: 'Try Parcel' })).status).toBe(404)
  expect((await ask({ user: asha.user, doctype: 'Try Parcel', name: 'nothing' })).status).toBe(404)
})
