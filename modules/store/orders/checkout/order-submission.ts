import type { Site } from '#framework/context'
import type { Language } from '#framework/messages'
import type { OrderCredentials } from './order-token.ts'
import type { GatewayName, PreparedPayment } from '#money/payments'

/** An order as it was sent: what the buyer saw, and nothing of what it costs is taken from him. */
export interface OrderSubmission {
  readonly cart_token: string | null
  /** Of the cart that he saw. */
  readonly version: number
  /** The total that he saw, minor units. */
  readonly expected_total: number
  readonly idempotency_key: string
  readonly gateway: GatewayName | null
  /** Staff order for somebody who pays by a link. */
  readonly by_pay_link: boolean
  /** In which he is written to; null: nobody knows. */
  readonly language: Language | null
}

/** What an order is placed with. */
export interface PlacementTerms {
  readonly sent: OrderSubmission
  /** Null where nobody takes payments. */
  readonly prepared: PreparedPayment | null
  readonly site: Site
  readonly opening: OrderCredentials
}

/** An order that stands. Amounts in minor units. */
export interface PlacedOrder {
  readonly order: string
  readonly token: string
  readonly state: string
  /** What is to be paid now. */
  readonly amount: number
  readonly currency: string
  readonly next: 'pay' | 'done'
}
