export interface Intent {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly reference: string
  status: 'requires_payment_method' | 'requires_capture' | 'succeeded'
  declined: boolean
}

export interface Session {
  readonly id: string
  readonly amount_total: number
  readonly currency: string
  readonly reference: string
  readonly expires_at: number
  intent: Intent | null
}

export interface Refund {
  readonly id: string
  readonly payment_intent: string
  readonly amount: number
  readonly reference: string
  status: 'pending' | 'succeeded' | 'failed'
}

export interface DisputeEntity {
  readonly id: string
  readonly payment_intent: string
  readonly amount: number
  readonly status: string
  readonly balance_transactions: readonly {
    readonly amount: number
    readonly fee: number
    readonly currency: string
  }[]
}
