import type { ReactNode } from 'react'
import { Kolam } from './icon.tsx'
import { Button } from '@mantine/core'
import type { MelaError } from '#client'
import { useTranslate } from '../language/translate.ts'

interface Props {
  title: string
  text: string
  /** True for what went wrong: it is then announced. */
  isAlert?: boolean
  /** True where nothing else stands on the page. */
  isPage?: boolean
  /** One way on. */
  children?: ReactNode
}

/** Kolam, one sentence, one way on: for what is empty, gone, forbidden or out of reach. */
export function EmptyState({ title, text, isAlert = false, isPage = false, children }: Props) {
  return (
    <section className="empty-state" role={isAlert ? 'alert' : undefined}>
      <Kolam size={isAlert ? 2 : 3} />
      {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p className="dim">{text}</p>
      {children}
    </section>
  )
}

interface FailedProps {
  error: MelaError
  /** True where nothing else stands on the page. */
  isPage?: boolean
  onRetry: () => void
}

/** What happened, what is safe, a way to try again. */
export function Failed({ error, isPage = false, onRetry }: FailedProps) {
  const t = useTranslate()
  if (error.isMissing) return <NotFound />
  if (error.status === 403) return <NotAllowed />
  const isOffline = error.isOffline && !navigator.onLine
  return (
    <EmptyState
      isAlert
      isPage={isPage}
      title={t(isOffline ? 'states.offline_title' : 'desk.failed_title')}
      text={t(isOffline ? 'states.offline_text' : 'desk.failed_text')}
    >
      <Button variant="default" onClick={onRetry}>
        {t('states.retry')}
      </Button>
    </EmptyState>
  )
}

export function NotFound() {
  const t = useTranslate()
  return <EmptyState isPage title={t('desk.not_found_title')} text={t('desk.not_found_text')} />
}

export function NotAllowed() {
  const t = useTranslate()
  return <EmptyState isPage title={t('desk.not_allowed_title')} text={t('desk.not_allowed_text')} />
}

/** Over what was read before, when the newest could not be had. */
export function NotRenewed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate()
  return (
    <div className="notice warn" role="status">
      <p>{t('desk.not_renewed')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('states.retry')}
      </Button>
    </div>
  )
}

interface SkeletonProps {
  rows: number
  /** Height of one row in pixels: that of what will stand there. */
  height: number
}

/** Blocks of the true size, so that nothing moves when the answer comes. */
export function Skeleton({ rows, height }: SkeletonProps) {
  const t = useTranslate()
  return (
    <div className="card skeleton" role="status" aria-label={t('states.loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="skeleton-row" style={{ height }}>
          <span className="skeleton-block" />
        </div>
      ))}
    </div>
  )
}
