/** A rate as it is dated. */
export interface DatedRate {
  readonly valid_from: string
  readonly valid_until: string | null
  readonly rate: number
  readonly cess: number
}

/** The first day on which two wordings of a rate say different things; null when there is none. */
export function changesFrom(previous: DatedRate | null, rate: DatedRate): string | null {
  if (previous === null) return rate.valid_from
  const isSame = previous.rate === rate.rate && previous.cess === rate.cess
  const [first = null] = [previous.valid_from, rate.valid_from].toSorted()
  if (!isSame || previous.valid_from !== rate.valid_from) return first
  if (previous.valid_until === rate.valid_until) return null
  return [previous.valid_until, rate.valid_until].flatMap((day) => day ?? []).toSorted()[0] ?? null
}
