import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '#framework/testing'
import {
  albums as path,
  call,
  gallerySite,
  createAlbum,
  fetchPhotoAddresses,
  rowsOf,
  upload,
  valuesOf,
  type GallerySite,
} from '../testing/sample-site.ts'

const item = (number: number) => ({
  image__video: `/files/${number}.webp`,
  caption: `<b>${number}</b><script>x</script>`,
})

let sampleSite: GallerySite
beforeAll(async () => {
  sampleSite = await gallerySite()
  await insert({ title: 'Kites', published: 1, gallery: [item(1), { ...item(2), display_order: 1 }] })
  await insert({ title: 'Draft', gallery: [item(3)] })
  await insert({
    ...{ title: 'Class 3', published: 1, visibility: 'class', class: 'Class 3' },
    gallery: [item(4)],
  })
})
afterAll(() => sampleSite.site.close())

const insert = (fields: object) => sampleSite.office.post(path, { title: 'Album', ...fields })

const statuses = (url: string, ...people: readonly TestClient[]) =>
  Promise.all(people.map(async (who) => (await who.get(url)).status))

test('A guest lists the published public albums with count and cover', async () => {
  const { data } = await sampleSite.site.guest.get(path, {
    filters: [['published', '=', 1]],
    fields: ['name', 'title', 'cover_image', 'picture_count'],
  })
  expect(data).toEqual([{ name: 'G-00001', title: 'Kites', cover_image: '/files/2.webp', picture_count: 2 }])
})

test('Opens an album with sorted items and sanitised captions in one statement', async () => {
  const { data, statements } = await sampleSite.site.guest.get(`${path}/G-00001`)
  expect(data).toMatchObject({
    title: 'Kites',
    gallery: [
      { idx: 1, image__video: '/files/2.webp', caption: '<b>2</b>' },
      { idx: 2, image__video: '/files/1.webp', caption: '<b>1</b>' },
    ],
  })
  expect(JSON.stringify(data)).not.toContain('content_key')
  expect(statements.length).toBeLessThanOrEqual(1)
})

test.each(['G-00002', 'G-00003'])('Reveals nothing to a guest about album %s', async (name) => {
  expect((await sampleSite.site.guest.get(`${path}/${name}`)).status).toBe(404)
})

test.each([
  ['shows nothing', { gallery: [item(1), { title: 'Empty' }] }],
  ['shows two things', { gallery: [{ image: '/files/a.webp', video: '/files/a.mp4' }] }],
  ['plays from an open line', { gallery: [{ video: 'http://films.example.org/a.mp4' }] }],
  ['frames a script', { gallery: [{ iframe: 'javascript:alert(1)' }] }],
  ['is for a class and says none', { visibility: 'class' }],
])('Refuses an album that %s', async (_, fields) => {
  expect((await insert(fields)).status).toBe(417)
})

test('The item count follows the pictures, whatever a client sends', async () => {
  const { data } = await insert({ gallery: [item(1), item(2), item(3)] })
  expect(data).toMatchObject({ picture_count: 3 })
  expect(await insert({ picture_count: 99, gallery: [item(4)] })).toMatchObject({
    status: 417,
    body: { code: 'documents.read_only', field: 'picture_count' },
  })
})

test('The office creates albums, and members and guests do not', async () => {
  const { site, office, member } = sampleSite
  expect((await office.post(path, { title: 'New' })).status).toBe(200)
  expect((await member.post(path, { title: 'New' })).status).toBe(403)
  expect((await site.guest.post(path, { title: 'New' })).status).toBe(403)
})

test('Album files follow the album’s visibility in every width, also when it changes', async () => {
  const { site, office, member, shopper, parent, settle } = sampleSite
  const album = await createAlbum(sampleSite, 2, { visibility: 'members' })
  const [before = ''] = album.addresses
  const readers = [site.guest, shopper, member, parent, office]
  expect(await statuses(`${path}/${album.name}`, ...readers)).toEqual([404, 403, 200, 200, 200])
  const [inside = '', other = ''] = await fetchPhotoAddresses(member, album.name)
  expect(inside).toBe(`/private${before}`)
  for (const url of [inside, `${inside}?width=160`])
    expect(await statuses(url, ...readers)).toEqual([403, 403, 200, 200, 200])
  expect(await statuses(before, site.guest, office)).toEqual([404, 404])
  expect(await statuses(`${before}?width=160`, site.guest)).toEqual([404])

  await office.put(`${path}/${album.name}`, { visibility: 'public' })
  await settle()
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual(album.addresses)
  expect(await statuses(`${before}?width=160`, site.guest)).toEqual([200])
  expect(await statuses(inside, member)).toEqual([403])

  // A form opened before the files moved sends old addresses; its save loses no item.
  const rows = rowsOf(valuesOf((await office.get(`${path}/${album.name}`)).data)['gallery'])
  const stale = rows.map((row, index) => ({ ...row, title: 'A', image__video: [inside, other][index] }))
  await office.put(`${path}/${album.name}`, { gallery: stale })
  expect(await fetchPhotoAddresses(site.guest, album.name)).toEqual(album.addresses)
  await office.put(`${path}/${album.name}`, { published: 0 })
  await settle()
  expect(await statuses(before, site.guest, office)).toEqual([404, 404])
})

test('Only families of children in the class see its album', async () => {
  const { site, member, parent, neighbour, office } = sampleSite
  const album = await createAlbum(sampleSite, 1, { visibility: 'class', class: 'Class 4' })
  const readers = [site.guest, member, neighbour, parent, office]
  expect(await statuses(`${path}/${album.name}`, ...readers)).toEqual([404, 403, 403, 200, 200])
  const [inside = ''] = await fetchPhotoAddresses(parent, album.name)
  expect(await statuses(`${inside}?width=160`, ...readers)).toEqual([403, 403, 403, 200, 200])
  const { rows } = await parent.get(path, { filters: { visibility: 'class' }, fields: ['name'] })
  expect(rows).toEqual([{ name: album.name }])
})

test('A picture in another public album stays public, and the internal album gets a copy', async () => {
  const { site, member, office, settle } = sampleSite
  const open = await createAlbum(sampleSite, 1)
  const [address = ''] = open.addresses
  const created = await insert({ published: 1, visibility: 'members', gallery: [{ image__video: address }] })
  await settle()
  const inside = await fetchPhotoAddresses(member, String(valuesOf(created.data)['name']))
  expect(inside).toEqual([`/private${address}`])
  expect(await statuses(address, site.guest)).toEqual([200])
  expect(await statuses(inside[0] ?? '', member, office, site.guest)).toEqual([200, 200, 403])
})

test('Nobody adds a stranger’s private file to an album', async () => {
  const { office, member, settle } = sampleSite
  const secret = await upload(member, { isPrivate: true })
  const created = await insert({
    ...{ published: 1, visibility: 'members' },
    gallery: [{ image__video: secret.file_url }],
  })
  await settle()
  expect(created.status).toBe(200)
  expect(await statuses(secret.file_url, member, office, sampleSite.neighbour)).toEqual([200, 403, 403])
})

test('Concurrent batches add each picture once, in order, and lose none', async () => {
  const { office, site, settle } = sampleSite
  const album = await createAlbum(sampleSite, 1)
  const files = await Promise.all(Array.from({ length: 6 }, () => upload(office)))
  const names = files.map(({ name }) => name)
  const add = (batch: readonly string[]) =>
    call(office, 'add_pictures', { gallery: album.name, files: batch })
  const [one, other] = await Promise.all([add(names.slice(0, 2)), add(names.slice(2, 4))])
  expect([one.message, other.message]).toEqual([
    { added: 2, skipped: [] },
    { added: 2, skipped: [] },
  ])
  const again = await add(names.slice(3))
  expect(again.message).toEqual({ added: 2, skipped: [names[3]] })
  // A save that waited for the album's lock reads it twice.
  const [alone, waiting] = [one, other].map(({ statements }) => statements.length)
  expect(again.statements.length).toBe(Math.min(alone ?? 0, waiting ?? 0))
  await settle()
  const shown = await fetchPhotoAddresses(site.guest, album.name)
  const wanted = [...album.addresses, ...files.map(({ file_url }) => file_url)]
  expect(shown.toSorted()).toEqual(wanted.toSorted())
  expect(shown.slice(5)).toEqual(wanted.slice(5))
  const foreignFile = await upload(sampleSite.member)
  const refused = await call(office, 'add_pictures', { gallery: album.name, files: ['nothing'] })
  expect(refused.body).toMatchObject({ code: 'gallery.unknown_file' })
  expect(
    (await call(sampleSite.member, 'add_pictures', { gallery: album.name, files: [foreignFile.name] }))
      .status,
  ).toBe(403)
})

test('A store manager reads public albums, but neither drafts nor class albums', async () => {
  const manager = await sampleSite.site.userWith('Store Manager')
  const ofClass = await createAlbum(sampleSite, 1, { visibility: 'class', class: 'Class 4' })
  const draft = await createAlbum(sampleSite, 1, { published: 0 })
  const open = await createAlbum(sampleSite, 1)
  const [picture = ''] = await fetchPhotoAddresses(sampleSite.office, ofClass.name)
  expect(picture).toMatch(/^\/private\//)
  expect(await statuses(picture, sampleSite.office, manager)).toEqual([200, 403])
  for (const { name } of [ofClass, draft])
    expect(await statuses(`${path}/${name}`, sampleSite.office, manager)).toEqual([200, 403])
  expect(await statuses(`${path}/${open.name}`, manager)).toEqual([200])
  const { rows } = await manager.get(path, { fields: ['name'], limit_page_length: 0 })
  const names = rows.map(({ name }) => name)
  expect(names).toContain(open.name)
  expect(names).not.toContain(ofClass.name)
})
