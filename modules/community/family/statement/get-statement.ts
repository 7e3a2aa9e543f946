import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import { unitOf } from '#money/statements'
import { openStatement, statementInput } from './open-statement.ts'

type Opened = Awaited<ReturnType<typeof openStatement>>

type Kind = Opened['found']['lines'][number]['kind']

/** Rupees for money; points and minutes stay. */
const shown = (kind: Kind, amount: number): number => (unitOf(kind) === 'money' ? toDecimal(amount) : amount)

function toStatementView({ household, period, periods, found, personOf }: Opened) {
  const { family, families, isShared, mayPay } = household
  const { lines, sums, total } = found
  return {
    ...{ family: family.name, family_name: family.family_name, families },
    is_shared: isShared ? (1 as const) : (0 as const),
    may_pay: mayPay ? (1 as const) : (0 as const),
    ...{ ...period, periods, currency: 'INR' },
    lines: lines.map(({ kind, movement, date, title, label, amount, type, name, ...who }) => ({
      ...{ kind, movement, date, title, label },
      unit: unitOf(kind),
      amount: shown(kind, amount),
      person: personOf(who),
      student: who.student,
      ...{ reference_type: type, reference_name: name },
    })),
    sums: sums.map(({ kind, title, charged, paid, refunded, net }) => ({
      ...{ kind, title, unit: unitOf(kind) },
      charged: shown(kind, charged),
      paid: shown(kind, paid),
      refunded: shown(kind, refunded),
      net: shown(kind, net),
    })),
    total: {
      charged: toDecimal(total.charged),
      paid: toDecimal(total.paid),
      refunded: toDecimal(total.refunded),
      net: toDecimal(total.net),
    },
  }
}

/**
 * Returns a family's statement for a period of up to 400 days, without pages: its lines add up to its sums. A period with
 * more than 2000 lines is refused.
 */
export const getStatement = method({
  access: signedInUsers,
  input: statementInput,
  reads: true,
  methods: ['GET', 'POST'],
  isTranslated: true,
  run: async ({ input, ctx }) => toStatementView(await openStatement(ctx, input)),
})
