import type { AlbumItem } from '#client'

export type ItemKind = 'image' | 'video' | 'iframe'

export type LightboxItem = Pick<
  AlbumItem,
  | ('name' | 'title' | 'alt' | 'caption' | 'image' | 'image__video')
  | ('video' | 'poster' | 'iframe' | 'thumb' | 'download_url')
>

export interface LightboxPictures {
  title: string
  items: readonly LightboxItem[]
  index: number
}

export function kindOf(item: LightboxItem): ItemKind {
  if (item.video) return 'video'
  return item.iframe ? 'iframe' : 'image'
}

export function shownItems(items: readonly AlbumItem[]): AlbumItem[] {
  return items
    .filter((item) => pictureOf(item) || item.video || item.iframe)
    .toSorted((left, right) => placeOf(left) - placeOf(right))
}

const placeOf = (item: AlbumItem): number => item.display_order ?? item.idx

export const coverOf = (item: LightboxItem): string | null =>
  item.thumb || pictureOf(item) || item.poster || null

export const pictureOf = (item: LightboxItem): string | null => item.image || item.image__video || null

export const nameOf = (item: LightboxItem): string => item.title || item.alt || ''
