interface AlertFilter {
  /** Names of the category and of all below it; null for every kind. */
  readonly categories: readonly string[] | null
  readonly txt: string | null
  /** Of what was opened before this day they know. */
  readonly notified_until: string
}

interface OpenedJob {
  readonly category: string
  readonly title: string
  readonly organisation: string
  readonly opened_on: string | null
}

/** Whether somebody hears of an opening today: it is new since the last time, of its kind, and has the words. */
export function matchesAlert(
  { categories, txt, notified_until }: AlertFilter,
  { category, title, organisation, opened_on }: OpenedJob,
  today: string,
): boolean {
  const isNews = opened_on !== null && opened_on >= notified_until && opened_on < today
  const isOfKind = categories === null || categories.includes(category)
  const words = (txt ?? '').trim().toLowerCase()
  return isNews && isOfKind && `${title} ${organisation}`.toLowerCase().includes(words)
}
