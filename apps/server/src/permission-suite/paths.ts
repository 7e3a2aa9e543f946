import type { DocType } from '#framework/doctypes'
import type { TestAnswer, TestClient } from '#framework/testing'
import { fileAt } from './seed-rows.ts'

/** One way to rows of a type: the names that it shows, or null when it refuses. */
export type ListPath = (
  client: TestClient,
  type: DocType,
  names: readonly string[],
) => Promise<readonly string[] | number | null>

/** One way to a document: whether it was shown. */
export type DocumentPath = (client: TestClient, type: DocType, name: string) => Promise<boolean>

export const addressOf = (type: DocType, name = ''): string =>
  `/api/resource/${encodeURIComponent(type.name)}${name && `/${encodeURIComponent(name)}`}`

function rowsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(row: unknown, key: string): string {
  return typeof row === 'object' && row !== null
    ? String(Object.getOwnPropertyDescriptor(row, key)?.value)
    : ''
}

/** What is refused is refused as such: any other failure is one of ours, and shows as what it is. */
function orRefused<T>(answer: TestAnswer, read: (answer: TestAnswer) => T): T | null {
  if (answer.status === 403) return null
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return read(answer)
}

const within = (names: readonly string[]) => [['name', 'in', names]]

export const listPaths: Readonly<Record<string, ListPath>> = {
  async 'resource list'(client, type, names) {
    const asked = { filters: within(names), order_by: 'name asc', limit_page_length: '0' }
    const answer = await client.get(addressOf(type), asked)
    return orRefused(answer, ({ data }) => rowsIn(data).map((row) => textOf(row, 'name')))
  },
  async 'frappe.client.get_count'(client, type, names) {
    const asked = { doctype: type.name, filters: within(names) }
    const answer = await client.get('/api/method/frappe.client.get_count', asked)
    return orRefused(answer, ({ message }) => Number(message))
  },
  async 'frappe.client.get_list'(client, type, names) {
    const asked = { doctype: type.name, filters: within(names), order_by: 'name asc', limit_page_length: 100 }
    const answer = await client.post('/api/method/frappe.client.get_list', asked)
    return orRefused(answer, ({ message }) => rowsIn(message).map((row) => textOf(row, 'name')))
  },
  async 'frappe.desk.search.search_link'(client, type, names) {
    const asked = { doctype: type.name, txt: '', filters: within(names), page_length: 100 }
    const answer = await client.post('/api/method/frappe.desk.search.search_link', asked)
    const shown = orRefused(answer, ({ message }) => rowsIn(message).map((row) => textOf(row, 'value')))
    return shown && [...shown].sort()
  },
}

/** One value of a document comes by way of a list: who may only select finds it too. */
export const valuePath = 'frappe.client.get_value'

/** A private file is read with the document that it hangs at. */
export const filePath = 'private file'

export const documentPaths: Readonly<Record<string, DocumentPath>> = {
  async resource(client, type, name) {
    const { status, body } = await client.get(addressOf(type, name))
    if (![200, 403, 404].includes(status)) throw new Error(`${status} ${JSON.stringify(body)}`)
    return status === 200
  },
  async [filePath](client, type, name) {
    const { status } = await client.get(fileAt(type, name))
    // The files are not on the disk: who may read one is told so, and who may not is refused before anything is looked for.
    if (status !== 403 && status !== 404) throw new Error(`${status}`)
    return status === 404
  },
  async 'frappe.client.get'(client, type, name) {
    const { status } = await client.post('/api/method/frappe.client.get', { doctype: type.name, name })
    return status === 200
  },
  async [valuePath](client, type, name) {
    const asked = { doctype: type.name, fieldname: 'name', filters: { name } }
    const { message } = await client.post('/api/method/frappe.client.get_value', asked)
    return textOf(message, 'name') === name
  },
  async 'frappe.desk.form.load.getdoc'(client, type, name) {
    const { body } = await client.get('/api/method/frappe.desk.form.load.getdoc', {
      doctype: type.name,
      name,
    })
    return typeof body === 'object' && body !== null && 'docs' in body
  },
}
