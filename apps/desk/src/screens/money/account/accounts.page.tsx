import { chevronForward } from 'ionicons/icons'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { MessageId } from '#design/messages'
import {
  accountKinds,
  useAccounts,
  useHasAccounts,
  type Account,
  type AccountKind,
} from '../../../data/money/ledger.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Failed, EmptyState, Skeleton } from '../../../ui/states.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { growsByDebit, ownSide, useParties } from './accounts.ts'
import { accountPath, useMoney, useTypeLabel } from '../use-money.ts'
import { ShowMore } from '../show-more.tsx'
import styles from '../money.module.css'

const titles: Readonly<Record<AccountKind, MessageId>> = {
  asset: 'money.kind_asset',
  liability: 'money.kind_liability',
  income: 'money.kind_income',
  expense: 'money.kind_expense',
  equity: 'money.kind_equity',
}

interface LineProps {
  account: Account
  party: string
}

function AccountLine({ account, party }: LineProps) {
  const money = useMoney()
  const labelOf = useTypeLabel('Ledger Account')
  const { name, kind, purpose, balance, currency } = account
  return (
    <li>
      <Link to={accountPath(name)}>
        <span className={`grow ${styles.accountText}`}>
          <b className="mid">{labelOf(purpose)}</b>
          {party !== '' && <span className="small dim">{party}</span>}
        </span>
        <span className="mid num">{money(ownSide(kind, balance), currency)}</span>
        <Icon of={chevronForward} isSmall isFlippedInRtl />
      </Link>
    </li>
  )
}

function Kind({ kind }: { kind: AccountKind }) {
  const t = useTranslate()
  const money = useMoney()
  const list = useAccounts(kind)
  const { data, error, refetch } = list
  const accounts = useMemo(() => (data?.pages ?? []).flatMap((page) => page.accounts), [data])
  const partyOf = useParties(accounts)
  if (error && !data) return <Failed error={toMelaError(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={3} height={60} />
  if (accounts.length === 0) return null
  const id = `kind-${kind}`
  return (
    <section className="card line-list account-kind" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id} className="grow">
          {t(titles[kind])}
        </h2>
        {(data.pages[0]?.sums ?? []).map(({ currency, balance }) => (
          <b key={currency} className="mid num">
            {money(growsByDebit(kind) ? balance : -balance, currency)}
          </b>
        ))}
      </div>
      <ul>
        {accounts.map((account) => (
          <AccountLine key={account.name} account={account} party={partyOf(account)} />
        ))}
      </ul>
      {list.hasNextPage && <ShowMore list={list} count={accounts.length} />}
    </section>
  )
}

export function AccountsPage() {
  const t = useTranslate()
  const { data: hasAccounts } = useHasAccounts()
  useTitle(t('money.accounts'))
  return (
    <>
      <header className="page-head">
        <div className="grow">
          <h1>{t('money.accounts')}</h1>
          <p className="dim">{t('money.accounts_text')}</p>
        </div>
      </header>
      {hasAccounts === false ? (
        <EmptyState title={t('money.accounts_none_title')} text={t('money.accounts_none_text')} />
      ) : (
        accountKinds.map((kind) => <Kind key={kind} kind={kind} />)
      )}
    </>
  )
}
