import { expect, test } from 'vitest'
import { ApiKey, User } from '#framework/identity'
import { Book, Bookcase } from '#framework/testing'
import { messagesAbout, openRealtimeSite, createSession, createApiKey, listenTo } from './realtime-site.ts'

const realtime = openRealtimeSite()
const { site, manager, bySystem, insertBook, retitle, waitForMessages } = realtime
const { listenAs, listenAsManager, listenAsGuest } = realtime

async function made(type: string, values: object): Promise<string> {
  const { data } = await site().administrator.post(`/api/resource/${type}`, values)
  expect(data).toHaveProperty('name')
  return String(Object.getOwnPropertyDescriptor(data, 'name')?.value)
}

test('A deletion is sent to subscribers who may read every document of the type', async () => {
  const name = await insertBook('Gone', 1)
  const all = await listenAsManager()
  const some = await listenAsGuest()
  expect(await all.request('doc_subscribe', 'Sample Book', name)).toBe(true)
  expect(await some.request('doc_subscribe', 'Sample Book', name)).toBe(true)
  await bySystem((documents) => documents.delete(Book, name))
  await all.expectMessage('doc_update', { name, modified: null })
  const other = await insertBook('Public', 1)
  await some.request('doc_subscribe', 'Sample Book', other)
  await retitle(other, 'Public again')
  await some.expectMessage('doc_update', { name: other })
  expect(messagesAbout(some, name)).toEqual([])
})

test('Missing documents, unknown types and child rows are refused alike', async () => {
  const listener = await listenAsManager()
  expect(await listener.request('doc_subscribe', 'Sample Book', 'nobody')).toBe(false)
  expect(await listener.request('doc_subscribe', 'Sample Nothing', 'nobody')).toBe(false)
  expect(await listener.request('doctype_subscribe', 'Sample Note')).toBe(false)
  expect(await listener.request('doc_subscribe', 'Sample Book', { name: 'x' })).toBe(false)
  expect(await listener.request('doc_subscribe', 'Sample Book', 'a\0b')).toBe(false)
  expect(await listener.request('doc_open', '__proto__', 'constructor')).toBe(false)
})

test('Guests receive events of documents that guests may read', async () => {
  const [open, hidden] = [await insertBook('Open', 1), await insertBook('Hidden', 0)]
  const guest = await listenAsGuest()
  expect(await guest.request('doc_subscribe', 'Sample Book', open)).toBe(true)
  expect(await guest.request('doc_subscribe', 'Sample Book', hidden)).toBe(false)
  expect(await guest.request('doctype_subscribe', 'Sample Tag')).toBe(false)
  expect(await guest.request('doctype_subscribe', 'Sample Book')).toBe(true)
  await retitle(hidden, 'Still hidden')
  await retitle(open, 'Still open')
  await guest.expectMessage('doc_update', { name: open })
  await guest.expectMessage('list_update', { name: open, user: null })
  expect(messagesAbout(guest, hidden)).toEqual([])
})

test('A document that leaves the subscribers’ scope ends their subscriptions', async () => {
  const name = await insertBook('Withdrawn', 1)
  const guest = await listenAsGuest()
  await guest.request('doc_subscribe', 'Sample Book', name)
  await bySystem((documents) => documents.save(Book, name, { published: 0 }))
  const other = await insertBook('Mark', 1)
  await guest.request('doc_subscribe', 'Sample Book', other)
  await bySystem((documents) => documents.save(Book, name, { published: 1 }))
  await retitle(other, 'Marked')
  await guest.expectMessage('doc_update', { name: other })
  expect(messagesAbout(guest, name)).toEqual([])
})

test('A seller receives events of their own documents only', async () => {
  const seller = await listenAs('Seller')
  const foreign = await insertBook('Foreign')
  const own = await bySystem((documents) => documents.asSystemFor(seller.user).insert(Book, { title: 'Own' }))
  expect(await seller.request('doc_subscribe', 'Sample Book', foreign)).toBe(false)
  expect(await seller.request('doctype_subscribe', 'Sample Book')).toBe(true)
  await retitle(foreign, 'Foreign still')
  await retitle(own.name, 'Own still')
  await seller.expectMessage('list_update', { name: own.name })
  expect(messagesAbout(seller, foreign)).toEqual([])
})

test('A share opens a subscription, and unsharing ends it', async () => {
  const name = await insertBook('Shared')
  const customer = await listenAs('Customer')
  expect(await customer.request('doc_subscribe', 'Sample Book', name)).toBe(false)
  const share = await made('DocShare', {
    user: customer.user,
    share_doctype: 'Sample Book',
    share_name: name,
  })
  expect(await customer.request('doc_subscribe', 'Sample Book', name)).toBe(true)
  await retitle(name, 'Shared once')
  await customer.expectMessage('doc_update', { name })
  expect((await site().administrator.delete(`/api/resource/DocShare/${share}`)).status).toBe(202)
  await retitle(name, 'Shared no more')
  await waitForMessages(customer)
  expect(messagesAbout(customer, name)).toHaveLength(1)
})

test('A later User Permission applies to subscriptions at once', async () => {
  await bySystem(async (documents) => {
    await documents.insert(Bookcase, { title: 'north' })
    await documents.insert(Bookcase, { title: 'south' })
  })
  const [north, south] = await bySystem((documents) =>
    Promise.all([
      documents.insert(Book, { title: 'on north', shelf: 'north' }),
      documents.insert(Book, { title: 'on south', shelf: 'south' }),
    ]),
  )
  const keeper = await listenAs('Store Manager')
  expect(await keeper.request('doctype_subscribe', 'Sample Book')).toBe(true)
  await retitle(south.name, 'seen')
  await keeper.expectMessage('list_update', { name: south.name })
  await made('User Permission', { user: keeper.user, allow: 'Sample Shelf', for_value: 'north' })
  await retitle(south.name, 'not seen')
  await retitle(north.name, 'seen')
  await keeper.expectMessage('list_update', { name: north.name })
  expect(messagesAbout(keeper, south.name)).toHaveLength(1)
})

test('A removed role stops applying with the next message', async () => {
  const name = await insertBook('For keepers')
  const keeper = await listenAs('Store Manager')
  await keeper.request('doc_subscribe', 'Sample Book', name)
  await bySystem((documents) => documents.save(User, keeper.user, { roles: [] }))
  await retitle(name, 'Not for him')
  await waitForMessages(keeper)
  expect(messagesAbout(keeper, name)).toEqual([])
})

test('A revoked key closes its connection without a further event', async () => {
  const name = await insertBook('Secret')
  const device = await createApiKey(site(), manager().user)
  const listener = await listenTo(site().origin, { headers: { authorization: device.authorization } })
  await listener.request('doc_subscribe', 'Sample Book', name)
  await bySystem((documents) => documents.save(ApiKey, device.name, { revoked: 1 }))
  await retitle(name, 'More secret')
  expect(await listener.waitForDisconnect()).toBe('io server disconnect')
  expect(listener.received).toEqual([])
})

test('A cookie session receives events until sign-out', async () => {
  const name = await insertBook('By cookie')
  const { cookie, name: session } = await createSession(site(), manager().user)
  const listener = await listenTo(site().origin, { headers: { cookie } })
  expect(await listener.request('doc_subscribe', 'Sample Book', name)).toBe(true)
  await retitle(name, 'Heard')
  await listener.expectMessage('doc_update', { name })
  await site().engine.database.pool.query('delete from "Session" where name = $1', [session])
  await retitle(name, 'Unheard')
  expect(await listener.waitForDisconnect()).toBe('io server disconnect')
  expect(listener.received).toHaveLength(1)
})

test('A disabled user’s connection is closed', async () => {
  const name = await insertBook('Colleagues')
  const keeper = await listenAs('Store Manager')
  await keeper.request('doc_subscribe', 'Sample Book', name)
  await bySystem((documents) => documents.save(User, keeper.user, { enabled: 0 }))
  await retitle(name, 'Without him')
  expect(await keeper.waitForDisconnect()).toBe('io server disconnect')
  expect(keeper.received).toEqual([])
})
