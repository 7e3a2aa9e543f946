import { keyOfUrl, storageOf } from '#framework/files'

type Place = Parameters<typeof storageOf>[0]

const LARGEST_SIDE = 320

/**
 * A logo as a PDF can hold it: PNG, no larger than it is printed. Null when there is none, or nothing can be made of it: a
 * receipt without a picture is a receipt.
 */
export async function readLogo(place: Place, address: string | null): Promise<Buffer | null> {
  const key = address === null ? null : keyOfUrl(address)
  if (key === null) return null
  try {
    const { default: sharp } = await import('sharp')
    const bytes = await storageOf(place).bytes(key)
    const size = {
      width: LARGEST_SIDE,
      height: LARGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    } as const
    return await sharp(bytes, { limitInputPixels: 50_000_000 }).resize(size).png().toBuffer()
  } catch {
    return null
  }
}
