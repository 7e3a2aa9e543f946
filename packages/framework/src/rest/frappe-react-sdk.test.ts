import './testing-window.ts'
import {
  FrappeProvider,
  useFrappeAuth,
  useFrappeCreateDoc,
  useFrappeDeleteCall,
  useFrappeDeleteDoc,
  useFrappeFileUpload,
  useFrappeGetCall,
  useFrappeGetDoc,
  useFrappeGetDocCount,
  useFrappeGetDocList,
  useFrappePrefetchCall,
  useFrappePrefetchDoc,
  useFrappePrefetchDocCount,
  useFrappePrefetchDocList,
  useFrappePostCall,
  useFrappePutCall,
  useFrappeUpdateDoc,
  useSearch,
} from 'frappe-react-sdk'
import { createElement, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { desk } from '#framework/desk'
import { ApiKey, hashSecret, randomSecret, User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { sampleModule, testSite, type TestSite } from '#framework/testing'

let site: TestSite
let token: string
const roots: Root[] = []

beforeAll(async () => {
  site = await testSite([sampleModule().module, desk])
  token = await site.engine.write(administrator, async (documents) => {
    const { name } = await documents.insert(User, {
      full_name: 'Keeper',
      email: 'keeper@example.org',
      new_password: 'a long password',
      roles: [{ role: 'System Manager' }],
    })
    const [key, secret] = [randomSecret().slice(0, 20), randomSecret()]
    await documents.insert(ApiKey, { user: name, api_key: key, secret_hash: hashSecret(secret) })
    return `${key}:${secret}`
  })
})
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
})
afterAll(() => site.close())

interface SdkBook {
  readonly name: string
  readonly title: string
}

function mounted<Value>(use: () => Value): { readonly lastValue: () => Value | undefined } {
  const values: Value[] = []
  function Speaker() {
    const value = use()
    useEffect(() => {
      values.push(value)
    })
    return null
  }
  const page = globalThis.document
  const root = createRoot(page.body.appendChild(page.createElement('div')))
  roots.push(root)
  const tokenParams = { useToken: true, token: () => token, type: 'token' as const }
  root.render(
    createElement(
      FrappeProvider,
      { url: site.origin, tokenParams, enableSocket: false },
      createElement(Speaker),
    ),
  )
  return { lastValue: () => values.at(-1) }
}

function lookedAt<Data, Failure>({ data, error }: { data?: Data; error?: Failure }) {
  return { data, error }
}

async function ready<Value>(
  hook: { lastValue: () => Value | undefined },
  holds: (value: Value) => boolean,
): Promise<Value> {
  await expect
    .poll(
      () => {
        const value = hook.lastValue()
        return value !== undefined && holds(value)
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  const value = hook.lastValue()
  if (value === undefined) throw new Error('The hook said nothing')
  return value
}

async function aBook(title: string): Promise<string> {
  const hook = mounted(() => useFrappeCreateDoc<{ title: string }>())
  const { createDoc } = await ready(hook, () => true)
  return (await createDoc('Sample Book', { title })).name
}

test('useFrappeCreateDoc creates a document, and useFrappeGetDoc shows it', async () => {
  const name = await aBook('By hooks')
  const shown = await ready(
    mounted(() => lookedAt(useFrappeGetDoc<SdkBook>('Sample Book', name))),
    ({ data }) => data !== undefined,
  )
  expect(shown.data).toMatchObject({ name, title: 'By hooks' })
})

test('useFrappeGetDoc returns the error', async () => {
  const failed = await ready(
    mounted(() =>
      lookedAt(useFrappeGetDoc('Sample Book', 'nobody', undefined, { shouldRetryOnError: false })),
    ),
    ({ error }) => error !== undefined,
  )
  expect(failed.error).toMatchObject({ httpStatus: 404, exc_type: 'DoesNotExistError' })
})

test('useFrappeGetDocList and useFrappeGetDocCount accept filters, order and limit', async () => {
  for (const title of ['Listed b', 'Listed a', 'Other']) await aBook(title)
  const listed = await ready(
    mounted(() =>
      lookedAt(
        useFrappeGetDocList<SdkBook>('Sample Book', {
          fields: ['title'],
          filters: [['title', 'like', 'Listed%']],
          orderBy: { field: 'title', order: 'asc' },
          limit: 10,
        }),
      ),
    ),
    ({ data }) => data !== undefined,
  )
  expect(listed.data).toEqual([{ title: 'Listed a' }, { title: 'Listed b' }])
  const counted = await ready(
    mounted(() => lookedAt(useFrappeGetDocCount<SdkBook>('Sample Book', [['title', 'like', 'Listed%']]))),
    ({ data }) => data !== undefined,
  )
  expect(counted.data).toBe(2)
})

test('useFrappeUpdateDoc changes a document, and useFrappeDeleteDoc deletes it', async () => {
  const name = await aBook('To change')
  const { updateDoc } = await ready(
    mounted(() => useFrappeUpdateDoc<SdkBook>()),
    () => true,
  )
  expect(await updateDoc('Sample Book', name, { title: 'Changed' })).toMatchObject({ title: 'Changed' })
  const { deleteDoc } = await ready(
    mounted(() => useFrappeDeleteDoc()),
    () => true,
  )
  expect(await deleteDoc('Sample Book', name)).toEqual({ data: 'ok' })
  await expect(deleteDoc('Sample Book', name)).rejects.toMatchObject({ httpStatus: 404 })
})

test('useFrappeGetCall and useFrappePostCall call methods', async () => {
  const called = await ready(
    mounted(() => useFrappeGetCall<{ message: string }>('mela.sample.who_am_i')),
    ({ data }) => data !== undefined,
  )
  expect(called.data?.message).toMatch(/^USR-/)
  const hook = mounted(() => useFrappePostCall<{ message: number }>('mela.sample.count_books'))
  const { call } = await ready(hook, () => true)
  expect((await call({ shade: 'dark' })).message).toBe(0)
  await ready(hook, ({ isCompleted }) => isCompleted)
})

test('useFrappePutCall and useFrappeDeleteCall call by their verbs', async () => {
  type Answer = { readonly message: number }
  for (const use of [useFrappePutCall<Answer>, useFrappeDeleteCall<Answer>]) {
    const { call } = await ready(
      mounted(() => use('mela.sample.count_books')),
      () => true,
    )
    expect((await call({ shade: 'dark' })).message).toBe(0)
  }
})

test('useSearch finds the documents a link may name, after the typing has paused', async () => {
  const { createDoc } = await ready(
    mounted(() => useFrappeCreateDoc<{ title: string }>()),
    () => true,
  )
  await createDoc('Sample Shelf', { title: 'Searched shelf' })
  const found = await ready(
    mounted(() => useSearch('Sample Shelf', 'sear', [], 5, 10)),
    ({ data }) => data !== undefined,
  )
  expect(found.data).toMatchObject({ message: [{ value: 'Searched shelf' }] })
})

test('useFrappeFileUpload stores a file', async () => {
  const hook = mounted(() => useFrappeFileUpload<object>())
  const { upload } = await ready(hook, () => true)
  const file = new File(['words'], 'hooked.txt', { type: 'text/plain' })
  expect(await upload(file, { isPrivate: true })).toMatchObject({ file_name: 'hooked.txt', is_private: 1 })
  await ready(hook, ({ isCompleted }) => isCompleted)
})

test('useFrappeAuth returns the user of the token', async () => {
  const known = await ready(
    mounted(() => useFrappeAuth()),
    ({ currentUser }) => typeof currentUser === 'string',
  )
  expect(known.currentUser).toBe('keeper@example.org')
})

test('The prefetch hooks load in advance, and the matching hooks show the data', async () => {
  const name = await aBook('Ahead of time')
  const filters: [['title', 'like', string]] = [['title', 'like', 'Ahead%']]
  const args = { fields: ['title' as const], filters, limit: 5 }
  const prefetching = mounted(() => [
    useFrappePrefetchDoc<SdkBook>('Sample Book', name),
    useFrappePrefetchDocList<SdkBook, SdkBook>('Sample Book', args),
    useFrappePrefetchDocCount<SdkBook>('Sample Book', filters),
    useFrappePrefetchCall('mela.sample.who_am_i'),
    useFrappePrefetchCall('mela.sample.suggest', { title: 'ahead' }, undefined, 'POST'),
  ])
  for (const prefetch of await ready(prefetching, () => true)) prefetch()
  await expect.poll(() => site.emittedEvents()).toContain('sample.suggested')
  const shown = mounted(() => ({
    doc: lookedAt(useFrappeGetDoc<SdkBook>('Sample Book', name)).data,
    list: lookedAt(useFrappeGetDocList<SdkBook, SdkBook>('Sample Book', args)).data,
    count: lookedAt(useFrappeGetDocCount<SdkBook>('Sample Book', filters)).data,
    call: lookedAt(useFrappeGetCall<{ message: string }>('mela.sample.who_am_i')).data,
  }))
  const all = await ready(shown, (lastValue) =>
    Object.values(lastValue).every((value) => value !== undefined),
  )
  expect(all).toMatchObject({
    doc: { name, title: 'Ahead of time' },
    list: [{ title: 'Ahead of time' }],
    count: 1,
    call: { message: expect.stringMatching(/^USR-/) },
  })
})

test('useFrappeAuth signs in, returns the user, and refuses a wrong password', async () => {
  const hook = mounted(() => useFrappeAuth())
  const { login } = await ready(hook, ({ isLoading }) => !isLoading)
  const credentials = { username: 'keeper@example.org', password: 'a long password' }
  expect(await login(credentials)).toMatchObject({ message: 'Logged In', full_name: 'Keeper' })
  const known = await ready(hook, ({ currentUser }) => typeof currentUser === 'string')
  expect(known.currentUser).toBe('keeper@example.org')
  await expect(login({ ...credentials, password: 'a wrong one' })).rejects.toMatchObject({ httpStatus: 401 })
})
