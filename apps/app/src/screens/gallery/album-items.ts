import type { AlbumItem } from '#client'

export type ItemKind = 'image' | 'video' | 'iframe'

export function kindOf(item: AlbumItem): ItemKind {
  if (item.video) return 'video'
  return item.iframe ? 'iframe' : 'image'
}

/** The pictures in the order that the editor gave them; an item that shows nothing is left out. */
export function shownItems(items: readonly AlbumItem[]): AlbumItem[] {
  return items
    .filter((item) => pictureOf(item) || item.video || item.iframe)
    .toSorted((left, right) => placeOf(left) - placeOf(right))
}

const placeOf = (item: AlbumItem): number => item.display_order ?? item.idx

/** The small picture of an item on its album's page. */
export const coverOf = (item: AlbumItem): string | null =>
  item.thumb || pictureOf(item) || item.poster || null

/** The picture itself, under either of the names that it goes by. */
export const pictureOf = (item: AlbumItem): string | null => item.image || item.image__video || null

export const nameOf = (item: AlbumItem): string => item.title || item.alt || ''
