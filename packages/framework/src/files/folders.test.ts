import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

let site: TestSite
let office: TestClient
beforeAll(async () => {
  site = await testSite([])
  office = await site.userWith('School Office')
})
afterAll(() => site.close())

const path = (name: string) => `/api/resource/File/${encodeURIComponent(name)}`
const make = (values: object, by = office) => by.post('/api/resource/File', values)

test('Every site has the default folders', async () => {
  const { rows } = await office.get('/api/resource/File', {
    filters: { is_folder: 1 },
    fields: ['name', 'folder', 'is_home_folder', 'is_attachments_folder'],
    order_by: 'name asc',
  })
  expect(rows).toEqual([
    { name: 'Home', folder: null, is_home_folder: 1, is_attachments_folder: 0 },
    { name: 'Home/Attachments', folder: 'Home', is_home_folder: 0, is_attachments_folder: 1 },
  ])
})

test('A folder is named by its path, holds files and can be deleted when empty', async () => {
  const folder = await make({ file_name: 'Letters', is_folder: 1, folder: 'Home' })
  expect(folder.data).toMatchObject({ name: 'Home/Letters', is_folder: 1, folder: 'Home' })
  expect((await make({ file_name: 'Letters', is_folder: 1, folder: 'Home' })).status).toBe(409)
  const file = await make({ file_name: 'letter.txt', content: 'Dear all', folder: 'Home/Letters' })
  expect(file.data).toMatchObject({ folder: 'Home/Letters' })
  expect((await office.delete(path('Home/Letters'))).body).toMatchObject({ exc_type: 'LinkExistsError' })
  const { rows } = await office.get('/api/resource/File', { filters: { folder: 'Home/Letters' } })
  for (const { name } of rows) await office.delete(path(String(name)))
  expect((await office.delete(path('Home/Letters'))).status).toBe(202)
})

test('A file needs an existing folder, and an attached file goes to the attachments folder', async () => {
  expect((await make({ file_name: 'lost.txt', content: 'x', folder: 'Home/Nowhere' })).status).toBe(404)
  expect((await make({ file_name: 'home.txt', content: 'home' })).data).toMatchObject({ folder: 'Home' })
  const target = { attached_to_doctype: 'User', attached_to_name: office.user }
  const hung = await make({ file_name: 'hung.txt', content: 'hung', ...target }, site.administrator)
  expect(hung.data).toMatchObject({ folder: 'Home/Attachments' })
})

test('The default folders cannot be deleted, and a folder cannot be renamed', async () => {
  expect((await site.administrator.delete(path('Home'))).status).toBe(417)
  await make({ file_name: 'Plans', is_folder: 1 })
  await office.put(path('Home/Plans'), { file_name: 'Other', folder: 'Home/Attachments' })
  expect((await office.get(path('Home/Plans'))).data).toMatchObject({ file_name: 'Plans', folder: 'Home' })
})

test('Refuses more attachments on a document than a client could read', async () => {
  const target = { attached_to_doctype: 'User', attached_to_name: 'Administrator' }
  const hang = (index: number) =>
    site.administrator.post('/api/resource/File', {
      file_name: `${index}.txt`,
      content: `paper ${index}`,
      ...target,
    })
  for (let index = 0; index < 200; index += 20)
    await Promise.all(Array.from({ length: 20 }, (_, more) => hang(index + more)))
  expect((await hang(200)).body).toMatchObject({ code: 'files.too_many' })
})
