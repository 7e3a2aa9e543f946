import { toDecimal } from '#meta'

interface ConfirmedContribution {
  readonly donor_name: string
  readonly amount: number
  readonly is_anonymous: 0 | 1
  readonly message: string | null
  readonly is_message_shown: 0 | 1
  readonly confirmed_on: string | null
}

/** A supporter as the page names him: anonymous ones have no name, and messages stand there once the office read them. */
export interface Supporter {
  readonly name: string | null
  readonly amount: number
  readonly message: string | null
  readonly day: string | null
}

export function toSupporter(confirmed: ConfirmedContribution): Supporter {
  const { donor_name, amount, is_anonymous, message, is_message_shown, confirmed_on } = confirmed
  return {
    name: is_anonymous === 1 ? null : donor_name,
    amount: toDecimal(amount),
    message: is_message_shown === 1 ? message : null,
    day: confirmed_on,
  }
}
