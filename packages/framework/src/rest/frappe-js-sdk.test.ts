import { FrappeApp } from 'frappe-js-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKey, hashSecret, randomSecret, User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { sampleModule, testSite, type TestSite } from '#framework/testing'

let site: TestSite
let token: string

beforeAll(async () => {
  site = await testSite([sampleModule().module])
  token = await site.engine.write(administrator, async (documents) => {
    const { name } = await documents.insert(User, {
      full_name: 'Store keeper',
      email: 'keeper@example.org',
      new_password: 'a long password',
      user_type: 'System User',
      roles: [{ role: 'System Manager' }],
    })
    const secret = randomSecret()
    const key = randomSecret().slice(0, 20)
    await documents.insert(ApiKey, {
      user: name,
      device: 'Website',
      api_key: key,
      secret_hash: hashSecret(secret),
    })
    return `${key}:${secret}`
  })
})
afterAll(() => site.close())

interface SdkBook {
  readonly name: string
  readonly title: string
  readonly price?: number
}

function sdk() {
  return new FrappeApp(site.origin, { useToken: true, token: () => token, type: 'token' })
}

test('the SDK signs in with a password, and is told when it is wrong', async () => {
  const auth = new FrappeApp(site.origin).auth()
  expect(
    await auth.loginWithUsernamePassword({ username: 'keeper@example.org', password: 'a long password' }),
  ).toMatchObject({
    full_name: 'Store keeper',
  })
  await expect(
    auth.loginWithUsernamePassword({ username: 'keeper@example.org', password: 'wrong' }),
  ).rejects.toMatchObject({
    httpStatus: 401,
    exception: expect.stringContaining('AuthenticationError'),
  })
})

test('the SDK knows who it is by its token', async () => {
  expect(await sdk().auth().getLoggedInUser()).toMatch(/^USR-/)
})

test('the SDK creates, reads, lists, updates and deletes', async () => {
  const documents = sdk().db()
  const made = await documents.createDoc<SdkBook>('Sample Book', {
    name: '',
    title: 'By the SDK',
    price: 99.5,
  })
  expect(made).toMatchObject({ title: 'By the SDK', price: 99.5 })
  expect(await documents.getDoc<SdkBook>('Sample Book', made.name)).toMatchObject({ title: 'By the SDK' })
  const listed = await documents.getDocList<SdkBook>('Sample Book', {
    fields: ['name', 'title'],
    filters: [['title', 'like', '%SDK%']],
    orderBy: { field: 'creation', order: 'desc' },
    limit: 5,
  })
  expect(listed).toEqual([{ name: made.name, title: 'By the SDK' }])
  expect(await documents.updateDoc<SdkBook>('Sample Book', made.name, { title: 'Changed' })).toMatchObject({
    title: 'Changed',
  })
  expect(await documents.getLastDoc<SdkBook>('Sample Book')).toMatchObject({ title: 'Changed' })
  await documents.deleteDoc('Sample Book', made.name)
  await expect(documents.getDoc('Sample Book', made.name)).rejects.toMatchObject({ httpStatus: 404 })
})

test('the SDK reads a name with a slash', async () => {
  const documents = sdk().db()
  await documents.createDoc('Sample Shelf', { title: 'east/upper' })
  expect(await documents.getDoc('Sample Shelf', 'east/upper')).toMatchObject({ name: 'east/upper' })
})

test('the SDK calls methods', async () => {
  const call = sdk().call()
  expect(await call.get('ping')).toEqual({ message: 'pong' })
  expect(await call.get<{ message: string }>('mela.sample.who_am_i')).toMatchObject({
    message: expect.stringMatching(/^USR-/),
  })
  await expect(call.post('mela.sample.lend_book', {})).rejects.toMatchObject({ httpStatus: 403 })
})
