import { afterAll, beforeAll, expect, test } from 'vitest'
import { valuesOf, type TestSite, type Values } from '#framework/testing'
import { answers, formsSite, publish, registrationForm, unpublish } from '../testing/sample-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await formsSite()
  await publish(site, 'register')
})
afterAll(() => site.close())

const form = (route: string) => site.guest.get(`/api/resource/Web Form/${route}`)

test('A guest reads only the fields needed to render an open form', async () => {
  const { data } = await form('register')
  expect(data).toMatchObject({
    title: 'register',
    state: 'open',
    doc_type: 'Try Registration',
    allow_edit: 1,
  })
  const fields = valuesOf(data)['web_form_fields']
  const rows: readonly Values[] = Array.isArray(fields) ? fields.map(valuesOf) : []
  const named = new Map(rows.map((row) => [row['fieldname'], row]))
  expect(named.get('full_name')).toMatchObject({ label: 'Full name', fieldtype: 'Data', reqd: 1 })
  expect(named.get('born')).toMatchObject({ not_after_today: 1 })
  expect(named.get('age')).not.toHaveProperty('not_after_today')
  expect(named.get('size')).toMatchObject({ options: 'S\nM' })
  expect(named.get('guardian')).toMatchObject({ depends_on: 'eval:doc.age < 18' })
  expect(rows.filter((row) => row['fieldtype'] === 'Page Break')).toHaveLength(2)
  const columns = named.get('papers')?.['fields']
  expect(Array.isArray(columns) ? columns.map((column) => valuesOf(column)['fieldname']) : []).toEqual([
    ...['label', 'file', 'dated', 'for_class', 'cost'],
  ])
  expect(named.has('source')).toBe(false)
  for (const ours of ['max_submissions', 'person_field', 'linked_types', 'owner', 'submissions_per_minute'])
    expect(data).not.toHaveProperty(ours)
})

test('Signed-in users see the same form, and the office sees all of it', async () => {
  const customer = await site.userWith('Customer')
  expect((await customer.get('/api/resource/Web Form/register')).data).toEqual((await form('register')).data)
  const office = await site.userWith('School Office')
  expect((await office.get('/api/resource/Web Form/register')).data).toHaveProperty('submissions_per_minute')
  expect((await site.guest.get('/api/resource/Web Form')).status).toBe(403)
  for (const caller of [site.guest, office, site.administrator]) {
    const { message } = await caller.get('/api/method/mela.forms.get_form?web_form=register')
    expect(message).toEqual((await form('register')).data)
  }
  expect((await site.guest.get('/api/method/mela.forms.get_form?web_form=none')).status).toBe(404)
})

test('A form outside its dates says so and accepts nothing', async () => {
  await publish(site, 'early', { opens_on: '2999-01-01 09:00:00' })
  await publish(site, 'late', { closes_on: '2001-01-01 09:00:00' })
  await publish(site, 'members', { login_required: 1 })
  const states = [
    ['early', 'not open yet'],
    ['late', 'closed'],
    ['members', 'sign in'],
  ] as const
  for (const [route, state] of states) {
    const { data } = await form(route)
    expect(data).toMatchObject({ title: route, state })
    expect(data).not.toHaveProperty('web_form_fields')
    const sent = await site.guest.post('/api/method/mela.forms.accept', { web_form: route, data: answers })
    expect([403, 417]).toContain(sent.status)
    expect(sent.body).toMatchObject({ code: `forms.${state.replaceAll(' ', '_')}` })
  }
  expect((await form('late')).data).toMatchObject({ closes_on: '2001-01-01 09:00:00' })
})

test('An unpublished form does not exist for visitors', async () => {
  await publish(site, 'gone')
  await unpublish(site, 'gone')
  expect((await form('gone')).status).toBe(404)
  const sent = await site.guest.post('/api/method/mela.forms.accept', { web_form: 'gone', data: answers })
  expect(sent.status).toBe(404)
  const options = { web_form: 'gone', fieldname: 'class' }
  expect((await site.guest.get('/api/method/mela.forms.get_link_options', options)).status).toBe(404)
})

const options = (query: Values, client = site.guest) =>
  client.get('/api/method/mela.forms.get_link_options', { web_form: 'register', ...query })

test('A form’s link field lists names and titles, sorted by name, within its filters', async () => {
  expect((await options({ fieldname: 'class' })).message).toEqual([
    { name: 'One', title: 'Class One' },
    { name: 'Two', title: 'Class Two' },
  ])
  expect((await options({ fieldname: 'class', txt: 'tw' })).message).toEqual([
    { name: 'Two', title: 'Class Two' },
  ])
  expect((await options({ fieldname: 'class', txt: '%' })).message).toEqual([])
  expect((await options({ fieldname: 'papers.for_class' })).message).toHaveLength(3)
  expect((await options({ fieldname: 'pupil' })).status).toBe(404)
  expect((await options({ fieldname: 'full_name' })).status).toBe(404)
})

test('A dialect page gets a link’s choices by type, and none for types that are not asked for', async () => {
  const ask = (doctype: string) =>
    site.guest.get('/api/method/frappe.website.doctype.web_form.web_form.get_link_options', {
      ...{ web_form_name: 'register', doctype },
    })
  const { message } = await ask('Try Class')
  expect(JSON.parse(String(message))).toEqual([
    { value: 'One', label: 'Class One' },
    { value: 'Two', label: 'Class Two' },
  ])
  for (const type of ['User', 'Web Form', 'Nothing']) expect((await ask(type)).status).toBe(404)
})

test('A list of a linked type also gives only names and titles', async () => {
  const list = (query: Values, type = 'Try Class') => site.guest.get(`/api/resource/${type}`, query)
  const page = { limit_page_length: '100', order_by: 'name asc' }
  expect((await list(page)).data).toEqual([
    { name: 'One', label: 'Class One' },
    { name: 'Two', label: 'Class Two' },
  ])
  expect((await list({ ...page, fields: ['name'] })).status).toBe(200)
  for (const question of [
    { filters: { secret_plan: 'hidden' } },
    { filters: [['name', '=', 'One']] },
    { or_filters: [['name', '=', 'One']] },
    { fields: ['name', 'secret_plan'] },
    { fields: ['*'] },
    { fields: 'name, secret_plan' },
    { group_by: 'secret_plan' },
  ])
    expect((await list({ ...page, ...question })).status).toBe(403)
  expect((await site.guest.get('/api/resource/Try Class/One')).status).toBe(403)
  for (const type of ['Try Pupil', 'Try Registration', 'Try Unrelated', 'User', 'Try Paper'])
    expect((await list(page, type)).status).toBe(403)
})

test('A form with its options expanded matches the dialect', async () => {
  const path = '/api/method/frappe.website.doctype.web_form.web_form.get_form_data'
  const { message } = await site.guest.get(path, { web_form_name: 'register' })
  const fields = valuesOf(valuesOf(message)['web_form'])['web_form_fields']
  expect(fields).toContainEqual(
    expect.objectContaining({
      ...{ fieldname: 'class', fieldtype: 'Autocomplete' },
      options: [
        { value: 'One', label: 'Class One' },
        { value: 'Two', label: 'Class Two' },
      ],
    }),
  )
})

const field = (row: Values) => ({
  web_form_fields: [{ fieldname: 'full_name' }, { fieldname: 'phone' }, row],
})

test.each<[string, Values, string]>([
  ['a type that is not there', { doc_type: 'Nothing' }, 'doc_type'],
  ['users', { doc_type: 'User' }, 'doc_type'],
  ['permissions', { doc_type: 'User Permission' }, 'doc_type'],
  ['rows of a table', { doc_type: 'Try Paper' }, 'doc_type'],
  ['a field that the type does not have', field({ fieldname: 'colour' }), 'colour'],
  ['what the system sets', field({ fieldname: 'state' }), 'state'],
  ['a field twice', field({ fieldname: 'phone' }), 'phone'],
  ['a number as a text', field({ fieldname: 'age', fieldtype: 'Data' }), 'age'],
  ['a choice that is none', field({ fieldname: 'size', options: 'S\nXL' }), 'size'],
  ['a default that is none', field({ fieldname: 'age', default: 'old' }), 'age'],
  ['a broken condition', field({ fieldname: 'age', depends_on: 'eval:doc.phone =' }), 'age'],
  ['a condition on nothing', field({ fieldname: 'age', depends_on: 'colour' }), 'age'],
  ['a column that is none', field({ fieldname: 'papers', child_fields: 'remark' }), 'papers'],
  ['a link that guests could not choose', field({ fieldname: 'class' }), 'class'],
  ['a guarded link', field({ fieldname: 'pupil', allow_read_on_all_link_options: 1 }), 'pupil'],
  ['a filter that is none', field({ fieldname: 'class', link_filters: '[["x","=",1]]' }), 'class'],
  ['nothing of what is required', { web_form_fields: [{ fieldname: 'full_name' }] }, 'phone'],
  [
    'what is required under a condition',
    { web_form_fields: [{ fieldname: 'full_name', depends_on: 'phone' }, { fieldname: 'phone' }] },
    'full_name',
  ],
  ['a window that ends before it begins', { opens_on: '2030-01-01', closes_on: '2029-01-01' }, 'closes_on'],
  [
    'one for each person, without a field that identifies the person',
    { allow_multiple: 0, person_field: 'colour' },
    'person_field',
  ],
])('Refuses to save a form with %s, naming the field', async (_what, changes, named) => {
  const answer = await site.administrator.post('/api/resource/Web Form', {
    ...registrationForm,
    ...{ route: 'refused', title: 'Refused' },
    ...changes,
  })
  expect(answer.status).toBe(417)
  expect(answer.body).toMatchObject({ field: named, code: 'forms.definition' })
})

test('Nobody opens a form for documents that they may not create', async () => {
  const store = await site.userWith('Store Manager')
  const answer = await store.post('/api/resource/Web Form', { ...registrationForm, route: 'mine' })
  expect(answer.body).toMatchObject({ field: 'doc_type', code: 'forms.definition' })
})

test('A type’s definition shows strangers only the fields of its open forms', async () => {
  const doctype = (name: string, client = site.guest) =>
    client.get('/api/method/frappe.desk.form.load.getdoctype', { doctype: name })
  const { docs } = { docs: [], ...valuesOf((await doctype('Try Registration')).body) }
  const fieldsOf = (meta: unknown) => {
    const { fields } = valuesOf(meta)
    return Array.isArray(fields) ? fields.map((field) => valuesOf(field)['fieldname']) : []
  }
  const [parent, papers] = docs
  expect(fieldsOf(parent)).toContain('full_name')
  for (const hidden of ['state', 'source', 'others', 'pupil', 'medical'])
    expect(fieldsOf(parent)).not.toContain(hidden)
  expect(fieldsOf(papers)).toEqual(['label', 'file', 'dated', 'for_class', 'cost'])
  expect(JSON.stringify(docs)).not.toContain('School Office')
  for (const type of ['Try Unrelated', 'Try Class', 'User']) expect((await doctype(type)).status).toBe(403)
})

test('Sanitises a form’s explanation when it is stored', async () => {
  const explanation = {
    fieldtype: 'HTML',
    options: '<p onclick="steal()">Bring a <b>photo</b><script>steal()</script></p>',
  }
  const fields = [...(registrationForm['web_form_fields'] as readonly object[]), explanation]
  await publish(site, 'explained', { web_form_fields: fields })
  const shown = JSON.stringify((await form('explained')).data)
  expect(shown).toContain('<p>Bring a <b>photo</b></p>')
  expect(shown).not.toContain('steal')
})
