import { cloudDoneOutline, cloudOfflineOutline, lockClosedOutline } from 'ionicons/icons'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { clockText } from '../../ui/text/date-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { timeOf } from './session/site-clock.ts'
import type { CheckInState } from './session/check-in-session.ts'
import type { Roster } from './session/check-in-store.ts'
import { signInPath } from './sign-in-first.tsx'
import type { TicketStatuses } from './scan-outcome.ts'
import styles from './check-in.module.css'

interface Props {
  roster: Roster
  state: CheckInState
  standings: TicketStatuses
  onSync: () => void
  onRefresh: () => void
}

export function CheckInStatus({ roster, state, standings, onSync, onRefresh }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const expected = roster.attendees.filter(({ cancelled }) => cancelled === 0).length
  const inside = [...standings.values()].filter(({ isIn }) => isIn).length
  const waiting = state.marks.filter(({ is_sent }) => is_sent === 0).length
  return (
    <section className="card padded stack" aria-label={roster.title}>
      <p className={`${styles.scanCount} numbers`} role="status">
        {t('check_in.inside', { inside, expected })}
      </p>
      <NetworkLine state={state} />
      <p className="small">
        {waiting > 0 ? t('check_in.waiting', { count: waiting }) : t('check_in.all_sent')}
        {' · '}
        {t('check_in.list_of', { time: clockText(timeOf(roster.as_of), language) })}
      </p>
      {state.refused > 0 && <p className="note bad">{t('check_in.rejected', { count: state.refused })}</p>}
      <div className={styles.scanOptions}>
        <button type="button" className="button line" aria-disabled={state.isBusy} onClick={onSync}>
          {t('check_in.sync_now')}
        </button>
        <button type="button" className="button line" aria-disabled={state.isBusy} onClick={onRefresh}>
          {t('check_in.refresh')}
        </button>
      </div>
    </section>
  )
}

function NetworkLine({ state: { network } }: Pick<Props, 'state'>) {
  const t = useTranslate()
  const { path } = useVisit()
  if (network === 'unknown') return null
  if (network === 'signed out' || network === 'shut') {
    return (
      <p className={`${styles.network} bad`} role="status">
        <Icon of={lockClosedOutline} />
        <span>{t(network === 'shut' ? 'check_in.not_staff_title' : 'check_in.sign_in_again')}</span>
        <a href={signInPath(path)}>{t('check_in.sign_in')}</a>
      </p>
    )
  }
  const isOnline = network === 'online'
  return (
    <p className={`${styles.network} ${isOnline ? 'ok' : 'warn'}`} role="status">
      <Icon of={isOnline ? cloudDoneOutline : cloudOfflineOutline} />
      <span>{t(isOnline ? 'check_in.online' : 'check_in.offline')}</span>
    </p>
  )
}
