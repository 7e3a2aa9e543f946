import type { DocType } from '#framework/doctypes'
import type { TestClient } from '#framework/testing'
import { addressOf, valueIn } from './list-paths.ts'
import { fileAt } from './seed-rows.ts'

/** One way to a document: whether it was shown. */
type DocumentPath = (client: TestClient, type: DocType, name: string) => Promise<boolean>

/** Paths that go by way of a list: who may only select finds the document too. */
export const foundPaths: ReadonlySet<string> = new Set([
  'frappe.client.get_value',
  'frappe.client.validate_link',
])

/** A private file is read with the document that it hangs at. */
export const filePath = 'private file'

/** Whether an answer has rows under a key, or is such rows itself. */
const hasRows = (answer: unknown, key: string | null): boolean => {
  const rows = key === null ? answer : valueIn(answer, key)
  return Array.isArray(rows) && rows.length > 0
}

const readDocinfo = async (client: TestClient, type: DocType, name: string): Promise<unknown> => {
  const { body } = await client.get('/api/method/frappe.desk.form.load.getdoc', { doctype: type.name, name })
  return valueIn(body, 'docinfo')
}

/** Ways to what is said of a document and what happened to it: for those alone who work on it in the desk. */
export const deskPaths: Readonly<Record<string, DocumentPath>> = {
  'comments in getdoc': async (client, type, name) =>
    hasRows(await readDocinfo(client, type, name), 'comments'),
  'versions in getdoc': async (client, type, name) =>
    hasRows(await readDocinfo(client, type, name), 'versions'),
  'shares in getdoc': async (client, type, name) => hasRows(await readDocinfo(client, type, name), 'shared'),
  async 'entries of mela.desk.get_versions'(client, type, name) {
    const asked = { doctype: type.name, name }
    return hasRows((await client.post('/api/method/mela.desk.get_versions', asked)).message, null)
  },
  async 'entries of frappe.share.get_users'(client, type, name) {
    const asked = { doctype: type.name, name }
    return hasRows((await client.post('/api/method/frappe.share.get_users', asked)).message, null)
  },
}

/** A call that answers about a document, or refuses. */
const answersOf =
  (method: string, argument = 'name'): DocumentPath =>
  async (client, type, name) => {
    const { status, body } = await client.post(`/api/method/${method}`, {
      doctype: type.name,
      [argument]: name,
    })
    if (![200, 403, 404].includes(status)) throw new Error(`${status} ${JSON.stringify(body)}`)
    return status === 200
  }

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
  'frappe.client.get': answersOf('frappe.client.get'),
  async 'frappe.client.get_value'(client, type, name) {
    const asked = { doctype: type.name, fieldname: 'name', filters: { name } }
    const { message } = await client.post('/api/method/frappe.client.get_value', asked)
    return valueIn(message, 'name') === name
  },
  async 'frappe.client.validate_link'(client, type, name) {
    const asked = { doctype: type.name, docname: name }
    const { message } = await client.post('/api/method/frappe.client.validate_link', asked)
    return valueIn(message, 'name') === name
  },
  async 'frappe.client.has_permission'(client, type, name) {
    const asked = { doctype: type.name, docname: name, perm_type: 'read' }
    const { message } = await client.post('/api/method/frappe.client.has_permission', asked)
    return valueIn(message, 'has_permission') === true
  },
  async 'frappe.desk.form.load.getdoc'(client, type, name) {
    const { body } = await client.get('/api/method/frappe.desk.form.load.getdoc', {
      doctype: type.name,
      name,
    })
    return typeof body === 'object' && body !== null && 'docs' in body
  },
  'mela.desk.get_versions': answersOf('mela.desk.get_versions'),
  'frappe.share.get_users': answersOf('frappe.share.get_users'),
}
