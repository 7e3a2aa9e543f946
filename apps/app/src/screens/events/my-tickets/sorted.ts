interface Dated {
  start_date: string
}

/** What is still to come, the next one first. */
export const coming = <Item extends Dated>(items: readonly Item[], today: string): Item[] =>
  items
    .filter(({ start_date }) => start_date >= today)
    .toSorted((left, right) => left.start_date.localeCompare(right.start_date))

/** What was, the latest first. */
export const past = <Item extends Dated>(items: readonly Item[], today: string): Item[] =>
  items
    .filter(({ start_date }) => start_date < today)
    .toSorted((left, right) => right.start_date.localeCompare(left.start_date))
