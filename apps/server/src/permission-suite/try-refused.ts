import type { DocType, Verb } from '#framework/doctypes'
import type { TestResponse, TestClient } from '#framework/testing'
import { isDeclared, type StoredRow } from './declared-access.ts'
import { addressOf } from './request-paths.ts'
import { nameOf, rowsOf, type Difference, type Trial } from './trial.ts'

type Send = (client: TestClient, type: DocType, name: string) => Promise<TestResponse>

const call =
  (method: string, args: (doctype: string, name: string) => object): Send =>
  (client, type, name) =>
    client.post(`/api/method/${method}`, args(type.name, name))

const attempts: Readonly<Partial<Record<Verb, Readonly<Record<string, Send>>>>> = {
  read: {
    comment: call('frappe.desk.form.utils.add_comment', (reference_doctype, reference_name) => ({
      ...{ reference_doctype, reference_name, content: 'x' },
    })),
    'run a method': call('run_doc_method', (dt, dn) => ({ dt, dn, method: 'x' })),
  },
  write: {
    'resource PUT': (client, type, name) => client.put(addressOf(type, name), {}),
    set_value: call('frappe.client.set_value', (doctype, name) => ({ doctype, name, fieldname: {} })),
    save: call('frappe.client.save', (doctype, name) => ({ doc: { doctype, name, modified: '2026-01-01' } })),
    tag: call('frappe.desk.doctype.tag.tag.add_tag', (dt, dn) => ({ dt, dn, tag: 'x' })),
    transition: call('mela.desk.apply_transition', (doctype, name) => ({ doctype, name, action: 'x' })),
    rename: call('frappe.client.rename_doc', (doctype, old_name) => ({ doctype, old_name, new_name: 'x' })),
  },
  submit: {
    submit: call('frappe.client.submit', (doctype, name) => ({
      doc: { doctype, name, modified: '2026-01-01' },
    })),
  },
  cancel: { cancel: call('frappe.client.cancel', (doctype, name) => ({ doctype, name })) },
  delete: {
    'resource DELETE': (client, type, name) => client.delete(addressOf(type, name)),
    delete: call('frappe.client.delete', (doctype, name) => ({ doctype, name })),
  },
  share: {
    share: call('frappe.share.add', (doctype, name) => ({ doctype, name, user: 'Administrator' })),
  },
}

/** Bulk calls return 200 with a result for each document, so the test checks the stored rows. */
const bulk: readonly Send[] = [
  call('frappe.client.bulk_update', (doctype, docname) => ({ docs: [{ doctype, docname }] })),
  call('frappe.desk.reportview.delete_items', (doctype, name) => ({ doctype, items: [name] })),
]

/** Hidden documents give 404; some calls are invalid in themselves. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429

async function tryAttempts(
  type: DocType,
  verb: Verb,
  { row, trial }: { row: StoredRow; trial: Trial },
): Promise<readonly Difference[]> {
  const name = nameOf(row)
  const tried = Object.entries(attempts[verb] ?? {}).map(
    async ([path, send]): Promise<readonly Difference[]> => {
      const { status } = await send(trial.client, type, name)
      return isRefusal(status) ? [] : [[type.name, path, name, 'refused', status]]
    },
  )
  return (await Promise.all(tried)).flat()
}

export async function tryRefused(type: DocType, trial: Trial): Promise<readonly Difference[]> {
  const { requester, world, client } = trial
  const found: (readonly Difference[])[] = []
  for (const verb of ['read', 'write', 'submit', 'cancel', 'delete', 'share'] as const) {
    const row = rowsOf(type, trial).findLast((one) => !isDeclared(type, verb, { requester, world, row: one }))
    if (row) found.push(await tryAttempts(type, verb, { row, trial }))
  }
  const protectedRow = rowsOf(type, trial).find((row) =>
    (['write', 'delete'] as const).every((verb) => !isDeclared(type, verb, { requester, world, row })),
  )
  if (protectedRow) for (const send of bulk) await send(client, type, nameOf(protectedRow))
  return found.flat()
}
