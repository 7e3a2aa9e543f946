import type { ReactNode, SubmitEvent } from 'react'
import type { AnswerQuery } from '../../data/query/use-answer.ts'
import { Kolam } from '../brand/brand-marks.tsx'
import type { MelaError } from '#client'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { cloudOfflineOutline } from 'ionicons/icons'
import { clockAt } from '../text/date-text.ts'
import { Icon } from '../icon.tsx'

interface Props<Value> {
  query: AnswerQuery<Value>
  loading: ReactNode
  empty?: ReactNode
  isEmpty?: (value: Value) => boolean
  children: (value: Value) => ReactNode
}

export function Shown<Value>({ query, loading, empty = null, isEmpty, children }: Props<Value>) {
  if (query.value !== undefined) {
    return (
      <>
        {query.cachedAt !== null && <StaleNote at={query.cachedAt} retry={query.retry} />}
        {isEmpty?.(query.value) ? empty : children(query.value)}
      </>
    )
  }
  if (query.error?.isMissing) return empty
  if (query.error) return <Failed error={query.error} retry={query.retry} />
  return loading
}

interface EmptyProps {
  title: string
  text: string
  mainLink: { label: string; href: string }
  children?: ReactNode
}

export function Empty({ title, text, mainLink, children }: EmptyProps) {
  return (
    <div className="wrap">
      <section className="empty">
        <Kolam size={3} />
        <h2>{title}</h2>
        <p className="dim">{text}</p>
        <a className="button" href={mainLink.href}>
          {mainLink.label}
        </a>
        {children}
      </section>
    </div>
  )
}

interface FailedProps {
  error: MelaError
  retry(): void
}

/** Error with a retry. The retry is a real form, so that it works before the app has started. */
export function Failed({ error, retry }: FailedProps) {
  const t = useTranslate()
  const { path } = useVisit()
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    retry()
  }
  const isOffline = error.isOffline && !navigator.onLine
  return (
    <div className="wrap">
      <section className="empty" role="alert">
        <Kolam size={2} />
        <h2>{t(isOffline ? 'states.offline_title' : 'states.error_title')}</h2>
        <p className="dim">{t(isOffline ? 'states.offline_text' : 'states.error_text')}</p>
        <form action={path} onSubmit={handleSubmit}>
          <button className="button line">{t('states.retry')}</button>
        </form>
      </section>
    </div>
  )
}

export function StaleNote({ at, retry }: { at: number; retry: () => void }) {
  const t = useTranslate()
  const { language } = useVisit()
  const words = navigator.onLine ? 'states.stale_since' : 'states.offline_since'
  return (
    <div className="wrap">
      <div className="note page-note" role="status">
        <Icon of={cloudOfflineOutline} />
        <span className="text">{t(words, { time: clockAt(at, language) })}</span>
        <button type="button" className="button line" onClick={retry}>
          {t('states.retry')}
        </button>
      </div>
    </div>
  )
}
