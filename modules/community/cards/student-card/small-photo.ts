import { keyOfUrl, storageOf, type StorageSettings } from '#framework/files'

const SIDE = 320
const MAX_PIXELS = 50_000_000

/**
 * Returns a small embedded photo, so that the file stays private and cannot be requested later; null without a usable
 * photo.
 */
export async function smallPhoto(settings: StorageSettings, address: string | null): Promise<string | null> {
  const key = address === null ? null : keyOfUrl(address)
  if (key === null) return null
  try {
    const { default: sharp } = await import('sharp')
    const bytes = await storageOf(settings).bytes(key)
    const small = sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize({
      width: SIDE,
      height: SIDE,
      fit: 'cover',
    })
    return `data:image/jpeg;base64,${(await small.jpeg({ quality: 72 }).toBuffer()).toString('base64')}`
  } catch {
    return null
  }
}
