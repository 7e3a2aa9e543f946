import type { Context } from '#framework/context'
import { date, link } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { AcademicYear } from '#community/students'
import { readHouseholdLines, type HouseholdLine } from '#money/statements'
import { requireHousehold } from './household.ts'
import { defaultPeriod, listPeriods } from './statement-period.rules.ts'

const MAX_YEARS = 6

export const statementInput = { family: link('Family'), from: date(), to: date() }

export interface HouseholdStatementInput {
  readonly family: string | null
  readonly from: string | null
  readonly to: string | null
}

function findYears(documents: Documents) {
  return documents.asSystem().find(AcademicYear, {
    fields: ['title', 'starts_on', 'ends_on', 'is_current'],
    order_by: 'starts_on desc',
    limit: MAX_YEARS,
  })
}

/**
 * Reads the statement of a family of the caller, by default for the current school year: the family's children, the
 * caller, and guardians who share theirs; fees only with the right to pay. Six statements, and one for translations.
 */
export async function openStatement(ctx: Context, input: HouseholdStatementInput) {
  const { documents } = ctx
  const household = await requireHousehold(documents, input.family)
  const years = await findYears(documents)
  const chosen = defaultPeriod(years, documents.today)
  const period = { from: input.from ?? chosen.from, to: input.to ?? chosen.to }
  const { users, students, mayPay } = household
  const found = await readHouseholdLines(ctx, {
    ...period,
    users: [...users.keys()],
    students: [...students.keys()],
    feesOf: mayPay ? [...students.keys()] : [],
  })
  const personOf = ({ student, user }: Pick<HouseholdLine, 'student' | 'user'>): string | null =>
    students.get(student ?? '') ?? users.get(user ?? '') ?? null
  return { household, period, periods: listPeriods(years, documents.today), found, personOf }
}
