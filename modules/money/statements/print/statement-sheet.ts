import type { Language } from '#framework/messages'
import { formatCurrency, formatLongDate } from '#money/receipts'
import type { Translate } from '#meta'
import { unitOf, type HouseholdKind, type KindSums } from '../household/household-line.rules.ts'
import type { HouseholdLine, HouseholdLinesWithSums } from '../household/read-household-lines.ts'
import { message } from '../messages.ts'

export interface PrintedStatement {
  readonly language: Language
  readonly organisation: string
  readonly title: string
  readonly family: string
  readonly period: string
  readonly created: string
  readonly sums: { readonly head: readonly string[]; readonly rows: readonly PrintedSum[] }
  readonly groups: readonly PrintedGroup[]
  readonly empty: string | null
  readonly note: string
  /** Fills the number of a page and of all pages in. */
  readonly pageNumber: (page: number, pages: number) => string
}

interface PrintedSum {
  readonly title: string
  readonly amounts: readonly string[]
  readonly isTotal: boolean
}

export interface PrintedGroup {
  /** The kind, or the month. */
  readonly title: string
  readonly lines: readonly PrintedLine[]
  readonly sum: string
}

export interface PrintedLine {
  readonly date: string
  readonly title: string
  readonly detail: string
  readonly amount: string
}

export interface SheetContext {
  readonly organisation: string
  readonly family: string
  readonly from: string
  readonly to: string
  /** The day of printing. */
  readonly today: string
  readonly language: Language
  readonly t: Translate
  /** Name of the child or person of a line. */
  readonly personOf: (line: HouseholdLine) => string | null
}

/** Formats paise, points or minutes; what is less than zero has a minus sign. */
function formatAmount(kind: HouseholdKind, amount: number, { t }: Pick<SheetContext, 't'>): string {
  const sign = amount < 0 ? '\u2212' : ''
  const size = Math.abs(amount)
  const unit = unitOf(kind)
  if (unit === 'money') return sign + formatCurrency(size, { currency: 'INR' })
  if (unit === 'points') return sign + size.toLocaleString('en-IN')
  const [hours, minutes] = [Math.floor(size / 60), size % 60]
  return sign + t(message('statements.print.hours', { hours, minutes }))
}

function formatShortDate(day: string, language: Language): string {
  const options = { day: '2-digit', month: 'short', year: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(`${language}-IN`, options).format(new Date(`${day}T00:00:00Z`))
}

function createSums({ sums, total }: HouseholdLinesWithSums, context: SheetContext) {
  const { t } = context
  const amountsOf = (kind: HouseholdKind, { charged, paid, refunded, net }: Omit<KindSums, 'kind'>) =>
    [charged, paid, refunded, net].map((amount) => formatAmount(kind, amount, context))
  const head = ['charged', 'paid', 'refunded', 'balance'] as const
  const rows = sums
    .filter(({ kind }) => kind !== 'credit' && unitOf(kind) === 'money')
    .map(({ title, kind, ...sum }) => ({ title, amounts: amountsOf(kind, sum), isTotal: false }))
  const totalRow = {
    title: t(message('statements.print.total')),
    amounts: amountsOf('fees', total),
    isTotal: true,
  }
  return {
    head: ['', ...head.map((part) => t(message(`statements.print.${part}`)))],
    rows: rows.length === 0 ? [] : [...rows, totalRow],
  }
}

function createGroups(
  { sums, lines }: HouseholdLinesWithSums,
  context: SheetContext,
): readonly PrintedGroup[] {
  const byKind = Map.groupBy(lines, ({ kind }) => kind)
  return sums.map(({ kind, title, net }) => ({
    title,
    sum: formatAmount(kind, net, context),
    lines: (byKind.get(kind) ?? []).map((line) => ({
      date: formatShortDate(line.date, context.language),
      title: line.title || line.label,
      detail: [line.title ? line.label : null, context.personOf(line)].filter(Boolean).join(' · '),
      amount: formatAmount(kind, line.amount, context),
    })),
  }))
}

/** Lays a household's lines out for print: sums of what is charged, then the lines of each kind. */
export function createStatementSheet(found: HouseholdLinesWithSums, context: SheetContext): PrintedStatement {
  const { organisation, family, from, to, today, language, t } = context
  const [first, last] = [formatLongDate(from, language), formatLongDate(to, language)]
  return {
    ...{ language, organisation, family },
    title: t(message('statements.print.title')),
    period: t(message('statements.print.period', { from: first, to: last })),
    created: t(message('statements.print.created', { day: formatLongDate(today, language) })),
    sums: createSums(found, context),
    groups: createGroups(found, context),
    empty: found.lines.length === 0 ? t(message('statements.print.empty')) : null,
    note: t(message('statements.print.note')),
    pageNumber: (page, pages) => t(message('statements.print.page', { page, pages })),
  }
}
