import { MOST_PHOTOS } from '../doctypes/classified.doctype.ts'

export interface WantedPhoto {
  readonly picture: string
  readonly alt: string | null
}

function textAt(value: object, field: string): string | null {
  const found: unknown = Reflect.get(value, field)
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null
}

function photoIn(value: unknown): readonly WantedPhoto[] {
  if (typeof value === 'string') return value === '' ? [] : [{ picture: value, alt: null }]
  if (typeof value !== 'object' || value === null) return []
  const picture = textAt(value, 'picture')
  return picture === null ? [] : [{ picture, alt: textAt(value, 'alt')?.slice(0, 280) ?? null }]
}

/** The pictures that a seller names, in their order, each once: addresses, or addresses with words. */
export function wantedPhotos(value: unknown): readonly WantedPhoto[] {
  const photos = (Array.isArray(value) ? value.slice(0, MOST_PHOTOS + 1) : []).flatMap(photoIn)
  return [...new Map(photos.map((photo) => [photo.picture, photo])).values()]
}
