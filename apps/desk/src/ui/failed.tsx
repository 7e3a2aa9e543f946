import { Button } from '@mantine/core'
import type { MelaError } from '#client'
import { useTranslate } from '../language/translate.ts'
import { EmptyState } from './empty-state.tsx'

interface Props {
  error: MelaError
  /** True where nothing else stands on the page. */
  isPage?: boolean
  onRetry: () => void
}

/** What happened, what is safe, a way to try again. */
export function Failed({ error, isPage = false, onRetry }: Props) {
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
