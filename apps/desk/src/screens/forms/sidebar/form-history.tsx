import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { useVersions, type Version } from '../../../data/document/versions.ts'
import { useUserName } from '../../../data/user/user-name.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { momentText } from '../../../ui/dates.ts'
import { makerOf, versionWords } from './version-words.ts'

type People = ReadonlyMap<string, string>

interface EventProps {
  words: readonly string[]
  by: string
  at: string
  people: People
}

function HistoryEvent({ words, by, at, people }: EventProps) {
  const { language } = useLanguage()
  const known = people.get(by) ?? null
  const read = useUserName(known === null ? by : '')
  const name = known ?? read
  return (
    <li>
      {words.map((one, index) => (
        <span key={index}>{one}</span>
      ))}
      <span className="dim">{[name, momentText(at, language)].filter(Boolean).join(', ')}</span>
    </li>
  )
}

interface Happened extends Omit<EventProps, 'people'> {
  key: string
}

/** The versions in words; that the document was made stands at the end anyway. */
function useEvents(meta: DocMeta, versions: readonly Version[], people: People): Happened[] {
  const t = useTranslate()
  const { language } = useLanguage()
  const later = versions.filter(({ kind }) => kind !== 'created')
  return later.map((version) => {
    const words = versionWords(meta, version, { t, language, people })
    return {
      key: version.name,
      words: words.length === 0 ? [t('desk.version_saved')] : words,
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
  /** Full names of users that came with the document. */
  people: People
}

/** What happened to the document: each save with what it changed, who and when; at the end who made it. */
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
            words={[t('desk.changed_last')]}
            by={text('modified_by')}
            at={text('modified')}
            people={people}
          />
        )}
        {shown.length === events.length && (
          <HistoryEvent
            words={[t('desk.made')]}
            by={makerOf(data, text('owner'))}
            at={text('creation')}
            people={people}
          />
        )}
      </ul>
      {shown.length < events.length && (
        <Button variant="subtle" className="quiet-button" onClick={() => setAllShown(true)}>
          {t('desk.older_changes')}
        </Button>
      )}
      {isError && <p className="field-help">{t('desk.history_failed')}</p>}
    </section>
  )
}
