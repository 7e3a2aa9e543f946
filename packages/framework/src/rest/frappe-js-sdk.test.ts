import { FrappeApp } from 'frappe-js-sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { docType, everything, series, single, text } from '#framework/doctypes'
import { ApiKey, hashSecret, randomSecret, User } from '#framework/identity'
import { defineModule } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { sampleModule, testSite, type TestSite } from '#framework/testing'

const Receipt = docType('Sample Receipt', {
  naming: series('RC-.###'),
  isSubmittable: true,
  allowRename: true,
  fields: { title: text({ required: true }) },
  access: { 'System Manager': everything },
})

const Signboard = docType('Sample Signboard', {
  naming: single,
  fields: { words: text() },
  access: { 'System Manager': everything },
})

const office = defineModule({ name: 'office', docTypes: [Receipt, Signboard] })

let site: TestSite
let token: string

beforeAll(async () => {
  site = await testSite([sampleModule().module, office, desk])
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

function titled(title: string) {
  return sdk().db().createDoc<{ title: string }>('Sample Receipt', { title })
}

test('The SDK signs in with a password and gets an error for a wrong one', async () => {
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

test('The SDK gets its user by the token, and an error as a guest', async () => {
  expect(await sdk().auth().getLoggedInUser()).toBe('keeper@example.org')
  await expect(new FrappeApp(site.origin).auth().getLoggedInUser()).rejects.toMatchObject({ httpStatus: 403 })
})

test('The SDK signs out and requests a password reset', async () => {
  await expect(new FrappeApp(site.origin).auth().logout()).resolves.toBeUndefined()
  await expect(sdk().auth().forgetPassword('keeper@example.org')).resolves.toBeUndefined()
})

test('The SDK creates, reads, lists, updates and deletes documents', async () => {
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
  expect(await documents.deleteDoc('Sample Book', made.name)).toEqual({ data: 'ok' })
  await expect(documents.getDoc('Sample Book', made.name)).rejects.toMatchObject({ httpStatus: 404 })
})

test('The SDK lists with or-filters, groups, pages, and rows as arrays', async () => {
  const documents = sdk().db()
  for (const [title, shade] of [
    ['Paging 1', 'light'],
    ['Paging 2', 'light'],
    ['Paging 3', 'dark'],
  ] as const)
    await documents.createDoc('Sample Book', { title, shade })
  const either = await documents.getDocList<SdkBook>('Sample Book', {
    fields: ['title'],
    orFilters: [
      ['title', '=', 'Paging 1'],
      ['title', '=', 'Paging 3'],
    ],
    orderBy: { field: 'title', order: 'asc' },
  })
  expect(either).toEqual([{ title: 'Paging 1' }, { title: 'Paging 3' }])
  const second = {
    filters: [['title', 'like', 'Paging%'] as ['title', 'like', string]],
    limit: 1,
    limit_start: 1,
  }
  const orderBy = { field: 'title' as const, order: 'asc' as const }
  expect(
    await documents.getDocList<SdkBook>('Sample Book', {
      ...second,
      fields: ['title'],
      orderBy,
      asDict: false,
    }),
  ).toEqual([['Paging 2']])
  const grouped = await documents.getDocList<{ shade: string }>('Sample Book', {
    fields: ['shade'],
    filters: [['title', 'like', 'Paging%']],
    groupBy: 'shade',
  })
  expect(grouped.map(({ shade }) => shade).sort()).toEqual(['dark', 'light'])
})

test('The SDK counts documents, and reads and sets single values', async () => {
  const documents = sdk().db()
  const { name } = await documents.createDoc<SdkBook>('Sample Book', { name: '', title: 'Valued', price: 5 })
  expect(await documents.getCount<SdkBook>('Sample Book', [['title', '=', 'Valued']])).toBe(1)
  expect(await documents.getCount<SdkBook>('Sample Book', [['title', '=', 'Valued']], true)).toBe(1)
  expect(await documents.getValue('Sample Book', 'price', [['name', '=', name]])).toEqual({
    message: { price: 5 },
  })
  expect(await documents.getValue('Sample Book', ['title', 'price'], [['name', '=', name]], false)).toEqual({
    message: ['Valued', 5],
  })
  expect(await documents.setValue('Sample Book', name, 'price', 7.25)).toMatchObject({
    message: { price: 7.25 },
  })
  expect(await documents.setValue('Sample Book', name, { price: 1, title: 'Twice' })).toMatchObject({
    message: { price: 1, title: 'Twice' },
  })
  await documents.updateDoc('Sample Signboard', 'Sample Signboard', { words: 'Open' })
  expect(await documents.getSingleValue('Sample Signboard', 'words')).toEqual({ message: 'Open' })
})

test('The SDK submits, cancels and renames documents', async () => {
  const documents = sdk().db()
  const receipt = await titled('To submit')
  expect(await documents.submit({ ...receipt, doctype: 'Sample Receipt' })).toMatchObject({ docstatus: 1 })
  expect(await documents.cancel('Sample Receipt', receipt.name)).toMatchObject({ message: { docstatus: 2 } })
  const other = await titled('To rename')
  expect(await documents.renameDoc('Sample Receipt', other.name, 'RC-NEW')).toMatchObject({
    message: 'RC-NEW',
  })
  expect(await documents.getDoc('Sample Receipt', 'RC-NEW')).toMatchObject({ title: 'To rename' })
})

test('The SDK reads a name with a slash', async () => {
  const documents = sdk().db()
  await documents.createDoc('Sample Shelf', { title: 'east/upper' })
  expect(await documents.getDoc('Sample Shelf', 'east/upper')).toMatchObject({ name: 'east/upper' })
})

test('The SDK calls methods by every verb', async () => {
  const call = sdk().call()
  expect(await call.get('ping')).toEqual({ message: 'pong' })
  for (const verb of ['get', 'post', 'put', 'delete'] as const)
    expect(await call[verb]<{ message: string }>('mela.sample.who_am_i')).toMatchObject({
      message: expect.stringMatching(/^USR-/),
    })
  expect(await call.get('frappe.client.get_list', { doctype: 'Sample Shelf', fields: ['name'] })).toEqual({
    message: [{ name: 'east/upper' }],
  })
  await expect(call.post('mela.sample.lend_book', {})).rejects.toMatchObject({ httpStatus: 403 })
})

test('The SDK gets the status, the exception and the messages of an error', async () => {
  await expect(sdk().db().createDoc('Sample Book', { title: '' })).rejects.toMatchObject({
    httpStatus: 417,
    exc_type: 'MandatoryError',
    exception: expect.stringContaining('MandatoryError'),
    _server_messages: expect.stringContaining('Value missing'),
  })
  await expect(sdk().db().getDocList('Nothing')).rejects.toMatchObject({
    httpStatus: 404,
    exception: 'DoesNotExistError',
  })
})

test('The SDK uploads a file and reports its progress', async () => {
  const { name } = await titled('With a file')
  const progress: number[] = []
  const uploaded = await sdk()
    .file()
    .uploadFile(
      new File(['words'], 'words.txt', { type: 'text/plain' }),
      { isPrivate: true, doctype: 'Sample Receipt', docname: name, fieldname: 'title' },
      (bytes) => progress.push(bytes),
    )
  expect(uploaded.data).toMatchObject({
    message: { doctype: 'File', file_name: 'words.txt', attached_to_name: name, is_private: 1 },
  })
  expect(progress.length).toBeGreaterThan(0)
})
