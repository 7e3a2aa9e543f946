import type { ReactNode } from 'react'
import { Kolam } from './icon.tsx'
import { Button } from '@mantine/core'
import type { MelaError } from '#client'
import { useTranslate } from '../language/translate.ts'

interface Props {
  title: string
  text: string
  /** True for errors, which are announced. */
  isAlert?: boolean
  isPage?: boolean
  children?: ReactNode
}

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
  isPage?: boolean
  onRetry: () => void
}

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
  /** Height in pixels of one row of the content that follows. */
  height: number
}

/** Placeholder of the content's size, so that nothing moves when it loads. */
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
