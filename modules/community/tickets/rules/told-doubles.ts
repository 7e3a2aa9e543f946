import type { TicketStanding } from '#meta'

/** Somebody came in with a ticket with which somebody was inside: both times and both doors. */
export interface Double {
  readonly ticket_code: string
  readonly first_at: string
  readonly first_device: string
  readonly at: string
  readonly device: string
}

/** Every double entry among these tickets, the earliest first. */
export function toldDoubles(standings: ReadonlyMap<string, TicketStanding>): readonly Double[] {
  const doubles = [...standings].flatMap(([ticket_code, { entered, doubles: again }]) =>
    again.map(({ at, device }) => ({
      ticket_code,
      first_at: entered?.at ?? at,
      first_device: entered?.device ?? device,
      at,
      device,
    })),
  )
  return doubles.toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
}
