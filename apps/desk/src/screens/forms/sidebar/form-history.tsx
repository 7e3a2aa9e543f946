import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { DocMeta, DeskField } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { useVersions, type Version, type FieldChange } from '../../../data/document/document-info.ts'
import { titleKey, useLinkTitles } from '../../../data/link/link-titles.ts'
import { namesUser, useUserName } from '../../../data/user/people.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { momentText } from '../../../ui/dates.ts'
import { type ValueLanguage as ValueSpeech, valueText } from '../../../fields/show-value.tsx'

type People = ReadonlyMap<string, string>

interface EventProps {
  texts: readonly string[]
  by: string
  at: string
  people: People
}

function HistoryEvent({ texts, by, at, people }: EventProps) {
  const { language } = useLanguage()
  const known = people.get(by) ?? null
  const read = useUserName(known === null ? by : '')
  const name = known ?? read
  return (
    <li>
      {texts.map((one, index) => (
        <span key={index}>{one}</span>
      ))}
      <span className="dim">{[name, momentText(at, language)].filter(Boolean).join(', ')}</span>
    </li>
  )
}

interface Happened extends Omit<EventProps, 'people'> {
  key: string
}

const linksIn = ({ fields }: DocMeta) =>
  fields.filter((field) => field.fieldtype === 'Link' && !namesUser(field))

/** Returns rows of what fields held before and after each change, for the titles of the documents that they name. */
const namedIn = (versions: readonly Version[]): AnyDocument[] =>
  versions.flatMap(({ changed }) =>
    changed.flatMap(([name, before, after]) => [{ [name]: before }, { [name]: after }]),
  )

function useEvents(meta: DocMeta, versions: readonly Version[], people: People): Happened[] {
  const t = useTranslate()
  const { language } = useLanguage()
  const later = versions.filter(({ kind }) => kind !== 'created')
  const links = useMemo(() => linksIn(meta), [meta])
  const named = useMemo(() => namedIn(versions), [versions])
  const titles = useLinkTitles(links, named)
  return later.map((version) => {
    const texts = versionTexts(meta, version, { t, language, people, titles })
    return {
      key: version.name,
      texts: texts.length === 0 ? [t('desk.version_saved')] : texts,
      by: version.owner,
      at: version.creation,
    }
  })
}

const firstShown = 5

const none: readonly Version[] = []

interface Props {
  meta: DocMeta
  document: AnyDocument
  isDirty: boolean
  people: People
}

export function FormHistory({ meta, document, isDirty, people }: Props) {
  const t = useTranslate()
  const [areAllShown, setAllShown] = useState(false)
  const text = (field: string) => textOf(document[field])
  const { data = none, isError } = useVersions({
    doctype: meta.name,
    name: text('name'),
    modified: text('modified'),
    isWanted: meta.isTracked,
  })
  const events = useEvents(meta, data, people)
  const shown = areAllShown ? events : events.slice(0, firstShown)
  const isChanged = text('modified') !== text('creation')
  return (
    <section className="card form-section" aria-labelledby="document-history">
      <h2 id="document-history">{t('desk.what_happened')}</h2>
      <ul className="history">
        {isDirty && (
          <li>
            {t('desk.you_are_changing')}
            <span className="dim">{t('desk.not_saved')}</span>
          </li>
        )}
        {shown.map(({ key, ...event }) => (
          <HistoryEvent key={key} {...event} people={people} />
        ))}
        {events.length === 0 && isChanged && (
          <HistoryEvent
            texts={[t('desk.changed_last')]}
            by={text('modified_by')}
            at={text('modified')}
            people={people}
          />
        )}
        {shown.length === events.length && (
          <HistoryEvent
            texts={[t('desk.made')]}
            by={makerOf(data, text('owner'))}
            at={text('creation')}
            people={people}
          />
        )}
      </ul>
      {shown.length < events.length && (
        <Button variant="subtle" className="plain-button" onClick={() => setAllShown(true)}>
          {t('desk.older_changes')}
        </Button>
      )}
      {isError && <p className="field-help">{t('desk.history_failed')}</p>}
    </section>
  )
}

const docstatusLabels = ['desk.draft', 'desk.submitted', 'desk.cancelled'] as const

export interface HistoryLanguage extends ValueSpeech {
  people: ReadonlyMap<string, string>
}

const longest = 80

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

function linkText(field: DeskField, name: string, { people, titles }: HistoryLanguage): string {
  const title = namesUser(field) ? people.get(name) : titles?.get(titleKey(field.options[0] ?? '', name))
  return title || name
}

function changeTexts(fields: readonly DeskField[], change: FieldChange, speech: HistoryLanguage): string[] {
  const { t } = speech
  const [name, ...ends] = change
  if (name === 'docstatus') return [t(docstatusLabels[Number(ends[1])] ?? 'desk.version_saved')]
  const field = fields.find(({ fieldname }) => fieldname === name)
  if (!field || field.isHidden) return []
  if (field.fieldtype === 'Password') return [field.label]
  const [before, after] = ends.map((value) => {
    const text = valueText(field, value, speech)
    const label = field.fieldtype === 'Link' ? linkText(field, text, speech) : text
    return shortened(label) || t('desk.nothing')
  })
  // One empty value became another empty value.
  return before === after ? [] : [`${field.label}: ${before} → ${after}`]
}

function countByTable(rows: Version['added']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [table] of rows) counts.set(table, (counts.get(table) ?? 0) + 1)
  return counts
}

/** Returns the creator: the first version names the user for whom the system created the document. */
export function makerOf(versions: readonly Version[], owner: string): string {
  return versions.find(({ kind }) => kind === 'created')?.owner ?? owner
}

/** Returns the user of the last save: the newest version names the user for whom the system saved it. */
export function changerOf(versions: readonly Version[], modifiedBy: string): string {
  return versions[0]?.owner ?? modifiedBy
}

export function versionTexts(meta: DocMeta, version: Version, speech: HistoryLanguage): string[] {
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
      .flatMap((change) => changeTexts(fields, change, speech))
      .map((change) => t('desk.row_became', { table: table?.label ?? name, number, change }))
  })
  return [
    ...(version.kind === 'restored' ? [t('desk.version_restored')] : []),
    ...(version.action ? [meta.labelOf(version.action)] : []),
    ...(version.renamed ? [`${t('desk.field_name')}: ${version.renamed.join(' → ')}`] : []),
    ...version.changed.flatMap((change) => changeTexts(meta.fields, change, speech)),
    ...counted('desk.rows_added', version.added),
    ...counted('desk.rows_removed', version.removed),
    ...inRows,
  ]
}
