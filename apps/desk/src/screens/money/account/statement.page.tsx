import { Button } from '@mantine/core'
import { arrowBack, downloadOutline } from 'ionicons/icons'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useStatement, type Statement, type StatementQuestion } from '../../../data/money/ledger.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { DayPicker, isUnreadableDay } from '../../../fields/date/day-picker.tsx'
import { refusalText } from '../../../language/refusal-text.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Failed, EmptyState, Skeleton } from '../../../ui/states.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { ownSide, useAccountTitle } from './accounts.ts'
import { StatementTable } from './statement-table.tsx'
import { useMoney } from '../use-money.ts'
import { useStatementFile } from './use-statement-file.ts'
import listPageStyles from '../../../ui/list/list-page.module.css'
import styles from '../money.module.css'

function PeriodForm({ question }: { question: StatementQuestion }) {
  const t = useTranslate()
  const [, setAddress] = useSearchParams()
  const [from, setFrom] = useState(question.from)
  const [until, setUntil] = useState(question.until)
  const isChosen = question.from !== '' || question.until !== ''
  const show = (days: { from: string; until: string }) => {
    setFrom(days.from)
    setUntil(days.until)
    setAddress(Object.fromEntries(Object.entries(days).filter(([, day]) => day !== '')), { replace: true })
  }
  return (
    <form
      className={styles.periodForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUnreadableDay(from) && !isUnreadableDay(until)) show({ from, until })
      }}
    >
      <DayPicker
        name="from"
        isInTable={false}
        labelled={{ label: t('money.from') }}
        value={from}
        onChange={setFrom}
        onBlur={() => undefined}
      />
      <DayPicker
        name="until"
        isInTable={false}
        labelled={{ label: t('money.until') }}
        value={until}
        onChange={setUntil}
        onBlur={() => undefined}
      />
      <Button type="submit" variant="default">
        {t('money.show_period')}
      </Button>
      {isChosen && (
        <Button variant="subtle" onClick={() => show({ from: '', until: '' })}>
          {t('money.clear_period')}
        </Button>
      )}
    </form>
  )
}

function FileButton({ question }: { question: StatementQuestion }) {
  const t = useTranslate()
  const file = useStatementFile(question)
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={downloadOutline} isSmall />}
        loading={file.isPending}
        onClick={() => file.mutate()}
      >
        {t('money.csv')}
      </Button>
      {file.error && (
        <p className={`notice bad ${styles.stepProblem}`} role="alert">
          {refusalText(toMelaError(file.error), t)}
        </p>
      )}
    </>
  )
}

function Head({ account, question }: { account: Statement['account']; question: StatementQuestion }) {
  const t = useTranslate()
  const money = useMoney()
  const title = useAccountTitle(account)
  return (
    <header className="page-head">
      <div className="grow">
        <Link className="back-link" to="/money/accounts">
          <Icon of={arrowBack} isSmall isFlippedInRtl />
          {t('money.accounts')}
        </Link>
        <h1>{title}</h1>
        <p className="dim">
          {t('money.closing')}{' '}
          <b className="mid num">{money(ownSide(account.kind, account.balance), account.currency)}</b>
        </p>
      </div>
      <FileButton question={question} />
    </header>
  )
}

function Lines({ question }: { question: StatementQuestion }) {
  const t = useTranslate()
  const money = useMoney()
  const list = useStatement(question)
  const { data, error, refetch } = list
  const last = data?.pages.at(-1)
  useTitle(last?.account.account_name ?? t('money.statement'))
  if (error && !data) return <Failed isPage error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data || !last) return <Skeleton rows={8} height={48} />
  const lines = data.pages.flatMap((page) => page.lines)
  const { account, opening } = last
  return (
    <>
      <Head account={account} question={question} />
      <PeriodForm question={question} />
      {lines.length === 0 ? (
        <EmptyState title={t('money.statement')} text={t('money.statement_none')} />
      ) : (
        <div className="card list-card">
          <StatementTable account={account} lines={lines} />
          <div className={listPageStyles.listPager}>
            <span className="small dim num grow">
              {t('money.opening')}: {money(ownSide(account.kind, opening), account.currency)}
            </span>
            {list.hasNextPage && (
              <Button
                variant="default"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('money.older')}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  )
}

export function StatementPage() {
  const { name = '' } = useParams()
  const [address] = useSearchParams()
  const from = address.get('from') ?? ''
  const until = address.get('until') ?? ''
  return <Lines key={`${name} ${from} ${until}`} question={{ account: name, from, until }} />
}
