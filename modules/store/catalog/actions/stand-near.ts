import { relatedTo } from '../rules/shelf/related-to.ts'
import type { Standing } from './stand-at-shelf.ts'

/** As many as anybody is shown. */
export const MOST_RELATED = 20

/** Names of the products that stand near one, the nearest first; nothing for one that is not sold. */
export function standNear({ shelf, neighbours }: Standing, name: string, limit: number): readonly string[] {
  const near = neighbours.get(name) ?? relatedTo(shelf, name, MOST_RELATED)
  neighbours.set(name, near)
  return near.slice(0, limit)
}
