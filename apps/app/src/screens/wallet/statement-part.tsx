import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { PagedStatement } from '../../ui/balance/paged-statement.tsx'
import styles from '../../ui/balance/balance.module.css'
import { monthAndYear } from '../../ui/text/date-text.ts'
import { readEarlierLines, statementCall, type StatementLine } from '../../ui/wallet/wallet-calls.ts'
import { StatementRow } from './statement-row.tsx'

export function StatementPart({ currency }: { currency: string }) {
  const t = useTranslate()
  const texts = {
    ...{ failed: t('wallet.failed'), more: t('wallet.more') },
    ...{ noneTitle: t('wallet.none_title'), noneText: t('wallet.none_text') },
  }
  return (
    <PagedStatement
      {...{ id: 'wallet-statement', title: t('wallet.statement'), texts }}
      {...{ call: statementCall, readEarlier: readEarlierLines, className: styles.balanceStatement }}
      firstStep={
        <p>
          <a className="button line" href="/tabs/category">
            {t('wallet.browse')}
          </a>
        </p>
      }
    >
      {(lines) => <Months {...{ lines, currency }} />}
    </PagedStatement>
  )
}

const monthOf = ({ date }: StatementLine): string => date.slice(0, 7)

function Months({ lines, currency }: { lines: readonly StatementLine[]; currency: string }) {
  const { language } = useVisit()
  return [...Map.groupBy(lines, monthOf)].map(([month, own]) => (
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
  ))
}
