import type { Documents } from '#framework/documents'
import { LedgerAccount } from '#money/ledger'
import {
  countConfirmedByPurpose,
  MAX_PURPOSES,
  listOpenPurposes,
} from '../contribution/contribution.queries.ts'
import { PURPOSE_TYPE } from '../contribution/income-account.ts'
import { calculateProgress, type PurposeProgress } from './progress.rules.ts'

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

/** The open purposes and what the ledger says of each: three statements, however many there are. */
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
