import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { extensionPoint } from '#framework/modules'
import type { Message } from '#meta'
import type { AccountSelector } from '#money/ledger'
import type { Gateway, Payer, StoredValueGateway } from './gateways/gateway.ts'

export interface Due {
  /** Minor units, positive. */
  readonly amount: number
  readonly currency: 'INR'
  /** Text for the gateway and the books, in English or as in the document. */
  readonly description: string
  /** Text for the payer; by default the description, translated as a text of the site. */
  readonly title?: Message
  readonly payer: Payer & { readonly user: string | null }
  /** Name of the Business that is paid; null for the organisation. */
  readonly organisation: string | null
  readonly returnPath: string
}

/** Allocation of a captured payment. The amounts add up to it. */
export interface Allocation {
  readonly credits: readonly {
    readonly account: AccountSelector
    readonly amount: number
    readonly memo: string
  }[]
  /** Amount not owed by now, in minor units, refunded from these accounts in the same transaction. */
  readonly tooMuch?: number
}

export interface PaidFor {
  readonly name: string
  readonly payment: string
  readonly amount: number
  /**
   * True when this amount was due at the time of the gateway's request, so it must be accepted. Manual payments and
   * allocations by staff may be refused.
   */
  readonly wasDue: boolean
  /** True when a handler that accepts parts is paid less than is due, from stored value. */
  readonly isPart?: boolean
}

export interface Refusal {
  readonly refusal: Message
}

interface PayableRefund {
  readonly name: string
  readonly payment: string
  /** Negative for a failed refund: the money was not returned. */
  readonly amount: number
  readonly isFullRefund: boolean
}

export interface Overpayment extends Pick<
  Due,
  'amount' | 'currency' | 'description' | 'payer' | 'organisation'
> {
  readonly account: AccountSelector
}

/** Payable document type. `documents` acts as the system. */
export interface Payable {
  readonly type: string
  /** Returns the amount due, or null. Locks the document. */
  due(documents: Documents, name: string): Promise<Due | null>
  /**
   * Allocates a captured payment, in its transaction. A refused payment stays unallocated for staff, and is refunded
   * unless they decide otherwise.
   */
  settle(documents: Documents, paid: PaidFor): Promise<Allocation | Refusal>
  refunded?(documents: Documents, back: PayableRefund): Promise<void>
  /**
   * Returns the refundable overpayment, or null. A handler with this method decides on refunds of its documents. Locks
   * the document.
   */
  owedBack?(documents: Documents, name: string): Promise<Overpayment | null>
  /**
   * True when a receipt permits payment without read permission. Readers, and holders of a form's receipt or payment
   * link, may pay in any case.
   */
  opensTo?(documents: Documents, shown: { readonly name: string; readonly receipt: string }): Promise<boolean>
  /** Whether a wallet or gift card may pay the whole amount due, or also a part. Absent: it may not pay. */
  readonly storedValue?: 'whole' | 'parts'
  /** Returns the amounts by business, for credit that only one business accepts. Absent: none is of a business. */
  businessShares?(documents: Documents, name: string): Promise<BusinessShares>
}

/** Minor units by the name of a Business. */
export type BusinessShares = ReadonlyMap<string, number>

export const payable = extensionPoint<Payable>('payments.payable')

export interface CreditedRefund {
  readonly refund: string
  readonly payment: string
  readonly user: string
  /** Minor units, positive. */
  readonly amount: number
  readonly reason: string
}

/** A module that lets customers spend credit. `documents` acts as the system. */
export interface CreditSpending {
  readonly module: string
  isOn(documents: Documents): Promise<boolean>
  /** Records credit that a refund posted, in its transaction. */
  credited(documents: Documents, context: Context, credit: CreditedRefund): Promise<void>
}

export interface ReturnedValue extends Omit<CreditedRefund, 'user'> {
  /** Owner of the value; null for a guest's gift card. */
  readonly user: string | null
}

/** A module whose value pays without an owner, as a gift card does, and takes back what is refunded. */
interface StoredValueReturn {
  readonly gateway: StoredValueGateway
  /** Records what a refund posted back, in its transaction. `documents` acts as the system. */
  returned(documents: Documents, context: Context, value: ReturnedValue): Promise<void>
}

export const storedValueReturn = extensionPoint<StoredValueReturn>('payments.stored_value_return')

export const creditSpending = extensionPoint<CreditSpending>('payments.credit_spending')

/** True when a module lets customers spend credit now. `documents` acts as the system. */
export async function isCreditSpent(documents: Documents, { extensions }: Context): Promise<boolean> {
  const found = await Promise.all(extensions(creditSpending).map((one) => one.isOn(documents)))
  return found.includes(true)
}

export const gatewaySource = extensionPoint<(context: Context) => readonly Gateway[]>('payments.gateways')
