import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestSite } from '#framework/testing'
import { website } from '#site/website'
import { gallery } from '../index.ts'

const anyType = (name: string) =>
  docType(name, { fields: { title: text() }, access: { 'System Manager': everything } })

const path = '/api/resource/Gallery'
const item = (number: number) => ({
  image__video: `/files/${number}.webp`,
  caption: `<b>${number}</b><script>x</script>`,
})

let site: TestSite
beforeAll(async () => {
  const standIns = defineModule({ name: 'stand_ins', docTypes: [anyType('Business'), anyType('Mela Event')] })
  site = await testSite([website, standIns, gallery])
  await insert({ title: 'Kites', published: 1, gallery: [item(1), { ...item(2), display_order: 1 }] })
  await insert({ title: 'Draft', gallery: [item(3)] })
  await insert({ title: 'Class 3', published: 1, visibility: 'class', gallery: [item(4)] })
})
afterAll(() => site.close())

const insert = (fields: object) => site.administrator.post(path, { title: 'Album', ...fields })

test('a guest lists the published public albums, with their count and their cover', async () => {
  const { data } = await site.guest.get(path, {
    filters: [['published', '=', 1]],
    fields: ['name', 'title', 'cover_image', 'picture_count'],
  })
  expect(data).toEqual([{ name: 'G-00001', title: 'Kites', cover_image: '/files/2.webp', picture_count: 2 }])
})

test('an album opens with its items in order and its captions clean, in one statement', async () => {
  const { data, statements } = await site.guest.get(`${path}/G-00001`)
  expect(data).toMatchObject({
    title: 'Kites',
    gallery: [
      { idx: 1, image__video: '/files/2.webp', caption: '<b>2</b>' },
      { idx: 2, image__video: '/files/1.webp', caption: '<b>1</b>' },
    ],
  })
  expect(statements.length).toBeLessThanOrEqual(1)
})

test.each(['G-00002', 'G-00003'])('nothing tells a guest that album %s exists', async (name) => {
  expect((await site.guest.get(`${path}/${name}`)).status).toBe(404)
})

test.each([
  ['shows nothing', { title: 'Empty' }],
  ['shows two things', { image: '/files/a.webp', video: '/files/a.mp4' }],
  ['plays from an open line', { video: 'http://films.example.org/a.mp4' }],
  ['frames a script', { iframe: 'javascript:alert(1)' }],
])('an item that %s is refused by its row', async (_, row) => {
  const answer = await insert({ gallery: [item(1), row] })
  expect(answer.status).toBe(417)
})

test('the count follows the pictures, whatever a client says', async () => {
  const { data } = await insert({ picture_count: 99, gallery: [item(1), item(2), item(3)] })
  expect(data).toMatchObject({ picture_count: 3 })
})

test('the office makes albums; customers and guests do not', async () => {
  const office = await site.userWith('School Office')
  const customer = await site.userWith('Customer')
  expect((await office.post(path, { title: 'New' })).status).toBe(200)
  expect((await customer.post(path, { title: 'New' })).status).toBe(403)
  expect((await site.guest.post(path, { title: 'New' })).status).toBe(403)
})
