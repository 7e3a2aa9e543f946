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

/** Videos and framed pages come over https or from our own files: nothing else may run inside the lightbox. */
function isPlayable(address: string): boolean {
  return /^https:\/\/[^\s/]+/.test(address) || isOwnFile(address)
}

/** What is wrong with an item of an album; null when it shows exactly one thing from a safe place. */
export function findItemProblem(item: Item): ItemProblem | null {
  const shown = [item.image__video, item.image, item.video, item.iframe].filter((address) => address !== null)
  if (shown.length === 0) return 'nothing_to_show'
  if (shown.length > 1) return 'more_than_one'
  const played = [item.video, item.iframe].filter((address) => address !== null)
  const loaded = [item.image__video, item.image, item.poster, item.download_url, item.thumb]
  const areSafe = loaded.every((address) => address === null || isSafeAddress(address))
  return areSafe && played.every(isPlayable) ? null : 'wrong_address'
}

/** The picture that stands for an item. */
export function findItemPicture(item: Pick<Item, 'image__video' | 'image' | 'poster'>): string | null {
  return item.image__video ?? item.image ?? item.poster
}

/** Items by their display order; those without one keep their place after them. */
export function sortByDisplayOrder<T extends Pick<Item, 'display_order'>>(items: readonly T[]): readonly T[] {
  const orderOf = ({ display_order }: T) => display_order ?? Number.MAX_SAFE_INTEGER
  return items.toSorted((one, other) => orderOf(one) - orderOf(other))
}

/** The fields of an item that say where a file of it is found. */
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

/** Whether an address is one of our own uploaded files. */
export const isOwnFile = (address: string): boolean => /^\/(private\/)?files\//.test(address)

/** Whether an address is open to everybody. */
export const isPublicFile = (address: string): boolean => address.startsWith('/files/')

/** Our own files of an item, each once. */
export function listOwnFiles(item: ItemAddresses): readonly string[] {
  const addresses = addressFields.map((field) => item[field]).filter((address) => address !== null)
  return [...new Set(addresses.filter(isOwnFile))]
}

/** The address of what an item shows; its poster and its small picture only stand for it. */
export function getMainAddress(item: ItemAddresses): string | null {
  return item.image__video ?? item.image ?? item.video ?? item.iframe
}

/** Whether everybody may have the files of an album. */
export const isPublicAlbum = ({
  published,
  visibility,
}: {
  readonly published: 0 | 1
  readonly visibility: string
}): boolean => published === 1 && visibility === 'public'
