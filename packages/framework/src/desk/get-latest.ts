import { choiceMessage, fieldId, type DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers, type MethodContext } from '#framework/modules'
import { permissionFor } from '#framework/permissions'
import { workedWithTypes } from './desk-types.ts'

export interface LatestDocument {
  readonly doctype: string
  readonly name: string
  readonly title: string
  readonly creation: string
}

const MAX_SHOWN = 12
const MAX_OF_ONE_TYPE = 4

async function latestOf(documents: Documents, type: DocType): Promise<readonly LatestDocument[]> {
  const fields = [...new Set(['name', 'creation', type.titleField])]
  const rows = await documents.list(type, { fields, order_by: 'creation desc', limit: MAX_OF_ONE_TYPE })
  return rows.map((row) => ({
    doctype: type.name,
    name: String(row['name']),
    title: String(row[type.titleField] ?? row['name']),
    creation: String(row['creation']),
  }))
}

type Asking = Pick<MethodContext<never>, 'registry' | 'caller' | 'documents' | 't'>

/** Returns the type of the documents that the titles of a type name, if any that the caller may read. */
function titleTarget({ registry, caller }: Asking, { fields, titleField }: DocType): DocType | undefined {
  const field = fields[titleField]
  const name = field?.fieldtype === 'Link' ? field.choices[0] : field?.options.linksTo
  const target = registry.find(name ?? '')
  return target && permissionFor(target, 'read', caller).kind !== 'never' ? target : undefined
}

async function titlesOf(documents: Documents, target: DocType, names: readonly string[]) {
  const fields = [...new Set(['name', target.titleField])]
  const rows = await documents.list(target, { fields, filters: [['name', 'in', names]] })
  return new Map(rows.map((row) => [String(row['name']), String(row[target.titleField] ?? row['name'])]))
}

/** Shows titles as lists do: for a choice its label, for a linked document its title. */
async function withShownTitles(asking: Asking, type: DocType, latest: readonly LatestDocument[]) {
  if (type.fields[type.titleField]?.fieldtype === 'Select') {
    const id = fieldId(type.name, type.titleField)
    return latest.map((one) => ({ ...one, title: asking.t(choiceMessage(id, one.title)) }))
  }
  const target = titleTarget(asking, type)
  if (!target) return latest
  const names = latest.map(({ title }) => title)
  const titles = await titlesOf(asking.documents, target, names)
  return latest.map((one) => ({ ...one, title: titles.get(one.title) ?? one.title }))
}

const newestFirst = (one: LatestDocument, other: LatestDocument) => other.creation.localeCompare(one.creation)

/**
 * Returns the latest documents of the types that the caller works with. Audited types are left out, because they are
 * read on purpose only.
 */
export const getLatest = method({
  access: signedInUsers,
  input: {},
  reads: true,
  isTranslated: true,
  async run({ registry, caller, documents, t }) {
    const types = workedWithTypes(registry, caller).filter((type) => type.guarded === null)
    const latest = await Promise.all(types.map((type) => latestOf(documents, type)))
    const shown = latest.flat().sort(newestFirst).slice(0, MAX_SHOWN)
    const byType = types.map((type) => ({ type, rows: shown.filter(({ doctype }) => doctype === type.name) }))
    const asking = { registry, caller, documents, t }
    const titled = byType
      .filter(({ rows }) => rows.length > 0)
      .map(({ type, rows }) => withShownTitles(asking, type, rows))
    return (await Promise.all(titled)).flat().sort(newestFirst)
  },
})
