import type { AlbumItem } from '#client'

export type ItemKind = 'image' | 'video' | 'iframe'

/** What the lightbox shows of an album's item; other pictures need no more than an address and what they show. */
export type LightboxItem = Pick<
  AlbumItem,
  | ('name' | 'title' | 'alt' | 'caption' | 'image' | 'image__video')
  | ('video' | 'poster' | 'iframe' | 'thumb' | 'download_url')
>

export interface LightboxPictures {
  /** What they are, all together. */
  title: string
  items: readonly LightboxItem[]
  /** The one to begin with. */
  index: number
}

export function kindOf(item: LightboxItem): ItemKind {
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
export const coverOf = (item: LightboxItem): string | null =>
  item.thumb || pictureOf(item) || item.poster || null

/** The picture itself, under either of the names that it goes by. */
export const pictureOf = (item: LightboxItem): string | null => item.image || item.image__video || null

export const nameOf = (item: LightboxItem): string => item.title || item.alt || ''
