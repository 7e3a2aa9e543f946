import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { PaymentPlace } from './place.ts'

/** A question to a gateway. The answer to an earlier one never undoes what a later one said, whichever comes first. */
export interface Question {
  /** Counted for each payment, before the gateway is asked: no clock can be set back under it. */
  readonly number: number
  /** The gateway's names of the disputes of this payment that are not over. */
  readonly disputes: readonly string[]
}

/** Counts a question, and says what it has to ask about. One statement. */
export function noteQuestion(place: PaymentPlace, name: string): Promise<Question> {
  return place.write(async (documents) => {
    const [question] = await documents.asSystem().statement(
      prepared<Question>(
        'payments.note question',
        sql`update "Payment" set times_asked = times_asked + 1 where name = ${name}
          returning times_asked::integer as number, array(
            select d.gateway_dispute from "Dispute" d join "Payment" p on p.name = d.payment
            where coalesce(p.duplicate_of, p.name) = ${name} and d.state in ('reported', 'inquiry', 'open')
          ) as disputes`,
      ),
      // Nobody is shown how often a gateway was asked.
      { changes: () => [] },
    )
    if (question) return question
    throw new Error(`There is no payment ${name}`)
  })
}
