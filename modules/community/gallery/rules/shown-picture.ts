import { shownAddress, type Addresses } from './item-addresses.ts'

interface Item extends Addresses {
  readonly title: string | null
  readonly alt: string | null
  readonly content_key: string | null
}

/** An item as the desk lists it: what stands for it, and what it shows. */
export function shownPicture(item: Item) {
  const { image__video, image, poster, thumb, title, alt } = item
  return {
    small: thumb ?? image__video ?? image ?? poster,
    address: shownAddress(item),
    title,
    alt,
  }
}
