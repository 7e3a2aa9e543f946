import { readdir, stat, utimes } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LARGEST_FILE, sweepUploads, uploadPermits } from '#framework/files'
import { defineModule } from '#framework/modules'
import { testSite, type TestClient, type TestSite } from '#framework/testing'

const TICKET = 'a-ticket-that-somebody-was-given'
const LARGEST_WITH_TICKET = 5000

const office = defineModule({
  name: 'office',
  extensions: [
    uploadPermits.add(async (ticket) =>
      ticket === TICKET ? { doctype: 'User', name: 'Guest', largest: LARGEST_WITH_TICKET } : null,
    ),
  ],
})

let site: TestSite
let meena: TestClient
let other: TestClient
beforeAll(async () => {
  site = await testSite([office])
  meena = await site.userWith('Customer')
  other = await site.userWith('Customer')
})
afterAll(() => site.close())

const tus = { 'tus-resumable': '1.0.0' }

function metadata(description: Readonly<Record<string, string>>): string {
  return Object.entries(description)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}

interface Begun {
  readonly by?: TestClient
  readonly size: number
  readonly description?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

function begin({ by = meena, size, description = { filename: 'notes.txt' }, headers = {} }: Begun) {
  return by.request('POST', '/api/upload', {
    headers: { ...tus, 'upload-length': String(size), 'upload-metadata': metadata(description), ...headers },
  })
}

async function begun(options: Begun): Promise<string> {
  const { status, headers } = await begin(options)
  expect(status).toBe(201)
  return headers.get('location') ?? ''
}

function send(path: string, text: string, { by = meena, offset = 0, headers = {} } = {}) {
  return by.request('PATCH', path, {
    body: text,
    headers: {
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
  })
}

const far = async (path: string, by = meena) => {
  const { status, headers } = await by.request('HEAD', path, { headers: tus })
  return [status, headers.get('upload-offset'), headers.get('upload-length')]
}

const partNames = () => readdir(join(site.engine.settings.dataFolder, 'uploads'))

test('An upload resumes where it stopped and becomes a file', async () => {
  const path = await begun({ size: 11, description: { filename: 'நாட்கள்.txt', is_private: '1' } })
  expect(path).toMatch(/^\/api\/upload\/[0-9a-f]{16}-[0-9a-f]{32}$/)
  expect((await send(path, 'Hello ')).status).toBe(204)
  expect(await far(path)).toEqual([200, '6', '11'])
  expect((await meena.get(path)).body).toMatchObject({ code: 'files.incomplete' })
  expect((await send(path, 'again', { offset: 6 })).status).toBe(204)
  const { message } = await meena.get(path)
  expect(message).toMatchObject({
    ...{ doctype: 'File', owner: meena.user, file_name: 'நாட்கள்.txt', is_private: 1, file_size: 11 },
    file_url: expect.stringMatching(/^\/private\/files\/file/),
  })
  const [file] = (await meena.get('/api/resource/File', { fields: ['file_url'] })).rows
  expect((await meena.get(String(file?.['file_url']))).body).toBe('Hello again')
})

test('A client that missed the final response gets it again, and nothing is stored twice', async () => {
  const path = await begun({ size: 5, description: { filename: 'once.txt' } })
  await send(path, 'whole')
  expect(await far(path)).toEqual([200, '5', '5'])
  const [first, second] = [await meena.get(path), await meena.get(path)]
  expect(second.body).toEqual(first.body)
  const stored = await meena.get('/api/resource/File', { filters: { file_name: 'once.txt' } })
  expect(stored.rows).toHaveLength(1)
  expect((await send(path, 'more', { offset: 5 })).status).toBe(404)
})

async function sendAndBreak(path: string, beginning: string, length: number): Promise<void> {
  const sending = httpRequest(`${site.origin}${path}`, {
    method: 'PATCH',
    headers: {
      ...{ ...tus, authorization: meena.authorization ?? '', 'upload-offset': '0' },
      ...{ 'content-type': 'application/offset+octet-stream', 'content-length': length },
    },
  })
  const broken = new Promise((resolve) => sending.on('error', resolve))
  sending.write(beginning)
  const part = join(site.engine.settings.dataFolder, 'uploads', path.slice(12))
  await vi.waitFor(async () => expect((await stat(part)).size).toBe(beginning.length), { timeout: 30_000 })
  sending.destroy(new Error('the network is gone'))
  await broken
}

test('Received bytes stay after a network failure, and the rest follows', async () => {
  const path = await begun({ size: 10, description: { filename: 'broken.txt' } })
  await sendAndBreak(path, 'first', 10)
  expect(await far(path)).toEqual([200, '5', '10'])
  expect((await send(path, ' half', { offset: 5 })).status).toBe(204)
  expect((await meena.get(path)).message).toMatchObject({ file_name: 'broken.txt', file_size: 10 })
})

test('A tus client uploads in chunks', async () => {
  const content = Buffer.alloc(300_000, 'rangoli ')
  const headers = { authorization: meena.authorization ?? '' }
  const path = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(content, {
      ...{ endpoint: `${site.origin}/api/upload`, headers, chunkSize: 100_000 },
      metadata: { filename: 'pieces.txt' },
      onError: reject,
      onSuccess: () => resolve(new URL(upload.url ?? '').pathname),
    })
    upload.start()
  })
  expect((await meena.get(path)).message).toMatchObject({ file_name: 'pieces.txt', file_size: 300_000 })
})

test('Ten megabytes are accepted, and one byte more is refused in advance with the specification’s message', async () => {
  expect((await begin({ size: LARGEST_FILE })).status).toBe(201)
  const { status, body } = await begin({ size: LARGEST_FILE + 1 })
  expect(status).toBe(417)
  expect(body).toMatchObject({
    exc_type: 'MaxFileSizeReachedError',
    _server_messages: expect.stringContaining('Please Upload Files Below Size Of 10.0 MB...!'),
  })
})

test('Refuses bytes beyond the announced length or at a wrong offset', async () => {
  const path = await begun({ size: 4 })
  expect((await send(path, 'too many')).status).toBe(417)
  expect((await send(path, 'x', { offset: 3 })).status).toBe(409)
  expect(await far(path)).toEqual([200, '0', '4'])
})

test('An upload without a length, a name or content is refused', async () => {
  const headers = { ...tus, 'upload-metadata': metadata({ filename: 'a.txt' }), 'upload-defer-length': '1' }
  expect((await meena.request('POST', '/api/upload', { headers })).body).toMatchObject({
    code: 'files.length_required',
  })
  expect((await begin({ size: 0 })).body).toMatchObject({ code: 'files.empty' })
  expect((await begin({ size: 3, description: { folder: 'Home' } })).body).toMatchObject({
    code: 'files.unnamed',
  })
})

test('A finished upload is checked like every other, and is deleted when it is refused', async () => {
  const page = '<html><script>alert(1)</script></html>'
  for (const filename of ['page.html', 'photo.jpg', 'photo.jpg.txt', '../../../etc/passwd']) {
    const path = await begun({ size: page.length, description: { filename } })
    expect((await send(path, page)).status).toBe(417)
    expect((await meena.get(path)).status).toBe(404)
  }
})

test('Only its creator may see, continue or cancel an upload', async () => {
  const path = await begun({ size: 4 })
  expect((await far(path, other))[0]).toBe(404)
  expect((await send(path, 'mine', { by: other })).status).toBe(404)
  expect((await other.get(path)).status).toBe(404)
  expect((await other.request('DELETE', path, { headers: tus })).status).toBe(404)
  expect((await site.guest.request('HEAD', path, { headers: tus })).status).toBe(403)
  expect((await meena.request('DELETE', path, { headers: tus })).status).toBe(204)
  expect((await far(path))[0]).toBe(404)
})

test('An unknown upload name returns 404', async () => {
  for (const name of ['..%2f..%2fmela', '%2e%2e', 'finished', `${'0'.repeat(16)}-${'0'.repeat(32)}`])
    expect((await meena.get(`/api/upload/${name}`)).status).toBe(404)
})

test('Uploading to a document requires write permission from the start', async () => {
  const attach = (docname: string, by = meena) =>
    begin({
      by,
      size: 3,
      description: { filename: 'a.txt', doctype: 'User', docname, fieldname: 'user_image' },
    })
  expect((await attach(other.user)).status).toBe(403)
  expect((await attach(other.user, site.administrator)).status).toBe(201)
})

test('A guest uploads with a ticket only, privately, and within the limits of its form', async () => {
  expect((await begin({ by: site.guest, size: 3 })).status).toBe(403)
  const wrong = { 'x-upload-ticket': 'another' }
  expect((await begin({ by: site.guest, size: 3, headers: wrong })).status).toBe(403)
  const headers = { 'x-upload-ticket': TICKET }
  const large = await begin({ by: site.guest, size: LARGEST_WITH_TICKET + 1, headers })
  expect(large.body).toMatchObject({ code: 'files.over_the_forms_limit' })
  const description = { filename: 'form.txt', is_private: '0', doctype: 'User', docname: 'Administrator' }
  const path = await begun({ by: site.guest, size: 4, description, headers })
  expect((await send(path, 'form', { by: site.guest })).status).toBe(403)
  expect((await send(path, 'form', { by: site.guest, headers: wrong })).status).toBe(404)
  expect((await send(path, 'form', { by: site.guest, headers })).status).toBe(204)
  const { body } = await site.guest.request('GET', path, { headers })
  expect(body).toMatchObject({ message: { is_private: 1, attached_to_name: 'Guest' } })
})

test('Nobody has more than ten uploads open at once', async () => {
  const eager = await site.userWith('Customer')
  const answers = await Promise.all(Array.from({ length: 14 }, () => begin({ by: eager, size: 3 })))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(429)])
})

test('An upload without progress for a day is deleted, and an active one stays', async () => {
  const [old, fresh] = [await begun({ size: 3 }), await begun({ size: 3 })].map((path) => path.slice(12))
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
  for (const name of [`${old}`, `${old}.json`])
    await utimes(join(site.engine.settings.dataFolder, 'uploads', name), longAgo, longAgo)
  expect(await sweepUploads(site.engine.settings.dataFolder, new Date())).toBe(2)
  const names = await partNames()
  expect([names.includes(`${old}`), names.includes(`${fresh}`)]).toEqual([false, true])
})

test('An app of another origin may resume an upload and read its offset', async () => {
  const preflight = await fetch(`${site.origin}/api/upload/x`, {
    method: 'OPTIONS',
    headers: { origin: 'https://localhost', 'access-control-request-method': 'PATCH' },
  })
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
  const { headers } = await begin({ size: 3, headers: { origin: 'https://localhost' } })
  expect(headers.get('access-control-allow-origin')).toBe('https://localhost')
  expect(headers.get('access-control-expose-headers')).toContain('Location')
})
