import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest } from '#framework/permissions'
import type { TestSite } from '#framework/testing'
import { documentOf } from '../testing/index.ts'
import { answers, formsSite, publish } from '../testing/sample-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await formsSite()
  await publish(site, 'register')
})
afterAll(() => site.close())

const ACCEPT = '/api/method/frappe.website.doctype.web_form.web_form.accept'

function messageOf(answer: { readonly message: unknown }): Readonly<Record<string, unknown>> {
  return typeof answer.message === 'object' && answer.message !== null ? { ...answer.message } : {}
}

const accept = (data: object, more: object = {}, route = 'register') =>
  site.guest.post(ACCEPT, { web_form: route, data: JSON.stringify(data), ...more })

const stored = async (name: unknown) => {
  const document = await documentOf(site, name)
  const { data } = await site.administrator.get(`/api/resource/Try Registration/${document}`)
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

test('A guest submits a form and gets once a number that reveals no count, and a receipt', async () => {
  const answer = await accept({ ...answers, class: 'One', fee: 20.5, medical: 'nuts' })
  expect(JSON.stringify(answer.body)).not.toContain('TRY-')
  const { name, receipt_token, ...rest } = messageOf(answer)
  expect(receipt_token).toMatch(/^[\w-]{43}$/)
  expect(Object.keys(rest).toSorted()).toEqual(['doctype', 'modified', 'open_until', 'success_message'])
  expect(name).toMatch(/^[a-z0-9]{10}$/)
  expect(await documentOf(site, name)).toMatch(/^TRY-/)
  expect(await stored(name)).toMatchObject({
    ...{ full_name: 'Meena', phone: '+919840012345', class: 'One', fee: 20.5, medical: 'nuts' },
    ...{ owner: 'Guest', source: 'website', state: 'new', docstatus: 0 },
  })
  expect(await site.emittedEvents()).toContain('forms.sent')
})

test('Drops fields hidden by conditions and requires the mandatory ones', async () => {
  const dropped = messageOf(await accept({ ...answers, guardian: 'Ravi', stop: 'Gate' }))
  expect(await stored(dropped['name'])).not.toHaveProperty('guardian')
  expect(await stored(dropped['name'])).not.toHaveProperty('stop')
  const missing = await accept({ ...answers, age: 9, needs_bus: 1 })
  expect(missing.status).toBe(417)
  expect(missing.body).toMatchObject({ exc_type: 'MandatoryError', field: 'guardian' })
  expect(JSON.stringify(missing.body)).toContain('Stop')
  const complete = messageOf(
    await accept({ ...answers, age: 9, guardian: 'Ravi', needs_bus: 1, stop: 'Gate' }),
  )
  expect(await stored(complete['name'])).toMatchObject({ guardian: 'Ravi', stop: 'Gate' })
})

test.each([
  ['another field of the type', { others: [] }, 'others'],
  ['a field that the type does not have', { colour: 'red' }, 'colour'],
  ['what the system sets', { state: 'seen' }, 'state'],
  ['a choice that the form leaves out', { size: 'L' }, 'size'],
  ['more than the form allows', { fee: 501 }, 'fee'],
  ['less than the document allows', { age: -1 }, 'age'],
  ['a birthday to come', { born: '2999-01-01' }, 'born'],
  ['a phone that is none', { phone: '12' }, 'phone'],
  ['a class that is not there', { class: 'Nine' }, 'class'],
  ['a column that the form leaves out', { papers: [{ label: 'x', remark: 'y' }] }, 'remark'],
  ['a column that the system sets', { papers: [{ label: 'x', checked: 1 }] }, 'checked'],
  ['rows of another shape', { papers: ['x'] }, 'papers'],
  ['too many rows', { papers: Array.from({ length: 6 }, () => ({ label: 'x' })) }, 'papers'],
  ['a row without what it needs', { papers: [{ cost: 5 }] }, 'label'],
  ['a file from elsewhere', { photo: 'https://evil.example/x.png' }, 'photo'],
  ['another’s private file', { photo: '/private/files/x.png' }, 'photo'],
])('Refuses %s, naming the field', async (_what, more, field) => {
  const answer = await accept({ ...answers, ...more })
  expect(answer.status).toBe(417)
  expect(answer.body).toMatchObject({ field })
})

test('The sender never sets name, owner, status or place', async () => {
  const forged = {
    ...{ owner: 'Administrator', docstatus: 1, modified_by: 'Administrator', idx: 7, creation: '2001-01-01' },
    ...{ parent: 'x', parenttype: 'Try Unrelated', parentfield: 'rows', doctype: 'Try Unrelated' },
    source: 'forged',
    papers: [{ label: 'x', name: 'stolen', parent: 'other', docstatus: 1, owner: 'Administrator' }],
  }
  const { name } = messageOf(await accept({ ...answers, ...forged }))
  const document = await stored(name)
  expect(document).toMatchObject({ owner: 'Guest', docstatus: 0, idx: 0, source: 'website' })
  expect(document).toMatchObject({
    papers: [{ label: 'x', parent: await documentOf(site, name), docstatus: 0, owner: 'Guest' }],
  })
  expect(JSON.stringify(document)).not.toContain('stolen')
})

test('Refuses to write another document’s row by its name', async () => {
  const first = messageOf(await accept({ ...answers, papers: [{ label: 'mine' }] }))
  const [row] = Object.values(await stored(first['name'])).find(Array.isArray) ?? []
  expect(row).toMatchObject({ label: 'mine' })
  await accept({ ...answers, papers: [{ ...row, label: 'taken' }] })
  expect(await stored(first['name'])).toMatchObject({ papers: [{ label: 'mine' }] })
})

test('Resubmitting with the same key returns the first result, including the receipt', async () => {
  const key = { idempotency_key: 'a-key-of-this-device-1' }
  const all = await Promise.all(Array.from({ length: 5 }, () => accept(answers, key)))
  expect(new Set(all.map((answer) => JSON.stringify(messageOf(answer)))).size).toBe(1)
  expect(messageOf(all[0] ?? { message: null })).toHaveProperty('receipt_token')
  const short = await accept(answers, { idempotency_key: 'short' })
  expect(short.body).toMatchObject({ code: 'forms.short_key' })
})

async function rush(route: string, count: number): Promise<readonly unknown[]> {
  const method = site.engine.findMethod('forms.accept')
  if (!method) throw new Error('There is no method forms.accept')
  const one = (index: number) =>
    site.engine
      .withoutTransaction(guest, (documents) =>
        site.engine.call(method, documents, {
          args: { web_form: route, data: answers },
          origin: { address: `10.0.0.${index}`, device: null, userAgent: null, credential: null },
        }),
      )
      .then(
        () => 'taken',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
      )
  return Promise.all(Array.from({ length: count }, (_, index) => one(index)))
}

test('Of a thousand concurrent submissions a form accepts exactly its limit', async () => {
  const results = await rush(await publish(site, 'ten-places', { max_submissions: 10 }), 1000)
  expect(results.filter((result) => result === 'taken')).toHaveLength(10)
  expect(results.filter((result) => result === 'forms.full')).toHaveLength(990)
  const { data } = await site.guest.get('/api/resource/Web Form/ten-places')
  expect(data).toMatchObject({ state: 'full' })
  expect(data).not.toHaveProperty('web_form_fields')
}, 60_000)

test('Accepts two hundred concurrent submissions once each', async () => {
  const results = await rush(await publish(site, 'rush'), 200)
  expect(new Set(results)).toEqual(new Set(['taken']))
  const { data } = await site.administrator.get('/api/resource/Form Submission', {
    ...{ filters: { web_form: 'rush', state: 'sent' }, limit_page_length: '0' },
  })
  expect(data).toHaveLength(200)
}, 60_000)

test('Accepts one submission per number, in any spelling of the number', async () => {
  const route = await publish(site, 'one-each', { allow_multiple: 0 })
  const numbers = ['098400 55555', '+919840055555', '9840055555']
  const all = await Promise.all(numbers.map((phone) => accept({ ...answers, phone }, {}, route)))
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 417, 417])
  expect((await accept({ ...answers, phone: '9840066666' }, {}, route)).status).toBe(200)
})

test('A signed-in person submits once and finds their document', async () => {
  const route = await publish(site, 'members', { allow_multiple: 0, login_required: 1, person_field: null })
  expect((await accept(answers, {}, route)).status).toBe(403)
  const customer = await site.userWith('Customer')
  const send = () => customer.post(ACCEPT, { web_form: route, data: { ...answers, phone: '9840077777' } })
  const first = await send()
  expect(messageOf(first)).toMatchObject({ full_name: 'Meena', doctype: 'Try Registration' })
  expect(messageOf(first)).not.toHaveProperty('receipt_token')
  expect((await send()).body).toMatchObject({ code: 'forms.sent_already' })
  const name = String(messageOf(first)['name'])
  expect((await customer.get(`/api/resource/Try Registration/${name}`)).data).toMatchObject({
    owner: customer.user,
  })
})

test('Limits submissions per minute from one address and says when to retry', async () => {
  const route = await publish(site, 'slow', { submissions_per_minute: 2 })
  const all = [
    await accept(answers, {}, route),
    await accept(answers, {}, route),
    await accept(answers, {}, route),
  ]
  expect(all.map(({ status }) => status)).toEqual([200, 200, 429])
  const saved = await site.guest.post('/api/method/mela.forms.save_draft', { web_form: route, data: {} })
  expect(saved.status).toBe(200)
  expect(Number(all[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each([
  ['no JSON', 'full_name=Meena'],
  ['a list', '[]'],
  ['nothing', ''],
  ['a prototype', '{"__proto__": {"full_name": "Meena"}}'],
  ['deep nesting', `{"full_name": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['half a megabyte', JSON.stringify({ full_name: 'x'.repeat(500_000) })],
  ['a list for a text', { full_name: ['Meena'] }],
  ['an object for a number', { ...answers, age: { $gt: 0 } }],
  ['an unfinished text', { ...answers, stop: '\u0000', needs_bus: 1 }],
])('Refuses %s with a clear message', async (_what, data) => {
  const answer = await site.guest.post(ACCEPT, { web_form: 'register', data })
  expect(answer.status).toBe(417)
  expect(answer.body).toHaveProperty('exc_type')
})

test('A GET submits nothing', async () => {
  const answer = await site.guest.get(ACCEPT, { web_form: 'register', data: answers })
  expect(answer.status).toBe(403)
})
