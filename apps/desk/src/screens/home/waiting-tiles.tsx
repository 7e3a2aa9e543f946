import { Link } from 'react-router-dom'
import { useWaiting, type Waiting } from '../../data/overview.ts'
import { toMelaError } from '../../data/query-client.ts'
import { useLanguage } from '../../language/language.tsx'
import { useTranslate } from '../../language/translate.ts'
import { Failed, Skeleton } from '../../ui/states.tsx'
import { listPath } from '../../data/document/desk-types.ts'
import styles from './desk-home.module.css'

function Tile({ work, most }: { work: Waiting; most: number }) {
  const { language } = useLanguage()
  const count = new Intl.NumberFormat(`${language}-IN`).format(work.count)
  return (
    <Link className={`card ${styles.waitingTile}`} to={waitingAddress(work)}>
      <span className={`${styles.count} num`}>{work.count < most ? count : `${count}+`}</span>
      <span>{work.label}</span>
    </Link>
  )
}

export function WaitingTiles() {
  const t = useTranslate()
  const { data, error, refetch } = useWaiting()
  if (error) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={1} height={96} />
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <h2 id="waiting">{t('desk.needs_attention')}</h2>
      {data.waiting.length === 0 && <p className="dim">{t('desk.nothing_waits')}</p>}
      <div className={styles.waitingTiles}>
        {data.waiting.map((work) => (
          <Tile key={`${work.doctype} ${work.label}`} work={work} most={data.most} />
        ))}
      </div>
    </section>
  )
}

export function waitingAddress({ doctype, field, values, late }: Omit<Waiting, 'count' | 'label'>): string {
  const state = values.length === 1 ? `${field}.is` : `${field}.any`
  const filters = new URLSearchParams([
    [state, values.join('|')],
    ...(late === null
      ? []
      : [
          [`${late.field}.set`, ''],
          [`${late.field}.to`, late.until],
        ]),
  ])
  return `${listPath(doctype)}?${filters.toString()}`
}
