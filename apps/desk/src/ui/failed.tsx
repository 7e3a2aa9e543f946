import { Button } from '@mantine/core'
import type { MelaError } from '#client'
import { useSay } from '../language/say.ts'
import { QuietPlace } from './quiet-place.tsx'

interface Props {
  error: MelaError
  /** True where nothing else stands on the page. */
  isPage?: boolean
  onRetry: () => void
}

/** What happened, what is safe, a way to try again. */
export function Failed({ error, isPage = false, onRetry }: Props) {
  const say = useSay()
  if (error.isMissing) return <NotFound />
  if (error.status === 403) return <NotAllowed />
  const isOffline = error.isOffline && !navigator.onLine
  return (
    <QuietPlace
      isAlert
      isPage={isPage}
      title={say(isOffline ? 'states.offline_title' : 'desk.failed_title')}
      text={say(isOffline ? 'states.offline_text' : 'desk.failed_text')}
    >
      <Button variant="default" onClick={onRetry}>
        {say('states.retry')}
      </Button>
    </QuietPlace>
  )
}

export function NotFound() {
  const say = useSay()
  return <QuietPlace isPage title={say('desk.not_found_title')} text={say('desk.not_found_text')} />
}

export function NotAllowed() {
  const say = useSay()
  return <QuietPlace isPage title={say('desk.not_allowed_title')} text={say('desk.not_allowed_text')} />
}

/** Over what was read before, when the newest could not be had. */
export function NotRenewed({ onRetry }: { onRetry: () => void }) {
  const say = useSay()
  return (
    <div className="notice warn" role="status">
      <p>{say('desk.not_renewed')}</p>
      <Button variant="default" onClick={onRetry}>
        {say('states.retry')}
      </Button>
    </div>
  )
}
