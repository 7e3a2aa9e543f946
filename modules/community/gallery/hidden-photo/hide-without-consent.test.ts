import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import { addDays, dayIn } from '#meta'
import {
  setConsent,
  albums,
  call,
  findConsent,
  gallerySite,
  createAlbum,
  fetchPhotoAddresses,
  findStudent,
  rowsOf,
  valuesOf,
  type GallerySite,
  type CreatedAlbum,
} from '../testing/sample-site.ts'

let sampleSite: GallerySite
let mira: string
let daniel: string
beforeAll(async () => {
  sampleSite = await gallerySite()
  mira = await findStudent(sampleSite, 'Mira')
  daniel = await findStudent(sampleSite, 'Daniel')
})
afterAll(() => sampleSite.site.close())

const statusOf = async (client: TestClient, url: string) => (await client.get(url)).status

const name = (gallery: string, pictures: readonly (string | undefined)[], people: readonly object[]) =>
  call(sampleSite.office, 'tag', { gallery, pictures, people })

const listed = async (gallery: string) =>
  rowsOf(valuesOf((await call(sampleSite.office, 'get_pictures', { gallery })).message)['pictures'])

async function everythingSeen(client: TestClient, album: string): Promise<string> {
  const fields = ['name', 'cover_image', 'picture_count', 'gallery.image__video', 'gallery.name']
  const child = { parent: 'Gallery', filters: { parent: album }, fields: ['name', 'image__video', 'idx'] }
  const asked = [
    client.get(`${albums}/${album}`),
    client.get(albums, { filters: { name: album }, fields }),
    client.get('/api/resource/Gallery Item', child),
    client.post('/api/method/frappe.client.get_list', { doctype: 'Gallery Item', ...child }),
    client.get('/api/resource/Hidden Photo', { fields: ['*'] }),
    client.get('/api/resource/Gallery Person', { fields: ['*'] }),
    client.get('/api/resource/File', { fields: ['file_url'], limit_page_length: '0' }),
    client.post('/api/method/frappe.desk.form.load.getdoc', { doctype: 'Gallery', name: album }),
    client.get('/api/resource/Version', { fields: ['data'] }),
    client.post('/api/method/mela.desk.get_versions', { doctype: 'Gallery', name: album }),
    client.post('/api/method/frappe.desk.search.search_link', { doctype: 'Hidden Photo', txt: '' }),
    client.post('/api/method/mela.gallery.get_own_pictures', { gallery: album }),
  ]
  const answers = await Promise.all(asked)
  return JSON.stringify(answers.map(({ status, body }) => (status < 400 ? body : status)))
}

test('Shows a child’s picture while the family consents, and a withdrawal hides every trace of it', async () => {
  const { site, office, parent, member, neighbour, settle } = sampleSite
  const album = await createAlbum(sampleSite, 3)
  const [first, second = '', third] = album.addresses
  const row = album.rows[1] ?? ''
  const captionText = 'Mira on the swing'
  const rows = album.rows.map((one) => ({ name: one, ...(one === row ? { caption: captionText } : {}) }))
  await office.put(`${albums}/${album.name}`, { gallery: rows })
  expect((await name(album.name, [row], [{ student: mira }])).status).toBe(200)
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual(album.addresses)
  expect(await statusOf(site.guest, `${second}?width=160`)).toBe(200)

  expect((await setConsent(parent, mira, 0)).message).toMatchObject({ state: 'withdrawn' })
  // Photos are hidden at once, before background tasks run.
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual([first, third])
  await settle()
  for (const url of [second, `${second}?width=160`, `${second}?width=640&format=jpeg`])
    expect([url, await statusOf(site.guest, url)]).toEqual([url, 404])
  const hidden = `/private${second}`
  for (const who of [site.guest, member, neighbour])
    for (const url of [hidden, `${hidden}?width=160`]) expect(await statusOf(who, url)).toBe(403)
  for (const who of [parent, office]) expect(await statusOf(who, `${hidden}?width=160`)).toBe(200)

  for (const who of [site.guest, member, neighbour]) {
    const seen = await everythingSeen(who, album.name)
    expect(seen).toContain(third)
    for (const trace of [second, hidden, row, mira, captionText]) expect(seen).not.toContain(trace)
  }
  const own = valuesOf((await call(parent, 'get_own_pictures', { gallery: album.name })).message)
  expect(own['pictures']).toMatchObject([{ image__video: hidden, idx: 2 }])
  const cards = await site.guest.get(albums, { filters: { name: album.name }, fields: ['picture_count'] })
  expect(cards.rows).toEqual([{ picture_count: 2 }])

  await setConsent(parent, mira, 1)
  await settle()
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual(album.addresses)
  expect(await statusOf(site.guest, `${second}?width=160`)).toBe(200)
  expect(await statusOf(parent, hidden)).toBe(403)
  expect((await listed(album.name)).map(({ picture }) => picture)).toEqual(album.rows)
})

test('A family sees a hidden picture only while no other family’s consent is missing', async () => {
  const { parent, neighbour, settle } = sampleSite
  const album = await createAlbum(sampleSite, 2)
  await name(album.name, [album.rows[0]], [{ student: mira }, { student: daniel }])
  await setConsent(parent, mira, 0)
  await setConsent(neighbour, daniel, 0)
  await settle()
  const hidden = `/private${String(album.addresses[0])}`
  const seenBy = () => Promise.all([parent, neighbour].map((who) => statusOf(who, hidden)))
  expect(await seenBy()).toEqual([403, 403])
  await setConsent(parent, mira, 1)
  await settle()
  expect(await seenBy()).toEqual([403, 200])
  await setConsent(neighbour, daniel, 1)
  await settle()
  expect(await fetchPhotoAddresses(sampleSite.site.guest, album.name)).toEqual(album.addresses)
})

test('Hides the same picture in every album, and a new album does not show it again', async () => {
  const { site, office, parent, member, settle } = sampleSite
  const album = await createAlbum(sampleSite, 2)
  const [shared] = album.addresses
  const inside = await createAlbum(sampleSite, 1, { visibility: 'members' })
  const mine = rowsOf(valuesOf((await office.get(`${albums}/${inside.name}`)).data)['gallery'])
  await office.put(`${albums}/${inside.name}`, { gallery: [...mine, { image__video: shared }] })
  await settle()
  expect(await fetchPhotoAddresses(member, inside.name)).toHaveLength(2)
  await name(album.name, [album.rows[0]], [{ student: mira }])
  await setConsent(parent, mira, 0)
  await settle()
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual([album.addresses[1]])
  expect(await fetchPhotoAddresses(member, inside.name)).toHaveLength(1)
  const own = await call(parent, 'get_own_pictures', { gallery: inside.name })
  const [again] = rowsOf(valuesOf(own.message)['pictures'])
  expect(await statusOf(parent, String(again?.['image__video']))).toBe(200)

  const late = await office.post(albums, {
    ...{ title: 'Once more', published: 1 },
    gallery: [{ image__video: `/private${String(shared)}` }, { image: album.addresses[1] }],
  })
  await settle()
  expect(await fetchPhotoAddresses(site.guest, String(valuesOf(late.data)['name']))).toHaveLength(1)
  await setConsent(parent, mira, 1)
  await settle()
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual(album.addresses)
  expect(await fetchPhotoAddresses(member, inside.name)).toHaveLength(2)
})

test('Pictures follow every consent change, also by the office or by deletion', async () => {
  const { site, office, parent, settle } = sampleSite
  const album = await createAlbum(sampleSite, 2)
  await name(album.name, [album.rows[1]], [{ student: mira }])
  const consent = `/api/resource/Consent/${await findConsent(sampleSite, mira)}`
  await office.put(consent, { state: 'withdrawn' })
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual([album.addresses[0]])
  await office.put(consent, { state: 'given' })
  await settle()
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual(album.addresses)
  expect((await office.delete(consent)).status).toBe(202)
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual([album.addresses[0]])
  await setConsent(parent, mira, 1)
  await settle()
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual(album.addresses)
})

test('An album’s cover is never a hidden picture', async () => {
  const { site, parent, settle } = sampleSite
  const album = await createAlbum(sampleSite, 2)
  const cover = async () => valuesOf((await site.guest.get(`${albums}/${album.name}`)).data)['cover_image']
  expect(await cover()).toBe(album.addresses[0])
  await name(album.name, [album.rows[0]], [{ student: mira }])
  await setConsent(parent, mira, 0)
  expect(await cover()).toBe(album.addresses[1])
  await setConsent(parent, mira, 1)
  await settle()
})

test('Only staff tag people, from their own lists, and untag them', async () => {
  const { site, office, parent, member, settle } = sampleSite
  const album = await createAlbum(sampleSite, 2)
  const args = { gallery: album.name, pictures: album.rows.slice(0, 1), people: [{ student: mira }] }
  const refused = await Promise.all([site.guest, member, parent].map((who) => call(who, 'tag', args)))
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  const refusal = await call(office, 'tag', { ...args, pictures: ['x'] })
  expect(refusal.body).toMatchObject({ code: 'gallery.unknown_picture' })
  const nobody = await call(office, 'tag', { ...args, people: [{ student: 'STU-0' }] })
  expect(nobody.body).toMatchObject({ code: 'gallery.unknown_person' })
  expect((await call(office, 'tag', args)).message).toEqual({ named: 1 })
  expect((await call(office, 'tag', args)).message).toEqual({ named: 0 })

  await setConsent(parent, mira, 0)
  await settle()
  const [shown] = await listed(album.name)
  expect(shown).toMatchObject({ is_hidden: true, people: [{ full_name: 'Mira V', is_agreed: false }] })
  const people = rowsOf(shown?.['people']).map(({ person }) => person)
  expect((await call(office, 'untag', { people })).message).toEqual({ unnamed: 1 })
  await settle()
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual(album.addresses)
  await setConsent(parent, mira, 1)
})

test('Tagging takes a constant number of statements for any number of pictures and people', async () => {
  const album = await createAlbum(sampleSite, 4)
  const one = await name(album.name, album.rows.slice(0, 1), [{ student: mira }])
  const more = await name(album.name, album.rows.slice(1), [{ student: mira }, { student: daniel }])
  expect([one.status, more.status]).toEqual([200, 200])
  expect(more.statements.length).toBe(one.statements.length)
})

test('Erasing a child removes its name from all pictures, which stay hidden', async () => {
  const { site, office, neighbour, settle } = sampleSite
  const album = await createAlbum(sampleSite, 2)
  const grace = await findStudent(sampleSite, 'Grace')
  await name(album.name, [album.rows[0]], [{ student: grace }])
  const asked = await neighbour.post('/api/method/mela.family.request_privacy', {
    ...{ student: grace, kind: 'erase', detail: 'We moved away' },
  })
  const request = valuesOf(asked.message)['request']
  const move = { doctype: 'Privacy Request', name: request, action: 'Begin' }
  await office.post('/api/method/mela.desk.apply_transition', move)
  const erased = await office.post('/api/method/mela.family.erase', { name: request })
  expect(erased.status).toBe(200)
  await settle()
  const [picture] = await listed(album.name)
  expect(picture).toMatchObject({ is_hidden: true, people: [{ full_name: 'Somebody', student: null }] })
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual([album.addresses[1]])
})

async function albumOfEvent(): Promise<CreatedAlbum> {
  const start_date = addDays(dayIn('Asia/Kolkata', new Date()), 9)
  const event = await sampleSite.office.post('/api/resource/Mela Event', {
    ...{ title: 'Lamps', published: 1, start_date, time_zone: 'Asia/Kolkata' },
  })
  const { name: of } = valuesOf(event.data)
  const registered = await sampleSite.parent.post('/api/method/mela.events.register', {
    ...{ event: of, contact_name: 'Lakshmi V', phone: '+919840055501', idempotency_key: randomUUID() },
    attendees: [{ full_name: 'mira' }, { full_name: 'Uncle Ravi' }],
  })
  expect([registered.status, registered.message]).toMatchObject([200, { state: 'confirmed' }])
  return createAlbum(sampleSite, 2, { event: of, class: 'Class 5' })
}

test('The tag list has attendees, with students as students, the class and search results', async () => {
  const { office, member, parent } = sampleSite
  const album = await albumOfEvent()
  const ask = async (search: string) =>
    rowsOf(valuesOf((await call(office, 'get_roster', { gallery: album.name, search })).message)['people'])
  const people = await ask('')
  expect(people.map(({ full_name }) => full_name)).toEqual([
    ...['Daniel Arul', 'Grace Arul', 'Mira V', 'Uncle Ravi'],
  ])
  expect(people[2]).toMatchObject({ student: mira, class: 'Class 4', attendee: null, is_agreed: true })
  expect(people[3]).toMatchObject({ student: null, is_agreed: null })
  expect((await ask('zoy')).map(({ full_name }) => full_name)).toContain('Zoya F')
  for (const who of [member, parent])
    expect((await call(who, 'get_roster', { gallery: album.name })).status).toBe(403)
})

test('Shows a non-student only after they consented', async () => {
  const { site, office, settle } = sampleSite
  const album = await albumOfEvent()
  const roster = await call(office, 'get_roster', { gallery: album.name })
  const uncle = rowsOf(valuesOf(roster.message)['people']).find(({ student }) => student === null) ?? {}
  const { registration, attendee } = uncle
  const args = { gallery: album.name, pictures: album.rows.slice(0, 1), people: [{ registration, attendee }] }
  await call(office, 'tag', args)
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual([album.addresses[1]])
  const [picture] = await listed(album.name)
  const [{ person } = {}] = rowsOf(picture?.['people'])
  const agreed_on = dayIn('Asia/Kolkata', new Date())
  expect((await office.put(`/api/resource/Gallery Person/${String(person)}`, { agreed_on })).status).toBe(200)
  await settle()
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual(album.addresses)
})
