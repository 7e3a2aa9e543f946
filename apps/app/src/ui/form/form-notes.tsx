import { alertCircleOutline, cloudDoneOutline, cloudOfflineOutline, refreshOutline } from 'ionicons/icons'
import { useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { clockAt } from '../date-text.ts'
import { Icon } from '../icon.tsx'
import type { SendingState } from './use-sending.ts'

/** No time of a day is longer. */
const longestTime = new Date(2026, 9, 20, 22, 44).getTime()

/** What was typed is safe, and since when. Its place is reserved from the start, so that no field moves under a press. */
export function KeptBadge({ at }: { at: number | null }) {
  const say = useSay()
  const { language } = useVisit()
  const saved = (moment: number) => say('forms.saved_here', { time: clockAt(moment, language) })
  return (
    <span className="badge ok kept-badge" data-longest={saved(longestTime)}>
      {at !== null && (
        <span>
          <Icon of={cloudDoneOutline} isSmall />
          {saved(at)}
        </span>
      )}
    </span>
  )
}

/** A form that goes on where it was left says so; starting over deletes what was typed, so it asks first. */
export function RestoredNote({ onAnew }: { onAnew: () => void }) {
  const say = useSay()
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked)
    return (
      <div className="note" role="alertdialog" aria-label={say('forms.anew_sure')}>
        <Icon of={refreshOutline} />
        <span className="text">{say('forms.anew_sure')}</span>
        <button type="button" className="button line" onClick={() => setIsAsked(false)}>
          {say('forms.anew_no')}
        </button>
        <button type="button" className="quiet-button" onClick={onAnew}>
          {say('forms.anew_yes')}
        </button>
      </div>
    )
  return (
    <div className="note" role="status">
      <Icon of={refreshOutline} />
      <span className="text">{say('forms.restored')}</span>
      <button type="button" className="button line" onClick={() => setIsAsked(true)}>
        {say('forms.begin_anew')}
      </button>
    </div>
  )
}

export function SendingNote({ state, onSend }: { state: SendingState; onSend: () => void }) {
  const say = useSay()
  if (state.kind === 'refused')
    return (
      <div className="note bad" role="alert">
        <Icon of={alertCircleOutline} />
        <span className="text">{state.message}</span>
      </div>
    )
  if (state.kind !== 'waiting') return null
  return (
    <div className="note bad" role="alert">
      <Icon of={cloudOfflineOutline} />
      <span className="text">{say('forms.waiting')}</span>
      <button type="button" className="button line" onClick={onSend}>
        {say('forms.send_now')}
      </button>
    </div>
  )
}
