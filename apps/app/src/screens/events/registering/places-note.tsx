import { alertCircleOutline, timeOutline } from 'ionicons/icons'
import { useSay } from '../../../language/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Way } from './registration-sum.ts'

/** What it means that not everybody finds room; nothing while they do. */
export function PlacesNote({ way, seats }: { way: Way; seats: number }) {
  const say = useSay()
  if (way.kind === 'register') return null
  const words = () => {
    if (way.kind === 'shut') return say('event_registration.closed_meanwhile')
    if (way.kind === 'too many') return say('event_registration.too_many', { count: way.left, seats })
    return way.left > 0
      ? say('event_registration.waitlist_few', { count: way.left, seats })
      : say('event_registration.waitlist_help')
  }
  return (
    <p className="note" role="status">
      <Icon of={way.kind === 'waitlist' ? timeOutline : alertCircleOutline} isSmall />
      <span className="text">{words()}</span>
    </p>
  )
}
