import type { DocMeta, DeskField } from '../../data/doc-meta.ts'
import type { FieldChange, Version } from '../../data/versions.ts'
import type { Speech } from '../../fields/show-value.tsx'
import { valueText } from '../../fields/show-value.tsx'

const docstatusWords = ['desk.draft', 'desk.submitted', 'desk.cancelled'] as const

const longest = 80

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

function changeWords(fields: readonly DeskField[], change: FieldChange, speech: Speech): string[] {
  const { say } = speech
  const [name, ...ends] = change
  if (name === 'docstatus') return [say(docstatusWords[Number(ends[1])] ?? 'desk.version_saved')]
  const field = fields.find(({ fieldname }) => fieldname === name)
  if (!field) return []
  if (field.fieldtype === 'Password') return [field.label]
  const [before, after] = ends.map(
    (value) => shortened(valueText(field, value, speech)) || say('desk.nothing'),
  )
  return [`${field.label}: ${before} → ${after}`]
}

function countByTable(rows: Version['added']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [table] of rows) counts.set(table, (counts.get(table) ?? 0) + 1)
  return counts
}

/** What one save did, a sentence for each change; fields that this person may not see are left out. */
export function versionWords(meta: DocMeta, version: Version, speech: Speech): string[] {
  const { say } = speech
  const tableOf = (name: string) => meta.fields.find(({ fieldname }) => fieldname === name)
  const counted = (id: 'desk.rows_added' | 'desk.rows_removed', rows: Version['added']) =>
    [...countByTable(rows)].flatMap(([name, count]) => {
      const table = tableOf(name)
      return table ? [say(id, { table: table.label, count })] : []
    })
  const inRows = version.row_changed.flatMap(([name, number, , changes]) => {
    const table = tableOf(name)
    const fields = meta.children.get(table?.options[0] ?? '')?.fields ?? []
    return changes
      .flatMap((change) => changeWords(fields, change, speech))
      .map((change) => say('desk.row_became', { table: table?.label ?? name, number, change }))
  })
  return [
    ...(version.kind === 'restored' ? [say('desk.version_restored')] : []),
    ...(version.move ? [meta.word(version.move)] : []),
    ...(version.renamed ? [`${say('desk.field_name')}: ${version.renamed.join(' → ')}`] : []),
    ...version.changed.flatMap((change) => changeWords(meta.fields, change, speech)),
    ...counted('desk.rows_added', version.added),
    ...counted('desk.rows_removed', version.removed),
    ...inRows,
  ]
}
