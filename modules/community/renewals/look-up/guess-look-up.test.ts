import { afterAll, beforeAll, expect, test } from 'vitest'
import { SignInSettings } from '#framework/identity'
import { administrator } from '#framework/permissions'
import { openLookUp } from './look-up-token.ts'
import {
  call,
  callFrom,
  childOf,
  insertEnrolledStudent,
  listOf,
  lookUp,
  newPhone,
  renewalSite,
  rowsOf,
  valuesOf,
  type RenewalSite,
} from '../testing/sample-site.ts'

let school: RenewalSite
beforeAll(async () => {
  school = await renewalSite()
})
afterAll(() => school.site.close())

const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

/** Statement without its values, so that two compare as equal. */
const shapes = (statements: readonly string[]) => statements.map((one) => one.replace(/\s+/g, ' '))

const shape = (body: unknown) =>
  JSON.stringify(body)
    .replace(/[\w-]{40,}(\.[\w-]+)*/g, 'token')
    .replace(/\*{6}\d{4}/, 'masked')

const addressOf = (number: number) => `203.0.${Math.floor(number / 250) % 250}.${number % 250}`

test('Known and unknown numbers get the same response shape and the same statements', async () => {
  await lookUp(school, newPhone())
  const known = newPhone()
  await insertEnrolledStudent(school, { phone: known })
  const seen = { known: await lookUp(school, known), unknown: await lookUp(school, newPhone()) }
  expect(seen.known.answer.status).toBe(200)
  expect(shape(seen.unknown.answer.body)).toBe(shape(seen.known.answer.body))
  expect(seen.unknown.lookup).toHaveLength(seen.known.lookup.length)
  expect(shapes(seen.unknown.answer.statements)).toEqual(shapes(seen.known.answer.statements))
  expect([seen.known.code === null, seen.unknown.code]).toEqual([false, null])
  const guesses = await Promise.all(
    [seen.known, seen.unknown].map(({ lookup }) =>
      call(school.site.guest, 'confirm', { lookup, code: wrong(seen.known.code ?? '') }),
    ),
  )
  expect(guesses.map(({ status }) => status)).toEqual([401, 401])
  expect(new Set(guesses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(shapes(guesses[0]?.statements ?? [])).toEqual(shapes(guesses[1]?.statements ?? ['none']))
  const attempts = await school.site.engine.database.pool.query<{ attempts: string }>(
    `select attempts from "One Time Code" where purpose like 'renewal %' and attempts > 0`,
  )
  expect(attempts.rowCount).toBe(2)
})

test('Response headers have the same names and lengths for known and unknown numbers', async () => {
  const [known, unknown] = [newPhone(), newPhone()]
  await insertEnrolledStudent(school, { phone: known })
  const answers = [await lookUp(school, known), await lookUp(school, unknown)].map(({ answer }) => answer)
  const headers = answers.map((answer) =>
    [...answer.headers]
      .filter(([name]) => !['date', 'x-request-id'].includes(name))
      .map(([name, value]) => [name, name === 'content-length' ? value : value.replace(/[\w-]{16,}/g, 'id')]),
  )
  expect(headers[1]).toEqual(headers[0])
})

test('Five wrong guesses end only that look-up, and the parent’s own code still works', async () => {
  const phone = newPhone()
  await insertEnrolledStudent(school, { phone })
  const own = await lookUp(school, phone, { address: '198.51.100.1' })
  const attacker = await lookUp(school, phone, { address: '198.51.100.2' })
  const guesses = await Promise.all(
    Array.from({ length: 8 }, (_, by) =>
      callFrom(school, addressOf(by), [
        'confirm',
        {
          lookup: attacker.lookup,
          code: wrong(attacker.code ?? '', by + 1),
        },
      ]),
    ),
  )
  expect(guesses.every(({ status }) => status === 401)).toBe(true)
  const right = await call(school.site.guest, 'confirm', { lookup: attacker.lookup, code: attacker.code })
  expect(right.status).not.toBe(200)
  expect((await call(school.site.guest, 'confirm', { lookup: own.lookup, code: own.code })).status).toBe(200)
  expect((await call(school.site.guest, 'confirm', { lookup: own.lookup, code: own.code })).status).toBe(401)
})

test('Refuses another look-up’s code, and a modified or expired look-up', async () => {
  const phone = newPhone()
  await insertEnrolledStudent(school, { phone })
  const [one, other] = [await lookUp(school, phone), await lookUp(school, phone)]
  if (one.code !== other.code) {
    const crossed = await call(school.site.guest, 'confirm', { lookup: one.lookup, code: other.code })
    expect(crossed.status).toBe(401)
  }
  const bent = `${one.lookup.slice(0, -3)}abc`
  expect((await call(school.site.guest, 'confirm', { lookup: bent, code: one.code })).status).toBe(410)
  school.clock.pass(16 * 60)
  expect((await call(school.site.guest, 'confirm', { lookup: other.lookup, code: other.code })).status).toBe(
    410,
  )
})

/** Guesses against one number from several IP addresses, up to each rate limit. */
async function campaign(phone: string, addresses: number) {
  let messages = 0
  let guesses = 0
  let opened = 0
  for (let number = 0; number < addresses; number += 1) {
    const { answer, lookup, code } = await lookUp(school, phone, { address: addressOf(1000 + number) })
    if (answer.status !== 200) continue
    if (code !== null) messages += 1
    for (let by = 1; by <= 6; by += 1) {
      const { status } = await call(school.site.guest, 'confirm', { lookup, code: wrong(code ?? '', by) })
      if (status === 200) opened += 1
      if (status !== 200 && by <= 5) guesses += 1
    }
  }
  return { messages, guesses, opened }
}

test('Limits messages to and guesses at a number from any addresses, and started look-ups continue', async () => {
  const phone = newPhone()
  await insertEnrolledStudent(school, { phone })
  const own = await lookUp(school, phone, { address: '198.51.100.77' })
  const { messages, guesses, opened } = await campaign(phone, 40)
  expect(messages).toBeLessThanOrEqual(7)
  expect(guesses).toBeLessThanOrEqual(7 * 5)
  expect(opened).toBe(0)
  const { message } = await call(school.site.guest, 'confirm', { lookup: own.lookup, code: own.code })
  expect(valuesOf(message)['token']).toEqual(expect.any(String))
}, 60_000)

test('One address asking for a number all day does not lock out its owner', async () => {
  const phone = newPhone()
  await insertEnrolledStudent(school, { phone })
  const statuses: number[] = []
  for (let knock = 0; knock < 30; knock += 1)
    statuses.push((await callFrom(school, '192.0.2.200', ['look_up', { phone, ...childOf(phone) }])).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.at(-1)).toBe(429)
  await school.site.engine.drainEvents()
  const own = await lookUp(school, phone, { address: '192.0.2.201' })
  expect((await call(school.site.guest, 'confirm', { lookup: own.lookup, code: own.code })).status).toBe(200)
})

test('Trying unknown numbers sends nothing and uses nobody’s message limit', async () => {
  const { pool } = school.site.engine.database
  const sendAtMost = (codes_per_day: number) =>
    school.site.engine.write(administrator, (documents) =>
      documents.save(SignInSettings, SignInSettings.name, { codes_per_day }),
    )
  await pool.query('delete from mela_limit')
  await sendAtMost(1)
  const before = school.inbox.messages.length
  for (let number = 0; number < 60; number += 1)
    await callFrom(school, addressOf(3000 + number), [
      'look_up',
      { phone: `+9198111${String(10_000 + number)}`, student_name: 'Kavya' },
    ])
  await school.site.engine.drainEvents()
  expect(school.inbox.messages.length).toBe(before)
  const phone = newPhone()
  await insertEnrolledStudent(school, { phone })
  const own = await lookUp(school, phone)
  expect((await call(school.site.guest, 'confirm', { lookup: own.lookup, code: own.code })).status).toBe(200)
  const another = newPhone()
  await insertEnrolledStudent(school, { phone: another })
  expect((await lookUp(school, another)).code).toBeNull()
  await sendAtMost(2000)
}, 60_000)

test('The right code needs the child too: a wrong name or birth date finds nobody', async () => {
  const phone = newPhone()
  const student = await insertEnrolledStudent(school, { phone })
  const sibling = await insertEnrolledStudent(school, { phone })
  const wrongOnes = [
    { student_name: 'Mira' },
    { student_date_of_birth: '2011-11-11' },
    { student_name: student, student_date_of_birth: '2011-11-11' },
  ]
  const openedBy = async (child: object, address: string) => {
    const { lookup, code } = await lookUp(school, phone, { address, child })
    return valuesOf((await call(school.site.guest, 'confirm', { lookup, code })).message)
  }
  for (const [index, child] of wrongOnes.entries())
    expect(await openedBy(child, `198.51.101.${index}`)).toMatchObject({ token: null, students: [] })
  const { students: found } = await openedBy({ student_name: student }, '198.51.102.1')
  expect(
    rowsOf(found)
      .map((child) => String(child['student']))
      .toSorted(),
  ).toEqual([student, sibling].toSorted())
  const nameless = await callFrom(school, '198.51.100.5', ['look_up', { phone, student_name: ' ' }])
  expect(nameless.status).toBe(417)
  expect(nameless.body).toMatchObject({ field: 'student_name' })
})

const CALLS = 1_000
const GUESSES = 10_000
const AT_ONCE = 50

test('Thousands of guesses open no look-up, and every refusal is the same', async () => {
  const phone = newPhone()
  const student = await insertEnrolledStudent(school, { phone })
  const own = await lookUp(school, phone)
  const [key] = own.lookup.split('.')
  const guess = (number: number) =>
    `${key}.${Buffer.from(`guess ${number}`.padEnd(90, String(number))).toString('base64url')}`
  const bodies = new Set<string>()
  for (let start = 0; start < CALLS; start += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        call(school.site.guest, 'confirm', { lookup: guess(start + index), code: wrong('0', start + index) }),
      ),
    )
    for (const { status, body } of answers) bodies.add(`${status} ${JSON.stringify(body)}`)
  }
  expect([...bodies]).toEqual([expect.stringMatching(/^410 /)])
  const place = { ...school.site.engine, now: () => new Date() }
  let opened = 0
  for (let start = 0; start < GUESSES; start += AT_ONCE) {
    const tried = Array.from({ length: AT_ONCE }, (_, index) => openLookUp(place, guess(start + index)))
    opened += (await Promise.all(tried)).filter((found) => found !== null).length
  }
  expect(opened).toBe(0)
  expect((await openLookUp(place, own.lookup))?.phone).toBe(phone)
  expect(await listOf(school, 'Student Renewal', { student })).toEqual([])
  expect((await call(school.site.guest, 'confirm', { lookup: own.lookup, code: own.code })).status).toBe(200)
}, 60_000)
