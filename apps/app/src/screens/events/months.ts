export interface Month<Item> {
  /** The first day of the month, 'YYYY-MM-01'. */
  start: string
  items: Item[]
}

/** Events by the month in which people will meet them: one that has begun already stands under the present month. */
export function byMonth<Item extends { start_date: string }>(
  events: readonly Item[],
  today: string,
): Month<Item>[] {
  const months = new Map<string, Item[]>()
  for (const event of events) {
    const start = monthOf(event.start_date < today ? today : event.start_date)
    months.set(start, [...(months.get(start) ?? []), event])
  }
  return [...months].map(([start, items]) => ({ start, items }))
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`
