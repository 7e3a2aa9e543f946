import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { User } from '#framework/identity'
import { administrator } from '#framework/permissions'
import {
  call,
  cardSite,
  cardsOf,
  enrolled,
  lastDay,
  newPhone,
  valuesOf,
  YEAR,
  type CardSite,
} from '../testing/sample-site.ts'

let school: CardSite
beforeAll(async () => {
  school = await cardSite()
})
afterAll(() => school.site.close())

const verify = async (code: unknown) => (await call(school.site.guest, 'verify', { code })).message
const codeOf = async (student: string) => String((await cardsOf(school, student)).at(-1)?.['code'])

const nothing = { kind: null, valid: false, full_name: null, photo: null, valid_until: null, lines: [] }
const over = { ...nothing, kind: 'card' }

async function guardianAt(phone: string) {
  const guardian = await school.site.userWith()
  await school.site.engine.write(administrator, (documents) => documents.save(User, guardian.user, { phone }))
  return guardian
}

async function upload(): Promise<string> {
  const create = { width: 600, height: 800, channels: 3, background: '#ffcc00' } as const
  const body = new FormData()
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
  body.set('file', new Blob([bytes], { type: 'image/jpeg' }), 'kavya.jpg')
  body.set('is_private', '1')
  const { message } = await school.office.request('POST', '/api/method/upload_file', { body })
  return String(valuesOf(message)['file_url'])
}

test('Enrolment issues a card that shows the public only name, picture and expiry', async () => {
  const photo = await upload()
  const student = await enrolled(school, { photo })
  const code = await codeOf(student)
  const answer = valuesOf(await verify(code))
  expect(answer).toEqual({
    ...{ kind: 'card', valid: true, full_name: 'Kavya R', valid_until: lastDay, lines: [] },
    photo: expect.stringMatching(/^data:image\/jpeg;base64,/),
  })
  expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${student}|Class 1|Mada|Peanuts|${photo}`))
  expect((await school.site.guest.get(photo)).status).not.toBe(200)
  expect(await verify(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toEqual(answer)
})

test('A made-up, revoked or expired card reveals nothing about a child', async () => {
  expect(await verify('CARD-0000-0000-0000')).toEqual(nothing)
  expect(await verify("' or 1=1")).toEqual(nothing)
  const student = await enrolled(school)
  const [card] = await cardsOf(school, student)
  const code = String(card?.['code'])
  expect((await call(school.site.guest, 'revoke', { name: card?.['name'], reason: 'x' })).status).toBe(403)
  for (const _ of [1, 2])
    expect((await call(school.office, 'revoke', { name: card?.['name'], reason: 'Lost' })).status).toBe(200)
  expect(await verify(code)).toEqual(over)
  const other = await codeOf(await enrolled(school))
  school.clock.pass(101 * 24 * 60 * 60)
  expect(await verify(other)).toEqual({ ...over, valid_until: lastDay })
  school.clock.pass(-101 * 24 * 60 * 60)
  expect(await verify(other)).toMatchObject({ valid: true })
})

test('Replacing a lost card ends the old code, and two concurrent replacements make one card', async () => {
  const student = await enrolled(school)
  const [card] = await cardsOf(school, student)
  const replace = () => call(school.office, 'replace', { name: card?.['name'] })
  const answers = await Promise.all([replace(), replace()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(await cardsOf(school, student)).toMatchObject([{ state: 'revoked' }, { state: 'valid' }])
  expect(await verify(card?.['code'])).toEqual(over)
  expect(await verify(await codeOf(student))).toMatchObject({ valid: true })
})

test('A child has one card for a year, even when two callers request it at once', async () => {
  const student = await enrolled(school)
  const issue = () => call(school.office, 'issue', { student, academic_year: YEAR })
  const answers = await Promise.all([issue(), issue(), issue()])
  expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1)
  expect(await cardsOf(school, student)).toHaveLength(1)
})

test('A guardian shows a signed card, and verification rejects a changed text', async () => {
  const phone = newPhone()
  const student = await enrolled(school, { phone })
  const guardian = await guardianAt(phone)
  const card = valuesOf((await call(guardian, 'get_card', { student })).message)
  expect(card).toMatchObject({
    ...{ full_name: 'Kavya R', class: 'Class 1', academic_year: YEAR, valid_until: lastDay },
    text: expect.stringMatching(/^MC1\.[\w-]+\.[\w-]{86}$/),
    qr: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  })
  expect(await verify(card['text'])).toMatchObject({ valid: true, full_name: 'Kavya R' })
  expect(await verify(card['address'])).toMatchObject({ valid: true })
  const [head, payload, signature = ''] = String(card['text']).split('.')
  const other = signature.startsWith('A') ? 'B' : 'A'
  expect(await verify([head, payload, other + signature.slice(1)].join('.'))).toEqual(nothing)
  const stranger = await guardianAt(newPhone())
  for (const client of [school.site.guest, stranger])
    expect((await call(client, 'get_card', { student })).status).toBeGreaterThanOrEqual(400)
  const mine = (await guardian.post('/api/method/mela.family.get_my_family')).message
  expect(JSON.stringify(mine)).toContain(String(card['code']))
})

test('The same check verifies documents of other modules', async () => {
  expect(await verify('cert-0001')).toEqual({
    ...{ kind: 'certificate', valid: true, full_name: 'Selvi', photo: null, valid_until: null },
    lines: [['Hours', '40']],
  })
  expect(await verify('CERT-0002')).toEqual(nothing)
})

test('Guests list no cards, and each card check is written to the access log', async () => {
  expect((await school.site.guest.get('/api/resource/Student Card')).status).toBe(403)
  const code = await codeOf(await enrolled(school))
  await verify(code)
  const { rows } = await school.site.administrator.get('/api/resource/Access Log', {
    filters: [
      ['reference_doctype', '=', 'Student Card'],
      ['user', '=', 'Guest'],
    ],
    fields: ['path'],
  })
  expect(rows.length).toBeGreaterThan(0)
})

test('The rate limit stops trying codes one after the other', async () => {
  await school.site.engine.database.pool.query('delete from mela_limit')
  const statuses = new Set<number>()
  for (let start = 0; start < 620; start += 20) {
    const tries = Array.from({ length: 20 }, () => call(school.site.guest, 'verify', { code: 'CARD-0000' }))
    for (const { status } of await Promise.all(tries)) statuses.add(status)
  }
  expect([...statuses].toSorted()).toEqual([200, 429])
})
