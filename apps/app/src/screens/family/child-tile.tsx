import { useSettings } from '../../data/site.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Kolam } from '../../ui/brand/brand-marks.tsx'
import { moneyText } from '../../ui/text/money-text.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import type { ChildOfFamily } from '../../data/own-calls.ts'
import type { Rights } from './family-calls.ts'
import { labelOf } from './state-labels.ts'
import styles from './family.module.css'

interface Props {
  child: ChildOfFamily
  rights: Rights
  ground: number
}

export const childPath = (student: string): string => `/family/${encodeURIComponent(student)}`

export function ChildTile({ child, rights, ground }: Props) {
  const t = useTranslate()
  const path = childPath(child.student)
  return (
    <article className={`${styles.childTile} ground-${(ground % 2) + 1}`} aria-label={child.full_name}>
      <span className={styles.childKolam}>
        <Kolam size={4} />
      </span>
      <Picture source={child.photo} alt="" sizes="64px" ground={ground} isFirst />
      <div className="text">
        <h2>
          <a href={path}>{child.full_name}</a>
        </h2>
        <p className="small">{[child.class, child.academic_year].filter(Boolean).join(', ')}</p>
      </div>
      <span className="badge">{labelOf(child.state, t)}</span>
      <div className={styles.childActions}>
        {child.fees && <FeesLink path={path} fees={child.fees} mayPay={rights.may_pay === 1} />}
        <a href={child.card ? `${path}#card` : path} aria-label={`${t('family.card')}: ${child.full_name}`}>
          {child.card ? t('family.card') : t('family.open')}
        </a>
      </div>
    </article>
  )
}

interface FeesProps {
  path: string
  fees: NonNullable<ChildOfFamily['fees']>
  mayPay: boolean
}

function FeesLink({ path, fees, mayPay }: FeesProps) {
  const t = useTranslate()
  const { language } = useVisit()
  const currency = useSettings()?.currency ?? 'INR'
  const isDue = fees.due > 0
  const amount = moneyText(fees.due, currency, language)
  const later = fees.later > 0 ? moneyText(fees.later, currency, language) : null
  return (
    <a href={`${path}#fees`} className={isDue && mayPay ? `${styles.isDue} numbers` : 'numbers'}>
      {isDue ? t('family.fees_due', { amount }) : t('family.fees_all_paid')}
      {isDue && later !== null && <span className="small"> {t('family.fees_later', { amount: later })}</span>}
    </a>
  )
}
