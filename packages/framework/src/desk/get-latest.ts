import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
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

/**
 * Returns the latest documents of the types that the caller works with. Audited types are left out, because they are
 * read on purpose only.
 */
export const getLatest = method({
  access: signedInUsers,
  input: {},
  reads: true,
  async run({ registry, caller, documents }) {
    const types = workedWithTypes(registry, caller).filter((type) => type.guarded === null)
    const latest = await Promise.all(types.map((type) => latestOf(documents, type)))
    return latest
      .flat()
      .sort((one, other) => other.creation.localeCompare(one.creation))
      .slice(0, MAX_SHOWN)
  },
})
