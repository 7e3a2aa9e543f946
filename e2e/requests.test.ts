import { Buffer } from 'node:buffer'
import { expect, onDesktop, test } from './support/test.ts'
import { csrfHeaders, office, rowsOf, signIn } from './support/wire.ts'

const MEGABYTE = 1024 * 1024
const events = '/api/resource/Mela%20Event'
const someEvent = { title: 'An event of nobody', start_date: '2027-01-01' }

interface Refusal {
  exc_type: string
  message?: string
  exception?: string
  _server_messages?: string
}

interface Answer {
  json: () => Promise<Refusal>
}

async function wordsOf(answer: Answer): Promise<string> {
  const { exception = '', message = '', _server_messages: serverMessages = '' } = await answer.json()
  return [exception, message, serverMessages].join(' ')
}

async function kindOf(answer: Answer): Promise<string> {
  return (await answer.json()).exc_type
}

test('A guest may not write', onDesktop, async ({ request }) => {
  const answer = await request.post(events, { data: someEvent })
  expect(answer.status()).toBe(403)
  expect(await kindOf(answer)).toBe('PermissionError')
  const left = await rowsOf(request, {
    doctype: 'Mela Event',
    fields: ['name'],
    filters: [['title', '=', someEvent.title]],
  })
  expect(left).toEqual([])
})

test('A wrong secret is refused', onDesktop, async ({ request }) => {
  const answer = await request.get(events, { headers: { authorization: 'token nobody:knows' } })
  expect(answer.status()).toBe(401)
  expect(await kindOf(answer)).toBe('AuthenticationError')
})

for (const name of ['EVT/00001', '🪁', '%', '\'; drop table "Mela Event"; --', 'x'.repeat(5000)]) {
  test(
    `A document called ${name.slice(0, 30)} is not found, without further detail`,
    onDesktop,
    async ({ request }) => {
      const answer = await request.get(`${events}/${encodeURIComponent(name)}`)
      expect([400, 404, 414]).toContain(answer.status())
      expect(answer.headers()['content-type']).toContain('application/json')
    },
  )
}

test('Unknown types and methods are named', onDesktop, async ({ request }) => {
  const type = await request.get('/api/resource/No%20Such%20Type')
  expect(type.status()).toBe(404)
  expect(await wordsOf(type)).toContain('No Such Type')
  const method = await request.get('/api/method/no.such.method')
  expect(method.status()).toBe(417)
  expect(await wordsOf(method)).toContain('no.such.method')
})

test('Unknown fields and invalid filters are named', onDesktop, async ({ request }) => {
  const field = await request.get(`${events}?fields=["name","wingspan"]`)
  expect(field.status()).toBe(417)
  expect(await wordsOf(field)).toContain('wingspan')
  const filter = await request.get(`${events}?filters=[["title","resembles","x"]]`)
  expect(filter.status()).toBe(417)
  expect(await wordsOf(filter)).toContain('resembles')
})

test(
  'Invalid JSON and a megabyte of nested JSON are refused with a reason',
  onDesktop,
  async ({ request }) => {
    const headers = { 'content-type': 'application/json' }
    const broken = await request.post('/api/method/api.contactform', {
      headers,
      data: Buffer.from('{"data": '),
    })
    expect(broken.status()).toBe(417)
    const depth = MEGABYTE / 2 - 100
    const nested = Buffer.from('['.repeat(depth) + ']'.repeat(depth))
    const deep = await request.post('/api/method/api.contactform', { headers, data: nested })
    expect(deep.status()).toBe(417)
    expect(await wordsOf(deep)).toMatch(/\w/)
    const large = await request.post('/api/method/api.contactform', {
      headers,
      data: Buffer.alloc(5 * MEGABYTE, 'x'),
    })
    expect(large.status()).toBe(413)
    expect((await request.get('/healthz')).status()).toBe(200)
  },
)

test.describe('With upload permission', () => {
  test.beforeEach(({ request }) => signIn(request, office))

  test(
    "A file over ten megabytes is refused with the specification's message",
    onDesktop,
    async ({ request }) => {
      const file = {
        name: 'big.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(Math.ceil(10.1 * MEGABYTE), 1),
      }
      const answer = await request.post('/api/method/upload_file', {
        headers: await csrfHeaders(request),
        multipart: { file },
      })
      expect(answer.status()).toBe(417)
      expect(await kindOf(answer)).toBe('MaxFileSizeReachedError')
      expect(await wordsOf(answer)).toMatch(/10(\.0)? ?MB/i)
    },
  )

  test('A text file named as a picture is refused', onDesktop, async ({ request }) => {
    const file = {
      name: 'kite.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('I am a picture, I promise.'),
    }
    const answer = await request.post('/api/method/upload_file', {
      headers: await csrfHeaders(request),
      multipart: { file },
    })
    expect(answer.status()).toBe(417)
    expect(await wordsOf(answer)).toMatch(/kite\.jpg|picture|jpe?g/i)
  })

  test(
    'Missing fields, wrong types and unknown fields are named, and nothing is half-written',
    onDesktop,
    async ({ request }) => {
      const headers = await csrfHeaders(request)
      const title = 'Half an event'
      const wrong = [
        [{ title }, /start_date|Start date/i],
        [{ title, start_date: 'some day' }, /start_date|Start date/i],
        [{ title, start_date: '2027-01-01', wingspan: 2 }, /wingspan/],
        [{ title, start_date: '2027-01-01', capacity: 'many' }, /capacity/i],
      ] as const
      for (const [data, named] of wrong) {
        const answer = await request.post(events, { headers, data })
        expect(answer.status()).toBe(417)
        expect(await wordsOf(answer)).toMatch(named)
      }
      const left = await rowsOf(request, {
        doctype: 'Mela Event',
        fields: ['name'],
        filters: [['title', '=', title]],
      })
      expect(left).toEqual([])
    },
  )
})
