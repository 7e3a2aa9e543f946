import { expect, test } from 'vitest'
import { connect } from '#framework/database'
import { createEngine } from '#framework/engine'
import { administrator } from '#framework/permissions'
import { Book, Tag } from '#framework/testing'
import { messagesAbout, Letter, openRealtimeSite } from './realtime-site.ts'

const realtime = openRealtimeSite()
const { site, manager, bySystem, insertBook, retitle, waitForMessages } = realtime
const { listenAs, listenAsManager, listenAsGuest } = realtime

test('Subscribers of a document receive its save without its content', async () => {
  const name = await insertBook('Told')
  const listener = await listenAsManager()
  expect(await listener.request('doc_subscribe', 'Sample Book', name)).toBe(true)
  const { modified } = await retitle(name, 'Told again')
  await listener.expectMessage('doc_update', { name })
  expect(listener.received).toEqual([
    { message: 'doc_update', payload: { doctype: 'Sample Book', name, modified } },
  ])
})

test('List subscribers receive creations, saves and deletions with their author', async () => {
  const listener = await listenAsManager()
  expect(await listener.request('doctype_subscribe', 'Sample Tag')).toBe(true)
  await bySystem((documents) => documents.insert(Tag, { name: 'listed', colour: 'red' }))
  await listener.expectMessage('list_update', {
    doctype: 'Sample Tag',
    name: 'listed',
    user: 'Administrator',
  })
  await bySystem((documents) => documents.delete(Tag, 'listed'))
  await listener.expectMessage('list_update', { doctype: 'Sample Tag', name: 'listed', user: null })
})

test('An unsubscribed client receives no further events', async () => {
  const name = await insertBook('Left')
  const listener = await listenAsManager()
  await listener.request('doc_subscribe', 'Sample Book', name)
  listener.socket.emit('doc_unsubscribe', 'Sample Book', name)
  await waitForMessages(listener)
  await retitle(name, 'Left behind')
  await waitForMessages(listener)
  expect(messagesAbout(listener, name)).toEqual([])
})

test('A rolled-back change sends no event', async () => {
  const name = await insertBook('Kept')
  const listener = await listenAsManager()
  await listener.request('doc_subscribe', 'Sample Book', name)
  const failing = bySystem(async (documents) => {
    await documents.save(Book, name, { title: 'Undone' })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await waitForMessages(listener)
  expect(messagesAbout(listener, name)).toEqual([])
})

test('A renamed document is reported as deleted under its old name and present under the new one', async () => {
  await bySystem((documents) => documents.insert(Letter, { name: 'before' }))
  const listener = await listenAsManager()
  await listener.request('doc_subscribe', 'Realtime Letter', 'before')
  await listener.request('doctype_subscribe', 'Realtime Letter')
  await bySystem((documents) => documents.rename(Letter, 'before', 'after'))
  await listener.expectMessage('doc_update', { name: 'before', modified: null })
  await listener.expectMessage('list_update', { name: 'before', user: null })
  await listener.expectMessage('list_update', { name: 'after', user: 'Administrator' })
})

test('A subscription by the earlier name of a type receives its events under that name', async () => {
  await bySystem((documents) => documents.insert(Letter, { name: 'by both names' }))
  const [listener, current] = [await listenAsManager(), await listenAsManager()]
  expect(await listener.request('doc_subscribe', 'Realtime Note', 'by both names')).toBe(true)
  expect(await listener.request('doctype_subscribe', 'Realtime Note')).toBe(true)
  expect(await current.request('doc_subscribe', 'Realtime Letter', 'by both names')).toBe(true)
  await bySystem((documents) => documents.save(Letter, 'by both names', { text: 'changed' }))
  await listener.expectMessage('doc_update', { doctype: 'Realtime Note', name: 'by both names' })
  await listener.expectMessage('list_update', { doctype: 'Realtime Note', name: 'by both names' })
  await current.expectMessage('doc_update', { doctype: 'Realtime Letter', name: 'by both names' })
})

test('Viewers of a document see each other by name, and nobody else sees them', async () => {
  const name = await insertBook('Looked at')
  const first = await listenAsManager()
  const second = await listenAs('Store Manager')
  const outside = await listenAs('Customer')
  expect(await first.request('doc_open', 'Sample Book', name)).toBe(true)
  await first.expectMessage('doc_viewers', { docname: name, users: [manager().user] })
  expect(await outside.request('doc_open', 'Sample Book', name)).toBe(false)
  expect(await second.request('doc_open', 'Sample Book', name)).toBe(true)
  await first.expectMessage('doc_viewers', {
    doctype: 'Sample Book',
    docname: name,
    users: [manager().user, second.user],
    viewers: [
      { user: manager().user, full_name: 'System Manager' },
      { user: second.user, full_name: 'Store Manager' },
    ],
  })
  second.socket.disconnect()
  await expect.poll(() => first.received.at(-1)?.payload).toMatchObject({ users: [manager().user] })
  expect(outside.received).toEqual([])
})

test('Guests and customers are not listed as viewers and see none', async () => {
  const name = await insertBook('In the window', 1)
  const colleague = await listenAsManager()
  expect(await colleague.request('doc_open', 'Sample Book', name)).toBe(true)
  for (const reader of [await listenAsGuest(), await listenAs('Customer')]) {
    expect(await reader.request('doc_subscribe', 'Sample Book', name)).toBe(true)
    expect(await reader.request('doc_open', 'Sample Book', name)).toBe(false)
    expect(reader.received).toEqual([])
  }
  await retitle(name, 'In the window again')
  await colleague.expectMessage('doc_viewers', { users: [manager().user] })
})

test('A save on another node sends an event here', async () => {
  const name = await insertBook('From afar')
  const listener = await listenAsManager()
  await listener.request('doc_subscribe', 'Sample Book', name)
  const { engine } = site()
  const database = connect(engine.database.connection, { timeZone: 'Asia/Kolkata', poolSize: 2 })
  const twin = createEngine({ database, modules: engine.modules, settings: engine.settings })
  await twin.write(administrator, (documents) => documents.save(Book, name, { title: 'Afar' }))
  await listener.expectMessage('doc_update', { doctype: 'Sample Book', name })
  await twin.stop()
  await database.close()
})

test('After lost notifications every client is asked to reload its subscriptions', async () => {
  const name = await insertBook('Perhaps changed')
  const listener = await listenAsManager()
  await listener.request('doc_subscribe', 'Sample Book', name)
  await listener.request('doctype_subscribe', 'Sample Shelf')
  await site().engine.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'mela listener' and datname = current_database()`,
  )
  await listener.expectMessage('doc_update', { name, modified: expect.any(String) })
  await listener.expectMessage('list_update', { doctype: 'Sample Shelf', name: null })
})

test('A list with very many changed documents gets an event without their names', async () => {
  const all = await listenAsManager()
  const some = await listenAsGuest()
  for (const listener of [all, some])
    expect(await listener.request('doctype_subscribe', 'Sample Book')).toBe(true)
  await bySystem(async (documents) => {
    for (let count = 0; count < 201; count += 1)
      await documents.insert(Book, { title: `One of many ${count}`, published: 1 })
  })
  await all.expectMessage('list_update', { doctype: 'Sample Book', name: null, user: null })
  const name = await insertBook('After many', 1)
  await some.expectMessage('list_update', { name })
  expect(some.received).toHaveLength(1)
})
