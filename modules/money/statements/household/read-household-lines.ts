import type { Context } from '#framework/context'
import type { Message, Translate, TranslateText } from '#meta'
import { translateResponse } from '#site/translations'
import { statementErrors } from '../errors.ts'
import { householdLines, type HouseholdChangeRow, type HouseholdRequest } from '../extension-points.ts'
import { message } from '../messages.ts'
import { sumByKind, totalOf, type HouseholdKind, type KindSums } from './household-line.rules.ts'
import { householdQuery } from './household.queries.ts'
import { requirePeriod } from './period.rules.ts'

/** A statement has all lines of its period, so that they add up to its sums. */
const MAX_LINES = 2000

export interface HouseholdLine extends Omit<HouseholdChangeRow, 'detail'> {
  /** Short description, as 'Payment', in the reader's language. */
  readonly label: string
}

export interface HouseholdLinesWithSums {
  readonly lines: readonly HouseholdLine[]
  readonly sums: readonly (KindSums & { readonly title: string })[]
  readonly total: Omit<KindSums, 'kind'>
}

/**
 * Reads a household's lines, oldest first, and adds them up. One statement, and one for translations. The caller decides
 * whose documents are listed. Refuses a period with more than 2000 lines.
 */
export async function readHouseholdLines(
  ctx: Context,
  request: HouseholdRequest,
): Promise<HouseholdLinesWithSums> {
  requirePeriod(request)
  const { documents, t } = ctx
  const query = householdQuery(documents, ctx.extensions(householdLines), { request, limit: MAX_LINES })
  const rows = await documents.asSystem().statement(query, {})
  if (rows.length > MAX_LINES) throw statementErrors.too_long()
  const sums = sumByKind(rows)
  return {
    lines: await translateResponse(ctx, (translate) => rows.map((row) => toLine(row, { t, translate }))),
    sums: sums.map((one) => ({ ...one, title: t(kindTitles[one.kind]) })),
    total: totalOf(sums),
  }
}

const kindTitles: Readonly<Record<HouseholdKind, Message>> = {
  fees: message('statements.kind.fees'),
  orders: message('statements.kind.orders'),
  registrations: message('statements.kind.registrations'),
  contributions: message('statements.kind.contributions'),
  gift_cards: message('statements.kind.gift_cards'),
  credit: message('statements.kind.credit'),
  points: message('statements.kind.points'),
  hours: message('statements.kind.hours'),
}

interface Wording {
  readonly t: Translate
  readonly translate: TranslateText
}

function toLine({ detail, ...row }: HouseholdChangeRow, { t, translate }: Wording): HouseholdLine {
  const label = t(labelOf(row.kind, row.movement))
  return {
    ...row,
    title: titleOf(row, { t, translate }),
    label: detail === null ? label : t(message('statements.label_detail', { label, detail })),
  }
}

function titleOf({ kind, title }: HouseholdChangeRow | Omit<HouseholdChangeRow, 'detail'>, words: Wording) {
  const { t, translate } = words
  if (kind === 'fees') return t(message('statements.title.fees', { title }))
  if (kind === 'orders') return t(message('statements.title.order', { title }))
  if (kind === 'gift_cards') return t(message('statements.title.gift_card', { title }))
  if (kind === 'registrations' || kind === 'contributions') return translate(title)
  return title
}

const chargedLabels: Partial<Readonly<Record<HouseholdKind, Message>>> = {
  fees: message('statements.label.fee'),
  orders: message('statements.label.order'),
  registrations: message('statements.label.registration'),
  contributions: message('statements.label.contribution'),
  gift_cards: message('statements.label.gift_card'),
}

const ownLabels: Partial<Readonly<Record<HouseholdKind, Readonly<Record<'added' | 'used', Message>>>>> = {
  credit: { added: message('statements.label.credit_added'), used: message('statements.label.credit_used') },
  points: { added: message('statements.label.points_added'), used: message('statements.label.points_used') },
  hours: { added: message('statements.label.hours'), used: message('statements.label.hours') },
}

function labelOf(kind: HouseholdKind, movement: HouseholdChangeRow['movement']): Message {
  if (movement === 'added' || movement === 'used')
    return ownLabels[kind]?.[movement] ?? message('statements.label.charged')
  if (movement === 'charged') return chargedLabels[kind] ?? message('statements.label.charged')
  const labels = {
    reduced: message('statements.label.reduced'),
    paid: message('statements.label.paid'),
    refunded: message('statements.label.refunded'),
    reversed: message('statements.label.reversed'),
  }
  return labels[movement]
}
