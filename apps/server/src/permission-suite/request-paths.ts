import type { DocType } from '#framework/doctypes'
import type { TestResponse, TestClient } from '#framework/testing'
import { fileAt } from './seed-rows.ts'

type ListPath = (
  client: TestClient,
  type: DocType,
  names: readonly string[],
) => Promise<readonly string[] | number | null>

export const addressOf = (type: DocType, name = ''): string =>
  `/api/resource/${encodeURIComponent(type.name)}${name && `/${encodeURIComponent(name)}`}`

function rowsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function valueIn(row: unknown, key: string): unknown {
  return typeof row === 'object' && row !== null
    ? Object.getOwnPropertyDescriptor(row, key)?.value
    : undefined
}

const namesIn = (rows: unknown, key = 'name') => rowsIn(rows).map((row) => String(valueIn(row, key)))

function orRefused<T>(response: TestResponse, read: (response: TestResponse) => T): T | null {
  if (response.status === 403) return null
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`)
  return read(response)
}

const within = (names: readonly string[]) => [['name', 'in', names]]

const allRows = { order_by: 'name asc', limit_page_length: '0' } as const

async function listed(client: TestClient, type: DocType, question: Readonly<Record<string, unknown>>) {
  return orRefused(await client.get(addressOf(type), { ...allRows, ...question }), ({ rows }) => rows)
}

async function called(
  client: TestClient,
  method: string,
  args: Readonly<Record<string, unknown>>,
): Promise<readonly unknown[] | null> {
  return orRefused(await client.post(`/api/method/${method}`, args), ({ message }) => rowsIn(message))
}

const countPath =
  (method: string): ListPath =>
  async (client, type, names) => {
    const asked = { doctype: type.name, filters: within(names) }
    const response = await client.get(`/api/method/${method}`, asked)
    return orRefused(response, ({ message }) => Number(message))
  }

const orNull = (rows: readonly unknown[] | null, key = 'name') => rows && namesIn(rows, key)

function namesInTable(text: unknown): readonly string[] {
  return String(text)
    .split('\r\n')
    .slice(1)
    .filter((line) => line !== '')
}

export const exportPath = 'mela.desk.export'

export const listPaths: Readonly<Record<string, ListPath>> = {
  'resource list': async (client, type, names) =>
    orNull(await listed(client, type, { filters: within(names) })),
  'resource list by or_filters': async (client, type, names) =>
    orNull(await listed(client, type, { or_filters: names.map((name) => ['name', '=', name]) })),
  async 'resource aggregate'(client, type, names) {
    const question = { fields: ['count(name) as many'], filters: within(names), order_by: '' }
    const rows = await listed(client, type, question)
    return rows && Number(valueIn(rows[0], 'many'))
  },
  'resource group': async (client, type, names) =>
    orNull(
      await listed(client, type, {
        fields: ['name', 'count(name) as many'],
        filters: within(names),
        group_by: 'name',
      }),
    ),
  'frappe.client.get_count': countPath('frappe.client.get_count'),
  'frappe.desk.reportview.get_count': countPath('frappe.desk.reportview.get_count'),
  async 'frappe.client.get_list'(client, type, names) {
    const asked = { doctype: type.name, filters: within(names), order_by: 'name asc', limit_page_length: 100 }
    return orNull(await called(client, 'frappe.client.get_list', asked))
  },
  async 'cmd frappe.client.get_list'(client, type, names) {
    const asked = { doctype: type.name, filters: within(names), order_by: 'name asc', limit_page_length: 100 }
    const response = await client.post('/', { cmd: 'frappe.client.get_list', ...asked })
    return orRefused(response, ({ message }) => namesIn(message))
  },
  async 'frappe.desk.search.search_link'(client, type, names) {
    const asked = { doctype: type.name, txt: '', filters: within(names), page_length: 100 }
    const shown = orNull(await called(client, 'frappe.desk.search.search_link', asked), 'value')
    return shown && [...shown].sort()
  },
  async 'frappe.desk.reportview.get'(client, type, names) {
    const asked = { doctype: type.name, fields: ['name'], filters: within(names), order_by: 'name asc' }
    const response = await client.post('/api/method/frappe.desk.reportview.get', asked)
    const valuesOf = (message: unknown) => rowsIn(valueIn(message, 'values'))
    return orRefused(response, ({ message }) => valuesOf(message).map((values) => String(rowsIn(values)[0])))
  },
  async 'frappe.desk.reportview.get_list'(client, type, names) {
    const asked = { doctype: type.name, fields: ['name'], filters: within(names), order_by: 'name asc' }
    return orNull(await called(client, 'frappe.desk.reportview.get_list', asked))
  },
  async [exportPath](client, type, names) {
    const asked = { doctype: type.name, fields: ['name'], filters: within(names), order_by: 'name asc' }
    const response = await client.post('/api/method/mela.desk.export', asked)
    return orRefused(response, ({ body }) => namesInTable(body))
  },
}

/** A document with the responses that several paths look at, so that each is requested once. */
export interface TriedDocument {
  readonly client: TestClient
  readonly type: DocType
  readonly name: string
  readonly getdoc: TestResponse
  readonly versions: TestResponse
  readonly shares: TestResponse
}

export async function openDocument(client: TestClient, type: DocType, name: string): Promise<TriedDocument> {
  const asked = { doctype: type.name, name }
  const [getdoc, versions, shares] = await Promise.all([
    client.get('/api/method/frappe.desk.form.load.getdoc', asked),
    client.post('/api/method/mela.desk.get_versions', asked),
    client.post('/api/method/frappe.share.get_users', asked),
  ])
  return { client, type, name, getdoc, versions, shares }
}

type DocumentPath = (document: TriedDocument) => Promise<boolean> | boolean

export const foundPaths: ReadonlySet<string> = new Set([
  'frappe.client.get_value',
  'frappe.client.validate_link',
])

/** A private file is read with the document that it is attached to. */
export const filePath = 'private file'

const hasRows = (rows: unknown): boolean => Array.isArray(rows) && rows.length > 0

const inDocinfo =
  (key: string): DocumentPath =>
  ({ getdoc }) =>
    hasRows(valueIn(valueIn(getdoc.body, 'docinfo'), key))

export const deskPaths: Readonly<Record<string, DocumentPath>> = {
  'comments in getdoc': inDocinfo('comments'),
  'versions in getdoc': inDocinfo('versions'),
  'shares in getdoc': inDocinfo('shared'),
  'entries of mela.desk.get_versions': ({ versions }) => hasRows(versions.message),
  'entries of frappe.share.get_users': ({ shares }) => hasRows(shares.message),
}

function isAnswered({ status, body }: TestResponse): boolean {
  if (![200, 403, 404].includes(status)) throw new Error(`${status} ${JSON.stringify(body)}`)
  return status === 200
}

export const documentPaths: Readonly<Record<string, DocumentPath>> = {
  resource: async ({ client, type, name }) => isAnswered(await client.get(addressOf(type, name))),
  async [filePath]({ client, type, name }) {
    const { status } = await client.get(fileAt(type, name))
    // The files are not on the disk: readers get 404, other callers are refused before the lookup.
    if (status !== 403 && status !== 404) throw new Error(`${status}`)
    return status === 404
  },
  'frappe.client.get': async ({ client, type, name }) =>
    isAnswered(await client.post('/api/method/frappe.client.get', { doctype: type.name, name })),
  async 'frappe.client.get_value'({ client, type, name }) {
    const asked = { doctype: type.name, fieldname: 'name', filters: { name } }
    const { message } = await client.post('/api/method/frappe.client.get_value', asked)
    return valueIn(message, 'name') === name
  },
  async 'frappe.client.validate_link'({ client, type, name }) {
    const asked = { doctype: type.name, docname: name }
    const { message } = await client.post('/api/method/frappe.client.validate_link', asked)
    return valueIn(message, 'name') === name
  },
  async 'frappe.client.has_permission'({ client, type, name }) {
    const asked = { doctype: type.name, docname: name, perm_type: 'read' }
    const { message } = await client.post('/api/method/frappe.client.has_permission', asked)
    return valueIn(message, 'has_permission') === true
  },
  'frappe.desk.form.load.getdoc': ({ getdoc: { body } }) =>
    typeof body === 'object' && body !== null && 'docs' in body,
  'mela.desk.get_versions': ({ versions }) => isAnswered(versions),
  'frappe.share.get_users': ({ shares }) => isAnswered(shares),
}
