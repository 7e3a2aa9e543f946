import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestClient, type TestSite } from '#framework/testing'
import { fixtures } from './fixtures.ts'
import { bodyOf, made, resource, serverMessages, valuesOf } from './support.ts'

// Frappe's frappe/tests/test_document.py and test_naming.py, as far as HTTP shows them.

let site: TestSite
let manager: TestClient

beforeAll(async () => {
  site = await testSite([fixtures])
  manager = await site.userWith('System Manager')
})
afterAll(() => site.close())

test('test_conflict_validation: a stale modified is refused, and a missing one overwrites', async () => {
  const name = await made(manager, 'ToDo', { description: 'conflict' })
  const { modified } = valuesOf(await manager.get(resource('ToDo', name)))
  await manager.put(resource('ToDo', name), { priority: 'High' })
  expect(await manager.put(resource('ToDo', name), { priority: 'Low', modified })).toMatchObject({
    status: 417,
    body: { exc_type: 'TimestampMismatchError' },
  })
  expect((await manager.put(resource('ToDo', name), { priority: 'Low' })).status).toBe(200)
})

test('test_mandatory: the error has one message for each missing field', async () => {
  const response = await manager.post(resource('Event'), {})
  expect(response).toMatchObject({ status: 417, body: { exc_type: 'MandatoryError' } })
  expect(serverMessages(response).map(({ message }) => message)).toEqual([
    'Error: Value missing for Event: Subject',
    'Error: Value missing for Event: Starts on',
  ])
  expect(String(bodyOf(response)['exception'])).toContain('subject')
})

test('test_link_validation: a link to a missing document is refused by its name', async () => {
  const response = await manager.post(resource('Blog Post'), { title: 'x', blog_category: 'Nowhere' })
  expect(response).toMatchObject({
    status: 417,
    body: { exc_type: 'LinkValidationError', exception: expect.stringContaining('Nowhere') },
  })
})

test('test_update_after_submit: only fields that allow it change after submit', async () => {
  const name = await made(manager, 'Claim', { purpose: 'fixed', remark: 'a' })
  expect(await manager.put(resource('Claim', name), { docstatus: 1 })).toMatchObject({
    data: { docstatus: 1 },
  })
  expect(await manager.put(resource('Claim', name), { remark: 'b' })).toMatchObject({ data: { remark: 'b' } })
  expect(await manager.put(resource('Claim', name), { purpose: 'other' })).toMatchObject({
    status: 417,
    body: { exc_type: 'UpdateAfterSubmitError' },
  })
  expect((await manager.delete(resource('Claim', name))).status).toBe(417)
})

test('docstatus changes only from 0 to 1 and from 1 to 2', async () => {
  const name = await made(manager, 'Claim', { purpose: 'states' })
  const to = (docstatus: number) => manager.put(resource('Claim', name), { docstatus })
  const illegal = { status: 417, body: { exc_type: 'DocstatusTransitionError' } }
  expect(await to(2)).toMatchObject(illegal)
  expect((await to(1)).status).toBe(200)
  expect(await to(0)).toMatchObject(illegal)
  expect(await to(2)).toMatchObject({ data: { docstatus: 2 } })
})

test('test_non_negative_check: a number below its bound is refused', async () => {
  const response = await manager.post(resource('Contact'), { first_name: 'Minus', age: -1 })
  expect(response.status).toBe(417)
  expect(['NonNegativeError', 'ValidationError']).toContain(bodyOf(response)['exc_type'])
})

test('test_set_only_once: a field that is set once cannot change', async () => {
  const name = await made(manager, 'Contact', { first_name: 'Once', salutation: 'Ms' })
  expect((await manager.put(resource('Contact', name), { salutation: 'Ms' })).status).toBe(200)
  expect(await manager.put(resource('Contact', name), { salutation: 'Dr' })).toMatchObject({
    status: 417,
    body: { exc_type: 'CannotChangeConstantError' },
  })
})

test('A document that others link to cannot be deleted', async () => {
  await made(manager, 'Blog Category', { title: 'Linked' })
  await made(manager, 'Blog Post', { title: 'To it', blog_category: 'Linked' })
  expect(await manager.delete(resource('Blog Category', 'Linked'))).toMatchObject({
    status: 417,
    body: { exc_type: 'LinkExistsError' },
  })
})

test('Data options are checked: an invalid address is refused by its own error', async () => {
  expect(await manager.post(resource('Contact'), { first_name: 'Bad', email_id: 'nobody' })).toMatchObject({
    status: 417,
    body: { exc_type: 'InvalidEmailAddressError' },
  })
  expect(await manager.post(resource('Contact'), { first_name: 'x'.repeat(141) })).toMatchObject({
    status: 417,
    body: { exc_type: 'CharacterLengthExceededError' },
  })
})

test('Owner and creation sent by the client are overwritten', async () => {
  const response = await manager.post(resource('Note'), {
    title: 'Whose',
    owner: 'Guest',
    creation: '2001-01-01 00:00:00',
    modified_by: 'Guest',
    flags: { ignore_permissions: 1 },
    doctype: 'Other',
  })
  expect(valuesOf(response)).toMatchObject({
    owner: manager.user,
    modified_by: manager.user,
    doctype: 'Note',
  })
  expect(valuesOf(response)['creation']).not.toContain('2001')
})

test('test_format_autoname: braces are filled, and each prefix has its own counter', async () => {
  expect(await made(manager, 'Contact', { first_name: 'Asha' })).toBe('CON-Asha-001')
  expect(await made(manager, 'Contact', { first_name: 'Asha' })).toBe('CON-Asha-002')
  expect(await made(manager, 'Contact', { first_name: 'Ravi' })).toBe('CON-Ravi-001')
})

test('test_naming_series: a series has dotted parts and one counter without gaps', async () => {
  const first = await made(manager, 'Event', { subject: 'a', starts_on: '2026-01-01 00:00:00' })
  const second = await made(manager, 'Event', { subject: 'b', starts_on: '2026-01-01 00:00:00' })
  expect(first).toMatch(/^EV\d{5}$/)
  expect(Number(second.slice(2))).toBe(Number(first.slice(2)) + 1)
})

test('test_autoincremented_naming: names are integers from one, and documents are found by them', async () => {
  expect(await made(manager, 'Ticket', { title: 'first' })).toBe('1')
  expect(await made(manager, 'Ticket', { title: 'second', name: '9' })).toBe('2')
  expect(await manager.get(resource('Ticket', '2'))).toMatchObject({ data: { title: 'second' } })
})

test('test_field_autoname_name_sync: the field is the name; a duplicate is 409, a missing one is 417', async () => {
  expect(await made(manager, 'Note', { title: 'Named so', name: 'not so' })).toBe('Named so')
  expect(await manager.post(resource('Note'), { title: 'Named so' })).toMatchObject({
    status: 409,
    body: { exc_type: 'DuplicateEntryError' },
  })
  expect((await manager.post(resource('Note'), { content: 'no title' })).status).toBe(417)
})

test('A duplicate value of a unique field is refused by its own error', async () => {
  await made(manager, 'Contact', { first_name: 'Uma', email_id: 'uma@example.org' })
  expect(
    await manager.post(resource('Contact'), { first_name: 'Uma', email_id: 'uma@example.org' }),
  ).toMatchObject({
    status: 417,
    body: { exc_type: 'UniqueValidationError' },
  })
})

test('A name is trimmed, holds no angle brackets, and differs from that of its type', async () => {
  expect(await made(manager, 'Note', { title: '  trimmed  ' })).toBe('trimmed')
  expect((await manager.post(resource('Note'), { title: 'a<b>' })).status).toBe(409)
  expect((await manager.post(resource('Note'), { title: 'Note' })).status).toBe(409)
})
