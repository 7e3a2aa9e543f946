import { afterAll, beforeAll, expect, test } from 'vitest'
import { valuesOf, type TestResponse, type TestClient, type TestSite, type Values } from '#framework/testing'
import { documentOf } from '../testing/index.ts'
import { answers, formsSite, publish, unpublish } from '../testing/sample-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await formsSite()
  await publish(site, 'register')
  await publish(site, 'other')
})
afterAll(() => site.close())

const RESOURCE = '/api/resource/Try Registration'

const as = (client: TestClient, receipt: unknown) => {
  const headers = { 'x-receipt-token': String(receipt), 'content-type': 'application/json' }
  return {
    get: (name: unknown) => client.request('GET', `${RESOURCE}/${String(name)}`, { headers }),
    put: (name: unknown, body: object) =>
      client.request('PUT', `${RESOURCE}/${String(name)}`, { headers, body: JSON.stringify(body) }),
    delete: (name: unknown) => client.request('DELETE', `${RESOURCE}/${String(name)}`, { headers }),
  }
}

async function sent(more: object = {}): Promise<Values> {
  const answer = await site.guest.post(RESOURCE, { ...answers, ...more })
  expect(answer.body).toHaveProperty('data')
  return valuesOf(answer.data)
}

const refusals = (all: readonly TestResponse[]) => all.map(({ status }) => status)

test('A guest creates a document where an open form fills its type, and the receipt opens it', async () => {
  const { name, receipt_token, ...rest } = await sent({
    papers: [{ label: 'Birth', cost: 2.5 }],
    medical: 'nuts',
  })
  expect(rest).not.toHaveProperty('full_name')
  const opened = await as(site.guest, receipt_token).get(name)
  expect(opened.data).toMatchObject({ name, full_name: 'Meena', medical: 'nuts' })
  expect(opened.data).toMatchObject({ papers: [{ label: 'Birth', cost: 2.5 }] })
  for (const hidden of ['owner', 'modified_by', 'source', 'state', 'others'])
    expect(opened.data).not.toHaveProperty(hidden)
  expect(opened.headers.get('cache-control')).toContain('no-store')
})

test('A receipt also opens its document by the office’s name, as earlier receipts do', async () => {
  const { name, receipt_token } = await sent()
  const document = await documentOf(site, name)
  expect(document).not.toBe(name)
  expect((await as(site.guest, receipt_token).get(document)).data).toMatchObject({ name: document })
  const changed = await as(site.guest, receipt_token).put(document, { full_name: 'Mira' })
  expect(changed.data).toMatchObject({ name: document })
})

test('Opens nothing without the receipt, or with a wrong or another document’s receipt', async () => {
  const mine = await sent()
  const other = await sent()
  const tries = [
    await site.guest.get(`${RESOURCE}/${String(mine['name'])}`),
    await as(site.guest, 'x').get(mine['name']),
    await as(site.guest, 'A'.repeat(43)).get(mine['name']),
    await as(site.guest, other['receipt_token']).get(mine['name']),
    await as(site.guest, mine['receipt_token']).get('TRY-99999'),
    await as(site.guest, other['receipt_token']).put(mine['name'], { full_name: 'Taken' }),
    await as(site.guest, 'x').delete(mine['name']),
    await site.guest.get(RESOURCE),
    await site.guest.get(RESOURCE, { filters: { phone: '+919840012345' } }),
  ]
  expect(new Set(refusals(tries))).toEqual(new Set([403]))
  expect(tries[0]?.body).toEqual(tries[4]?.body)
})

test('A used receipt expires, and the response brings the next one', async () => {
  const { name, receipt_token } = await sent()
  const changed = await as(site.guest, receipt_token).put(name, { guardian: 'Ravi', age: 12 })
  expect(changed.status).toBe(200)
  const next = valuesOf(changed.data)['receipt_token']
  expect(next).not.toBe(receipt_token)
  expect((await as(site.guest, receipt_token).put(name, { full_name: 'Again' })).status).toBe(403)
  expect((await as(site.guest, receipt_token).get(name)).status).toBe(403)
  expect((await as(site.guest, next).get(name)).data).toMatchObject({
    full_name: 'Meena',
    guardian: 'Ravi',
    age: 12,
  })
})

test('A change with a lost response is repeated with its key and takes effect once', async () => {
  const { name, receipt_token } = await sent()
  const change = { full_name: 'Mira', idempotency_key: 'key-of-this-change-1' }
  const first = await as(site.guest, receipt_token).put(name, change)
  const again = await as(site.guest, receipt_token).put(name, change)
  expect(again.data).toEqual(first.data)
  const other = { full_name: 'Else', idempotency_key: 'key-of-another-change' }
  expect((await as(site.guest, receipt_token).put(name, other)).status).toBe(403)
})

test('A change is limited to the form’s fields, conditions and own rows', async () => {
  const { name, receipt_token } = await sent({ needs_bus: 1, stop: 'Gate', papers: [{ label: 'one' }] })
  const mine = as(site.guest, receipt_token)
  expect((await mine.put(name, { state: 'seen' })).body).toMatchObject({ code: 'forms.unknown_field' })
  const { papers } = valuesOf((await mine.get(name)).data)
  const [row = {}] = Array.isArray(papers) ? papers.map(valuesOf) : []
  const changed = await mine.put(name, { needs_bus: 0, docstatus: 1, papers: [{ ...row, label: 'two' }] })
  const opened = await as(site.guest, valuesOf(changed.data)['receipt_token']).get(name)
  expect(opened.data).toMatchObject({ docstatus: 0, papers: [{ name: row['name'], label: 'two' }] })
  expect(opened.data).not.toHaveProperty('stop')
})

test('A change does not overwrite a change made in between', async () => {
  const { name, receipt_token, modified } = await sent()
  await site.administrator.put(`${RESOURCE}/${await documentOf(site, name)}`, { full_name: 'Office' })
  const late = await as(site.guest, receipt_token).put(name, { full_name: 'Guest', modified })
  expect(late.body).toMatchObject({ exc_type: 'TimestampMismatchError' })
})

test('The sender withdraws a submission with its receipt, which deletes it', async () => {
  const { name, receipt_token } = await sent()
  const document = await documentOf(site, name)
  expect((await site.administrator.get(`${RESOURCE}/${document}`)).status).toBe(200)
  expect((await as(site.guest, receipt_token).delete(name)).status).toBe(202)
  expect((await as(site.guest, receipt_token).get(name)).status).toBe(403)
  expect((await site.administrator.get(`${RESOURCE}/${document}`)).status).toBe(404)
})

test('A form without editing and withdrawal allows neither', async () => {
  const route = await publish(site, 'final', { allow_edit: 0, allow_delete: 0 })
  const { name, receipt_token } = await sent({ web_form: route })
  const mine = as(site.guest, receipt_token)
  expect((await mine.get(name)).status).toBe(200)
  expect((await mine.put(name, { age: 40 })).body).toMatchObject({ code: 'forms.no_editing' })
  expect((await mine.delete(name)).body).toMatchObject({ code: 'forms.no_deleting' })
})

test('A guest posts nothing where no form is open', async () => {
  const unrelated = await site.guest.post('/api/resource/Try Unrelated', { title: 'x' })
  expect(unrelated.status).toBe(403)
  for (const type of ['User', 'Web Form', 'Form Submission', 'Upload Ticket', 'Try Class', 'API Key'])
    expect((await site.guest.post(`/api/resource/${type}`, { title: 'x' })).status).toBe(403)
  await unpublish(site, 'other')
  const named = await site.guest.post(RESOURCE, { ...answers, web_form: 'other' })
  expect([403, 417]).toContain(named.status)
})

test('Nobody reads submissions, receipts and drafts', async () => {
  const customer = await site.userWith('Customer')
  for (const client of [site.guest, customer])
    expect((await client.get('/api/resource/Form Submission', { fields: ['*'] })).status).toBe(403)
  const manager = await site.userWith('System Manager')
  const { data } = await manager.get('/api/resource/Form Submission', {
    fields: ['*'],
    limit_page_length: '1',
  })
  const [row] = Array.isArray(data) ? data.map(valuesOf) : []
  for (const secret of ['receipt_hash', 'encrypted_receipt', 'idempotency_key', 'data', 'person'])
    expect(row).not.toHaveProperty(secret)
})

test('A draft is stored, reopened by its receipt and becomes the document', async () => {
  const save = (body: object) =>
    site.guest.post('/api/method/mela.forms.save_draft', { web_form: 'register', ...body })
  const saved = valuesOf((await save({ data: { full_name: 'Half', age: 'unchecked' } })).message)
  const { draft, receipt_token } = saved
  const get = (receipt: unknown) =>
    site.guest.post('/api/method/mela.forms.get_draft', {
      web_form: 'register',
      draft,
      receipt_token: receipt,
    })
  expect((await get(receipt_token)).message).toMatchObject({ data: { full_name: 'Half', age: 'unchecked' } })
  expect((await get('A'.repeat(43))).status).toBe(403)
  expect((await save({ draft, receipt_token: 'A'.repeat(43), data: {} })).status).toBe(403)
  expect((await save({ data: { colour: 'red' } })).body).toMatchObject({ field: 'colour' })
  expect((await save({ draft, receipt_token, data: { full_name: 'More' } })).message).toMatchObject({ draft })
  const final = await site.guest.post('/api/method/mela.forms.accept', {
    ...{ web_form: 'register', draft, receipt_token, data: { ...answers, full_name: 'Whole' } },
  })
  expect(final.status).toBe(200)
  expect((await get(receipt_token)).status).toBe(403)
})

test('A signed-in person has one draft of a form on every device', async () => {
  const customer = await site.userWith('Customer')
  const call = (name: string, body: object) =>
    customer.post(`/api/method/mela.forms.${name}`, { web_form: 'register', ...body })
  const first = valuesOf((await call('save_draft', { data: { full_name: 'A' } })).message)
  expect(first).not.toHaveProperty('receipt_token')
  const second = valuesOf((await call('save_draft', { data: { full_name: 'B' } })).message)
  expect(second['draft']).toBe(first['draft'])
  expect((await call('get_draft', {})).message).toMatchObject({ data: { full_name: 'B' } })
  const stranger = await site.userWith('Customer')
  const theirs = { web_form: 'register', draft: first['draft'] }
  expect((await stranger.post('/api/method/mela.forms.get_draft', theirs)).status).toBe(403)
  expect((await call('delete_draft', { draft: first['draft'] })).status).toBe(200)
  expect((await call('get_draft', {})).body).toEqual({})
})

const answersFor = async (name: string, send: (name: string) => Promise<TestResponse>) => {
  const { status, body } = await send(name)
  return [status, JSON.stringify(body).replaceAll(name, '')]
}

test('A form’s link field accepts only what the form offers, and reveals nothing else', async () => {
  const web_form = await publish(site, 'choices')
  const { name, receipt_token } = await sent({
    ...{ web_form, class: 'One' },
    papers: [{ label: 'Birth', for_class: 'Three' }],
  })
  const paths: readonly ((name: string) => Promise<TestResponse>)[] = [
    (classNamed) => site.guest.post(RESOURCE, { ...answers, web_form, class: classNamed }),
    (classNamed) => as(site.guest, receipt_token).put(name, { class: classNamed }),
    (classNamed) =>
      site.guest.post('/api/method/mela.forms.accept', {
        ...{ web_form, data: { ...answers, class: classNamed } },
      }),
  ]
  for (const path of paths) {
    const missing = await answersFor('Nowhere', path)
    expect(missing[1]).toContain('Could not find Class')
    // The option is full, and the form's filter excludes full ones.
    expect(await answersFor('Three', path)).toEqual(missing)
  }
  expect((await as(site.guest, receipt_token).put(name, { full_name: 'Mira' })).status).toBe(200)
})
