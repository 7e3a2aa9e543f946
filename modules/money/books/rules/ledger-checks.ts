import { faultsOf, firstOf, type StatementCheck } from './statement-check.ts'

const needs = ['Ledger Account', 'Ledger Entry', 'Ledger Line'] as const

const wholeEntries = faultsOf(
  'Ledger Entry',
  `select e.name, ${firstOf({
    'Lines of this entry are missing, or too many': 'count(l.name) <> e.line_count or count(l.name) < 2',
    'The lines of this entry do not add up to nothing': 'sum(l.amount) <> 0',
    'The total of this entry is not that of its debits':
      'coalesce(sum(l.amount) filter (where l.amount > 0), 0) <> e.total',
    'A line of this entry has another currency or day': `count(*) filter (
        where l.currency <> e.currency or l.posting_date <> e.posting_date) > 0`,
  })} as problem
  from "Ledger Entry" e left join "Ledger Line" l on l.entry = e.name group by e.name`,
)

const linesWithoutEntry = faultsOf(
  'Ledger Line',
  `select l.name, 'This line belongs to no entry' as problem from "Ledger Line" l
  where not exists (select from "Ledger Entry" e where e.name = l.entry)`,
)

const entriesBalance: StatementCheck = {
  name: 'ledger.entries_balance',
  title: 'Every entry balances',
  needs,
  statement: `${wholeEntries} union all ${linesWithoutEntry}`,
}

/** A changed line puts all later ones of its account in the wrong: the first is the one to look at. */
const walkedLines = faultsOf(
  'Ledger Line',
  `select distinct on (account) name, ${firstOf({
    'The lines of this account do not count on from here': 'sequence <> place',
    'The running balance is wrong from here': 'balance <> running',
  })} as problem
  from (
    select name, account, sequence, balance,
      row_number() over walk as place, sum(amount) over walk as running
    from "Ledger Line" window walk as (partition by account order by sequence)
  ) walked
  where sequence <> place or balance <> running
  order by account, place`,
)

const accountsStand = faultsOf(
  'Ledger Account',
  `select a.name, ${firstOf({
    'The balance of this account is not that of its lines':
      'a.balance <> coalesce(l.sum, 0) or a.line_count <> coalesce(l.count, 0)',
    'This account is overdrawn, which it may not be': `a.may_go_below = 0
        and case when a.kind in ('asset', 'expense') then a.balance < 0 else a.balance > 0 end`,
    'A line of this account has another currency': 'l.strange > 0',
  })} as problem
  from "Ledger Account" a left join (
    select line.account, count(*) as count, sum(line.amount) as sum,
      count(*) filter (where line.currency <> own.currency) as strange
    from "Ledger Line" line join "Ledger Account" own on own.name = line.account group by line.account
  ) l on l.account = a.name`,
)

const balancesRun: StatementCheck = {
  name: 'ledger.running_balances',
  title: 'Every running balance and sequence is right',
  needs,
  statement: `${walkedLines} union all ${accountsStand}`,
}

const wrongReversals = faultsOf(
  'Ledger Entry',
  `select e.name, 'This reversal does not take back what it reverses' as problem
  from "Ledger Entry" e
  where e.reverses is not null and exists (
    select from "Ledger Line" l where l.entry in (e.name, e.reverses) group by l.account having sum(l.amount) <> 0
  )`,
)

const reversalsUndo: StatementCheck = {
  name: 'ledger.reversals',
  title: 'Every reversal takes back exactly what it reverses',
  needs,
  statement: wrongReversals,
}

/**
 * What stood on every account at the end of each closed period, computed anew from the lines dated until then. Lines are
 * summed by their days first: there are far fewer days than lines.
 */
const closedBalances = faultsOf(
  'Period Close',
  `with daily as (
    select account, posting_date, sum(amount) as sum from "Ledger Line" group by account, posting_date
  ), moved as (
    select d.account, c.until, sum(d.sum) as sum
    from daily d cross join lateral (
      select until from "Period Close" where until >= d.posting_date order by until limit 1
    ) c group by d.account, c.until
  ), standing as (
    select c.name, a.name as account,
      sum(coalesce(m.sum, 0)) over (partition by a.name order by c.until) as balance
    from "Period Close" c cross join "Ledger Account" a
    left join moved m on m.until = c.until and m.account = a.name
  )
  select c.name, ${firstOf({
    'Something was dated into this period after it was closed, or its closing balances were changed':
      'count(*) filter (where coalesce(b.balance, 0) <> s.balance) > 0',
    'Closing balances of this period are missing, or too many': 'count(b.name) <> c.account_count',
  })} as problem
  from "Period Close" c join standing s on s.name = c.name
  left join "Closing Balance" b on b.period_close = c.name and b.account = s.account
  group by c.name`,
)

const closingsHold: StatementCheck = {
  name: 'ledger.closed_periods',
  title: 'Closed periods stand as they were closed',
  needs: [...needs, 'Period Close', 'Closing Balance'],
  statement: closedBalances,
}

export const ledgerChecks: readonly StatementCheck[] = [
  entriesBalance,
  balancesRun,
  reversalsUndo,
  closingsHold,
]
