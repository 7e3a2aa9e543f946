import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#framework/database'
import { administrator } from '#framework/permissions'
import { testSite, type TestSite } from '#framework/testing'
import { File } from './file.doctype.ts'
import { putFile, putFiles, storeFile } from './store-file.ts'
import { storageOf } from './storage/storage-of.ts'
import { sweepOrphans } from './file-content.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite([])
})
afterAll(() => site.close())

const publicFolder = () => join(site.engine.settings.dataFolder, 'files', 'public')
const storedNames = () => readdir(publicFolder())

const upload = (fileName: string, text: string) => ({
  fileName,
  content: Buffer.from(text),
  isPrivate: false,
  folder: null,
  attachedTo: null,
})

const webp = (red: number) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: red, g: 10, b: 20 } } })
    .webp()
    .toBuffer()

const sweep = (grace?: number) =>
  site.engine.write(administrator, (documents) =>
    sweepOrphans(documents, storageOf(site.engine.settings), grace),
  )

test('A file whose document is refused leaves no bytes behind', async () => {
  const refused = site.engine.write(administrator, (documents) =>
    storeFile(documents, site.engine, { ...upload('refused.txt', 'refused'), folder: 'Home/Nowhere' }),
  )
  await expect(refused).rejects.toThrow('does not exist')
  await site.engine.write(administrator, (documents) =>
    storeFile(documents, site.engine, upload('taken.txt', 'taken')),
  )
  expect(await storedNames()).toEqual(['taken.txt'])
})

test('Bytes of a failed transaction are cleaned up once no transaction can use them, and used ones stay', async () => {
  const failing = site.engine.write(administrator, async (documents) => {
    await storeFile(documents, site.engine, upload('lost.txt', 'lost'))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await site.engine.write(administrator, (documents) =>
    storeFile(documents, site.engine, upload('kept.txt', 'kept')),
  )
  expect(await storedNames()).toContain('lost.txt')
  expect(await sweep()).toBe(0)
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const name of ['lost.txt', 'kept.txt']) await utimes(join(publicFolder(), name), longAgo, longAgo)
  expect(await sweep()).toBe(1)
  const names = await storedNames()
  expect([names.includes('lost.txt'), names.includes('kept.txt')]).toEqual([false, true])
})

test('A processed picture is stored unchanged under its name', async () => {
  const content = await webp(1)
  expect(await putFile(site.engine, { name: 'gallery/kite-morning-03', content })).toBe(
    '/files/gallery-kite-morning-03.webp',
  )
  expect(
    Buffer.from(await storageOf(site.engine.settings).bytes('public/gallery-kite-morning-03.webp')),
  ).toEqual(content)
  const [file] = await site.engine.read(administrator, (documents) =>
    documents.find(File, { where: { file_url: '/files/gallery-kite-morning-03.webp' } }),
  )
  expect(file).toMatchObject({
    width: 64,
    height: 48,
    file_type: 'WEBP',
    is_private: 0,
    file_size: content.length,
  })
})

test('Storing the same pictures again changes nothing', async () => {
  const pictures = await Promise.all(
    [2, 3].map(async (red) => ({ name: `shop/bag-${red}`, content: await webp(red) })),
  )
  const first = await putFiles(site.engine, pictures)
  const count = () => site.engine.read(administrator, (documents) => documents.count(File, {}))
  const before = await count()
  expect(await putFiles(site.engine, pictures)).toEqual(first)
  expect(await count()).toBe(before)
  expect([...first]).toEqual([
    ['shop/bag-2', '/files/shop-bag-2.webp'],
    ['shop/bag-3', '/files/shop-bag-3.webp'],
  ])
})

test('Demo pictures cost three statements, however many there are', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => ({
      name: `demo/${index}`,
      content: await sharp({
        create: { width: 8, height: 8, channels: 3, background: { r: index % 256, g: index >> 8, b: 99 } },
      })
        .webp({ lossless: true })
        .toBuffer(),
    })),
  )
  const { result, statements } = await countStatements(() => putFiles(site.engine, pictures))
  expect(new Set(result.values()).size).toBe(100)
  expect(statements).toHaveLength(300)
})
