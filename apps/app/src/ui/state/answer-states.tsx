import { useQueryClient, type Query } from '@tanstack/react-query'
import type { MouseEvent, ReactNode, SubmitEvent } from 'react'
import { cachedAt, type CallResult } from '#client/react'
import { Kolam } from '../brand/brand-marks.tsx'
import type { MelaError } from '#client'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { cloudOfflineOutline } from 'ionicons/icons'
import { clockAt } from '../text/date-text.ts'
import { Icon } from '../icon.tsx'

interface Props<Value> {
  query: CallResult<Value>
  loading: ReactNode
  empty?: ReactNode
  isEmpty?: (value: Value) => boolean
  children: (value: Value) => ReactNode
}

export function Shown<Value>({ query, loading, empty = null, isEmpty, children }: Props<Value>) {
  if (query.data !== undefined) {
    return (
      <>
        <StaleNote query={query} />
        {isEmpty?.(query.data) ? empty : children(query.data)}
      </>
    )
  }
  if (query.error?.isMissing) return empty
  if (query.error) return <Failed error={query.error} retry={() => void query.refetch()} />
  return loading
}

interface EmptyProps {
  title: string
  text: string
  mainLink: { label: string; href: string; onClick?: (event: MouseEvent) => void }
  children?: ReactNode
}

export function Empty({ title, text, mainLink: { label, ...link }, children }: EmptyProps) {
  return (
    <div className="wrap">
      <section className="empty">
        <Kolam size={3} />
        <h2>{title}</h2>
        <p className="dim">{text}</p>
        <a className="button" {...link}>
          {label}
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
  const refetchFailed = useRefetchFailed()
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    retry()
    refetchFailed()
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

/** Fetches again what else failed on the open pages. */
function useRefetchFailed(): () => void {
  const client = useQueryClient()
  const failed = { type: 'active', predicate: ({ state }: Query) => state.status === 'error' } as const
  return () => void client.refetchQueries(failed, { cancelRefetch: false })
}

/** Says since when a result is out of date, while the server cannot be reached. */
export function StaleNote({ query }: { query: CallResult<unknown> }) {
  const t = useTranslate()
  const { language } = useVisit()
  const refetchFailed = useRefetchFailed()
  const at = cachedAt(query)
  if (at === null) return null
  const handleClick = () => {
    void query.refetch()
    refetchFailed()
  }
  const text = navigator.onLine ? 'states.stale_since' : 'states.offline_since'
  return (
    <div className="wrap">
      <div className="note page-note" role="status">
        <Icon of={cloudOfflineOutline} />
        <span className="text">{t(text, { time: clockAt(at, language) })}</span>
        <button type="button" className="button line" onClick={handleClick}>
          {t('states.retry')}
        </button>
      </div>
    </div>
  )
}
