import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LARGEST_FILE } from '#framework/files'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

let site: TestSite
let meena: TestClient
let other: TestClient
beforeAll(async () => {
  site = await testSite([])
  meena = await site.userWith('Customer')
  other = await site.userWith('Customer')
})
afterAll(() => site.close())

let shades = 0

function newPicture(width = 400, height = 300): Promise<Buffer> {
  shades += 1
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (shades * 37) % 256, g: (shades * 11) % 256, b: 90 },
    },
  })
    .jpeg()
    .toBuffer()
}

interface UploadOptions {
  readonly by?: TestClient
  readonly fields?: Readonly<Record<string, string>>
}

async function upload(name: string, content: Buffer, { by = meena, fields = {} }: UploadOptions = {}) {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('file', new Blob([new Uint8Array(content)]), name)
  return by.request('POST', '/api/method/upload_file', { body })
}

function textOf(answer: unknown, field: string): string {
  const entries = typeof answer === 'object' && answer !== null ? Object.entries(answer) : []
  const value: unknown = entries.find(([key]) => key === field)?.[1]
  return typeof value === 'string' ? value : ''
}

async function uploadedUrl(name: string, content: Buffer, options?: UploadOptions): Promise<string> {
  const { message } = await upload(name, content, options)
  return textOf(message, 'file_url')
}

async function bytesAt(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.origin}${path}`, { headers })
  return {
    ...{ status: response.status, headers: response.headers },
    content: Buffer.from(await response.arrayBuffer()),
  }
}

async function storedNames(): Promise<readonly string[]> {
  return readdir(join(site.engine.settings.dataFolder, 'files'), { recursive: true }).catch(() => [])
}

test('An upload returns the file in Frappe’s format', async () => {
  const { status, message, body } = await upload('Kite morning.jpeg', await newPicture(), {
    fields: { folder: 'Home', is_private: '0' },
  })
  expect(status).toBe(200)
  expect(message).toMatchObject({
    doctype: 'File',
    owner: meena.user,
    file_name: 'Kite morning.jpeg',
    file_url: '/files/Kite-morning.jpg',
    file_type: 'JPG',
    is_private: 0,
    folder: 'Home',
    width: 400,
    height: 300,
  })
  expect(textOf(body, 'data')).toBe('')
})

test('The app uploads base64 in the body and reads the address from the document', async () => {
  const content = `data:image/jpeg;base64,${(await newPicture()).toString('base64')}`
  const made = await meena.post('/api/resource/File', { file_name: 'app.jpg', content, decode: 'True' })
  expect(made.status).toBe(200)
  expect(made.data).not.toHaveProperty('content')
  const read = await meena.get(`/api/resource/File/${textOf(made.data, 'name')}`)
  expect((await bytesAt(textOf(read.data, 'file_url'))).status).toBe(200)
})

test('Guests can neither upload nor list files', async () => {
  expect((await upload('photo.jpg', await newPicture(), { by: site.guest })).status).toBe(403)
  expect((await site.guest.post('/api/resource/File', { file_name: 'a.txt', content: 'hello' })).status).toBe(
    403,
  )
  expect((await site.guest.get('/api/resource/File')).status).toBe(403)
})

test('Ten megabytes are accepted, and one byte more is refused with the specification’s message', async () => {
  const text = (size: number) => Buffer.alloc(size, 'kolam ')
  expect((await upload('large.txt', text(LARGEST_FILE))).status).toBe(200)
  const refusals = [
    await upload('larger.txt', text(LARGEST_FILE + 1)),
    await meena.post('/api/resource/File', {
      file_name: 'larger.txt',
      content: text(LARGEST_FILE + 1).toString('base64'),
      decode: 1,
    }),
  ]
  for (const { status, body } of refusals) {
    expect([status, textOf(body, 'exc_type')]).toEqual([417, 'MaxFileSizeReachedError'])
    expect(textOf(body, '_server_messages')).toContain('Please Upload Files Below Size Of 10.0 MB...!')
    expect(textOf(body, '_server_messages')).toContain('File Size Exceeded.!')
  }
})

test('A file of a false type or one that a browser would execute is refused and leaves no bytes', async () => {
  const before = await storedNames()
  const refused = [
    await upload('photo.jpg', Buffer.from('only words')),
    await upload('page.html', Buffer.from('<html><script>alert(1)</script></html>')),
    await upload('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    await upload('empty.txt', Buffer.alloc(0)),
    await meena.post('/api/resource/File', { file_name: 'broken.jpg', content: '***', decode: 'True' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 417))
  expect(textOf(refused[0]?.body, '_server_messages')).toContain('photo.jpg does not match its file type')
  expect(await storedNames()).toEqual(before)
})

test('A form without a file is refused', async () => {
  const body = new FormData()
  body.append('folder', 'Home')
  const answer = await meena.request('POST', '/api/method/upload_file', { body })
  expect([answer.status, textOf(answer.body, 'exc_type')]).toEqual([417, 'MandatoryError'])
})

test('Equal content has one address, and other content of the same name gets a suffix', async () => {
  const [first, second] = [await newPicture(), await newPicture()]
  expect(await uploadedUrl('twin.jpg', first)).toBe('/files/twin.jpg')
  expect(await uploadedUrl('another-name.jpg', first)).toBe('/files/twin.jpg')
  expect(await uploadedUrl('twin.jpg', second)).toMatch(/^\/files\/twin-[0-9a-f]{6}\.jpg$/)
  expect(await uploadedUrl('twin.jpg', first, { fields: { is_private: '1' } })).toBe(
    '/private/files/twin.jpg',
  )
})

test('Concurrent uploads of one name each keep their own content', async () => {
  const pictures = await Promise.all(Array.from({ length: 6 }, () => newPicture(20, 20)))
  const urls = await Promise.all(pictures.map((picture) => uploadedUrl('crowd.jpg', picture)))
  expect(new Set(urls).size).toBe(6)
})

test('A public file is served with a safe type, cached for ever, and returns 304 on a repeat', async () => {
  const url = await uploadedUrl('served.jpg', await newPicture())
  const { headers, content } = await bytesAt(url)
  expect(headers.get('content-type')).toBe('image/jpeg')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=60, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('content-disposition')).toBe('inline')
  expect(headers.getSetCookie()).toEqual([])
  expect((await sharp(content).metadata()).format).toBe('jpeg')
  // Without our own cache-control, fetch would request a fresh copy.
  const conditional = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  const again = await bytesAt(url, conditional)
  expect([again.status, again.content.length]).toEqual([304, 0])
})

test('A range of a file can be requested, as video players do', async () => {
  const film = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypisom'), Buffer.alloc(5000, 7)])
  const url = await uploadedUrl('dance.mp4', film)
  const part = await bytesAt(url, { range: 'bytes=100-199' })
  expect([part.status, part.content.length, part.headers.get('content-range')]).toEqual([
    206,
    100,
    `bytes 100-199/${film.length}`,
  ])
  expect(part.headers.get('content-type')).toBe('video/mp4')
})

test('A file that is not a picture or video is downloaded, not shown', async () => {
  const letter = await bytesAt(await uploadedUrl('letter.pdf', Buffer.from('%PDF-1.7\nletter')))
  expect(letter.headers.get('content-disposition')).toBe('attachment; filename="letter.pdf"')
  expect(letter.headers.get('x-content-type-options')).toBe('nosniff')
  const { headers } = await bytesAt(await uploadedUrl('marks.csv', Buffer.from('name,marks\nMeena,97\n')))
  expect(headers.get('content-disposition')).toBe('attachment; filename="marks.csv"')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
})

test('Only the address of a stored file returns a file', async () => {
  await uploadedUrl('fence.jpg', await newPicture())
  for (const path of [
    '/files/nothing.jpg',
    '/files/',
    '/files/..%2f..%2fpackage.json',
    '/files/%2e%2e/private/twin.jpg',
    '/files/fence.jpg%00.png',
    '/files/../files/../../etc/passwd',
    '/files/.hidden',
    '/files/FENCE.JPG',
  ])
    expect([path, (await bytesAt(path)).status]).toEqual([path, 404])
})

test('A thumbnail is WebP, JPEG for clients without WebP, and AVIF for clients that name it', async () => {
  const url = await uploadedUrl('forms.jpg', await newPicture(800, 600))
  const typeOf = async (path: string, accept: string) =>
    (await bytesAt(path, { accept })).headers.get('content-type')
  const browser = 'image/avif,image/webp,image/*,*/*;q=0.8'
  expect(await typeOf(`${url}?width=160`, browser)).toBe('image/webp')
  expect(await typeOf(`${url}?width=160`, 'image/png,image/jpeg')).toBe('image/jpeg')
  expect(await typeOf(`${url}?width=160&format=avif`, browser)).toBe('image/avif')
  expect(await typeOf(`${url}?width=160&format=svg`, browser)).toBe('image/webp')
  expect((await bytesAt(`${url}?width=160`)).headers.get('vary')).toContain('accept')
})

test('A thumbnail is WebP of the requested width and never larger than the picture', async () => {
  const url = await uploadedUrl('wide.jpg', await newPicture(1000, 500))
  const small = await bytesAt(`${url}?width=320`)
  expect(small.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(small.content).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 })
  for (const width of ['1280', '321', '-1', 'x', '320.0']) {
    const original = await bytesAt(`${url}?width=${width}`)
    expect((await sharp(original.content).metadata()).width).toBe(1000)
  }
})

test('Concurrent requests for a thumbnail get the same one', async () => {
  const url = await uploadedUrl('popular.jpg', await newPicture(1200, 800))
  const answers = await Promise.all(Array.from({ length: 20 }, () => bytesAt(`${url}?width=640`)))
  expect(new Set(answers.map(({ content }) => content.toString('base64'))).size).toBe(1)
  const copies = await readdir(join(site.engine.settings.dataFolder, 'renditions', 'public', 'popular.jpg'))
  expect(copies).toEqual(['640.webp'])
})

test('Attaching requires write permission on the document, and a missing one is refused alike', async () => {
  const attach = async (docname: string, doctype = 'User') =>
    (await upload('attached.jpg', await newPicture(), { fields: { doctype, docname } })).status
  expect(await attach(other.user)).toBe(403)
  expect(await attach('USR-not-there')).toBe(403)
  const { message } = await upload('later.txt', Buffer.from('later'))
  const moved = { attached_to_doctype: 'User', attached_to_name: 'USR-not-there' }
  expect((await meena.put(`/api/resource/File/${textOf(message, 'name')}`, moved)).status).toBe(403)
  expect(await attach('x', 'No Such Type')).toBe(404)
})

test('Nobody can point a file at the bytes of another', async () => {
  const url = await uploadedUrl('diary.pdf', Buffer.from('%PDF-1.7\ndiary'), { fields: { is_private: '1' } })
  const { message } = await upload('mine.txt', Buffer.from('mine'), { by: other })
  const name = textOf(message, 'name')
  expect(
    await other.put(`/api/resource/File/${name}`, { file_url: url, file_name: 'renamed.txt' }),
  ).toMatchObject({ status: 417, body: { field: 'file_url' } })
  await other.put(`/api/resource/File/${name}`, { file_url: '/files/mine.txt', file_name: 'renamed.txt' })
  expect((await other.get(`/api/resource/File/${name}`)).data).toMatchObject({
    file_url: '/files/mine.txt',
    file_name: 'renamed.txt',
  })
  const made = await other.post('/api/resource/File', {
    file_name: 'diary.pdf',
    file_url: url,
    is_private: 1,
  })
  expect(made.status).toBe(417)
  expect((await other.get(url)).status).toBe(403)
})

test('A user lists their own files only', async () => {
  const uploader = await site.userWith('Customer')
  await upload('own.txt', Buffer.from('own'), { by: uploader })
  expect((await uploader.get('/api/resource/File', { fields: ['file_name'] })).data).toEqual([
    { file_name: 'own.txt' },
  ])
})

test('Bytes and thumbnails are deleted with the last document that needs them', async () => {
  const picture = await newPicture(900, 600)
  const [first, second] = [
    await upload('shared.jpg', picture),
    await upload('shared.jpg', picture, { by: other }),
  ]
  const { content } = await bytesAt('/files/shared.jpg?width=160')
  expect(content.length).toBeGreaterThan(0)
  await meena.delete(`/api/resource/File/${textOf(first.message, 'name')}`)
  await site.engine.drainEvents()
  expect((await bytesAt('/files/shared.jpg')).status).toBe(200)
  await other.delete(`/api/resource/File/${textOf(second.message, 'name')}`)
  await site.engine.drainEvents()
  expect((await bytesAt('/files/shared.jpg')).status).toBe(404)
  const copies = await readdir(join(site.engine.settings.dataFolder, 'renditions', 'public'))
  expect(copies).not.toContain('shared.jpg')
})
