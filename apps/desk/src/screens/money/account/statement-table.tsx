import { useMediaQuery } from '@mantine/hooks'
import { Link } from 'react-router-dom'
import { documentPath, useTypes } from '../../../data/document/desk-types.ts'
import type { AccountKind, Statement, StatementLine } from '../../../data/money/ledger.ts'
import { useLanguage } from '../../../language/language.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { dayText } from '../../../ui/dates.ts'
import { growsByDebit, ownSide } from './accounts.ts'
import { paymentPath, useMoney, useTypeLabel } from '../use-money.ts'
import listViewsStyles from '../../../ui/list/list-views.module.css'
import styles from '../money.module.css'

interface Props {
  account: Statement['account']
  lines: readonly StatementLine[]
}

function Source({ line }: { line: StatementLine }) {
  const { data: types = [] } = useTypes()
  const { source_type, source_name } = line
  const type = types.find(({ name }) => name === source_type)
  if (!type) return <>{source_name}</>
  const path = source_type === 'Payment' ? paymentPath(source_name) : documentPath(source_type, source_name)
  return (
    <Link className="row-title" to={path}>
      {type.label} <span className={listViewsStyles.unbroken}>{source_name}</span>
    </Link>
  )
}

function useAmounts(kind: AccountKind, currency: string) {
  const money = useMoney()
  return ({ amount, balance }: StatementLine) => {
    const moved = ownSide(kind, amount)
    return {
      grows: moved > 0 ? money(moved, currency) : '',
      shrinks: moved < 0 ? money(-moved, currency) : '',
      signed: `${moved > 0 ? '+' : '−'}${money(Math.abs(moved), currency)}`,
      balance: money(ownSide(kind, balance), currency),
    }
  }
}

function TableRow({ line, account }: { line: StatementLine; account: Props['account'] }) {
  const labelOf = useTypeLabel('Ledger Entry')
  const { language } = useLanguage()
  const { grows, shrinks, balance } = useAmounts(account.kind, account.currency)(line)
  return (
    <tr>
      <td className="num">{dayText(line.posting_date, language)}</td>
      <td>
        {labelOf(line.kind)}
        {line.memo !== null && <span className="row-name">{line.memo}</span>}
      </td>
      <td className="from-middle">
        <Source line={line} />
      </td>
      <td className="right">{grows}</td>
      <td className="right">{shrinks}</td>
      <td className="right mid">{balance}</td>
    </tr>
  )
}

function Table({ account, lines }: Props) {
  const t = useTranslate()
  const isDebit = growsByDebit(account.kind)
  const head = (id: Parameters<typeof t>[0], className = '') => (
    <th scope="col" className={className}>
      <span className={listViewsStyles.plainHead}>{t(id)}</span>
    </th>
  )
  return (
    <table className={`list-table ${styles.statementTable}`}>
      <caption className="visually-hidden">{t('money.statement')}</caption>
      <thead>
        <tr>
          {head('money.date')}
          {head('money.what')}
          {head('money.paid_for', 'from-middle')}
          {head(isDebit ? 'money.debit' : 'money.credit_in', 'right')}
          {head(isDebit ? 'money.credit' : 'money.credit_out', 'right')}
          {head('money.balance', 'right')}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <TableRow key={line.sequence} line={line} account={account} />
        ))}
      </tbody>
    </table>
  )
}

function Rows({ account, lines }: Props) {
  const labelOf = useTypeLabel('Ledger Entry')
  const { language } = useLanguage()
  const amounts = useAmounts(account.kind, account.currency)
  return (
    <ul className="list-rows">
      {lines.map((line) => {
        const { signed, balance } = amounts(line)
        return (
          <li key={line.sequence} className={styles.statementRow}>
            <span className="grow">
              <b className="mid">{labelOf(line.kind)}</b>
              <span className="small dim">
                {dayText(line.posting_date, language)} · <Source line={line} />
              </span>
              {line.memo !== null && <span className="small dim">{line.memo}</span>}
            </span>
            <span className={styles.rowEnd}>
              <span className="mid num">{signed}</span>
              <span className="small dim num">{balance}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export function StatementTable(props: Props) {
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  return isPhone ? <Rows {...props} /> : <Table {...props} />
}
