import { expect, test } from 'vitest'
import { connect } from '#framework/database'
import { createEngine } from '#framework/engine'
import { administrator } from '#framework/permissions'
import { Book, Tag } from '#framework/testing'
import { about, Letter, openHall } from './sample-hall.ts'

const hall = openHall()
const { site, office, bySystem, aBook, retitle, caughtUp } = hall
const { listenAs, listenAsOffice, listenAsGuest } = hall

test('Subscribers of a document receive its save without its content', async () => {
  const name = await aBook('Told')
  const listener = await listenAsOffice()
  expect(await listener.request('doc_subscribe', 'Sample Book', name)).toBe(true)
  const { modified } = await retitle(name, 'Told again')
  await listener.hears('doc_update', { name })
  expect(listener.received).toEqual([
    { message: 'doc_update', words: { doctype: 'Sample Book', name, modified } },
  ])
})

test('List subscribers receive creations, saves and deletions with their author', async () => {
  const listener = await listenAsOffice()
  expect(await listener.request('doctype_subscribe', 'Sample Tag')).toBe(true)
  await bySystem((documents) => documents.insert(Tag, { name: 'listed', colour: 'red' }))
  await listener.hears('list_update', { doctype: 'Sample Tag', name: 'listed', user: 'Administrator' })
  await bySystem((documents) => documents.delete(Tag, 'listed'))
  await listener.hears('list_update', { doctype: 'Sample Tag', name: 'listed', user: null })
})

test('An unsubscribed client receives no further events', async () => {
  const name = await aBook('Left')
  const listener = await listenAsOffice()
  await listener.request('doc_subscribe', 'Sample Book', name)
  listener.socket.emit('doc_unsubscribe', 'Sample Book', name)
  await caughtUp(listener)
  await retitle(name, 'Left behind')
  await caughtUp(listener)
  expect(about(listener, name)).toEqual([])
})

test('A rolled-back change sends no event', async () => {
  const name = await aBook('Kept')
  const listener = await listenAsOffice()
  await listener.request('doc_subscribe', 'Sample Book', name)
  const failing = bySystem(async (documents) => {
    await documents.save(Book, name, { title: 'Undone' })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await caughtUp(listener)
  expect(about(listener, name)).toEqual([])
})

test('A renamed document is reported as deleted under its old name and present under the new one', async () => {
  await bySystem((documents) => documents.insert(Letter, { name: 'before' }))
  const listener = await listenAsOffice()
  await listener.request('doc_subscribe', 'Realtime Letter', 'before')
  await listener.request('doctype_subscribe', 'Realtime Letter')
  await bySystem((documents) => documents.rename(Letter, 'before', 'after'))
  await listener.hears('doc_update', { name: 'before', modified: null })
  await listener.hears('list_update', { name: 'before', user: null })
  await listener.hears('list_update', { name: 'after', user: 'Administrator' })
})

test('A subscription by the earlier name of a type receives its events under that name', async () => {
  await bySystem((documents) => documents.insert(Letter, { name: 'by both names' }))
  const [listener, current] = [await listenAsOffice(), await listenAsOffice()]
  expect(await listener.request('doc_subscribe', 'Realtime Note', 'by both names')).toBe(true)
  expect(await listener.request('doctype_subscribe', 'Realtime Note')).toBe(true)
  expect(await current.request('doc_subscribe', 'Realtime Letter', 'by both names')).toBe(true)
  await bySystem((documents) => documents.save(Letter, 'by both names', { text: 'changed' }))
  await listener.hears('doc_update', { doctype: 'Realtime Note', name: 'by both names' })
  await listener.hears('list_update', { doctype: 'Realtime Note', name: 'by both names' })
  await current.hears('doc_update', { doctype: 'Realtime Letter', name: 'by both names' })
})

test('Viewers of a document see each other by name, and nobody else sees them', async () => {
  const name = await aBook('Looked at')
  const first = await listenAsOffice()
  const second = await listenAs('Store Manager')
  const outside = await listenAs('Customer')
  expect(await first.request('doc_open', 'Sample Book', name)).toBe(true)
  await first.hears('doc_viewers', { docname: name, users: [office().user] })
  expect(await outside.request('doc_open', 'Sample Book', name)).toBe(false)
  expect(await second.request('doc_open', 'Sample Book', name)).toBe(true)
  await first.hears('doc_viewers', {
    doctype: 'Sample Book',
    docname: name,
    users: [office().user, second.user],
    viewers: [
      { user: office().user, full_name: 'System Manager' },
      { user: second.user, full_name: 'Store Manager' },
    ],
  })
  second.socket.disconnect()
  await expect.poll(() => first.received.at(-1)?.words).toMatchObject({ users: [office().user] })
  expect(outside.received).toEqual([])
})

test('Guests and customers are not listed as viewers and see none', async () => {
  const name = await aBook('In the window', 1)
  const colleague = await listenAsOffice()
  expect(await colleague.request('doc_open', 'Sample Book', name)).toBe(true)
  for (const reader of [await listenAsGuest(), await listenAs('Customer')]) {
    expect(await reader.request('doc_subscribe', 'Sample Book', name)).toBe(true)
    expect(await reader.request('doc_open', 'Sample Book', name)).toBe(false)
    expect(reader.received).toEqual([])
  }
  await retitle(name, 'In the window again')
  await colleague.hears('doc_viewers', { users: [office().user] })
})

test('A save on another node sends an event here', async () => {
  const name = await aBook('From afar')
  const listener = await listenAsOffice()
  await listener.request('doc_subscribe', 'Sample Book', name)
  const { engine } = site()
  const database = connect(engine.database.connection, { timeZone: 'Asia/Kolkata', poolSize: 2 })
  const twin = createEngine({ database, modules: engine.modules, settings: engine.settings })
  await twin.write(administrator, (documents) => documents.save(Book, name, { title: 'Afar' }))
  await listener.hears('doc_update', { doctype: 'Sample Book', name })
  await twin.stop()
  await database.close()
})

test('After lost notifications every client is asked to reload its subscriptions', async () => {
  const name = await aBook('Perhaps changed')
  const listener = await listenAsOffice()
  await listener.request('doc_subscribe', 'Sample Book', name)
  await listener.request('doctype_subscribe', 'Sample Shelf')
  await site().engine.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'mela listener' and datname = current_database()`,
  )
  await listener.hears('doc_update', { name, modified: expect.any(String) })
  await listener.hears('list_update', { doctype: 'Sample Shelf', name: null })
})

test('A list with very many changed documents gets an event without their names', async () => {
  const all = await listenAsOffice()
  const some = await listenAsGuest()
  for (const listener of [all, some])
    expect(await listener.request('doctype_subscribe', 'Sample Book')).toBe(true)
  await bySystem(async (documents) => {
    for (let count = 0; count < 201; count += 1)
      await documents.insert(Book, { title: `One of many ${count}`, published: 1 })
  })
  await all.hears('list_update', { doctype: 'Sample Book', name: null, user: null })
  const name = await aBook('After many', 1)
  await some.hears('list_update', { name })
  expect(some.received).toHaveLength(1)
})
