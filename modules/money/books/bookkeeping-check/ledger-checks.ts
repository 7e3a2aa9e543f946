import { sqlText } from '#money/ledger'
import { message } from '../messages.ts'
import { selectDiscrepancies, selectFirstProblem, type QueryCheck } from './query-check.ts'

const problems = {
  entry_lines_incomplete: message('books.problem.entry_lines_incomplete'),
  entry_unbalanced: message('books.problem.entry_unbalanced'),
  entry_total_differs: message('books.problem.entry_total_differs'),
  line_differs_from_entry: message('books.problem.line_differs_from_entry'),
  line_numbers_out_of_sequence: message('books.problem.line_numbers_out_of_sequence'),
  running_balance_wrong: message('books.problem.running_balance_wrong'),
  balance_differs: message('books.problem.balance_differs'),
  account_overdrawn: message('books.problem.account_overdrawn'),
  account_currency_differs: message('books.problem.account_currency_differs'),
  closed_period_changed: message('books.problem.closed_period_changed'),
  closing_balances_incomplete: message('books.problem.closing_balances_incomplete'),
  line_without_entry: message('books.problem.line_without_entry'),
  reversal_differs: message('books.problem.reversal_differs'),
} as const

const needs = ['Ledger Account', 'Ledger Entry', 'Ledger Line'] as const

const incompleteEntries = selectDiscrepancies(
  'Ledger Entry',
  `select e.name, ${selectFirstProblem([
    [problems.entry_lines_incomplete, 'count(l.name) <> e.line_count or count(l.name) < 2'],
    [problems.entry_unbalanced, 'sum(l.amount) <> 0'],
    [problems.entry_total_differs, 'coalesce(sum(l.amount) filter (where l.amount > 0), 0) <> e.total'],
    [
      problems.line_differs_from_entry,
      `count(*) filter (
        where l.currency <> e.currency or l.posting_date <> e.posting_date) > 0`,
    ],
  ])} as problem
  from "Ledger Entry" e left join "Ledger Line" l on l.entry = e.name group by e.name`,
)

const linesWithoutEntry = selectDiscrepancies(
  'Ledger Line',
  `select l.name, ${sqlText(problems.line_without_entry)} as problem from "Ledger Line" l
  where not exists (select from "Ledger Entry" e where e.name = l.entry)`,
)

const entriesBalance: QueryCheck = {
  name: 'ledger.entries_balance',
  title: message('books.check.ledger_entries_balance'),
  problems: Object.values(problems),
  needs,
  statement: `${incompleteEntries} union all ${linesWithoutEntry}`,
}

/** A changed line makes all later balances of its account wrong, so the first one is reported. */
const wrongRunningBalances = selectDiscrepancies(
  'Ledger Line',
  `select distinct on (account) name, ${selectFirstProblem([
    [problems.line_numbers_out_of_sequence, 'sequence <> place'],
    [problems.running_balance_wrong, 'balance <> running'],
  ])} as problem
  from (
    select name, account, sequence, balance,
      row_number() over walk as place, sum(amount) over walk as running
    from "Ledger Line" window walk as (partition by account order by sequence)
  ) walked
  where sequence <> place or balance <> running
  order by account, place`,
)

const wrongAccounts = selectDiscrepancies(
  'Ledger Account',
  `select a.name, ${selectFirstProblem([
    [problems.balance_differs, 'a.balance <> coalesce(l.sum, 0) or a.line_count <> coalesce(l.count, 0)'],
    [
      problems.account_overdrawn,
      `a.may_go_below = 0
        and case when a.kind in ('asset', 'expense') then a.balance < 0 else a.balance > 0 end`,
    ],
    [problems.account_currency_differs, 'l.strange > 0'],
  ])} as problem
  from "Ledger Account" a left join (
    select line.account, count(*) as count, sum(line.amount) as sum,
      count(*) filter (where line.currency <> own.currency) as strange
    from "Ledger Line" line join "Ledger Account" own on own.name = line.account group by line.account
  ) l on l.account = a.name`,
)

const balancesRun: QueryCheck = {
  name: 'ledger.running_balances',
  title: message('books.check.ledger_running_balances'),
  problems: Object.values(problems),
  needs,
  statement: `${wrongRunningBalances} union all ${wrongAccounts}`,
}

const wrongReversals = selectDiscrepancies(
  'Ledger Entry',
  `select e.name, ${sqlText(problems.reversal_differs)} as problem
  from "Ledger Entry" e
  where e.reverses is not null and exists (
    select from "Ledger Line" l where l.entry in (e.name, e.reverses) group by l.account having sum(l.amount) <> 0
  )`,
)

const reversalsUndo: QueryCheck = {
  name: 'ledger.reversals',
  title: message('books.check.ledger_reversals'),
  problems: Object.values(problems),
  needs,
  statement: wrongReversals,
}

/**
 * Recalculates the closing balances of each closed period from its lines. Sums by day first, because there are far
 * fewer days than lines.
 */
const changedClosingBalances = selectDiscrepancies(
  'Period Close',
  `with daily as (
    select account, posting_date, sum(amount) as sum from "Ledger Line" group by account, posting_date
  ), moved as (
    select d.account, c.until, sum(d.sum) as sum
    from daily d cross join lateral (
      select until from "Period Close" where until >= d.posting_date order by until limit 1
    ) c group by d.account, c.until
  ), running as (
    select c.name, a.name as account,
      sum(coalesce(m.sum, 0)) over (partition by a.name order by c.until) as balance
    from "Period Close" c cross join "Ledger Account" a
    left join moved m on m.until = c.until and m.account = a.name
  )
  select c.name, ${selectFirstProblem([
    [problems.closed_period_changed, 'count(*) filter (where coalesce(b.balance, 0) <> s.balance) > 0'],
    [problems.closing_balances_incomplete, 'count(b.name) <> c.account_count'],
  ])} as problem
  from "Period Close" c join running s on s.name = c.name
  left join "Closing Balance" b on b.period_close = c.name and b.account = s.account
  group by c.name`,
)

const closedPeriods: QueryCheck = {
  name: 'ledger.closed_periods',
  title: message('books.check.ledger_closed_periods'),
  problems: Object.values(problems),
  needs: [...needs, 'Period Close', 'Closing Balance'],
  statement: changedClosingBalances,
}

export const ledgerChecks: readonly QueryCheck[] = [entriesBalance, balancesRun, reversalsUndo, closedPeriods]
