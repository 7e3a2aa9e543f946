import { alertCircleOutline, cloudDoneOutline, cloudOfflineOutline, refreshOutline } from 'ionicons/icons'
import { useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { clockAt } from '../text/date-text.ts'
import { Icon } from '../icon.tsx'
import type { SendingState } from './submission/use-sending.ts'
import styles from './form-page.module.css'

/** Sample time with the longest text of a day. */
const longestTime = new Date(2026, 9, 20, 22, 44).getTime()

/** Shows when the input was saved. Its space is reserved, so that no field moves during a press. */
export function SavedBadge({ at }: { at: number | null }) {
  const t = useTranslate()
  const { language } = useVisit()
  const saved = (moment: number) => t('forms.saved_here', { time: clockAt(moment, language) })
  return (
    <span className={`badge ok ${styles.savedBadge}`} data-longest={saved(longestTime)}>
      {at !== null && (
        <span>
          <Icon of={cloudDoneOutline} isSmall />
          {saved(at)}
        </span>
      )}
    </span>
  )
}

/** Tells that a draft was restored; starting again deletes it, so it asks first. */
export function RestoredNote({ onAnew }: { onAnew: () => void }) {
  const t = useTranslate()
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked)
    return (
      <div className="note" role="alertdialog" aria-label={t('forms.anew_sure')}>
        <Icon of={refreshOutline} />
        <span className="text">{t('forms.anew_sure')}</span>
        <button type="button" className="button line" onClick={() => setIsAsked(false)}>
          {t('forms.anew_no')}
        </button>
        <button type="button" className="plain-button" onClick={onAnew}>
          {t('forms.anew_yes')}
        </button>
      </div>
    )
  return (
    <div className="note" role="status">
      <Icon of={refreshOutline} />
      <span className="text">{t('forms.restored')}</span>
      <button type="button" className="button line" onClick={() => setIsAsked(true)}>
        {t('forms.begin_anew')}
      </button>
    </div>
  )
}

export function SendingNote({ state, onSend }: { state: SendingState; onSend: () => void }) {
  const t = useTranslate()
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
      <span className="text">{t('forms.waiting')}</span>
      <button type="button" className="button line" onClick={onSend}>
        {t('forms.send_now')}
      </button>
    </div>
  )
}
