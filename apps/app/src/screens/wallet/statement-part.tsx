import { useState } from 'react'
import { useAction } from '#client/react'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import { Failed } from '../../ui/state/answer-states.tsx'
import { monthAndYear } from '../../ui/text/date-text.ts'
import {
  readEarlierLines,
  statementCall,
  type Statement,
  type StatementLine,
} from '../../ui/wallet/wallet-calls.ts'
import { StatementRow } from './statement-row.tsx'
import { StatementBlocks } from '../../ui/balance/statement-blocks.tsx'
import styles from '../../ui/balance/balance.module.css'

export function StatementPart({ currency }: { currency: string }) {
  const t = useTranslate()
  const { query } = useOwnCall(statementCall)
  const { data, error } = query
  return (
    <section className={`stack ${styles.balanceStatement}`} aria-labelledby="wallet-statement">
      <h2 id="wallet-statement">{t('wallet.statement')}</h2>
      {data === undefined && error === null && (
        <div className="skeleton" role="status" aria-label={t('states.loading')}>
          <StatementBlocks />
        </div>
      )}
      {data === undefined && error !== null && <Failed error={error} retry={() => void query.refetch()} />}
      {data?.lines.length === 0 && <NoMovements />}
      {data !== undefined && data.lines.length > 0 && (
        <Lines key={data.lines[0]?.line} first={data} currency={currency} />
      )}
    </section>
  )
}

function NoMovements() {
  const t = useTranslate()
  return (
    <div className={`card padded stack ${styles.balanceNone}`}>
      <p className="mid">{t('wallet.none_title')}</p>
      <p className="small dim">{t('wallet.none_text')}</p>
      <p>
        <a className="button line" href="/tabs/category">
          {t('wallet.browse')}
        </a>
      </p>
    </div>
  )
}

const monthOf = ({ date }: StatementLine): string => date.slice(0, 7)

function Lines({ first, currency }: { first: Statement; currency: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const [earlier, setEarlier] = useState<Statement>({ lines: [], next: first.next })
  const asking = useAction((error) => refusal(error, t('wallet.failed')))
  const lines = [...first.lines, ...earlier.lines]
  const { next } = earlier
  const handleMore = (before: number) =>
    void asking.ask(async () => {
      const page = await readEarlierLines(before)
      setEarlier({ lines: [...earlier.lines, ...page.lines], next: page.next })
    })
  return (
    <>
      {[...Map.groupBy(lines, monthOf)].map(([month, own]) => (
        <section key={month} className={styles.balanceMonth} aria-labelledby={`wallet-${month}`}>
          <h3 id={`wallet-${month}`} className="small dim mid">
            {monthAndYear(`${month}-01`, language)}
          </h3>
          <ul className={`card list ${styles.balanceLines}`}>
            {own.map((line) => (
              <StatementRow key={line.line} line={line} currency={currency} />
            ))}
          </ul>
        </section>
      ))}
      <ProblemNote problem={asking.problem} />
      {next !== null && (
        <div>
          <button
            type="button"
            className="button line"
            aria-disabled={asking.isBusy}
            onClick={() => handleMore(next)}
          >
            {t('wallet.more')}
          </button>
        </div>
      )}
    </>
  )
}
