import type { AccountWanted } from '#money/ledger'
import type { CounterMethod } from './counter-states.ts'

const purposes = { cash: 'cash', cheque: 'cheques', bank: 'bank', UPI: 'bank' } as const

export type Holding = (typeof purposes)[CounterMethod]

/** What an organisation holds of a kind: cash in its box, cheques in its drawer, money at its bank. */
export function holdingAccount(purpose: Holding, organisation: string | null): AccountWanted {
  return organisation === null ? { purpose } : { purpose, party: { type: 'Business', name: organisation } }
}

/** Where money that came over the counter lies. */
export function counterAccount(method: CounterMethod, organisation: string | null): AccountWanted {
  return holdingAccount(purposes[method], organisation)
}

/** Cash in the hands of whoever collects it. */
export function collectorAccount(
  collector: { readonly type: string; readonly name: string } | null,
): AccountWanted {
  return collector === null
    ? { purpose: 'cash collections' }
    : { purpose: 'cash collections', party: collector }
}
