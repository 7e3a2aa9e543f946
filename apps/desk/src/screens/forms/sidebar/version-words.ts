import type { DocMeta, DeskField } from '../../../data/document/type-meta.ts'
import type { FieldChange, Version } from '../../../data/document/versions.ts'
import type { Speech as ValueSpeech } from '../../../fields/show-value.tsx'
import { valueText } from '../../../fields/show-value.tsx'

const docstatusWords = ['desk.draft', 'desk.submitted', 'desk.cancelled'] as const

/** How values are said, and the full names of users that came with the document. */
export interface Speech extends ValueSpeech {
  people: ReadonlyMap<string, string>
}

const longest = 80

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

function changeWords(fields: readonly DeskField[], change: FieldChange, speech: Speech): string[] {
  const { t } = speech
  const [name, ...ends] = change
  if (name === 'docstatus') return [t(docstatusWords[Number(ends[1])] ?? 'desk.version_saved')]
  const field = fields.find(({ fieldname }) => fieldname === name)
  if (!field || field.isHidden) return []
  if (field.fieldtype === 'Password') return [field.label]
  const isPerson = field.fieldtype === 'Link' && field.options[0] === 'User'
  const [before, after] = ends.map((value) => {
    const text = valueText(field, value, speech)
    const label = isPerson ? (speech.people.get(text) ?? text) : text
    return shortened(label) || t('desk.nothing')
  })
  // Nothing became another kind of nothing.
  return before === after ? [] : [`${field.label}: ${before} → ${after}`]
}

function countByTable(rows: Version['added']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [table] of rows) counts.set(table, (counts.get(table) ?? 0) + 1)
  return counts
}

/** Who made a document: the system owns what it made for somebody, and the first version says for whom. */
export function makerOf(versions: readonly Version[], owner: string): string {
  return versions.find(({ kind }) => kind === 'created')?.owner ?? owner
}

/** Who saved a document last: what the system did for somebody of the house, the newest version says of him. */
export function changerOf(versions: readonly Version[], modifiedBy: string): string {
  return versions[0]?.owner ?? modifiedBy
}

/** What one save did, a sentence for each change; fields that this person does not see on the form are left out. */
export function versionWords(meta: DocMeta, version: Version, speech: Speech): string[] {
  const { t } = speech
  const tableOf = (name: string) => meta.fields.find(({ fieldname }) => fieldname === name)
  const counted = (id: 'desk.rows_added' | 'desk.rows_removed', rows: Version['added']) =>
    [...countByTable(rows)].flatMap(([name, count]) => {
      const table = tableOf(name)
      return table ? [t(id, { table: table.label, count })] : []
    })
  const inRows = version.row_changed.flatMap(([name, number, , changes]) => {
    const table = tableOf(name)
    const fields = meta.children.get(table?.options[0] ?? '')?.fields ?? []
    return changes
      .flatMap((change) => changeWords(fields, change, speech))
      .map((change) => t('desk.row_became', { table: table?.label ?? name, number, change }))
  })
  return [
    ...(version.kind === 'restored' ? [t('desk.version_restored')] : []),
    ...(version.move ? [meta.word(version.move)] : []),
    ...(version.renamed ? [`${t('desk.field_name')}: ${version.renamed.join(' → ')}`] : []),
    ...version.changed.flatMap((change) => changeWords(meta.fields, change, speech)),
    ...counted('desk.rows_added', version.added),
    ...counted('desk.rows_removed', version.removed),
    ...inRows,
  ]
}
