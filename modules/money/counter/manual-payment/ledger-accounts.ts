import type { AccountSelector } from '#money/ledger'
import type { ManualPaymentMethod } from './manual-payment.states.ts'

const accountPurposes = { cash: 'cash', cheque: 'cheques', bank: 'bank', UPI: 'bank' } as const

export type HoldingPurpose = (typeof accountPurposes)[ManualPaymentMethod]

/** What an organisation holds of a kind: cash in its box, cheques in its drawer, money at its bank. */
export function holdingAccount(purpose: HoldingPurpose, organisation: string | null): AccountSelector {
  return organisation === null ? { purpose } : { purpose, party: { type: 'Business', name: organisation } }
}

/** Where money that came over the counter lies. */
export function methodAccount(method: ManualPaymentMethod, organisation: string | null): AccountSelector {
  return holdingAccount(accountPurposes[method], organisation)
}

/** Cash in the hands of whoever collects it. */
export function collectorAccount(
  collector: { readonly type: string; readonly name: string } | null,
): AccountSelector {
  return collector === null
    ? { purpose: 'cash collections' }
    : { purpose: 'cash collections', party: collector }
}
