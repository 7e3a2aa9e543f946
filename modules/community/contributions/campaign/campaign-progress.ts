import type { Documents } from '#framework/documents'
import { LedgerAccount, type AccountSelector } from '#money/ledger'
import {
  countConfirmedByPurpose,
  MAX_PURPOSES,
  listOpenPurposes,
} from '../contribution/contribution.queries.ts'
import { toDecimal } from '#meta'

async function balancesByPurpose(
  documents: Documents,
  purposes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const accounts = await documents.asSystem().find(LedgerAccount, {
    where: { purpose: 'income', party_type: PURPOSE_TYPE, party: ['in', purposes] },
    fields: ['party', 'balance'],
    limit: MAX_PURPOSES,
  })
  return new Map(accounts.map(({ party, balance }) => [party ?? '', balance]))
}

/** Returns the open purposes with their ledger balances. Three statements. */
export async function readProgress(documents: Documents): Promise<readonly PurposeProgress[]> {
  const purposes = await listOpenPurposes(documents)
  if (purposes.length === 0) return []
  const [balances, counts] = await Promise.all([
    balancesByPurpose(
      documents,
      purposes.map(({ name }) => name),
    ),
    countConfirmedByPurpose(documents),
  ])
  return calculateProgress(purposes, { balances, counts })
}

interface Purpose {
  readonly name: string
  readonly title: string
  readonly description: string | null
  readonly goal: number | null
}

/** Progress of a purpose. Amounts are decimals; a null goal means none. */
export interface PurposeProgress extends Purpose {
  readonly raised: number
  readonly count: number
}

interface ProgressData {
  /** Balances of the income accounts in paise, by purpose; negative, because income is a credit. */
  readonly balances: ReadonlyMap<string, number>
  readonly counts: ReadonlyMap<string, number>
}

export function calculateProgress(
  purposes: readonly Purpose[],
  { balances, counts }: ProgressData,
): readonly PurposeProgress[] {
  return purposes.map(({ name, title, description, goal }) => ({
    ...{ name, title, description },
    goal: goal === null || goal === 0 ? null : toDecimal(goal),
    raised: toDecimal(Math.max(0, -(balances.get(name) ?? 0))),
    count: counts.get(name) ?? 0,
  }))
}

const MINOR_UNITS = 100

const sumOf = (amounts: readonly number[]): number =>
  toDecimal(amounts.reduce((total, amount) => total + Math.round(amount * MINOR_UNITS), 0))

export function calculateTotalProgress(purposes: readonly PurposeProgress[]) {
  const goals = purposes.flatMap(({ goal }) => (goal === null ? [] : [goal]))
  return {
    goal: goals.length > 0 && goals.length === purposes.length ? sumOf(goals) : null,
    raised: sumOf(purposes.map(({ raised }) => raised)),
    count: purposes.reduce((total, { count }) => total + count, 0),
  }
}

const PURPOSE_TYPE = 'Contribution Purpose'

export function purposeIncomeAccount(purpose: string): AccountSelector {
  return { purpose: 'income', party: { type: PURPOSE_TYPE, name: purpose } }
}
