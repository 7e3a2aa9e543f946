import { cloudOfflineOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { clockAt } from '../text/date-text.ts'
import { Icon } from '../icon.tsx'

/** Marks the last good answer of this device. */
export function StaleNote({ at, retry }: { at: number; retry: () => void }) {
  const t = useTranslate()
  const { language } = useVisit()
  const words = navigator.onLine ? 'states.stale_since' : 'states.offline_since'
  return (
    <div className="wrap">
      <div className="note kept-note" role="status">
        <Icon of={cloudOfflineOutline} />
        <span className="text">{t(words, { time: clockAt(at, language) })}</span>
        <button type="button" className="button line" onClick={retry}>
          {t('states.retry')}
        </button>
      </div>
    </div>
  )
}
