import type { TypeCount } from '../../data/overview.ts'

export const newDocuments = ({ new_by_day }: TypeCount): number =>
  new_by_day.reduce((sum, day) => sum + day, 0)

const daysWithNews = ({ new_by_day }: TypeCount): number => new_by_day.filter((count) => count > 0).length

/** Where most is going on stands first; among equals, where there is most. */
export function tileOrder(counts: readonly TypeCount[], most: number): TypeCount[] {
  return counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => daysWithNews(other) - daysWithNews(one) || other.count - one.count)
    .slice(0, most)
}
