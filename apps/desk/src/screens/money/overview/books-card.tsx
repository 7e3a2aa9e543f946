import { Button } from '@mantine/core'
import { alertCircleOutline, checkmarkCircleOutline } from 'ionicons/icons'
import { Link } from 'react-router-dom'
import {
  useBooks,
  useCheckBooks,
  type BooksCheck,
  type BooksFault,
  type BooksRun,
} from '../../../data/money/overview.ts'
import { documentPath } from '../../../data/document/desk-types.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { momentText } from '../../../ui/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './overview.module.css'

/** Maximum number of discrepancies shown; the check itself lists all. */
const mostFaults = 5

function Fault({ fault: { type, name, problem } }: { fault: BooksFault }) {
  return (
    <li className="small">
      {type && name && (
        <Link className="link" to={documentPath(type, name)}>
          {name}
        </Link>
      )}{' '}
      {problem}
    </li>
  )
}

function Check({ check }: { check: BooksCheck }) {
  const t = useTranslate()
  const isGood = check.discrepancy_count === 0
  const shown = check.discrepancies.slice(0, mostFaults)
  const more = check.discrepancy_count - shown.length
  return (
    <li className={isGood ? `${styles.bookCheck} ${styles.isGood}` : `${styles.bookCheck} ${styles.isBad}`}>
      <Icon of={isGood ? checkmarkCircleOutline : alertCircleOutline} isSmall />
      <div className="grow">
        <span>{check.title}</span>
        {!isGood && (
          <ul className={styles.bookFaults}>
            {shown.map((fault) => (
              <Fault key={`${fault.type ?? ''} ${fault.name ?? ''} ${fault.problem}`} fault={fault} />
            ))}
            {more > 0 && <li className="small dim">{t('money.books_more', { count: more })}</li>}
          </ul>
        )}
      </div>
    </li>
  )
}

function Result({ run }: { run: BooksRun }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const isGood = run.ok === 1
  const faultsFirst = run.checks.toSorted((one, other) => other.discrepancy_count - one.discrepancy_count)
  return (
    <>
      <div
        className={
          isGood ? `${styles.booksResult} ${styles.isGood}` : `${styles.booksResult} ${styles.isBad}`
        }
        role="status"
      >
        <Icon of={isGood ? checkmarkCircleOutline : alertCircleOutline} />
        <div>
          <b className="mid">
            {isGood ? t('money.books_close') : t('money.books_faults', { count: run.discrepancy_count })}
          </b>
          <p className="small">{t('money.books_at', { time: momentText(run.ended, language) })}</p>
        </div>
      </div>
      <ul className={styles.bookChecks}>
        {faultsFirst.map((check) => (
          <Check key={check.check} check={check} />
        ))}
      </ul>
    </>
  )
}

/** Shows whether the books balance, as of last night or of a manual check. */
export function BooksCard() {
  const t = useTranslate()
  const { language } = useLanguage()
  const { data, error } = useBooks(language)
  const check = useCheckBooks(language)
  const problem = check.error ?? error
  return (
    <section className="card" aria-labelledby="books">
      <div className="card-head">
        <h2 id="books" className="grow">
          {t('money.books')}
        </h2>
        <Button variant="default" loading={check.isPending} onClick={() => check.mutate({})}>
          {t('money.books_check')}
        </Button>
      </div>
      {problem && (
        <p className="card-text alert-text" role="alert">
          {toMelaError(problem).message}
        </p>
      )}
      {data === null && <p className="card-text dim">{t('money.books_never')}</p>}
      {data && <Result run={data} />}
    </section>
  )
}
