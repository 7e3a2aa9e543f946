import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { sweepOrphans } from '../file-content.ts'
import { sampleBucket, type SampleBucket } from './sample-bucket.ts'
import { storageOf } from './storage-of.ts'

let bucket: SampleBucket
let site: TestSite
let meena: TestClient
beforeAll(async () => {
  bucket = await sampleBucket()
  const place = { bucket: 'papers', region: 'auto', endpoint: bucket.endpoint }
  const files = { ...place, accessKeyId: 'key', secretAccessKey: 'secret' }
  site = await testSite([], { settings: { files } })
  meena = await site.userWith('Customer')
})
afterAll(async () => {
  await site.close()
  await bucket.close()
})

async function upload(fileName: string, content: Buffer, isPrivate = 0): Promise<string> {
  const { data } = await meena.post('/api/resource/File', {
    ...{ file_name: fileName, content: content.toString('base64'), decode: 1, is_private: isPrivate },
  })
  const values = typeof data === 'object' && data !== null ? Object.entries(data) : []
  return String(values.find(([name]) => name === 'file_url')?.[1])
}

const picture = (width: number) =>
  sharp({ create: { width, height: 400, channels: 3, background: '#6E1F63' } })
    .jpeg()
    .toBuffer()

test('Files are stored in the bucket and returned whole, in ranges or as not modified', async () => {
  const url = await upload('kolam.txt', Buffer.from('dots and lines'))
  expect([...bucket.objects.keys()]).toContain('public/kolam.txt')
  const complete = await site.guest.get(url)
  expect([complete.status, complete.body, complete.headers.get('content-length')]).toEqual([
    200,
    'dots and lines',
    '14',
  ])
  expect(complete.headers.get('content-disposition')).toBe('attachment; filename="kolam.txt"')
  const part = await site.guest.request('GET', url, { headers: { range: 'bytes=5-7' } })
  expect([part.status, part.body, part.headers.get('content-range')]).toEqual([206, 'and', 'bytes 5-7/14'])
  const beyond = await site.guest.request('GET', url, { headers: { range: 'bytes=99-' } })
  expect(beyond.status).toBe(416)
  expect(String(beyond.headers.get('cache-control'))).not.toContain('immutable')
  const known = { 'if-none-match': complete.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  expect((await site.guest.request('GET', url, { headers: known })).status).toBe(304)
})

test('A private file in the bucket has the usual permissions, and a missing one returns 404', async () => {
  const url = await upload('diary.txt', Buffer.from('dear diary'), 1)
  expect([(await meena.get(url)).body, (await site.guest.get(url)).status]).toEqual(['dear diary', 403])
  expect((await meena.get(url)).headers.get('cache-control')).toBe('private, no-store')
  expect((await site.guest.get('/files/nothing.txt')).status).toBe(404)
  expect((await site.guest.get('/files/diary.txt')).status).toBe(404)
})

test('Thumbnails are made from the bucket’s picture and deleted with it', async () => {
  const url = await upload('wide.jpg', await picture(900))
  const small = await fetch(`${site.origin}${url}?width=320`)
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320)
  const { rows } = await meena.get('/api/resource/File', { filters: { file_url: url } })
  await meena.delete(`/api/resource/File/${String(rows[0]?.['name'])}`)
  await site.engine.drainEvents()
  expect(bucket.objects.has('public/wide.jpg')).toBe(false)
  expect((await fetch(`${site.origin}${url}?width=320`)).status).toBe(404)
})

test('The bucket also stores each name once, and unused files are cleaned up', async () => {
  const [first, second] = [
    await upload('twin.txt', Buffer.from('one')),
    await upload('twin.txt', Buffer.from('two')),
  ]
  expect(second).toMatch(/^\/files\/twin-[0-9a-f]{6}\.txt$/)
  await storageOf(site.engine.settings).put('public/orphan.txt', Buffer.from('nobody’s'))
  const removed = await site.engine.write(administrator, (documents) =>
    sweepOrphans(documents, storageOf(site.engine.settings)),
  )
  expect([removed, bucket.objects.has('public/orphan.txt')]).toEqual([1, false])
  expect((await site.guest.get(first)).body).toBe('one')
})
