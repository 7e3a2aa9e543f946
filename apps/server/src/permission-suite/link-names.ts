import { fieldsOf, isTable, type DocType, type ResolvedField } from '#framework/doctypes'
import type { TestResponse, TestClient } from '#framework/testing'
import { hasColumn } from '#meta'
import { isDeclared, isEverDeclared, type StoredRow } from './declared-access.ts'
import { addressOf, valueIn } from './request-paths.ts'
import { isSingle } from './seed-rows.ts'
import { nameOf, rowsOf, type Difference, type Trial } from './trial.ts'
import { levelsFor } from './try-read-only.ts'

type Values = Readonly<Record<string, unknown>>

interface WrittenLink {
  readonly field: ResolvedField
  readonly target: DocType
  readonly valuesFor: (name: string) => Values
}

const isWritten = ({ level, spec }: ResolvedField, levels: ReadonlySet<number>): boolean =>
  levels.has(level) && spec.options.readOnly !== true

function writtenLinks(type: DocType, verb: 'write' | 'create', trial: Trial): readonly WrittenLink[] {
  const { registry } = trial.site.engine
  const levels = levelsFor(type, verb, trial)
  const linksOf = (holder: DocType, place: (values: Values) => Values) =>
    fieldsOf(holder)
      .filter((field) => field.fieldtype === 'Link' && isWritten(field, levels))
      .map((field) => ({
        field,
        target: registry.get(field.options[0] ?? ''),
        valuesFor: (name: string) => place({ [field.fieldname]: name }),
      }))
  const inRows = fieldsOf(type).flatMap((table) =>
    isTable(table.spec) && isWritten(table, levels)
      ? linksOf(table.spec.child, (row) => ({ [table.fieldname]: [row] }))
      : [],
  )
  return [...linksOf(type, (values) => values), ...inRows]
}

function hiddenRow(target: DocType, trial: Trial): StoredRow | undefined {
  const { requester, world } = trial
  if (isSingle(target)) return undefined
  return rowsOf(target, trial).findLast((row) => !isDeclared(target, 'select', { requester, world, row }))
}

interface Saving {
  readonly type: DocType
  readonly values: Values
  readonly name: string
}

type Save = (client: TestClient, saving: Saving) => Promise<TestResponse>

const call =
  (method: string, argsFor: (doc: Values) => Values): Save =>
  (client, { type, values }) =>
    client.post(`/api/method/${method}`, argsFor({ doctype: type.name, ...values }))

const creations: Readonly<Record<string, Save>> = {
  'resource POST': (client, { type, values }) => client.post(addressOf(type), values),
  insert: call('frappe.client.insert', (doc) => ({ doc })),
  insert_many: call('frappe.client.insert_many', (doc) => ({ docs: [doc] })),
  savedocs: call('frappe.desk.form.save.savedocs', (doc) => ({
    doc: { ...doc, __islocal: 1 },
    action: 'Save',
  })),
}

const changes: Readonly<Record<string, Save>> = {
  'resource PUT': (client, { type, values, name }) => client.put(addressOf(type, name), values),
  set_value: (client, { type, values, name }) =>
    client.post('/api/method/frappe.client.set_value', { doctype: type.name, name, fieldname: values }),
  bulk_update: (client, { type, values, name }) => {
    const docs = [{ doctype: type.name, docname: name, ...values }]
    return client.post('/api/method/frappe.client.bulk_update', { docs })
  },
}

const NONE = 'seed-9-9'

const answerWithoutName = ({ status, body }: TestResponse, name: string) =>
  `${status} ${JSON.stringify(body).replaceAll(name, '')}`

interface LinkTry extends WrittenLink {
  readonly saving: Saving
  readonly savePaths: Readonly<Record<string, Save>>
  readonly hidden: string
}

async function compare(
  [path, save]: readonly [string, Save],
  { field, saving, valuesFor, hidden }: LinkTry,
  client: TestClient,
): Promise<Difference | null> {
  const answerTo = async (linked: string) =>
    answerWithoutName(
      await save(client, { ...saving, values: { ...saving.values, ...valuesFor(linked) } }),
      linked,
    )
  const missing = await answerTo(NONE)
  const found = await answerTo(hidden)
  const isRefusedAlike = found === missing && found.includes('frappe.exceptions')
  return isRefusedAlike ? null : [saving.type.name, `${path} ${field.fieldname}`, hidden, missing, found]
}

function typedValues(type: DocType, row: StoredRow | undefined, trial: Trial): Values {
  const levels = levelsFor(type, 'create', trial)
  const typed = fieldsOf(type).filter((field) => hasColumn(field.fieldtype) && isWritten(field, levels))
  return Object.fromEntries(
    typed.map(({ fieldname, fieldtype }) => [
      fieldname,
      fieldtype === 'Phone' ? '+919800000099' : valueIn(row, fieldname),
    ]),
  )
}

function savingOf(type: DocType, verb: 'write' | 'create', trial: Trial): Saving | null {
  const { requester, world } = trial
  if (type.appendOnly && verb === 'write') return null
  if (verb === 'create') {
    if (isSingle(type) || !isEverDeclared(type, 'create', requester)) return null
    return { type, values: typedValues(type, rowsOf(type, trial)[0], trial), name: '' }
  }
  const row = rowsOf(type, trial).find((one) => isDeclared(type, 'write', { requester, world, row: one }))
  return row ? { type, values: {}, name: nameOf(row) } : null
}

export function linkTries(type: DocType, trial: Trial): readonly LinkTry[] {
  return (['create', 'write'] as const).flatMap((verb) => {
    const saving = savingOf(type, verb, trial)
    if (!saving) return []
    const savePaths = verb === 'create' ? creations : changes
    return writtenLinks(type, verb, trial).flatMap((link) => {
      const row = hiddenRow(link.target, trial)
      return row ? [{ ...link, saving, savePaths, hidden: nameOf(row) }] : []
    })
  })
}

export const isUnread = ({ field }: WrittenLink): boolean => field.spec.options.linksUnread !== undefined

export async function tryLinks(type: DocType, trial: Trial): Promise<readonly (Difference | null)[]> {
  const tries = linkTries(type, trial).filter((link) => !isUnread(link))
  const found: (Difference | null)[] = []
  for (const link of tries)
    for (const savePath of Object.entries(link.savePaths))
      found.push(await compare(savePath, link, trial.client))
  return found
}
