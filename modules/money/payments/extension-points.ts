import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { Message } from '#meta'
import type { AccountSelector } from '#money/ledger'
import type { Gateway, Payer } from './gateways/gateway.ts'

/** What is to be paid for a document now. */
export interface Due {
  /** Minor units, above zero. */
  readonly amount: number
  readonly currency: 'INR'
  readonly description: string
  /** `user` is who is signed in, where anybody is: credit is given to nobody else. */
  readonly payer: Payer & { readonly user: string | null }
  /** Name of the Business that is paid; null for the organisation itself. */
  readonly organisation: string | null
  /** Path of the screen that the payer comes back to. */
  readonly returnPath: string
}

/** Where money goes that was taken. The amounts add up to what was paid. */
export interface Allocation {
  readonly credits: readonly {
    readonly account: AccountSelector
    readonly amount: number
    readonly memo: string
  }[]
  /** What of that is not owed by now, in minor units: it goes back in the same transaction, out of these accounts. */
  readonly tooMuch?: number
}

/** Money that came for a document. */
export interface PaidFor {
  /** Of the document. */
  readonly name: string
  readonly payment: string
  readonly amount: number
  /**
   * Whether so much was due when a gateway was asked to take it: it was taken, whatever is owed by now. What comes over the
   * counter, or is attached by staff, can be refused to who brings it.
   */
  readonly wasDue: boolean
}

/** Why a document takes no money (any more), for staff. */
export interface Refusal {
  readonly refusal: Message
}

/** Money that a document was paid with, and that goes back. */
interface PayableRefund {
  /** Of the document. */
  readonly name: string
  readonly payment: string
  /** Below zero when a refund that was decided did not come about: the money is still here. */
  readonly amount: number
  /** True when nothing of the payment is left. */
  readonly isFullRefund: boolean
}

/** What came for a document beyond what is owed for it by now. */
export interface Overpayment extends Pick<
  Due,
  'amount' | 'currency' | 'description' | 'payer' | 'organisation'
> {
  /** Where it stands in the books until it is given back. */
  readonly account: AccountSelector
}

/** Documents of one type that can be paid for. `documents` acts as the system throughout. */
export interface Payable {
  /** Name of the document type. */
  readonly type: string
  /** What is to be paid for this document now; null when nothing is. Locks the document. */
  due(documents: Documents, name: string): Promise<Due | null>
  /**
   * Says where money goes that was taken for the document, in the transaction that books it. Refused, it is nobody's: it
   * waits before staff, and goes back to the payer unless they decide otherwise.
   */
  settle(documents: Documents, paid: PaidFor): Promise<Allocation | Refusal>
  /** Money that it was paid with goes back, or stays after all; in the same transaction. */
  refunded?(documents: Documents, back: PayableRefund): Promise<void>
  /**
   * What may be given back without anything being owed anew; null for nothing. A room that has this decides itself what is
   * paid back of its documents. Locks the document.
   */
  owedBack?(documents: Documents, name: string): Promise<Overpayment | null>
  /**
   * Whether somebody who has no right to read the document may pay for it, because of a receipt that he shows. Beside this,
   * whoever may read it may pay, and so may who holds a receipt of the form or a payment link for it.
   */
  opensTo?(documents: Documents, shown: { readonly name: string; readonly receipt: string }): Promise<boolean>
}

/** Every type that can be paid for adds itself here. */
export const payable = extensionPoint<Payable>('payments.payable')

/** Who lets customers spend credit that they have here. While nobody does, nothing is refunded as credit. */
export const creditSpending = extensionPoint<{ readonly module: string }>('payments.credit_spending')

/** Gateways beside those of the settings, which they replace when they have their name: for tests. */
export const gatewaySource = extensionPoint<(context: Context) => readonly Gateway[]>('payments.gateways')
