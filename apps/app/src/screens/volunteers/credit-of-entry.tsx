import { useVisit } from '../../data/visit.ts'
import { useTranslate, type Translate } from '../../language/text.ts'
import { plainDay } from '../../ui/text/date-text.ts'
import { moneyText } from '../../ui/text/money-text.ts'
import { durationText } from './shift/shift-times.ts'
import type { VolunteerAction } from './use-action.tsx'
import { confirmHours, type EntryCredit, type HoursEntry, type MyCredit } from './volunteer-calls.ts'
import styles from './volunteers.module.css'

interface Props {
  entry: HoursEntry
  credit: MyCredit
  action: VolunteerAction
}

/** Says what an entry earned, or what it waits for. */
export function CreditOfEntry({ entry, credit, action }: Props) {
  const t = useTranslate()
  const { language } = useVisit()
  const own = credit.entries.find((one) => one.entry === entry.name)
  const text = own ? statusText(own, credit, { t, language }) : null
  if (!own || (text === null && own.cut_by === null)) return null
  return (
    <div className={styles.entryCredit}>
      {text !== null && (
        <span className={own.status === 'earned' ? `small ${styles.entryEarned}` : 'small dim'}>{text}</span>
      )}
      <CutText own={own} />
      {own.status === 'to confirm' && <ConfirmButton {...{ entry, action }} />}
    </div>
  )
}

interface Reader {
  t: Translate
  language: string
}

function earnedText(own: EntryCredit, { currency }: MyCredit, { t, language }: Reader): string | null {
  if (own.points > 0) return t('volunteers.entry_earned_points', { points: own.points })
  if (own.amount === 0) return null
  return t('volunteers.entry_earned', { amount: moneyText(own.amount, currency, language) })
}

function statusText(own: EntryCredit, credit: MyCredit, reader: Reader): string | null {
  const { t, language } = reader
  switch (own.status) {
    case 'earned':
      return earnedText(own, credit, reader)
    case 'to confirm':
      return t('volunteers.entry_to_confirm')
    case 'to approve':
      return t('volunteers.entry_to_approve')
    case 'withdrawn':
      return t('volunteers.entry_withdrawn')
    case 'before start':
      return (
        credit.starts_on && t('volunteers.entry_before_start', { day: plainDay(credit.starts_on, language) })
      )
    case 'under age':
      return t('volunteers.entry_under_age', { age: credit.minimum_age })
    default:
      return null
  }
}

const cutTexts = {
  'volunteer month': 'volunteers.entry_cut_volunteer_month',
  'volunteer year': 'volunteers.entry_cut_volunteer_year',
  'household month': 'volunteers.entry_cut_household_month',
  'household year': 'volunteers.entry_cut_household_year',
} as const

function CutText({ own: { cut_by, cut_minutes } }: { own: EntryCredit }) {
  const t = useTranslate()
  if (cut_by === null) return null
  return <span className="small dim">{t(cutTexts[cut_by], { time: durationText(cut_minutes, t) })}</span>
}

function ConfirmButton({ entry, action }: Pick<Props, 'entry' | 'action'>) {
  const t = useTranslate()
  const { name, activity, minutes } = entry
  const confirm = () =>
    action.run({
      name: `confirm ${name}`,
      request: confirmHours({ name }),
      done: t('volunteers.confirm_done'),
    })
  return (
    <button
      type="button"
      className="button line"
      aria-disabled={action.busy !== null}
      aria-label={t('volunteers.confirm_name', { time: durationText(minutes, t), activity })}
      onClick={() => void confirm()}
    >
      {t('volunteers.confirm')}
    </button>
  )
}
