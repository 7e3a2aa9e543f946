import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  setConsent,
  albums as path,
  call,
  gallerySite,
  createAlbum,
  fetchPhotoAddresses,
  findStudent,
  type GallerySite,
} from '../testing/sample-site.ts'

let sampleSite: GallerySite
beforeAll(async () => {
  sampleSite = await gallerySite()
})
afterAll(() => sampleSite.site.close())

async function albumWithPupil(place = 1) {
  const album = await createAlbum(sampleSite, 3)
  const student = await findStudent(sampleSite, 'Mira')
  const [row = '', address = ''] = [album.rows[place], album.addresses[place]]
  await call(sampleSite.office, 'tag', { gallery: album.name, pictures: [row], people: [{ student }] })
  return { ...album, student, row, address }
}

test('No public table and no history contains a hidden picture', async () => {
  const { site, office, parent, settle } = sampleSite
  const { name, student, row, address, rows } = await albumWithPupil()
  const reader = await site.userWith('Store Manager')
  const fetchRows = async (client: TestClient, doctype: string, more: object = {}) =>
    String((await client.get('/api/method/mela.desk.export', { doctype, ...more })).body)
  const items = { parent: 'Gallery', filters: { parent: name }, fields: ['name', 'image__video'] }
  expect(await fetchRows(office, 'Gallery Item', items)).toContain(address)

  await setConsent(parent, student, 0)
  await settle()
  const history = { doctype: 'Gallery', name }
  const seen = [
    await fetchRows(office, 'Gallery Item', items),
    await fetchRows(office, 'Gallery', { fields: ['name', 'cover_image', 'gallery.image__video'] }),
    ...(await Promise.all(
      [office, reader].map(async (who) =>
        JSON.stringify([
          (await who.post('/api/method/mela.desk.get_versions', history)).body,
          (await who.post('/api/method/frappe.desk.form.load.getdoc', history)).body,
          (await who.get('/api/resource/Version', { fields: ['data'] })).body,
        ]),
      ),
    )),
  ]
  expect(seen[0]).toContain(rows[2])
  for (const text of seen) for (const trace of [row, address]) expect(text).not.toContain(trace)
  const shut = [
    [reader, 'Gallery'],
    [office, 'Hidden Photo'],
    [parent, 'Hidden Photo'],
  ] as const
  for (const [who, doctype] of shut)
    expect((await who.get('/api/method/mela.desk.export', { doctype })).status).toBe(403)
  await setConsent(parent, student, 1)
  await settle()
})

test('An album deleted before a withdrawal is restored without the picture', async () => {
  const { site, office, parent, settle } = sampleSite
  const { name, student, address, addresses } = await albumWithPupil()
  expect((await office.delete(`${path}/${name}`)).status).toBe(202)
  await settle()
  await setConsent(parent, student, 0)
  await settle()
  const again = await office.post('/api/method/mela.documents.restore', { doctype: 'Gallery', name })
  expect(again.status).toBe(200)
  await settle()
  expect(await fetchPhotoAddresses(site.guest, name)).toEqual([addresses[0], addresses[2]])
  const widths = ['', '?width=160', '?width=640&format=jpeg']
  for (const width of widths) expect((await site.guest.get(`${address}${width}`)).status).toBe(404)
  await setConsent(parent, student, 1)
  await settle()
  expect(await fetchPhotoAddresses(site.guest, name)).toEqual(addresses)
})

test('A withdrawn consent invalidates the public cache of the album and its covers', async () => {
  const { site, parent, settle } = sampleSite
  const { name, student, address } = await albumWithPupil(0)
  const strip = { section_name: 'Albums', section_type: 'gallery strip', no_of_records: 4 }
  const made = await site.administrator.post('/api/resource/Web Page', {
    ...{ title: 'Strip', route: 'strip', published: 1 },
    sections: [strip],
  })
  expect(made.status).toBe(200)
  const fetchCachedBodies = async () => {
    const asked = [
      site.guest.get(`${path}/${name}`),
      site.guest.get(path, { filters: { name }, fields: ['cover_image'] }),
      site.guest.get('/api/method/mobileapi.get_page_content', { route: 'strip' }),
    ]
    return (await Promise.all(asked)).map(({ body }) => JSON.stringify(body))
  }
  await fetchCachedBodies()
  for (const text of await fetchCachedBodies()) expect(text).toContain(address)
  await setConsent(parent, student, 0)
  for (const text of await fetchCachedBodies()) expect(text).not.toContain(address)
  await settle()
  await setConsent(parent, student, 1)
  await settle()
})

async function connectSocket({ authorization }: TestClient) {
  const known = authorization === null ? {} : { extraHeaders: { authorization } }
  const socket = io(`${sampleSite.site.origin}/asha`, { transports: ['websocket'], ...known, forceNew: true })
  const messages: string[] = []
  socket.onAny((message: string, words: unknown) => messages.push(JSON.stringify([message, words])))
  const subscribe = async (...words: readonly [string, ...string[]]) =>
    (await socket.timeout(5000).emitWithAck(...words)) === true
  return { heard: messages, wish: subscribe, closeConnection: () => void socket.disconnect() }
}

test('Open pages are notified that an album changed, and only the family of a removed picture is named', async () => {
  const { site, member, neighbour, parent, settle } = sampleSite
  const { name, student, row, address } = await albumWithPupil()
  const connections = await Promise.all([site.guest, member, neighbour, parent].map(connectSocket))
  for (const { wish: subscribe } of connections) {
    expect(await subscribe('doc_subscribe', 'Gallery', name)).toBe(true)
    await subscribe('doctype_subscribe', 'Gallery')
    await subscribe('doctype_subscribe', 'Hidden Photo')
    await subscribe('doctype_subscribe', 'Gallery Person')
  }
  await setConsent(parent, student, 0)
  await settle()
  const [withheld] = (await parent.get('/api/resource/Hidden Photo', { filters: { gallery: name } })).rows
  const own = JSON.stringify({ doctype: 'Hidden Photo', name: withheld?.['name'] }).slice(1, -1)
  for (const { heard: messages } of connections)
    await expect
      .poll(() => messages.join('\n'))
      .toContain(`["doc_update",{"doctype":"Gallery","name":"${name}"`)
  await expect.poll(() => connections[3]?.heard.join('\n')).toContain(own)
  for (const { heard: messages } of connections.slice(0, 3))
    for (const trace of [own, row, address, student]) expect(messages.join('\n')).not.toContain(trace)
  expect(await connections[1]?.wish('doc_subscribe', 'Hidden Photo', String(withheld?.['name']))).toBe(false)
  for (const { closeConnection } of connections) closeConnection()
  await setConsent(parent, student, 1)
  await settle()
})
