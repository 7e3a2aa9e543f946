import { MAX_PHOTOS } from './classified.doctype.ts'

export interface AdPhotoInput {
  readonly picture: string
  readonly alt: string | null
}

function readText(value: object, field: string): string | null {
  const found: unknown = Reflect.get(value, field)
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null
}

function parsePhoto(value: unknown): readonly AdPhotoInput[] {
  if (typeof value === 'string') return value === '' ? [] : [{ picture: value, alt: null }]
  if (typeof value !== 'object' || value === null) return []
  const picture = readText(value, 'picture')
  return picture === null ? [] : [{ picture, alt: readText(value, 'alt')?.slice(0, 280) ?? null }]
}

/** The pictures that a seller names, in their order, each once: addresses, or addresses with words. */
export function parseAdPhotos(value: unknown): readonly AdPhotoInput[] {
  const photos = (Array.isArray(value) ? value.slice(0, MAX_PHOTOS + 1) : []).flatMap(parsePhoto)
  return [...new Map(photos.map((photo) => [photo.picture, photo])).values()]
}
