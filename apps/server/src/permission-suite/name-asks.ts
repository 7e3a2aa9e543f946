import type { DocType } from '#framework/doctypes'
import { methodNames, type Engine } from '#framework/engine'
import type { TestResponse, TestClient } from '#framework/testing'
import { addressOf } from './request-paths.ts'
import { fileAt } from './seed-rows.ts'

export type Ask = (client: TestClient, type: DocType, name: string) => Promise<TestResponse>

type Args = Readonly<Record<string, unknown>>

const typeArguments: readonly string[] = ['doctype', 'dt', 'reference_doctype', 'reference_type']
const nameArguments: readonly string[] = ['name', 'docname', 'dn', 'reference_name', 'old_name']

const besides: Args = {
  ...{ method: 'x', tag: 'x', content: 'x', new_name: 'x', action: 'x', reason: 'fraud', color: 'x' },
  ...{ user: 'Administrator', permission_to: 'read', assign_to: 'Administrator', fieldname: {} },
  ...{ gateway: 'Razorpay', idempotency_key: 'one-key-for-every-name' },
}

const call =
  (method: string, argsFor: (doctype: string, name: string) => Args): Ask =>
  (client, type, name) =>
    client.post(`/api/method/${method}`, argsFor(type.name, name))

function callsOf({ modules }: Engine): readonly (readonly [string, Ask])[] {
  return [...methodNames(modules)].flatMap(([path, { input, methods }]): (readonly [string, Ask])[] => {
    const typeArgument = typeArguments.find((one) => one in input)
    const nameArgument = nameArguments.find((one) => one in input)
    if (typeArgument === undefined || nameArgument === undefined || !methods.includes('POST')) return []
    const rest = Object.fromEntries(Object.entries(besides).filter(([key]) => key in input))
    return [[path, call(path, (type, name) => ({ ...rest, [typeArgument]: type, [nameArgument]: name }))]]
  })
}

const seen = '2026-01-01'

function fileFor(type: DocType, name: string): FormData {
  const body = new FormData()
  body.set('doctype', type.name)
  body.set('docname', name)
  body.set('file', new Blob(['hello']), 'hello.txt')
  return body
}

const otherAsks: Readonly<Record<string, Ask>> = {
  read: (client, type, name) => client.get(addressOf(type, name)),
  'run_method by GET': (client, type, name) => client.get(addressOf(type, name), { run_method: 'x' }),
  'run_method by POST': (client, type, name) => client.post(addressOf(type, name), { run_method: 'x' }),
  change: (client, type, name) => client.put(addressOf(type, name), {}),
  delete: (client, type, name) => client.delete(addressOf(type, name)),
  'private file': (client, type, name) => client.get(fileAt(type, name)),
  'save a whole document': call('frappe.client.save', (doctype, name) => ({
    doc: { doctype, name, modified: seen },
  })),
  submit: call('frappe.client.submit', (doctype, name) => ({ doc: { doctype, name, modified: seen } })),
  'run a method of a sent document': call('run_doc_method', (doctype, name) => ({
    ...{ method: 'x', docs: { doctype, name } },
  })),
  'change many': call('frappe.client.bulk_update', (doctype, docname) => ({ docs: [{ doctype, docname }] })),
  'delete many': call('frappe.desk.reportview.delete_items', (doctype, name) => ({ doctype, items: [name] })),
  'find one value': call('frappe.client.get_value', (doctype, name) => ({
    ...{ doctype, fieldname: 'name', filters: { name } },
  })),
  count: call('frappe.client.get_count', (doctype, name) => ({ doctype, filters: { name } })),
  'hang a file at it': (client, type, name) =>
    client.request('POST', '/api/method/upload_file', { body: fileFor(type, name) }),
}

export const asksAbout = (engine: Engine): ReadonlyMap<string, Ask> =>
  new Map([...Object.entries(otherAsks), ...callsOf(engine)])
