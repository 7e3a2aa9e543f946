import { isSafeAddress } from '#site/website'

interface Item {
  readonly image__video: string | null
  readonly image: string | null
  readonly poster: string | null
  readonly video: string | null
  readonly iframe: string | null
  readonly download_url: string | null
  readonly thumb: string | null
  readonly display_order: number | null
}

export type ItemProblem = 'nothing_to_show' | 'more_than_one' | 'wrong_address'

/** True for https addresses and own files; other content must not run inside the lightbox. */
function isPlayable(address: string): boolean {
  return /^https:\/\/[^\s/]+/.test(address) || isOwnFile(address)
}

export function findItemProblem(item: Item): ItemProblem | null {
  const shown = [item.image__video, item.image, item.video, item.iframe].filter((address) => address !== null)
  if (shown.length === 0) return 'nothing_to_show'
  if (shown.length > 1) return 'more_than_one'
  const played = [item.video, item.iframe].filter((address) => address !== null)
  const loaded = [item.image__video, item.image, item.poster, item.download_url, item.thumb]
  const areSafe = loaded.every((address) => address === null || isSafeAddress(address))
  return areSafe && played.every(isPlayable) ? null : 'wrong_address'
}

export function findItemPicture(item: Pick<Item, 'image__video' | 'image' | 'poster'>): string | null {
  return item.image__video ?? item.image ?? item.poster
}

export function sortByDisplayOrder<T extends Pick<Item, 'display_order'>>(items: readonly T[]): readonly T[] {
  const orderOf = ({ display_order }: T) => display_order ?? Number.MAX_SAFE_INTEGER
  return items.toSorted((one, other) => orderOf(one) - orderOf(other))
}

export const addressFields = [
  'image__video',
  'image',
  'video',
  'poster',
  'thumb',
  'download_url',
  'iframe',
] as const

type AddressField = (typeof addressFields)[number]

export type ItemAddresses = Readonly<Record<AddressField, string | null>>

export const isOwnFile = (address: string): boolean => /^\/(private\/)?files\//.test(address)

export const isPublicFile = (address: string): boolean => address.startsWith('/files/')

export function listOwnFiles(item: ItemAddresses): readonly string[] {
  const addresses = addressFields.map((field) => item[field]).filter((address) => address !== null)
  return [...new Set(addresses.filter(isOwnFile))]
}

export function getMainAddress(item: ItemAddresses): string | null {
  return item.image__video ?? item.image ?? item.video ?? item.iframe
}

export const isPublicAlbum = ({
  published,
  visibility,
}: {
  readonly published: 0 | 1
  readonly visibility: string
}): boolean => published === 1 && visibility === 'public'
