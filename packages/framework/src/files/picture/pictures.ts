import pLimit from 'p-limit'
import type sharpFactory from 'sharp'
import type { Sharp } from 'sharp'
import { fileErrors, MAX_PIXELS } from '../errors.ts'
import type { FileKind } from '../file-kind.ts'

/** Decoded pictures are large: a small server has memory for two at a time. */
export const limitDecoding = pLimit(2)

const decoding = { limitInputPixels: MAX_PIXELS, failOn: 'truncated' } as const

export interface Picture {
  readonly content: Buffer
  readonly width: number
  readonly height: number
  /** Data URL of the picture in a few pixels, shown while it loads. */
  readonly placeholder: string
}

function encoded(picture: Sharp, kind: FileKind): Sharp {
  switch (kind.extension) {
    case 'png':
      return picture.png({ compressionLevel: 8 })
    case 'webp':
      return picture.webp({ quality: 84 })
    case 'gif':
      return picture.gif()
    case 'avif':
      return picture.avif({ quality: 60, effort: 2 })
    default:
      return picture.jpeg({ quality: 86 })
  }
}

/** An animation cannot be rotated, and no camera recorded its orientation. */
async function opened(content: Buffer): Promise<Sharp> {
  const sharp = await loadSharp()
  const { pages = 1 } = await sharp(content, decoding).metadata()
  return pages > 1 ? sharp(content, { ...decoding, animated: true }) : sharp(content, decoding).autoOrient()
}

const PLACEHOLDER = { width: 16, height: 16, fit: 'inside' } as const

async function placeholderOf(content: Buffer): Promise<string> {
  const sharp = await loadSharp()
  const tiny = await sharp(content, decoding).resize(PLACEHOLDER).webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

async function drawAgain(content: Buffer, kind: FileKind): Promise<Picture> {
  const { data, info } = await encoded(await opened(content), kind).toBuffer({ resolveWithObject: true })
  return {
    content: data,
    width: info.width,
    height: info.pageHeight ?? info.height,
    placeholder: await placeholderOf(data),
  }
}

function refusal(fileName: string, error: unknown): Error {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  return isTooLarge ? fileErrors.too_many_pixels(fileName) : fileErrors.unreadable_picture(fileName)
}

/**
 * Re-encodes a picture: upright, in sRGB, with pixels only. Its location, camera and any data after its end are
 * removed.
 */
export function redrawPicture(content: Buffer, kind: FileKind, fileName: string): Promise<Picture> {
  return limitDecoding(() => drawAgain(content, kind)).catch((error: unknown) => {
    throw refusal(fileName, error)
  })
}

export async function pictureSize(
  content: Buffer,
): Promise<{ readonly width: number; readonly height: number }> {
  const sharp = await loadSharp()
  const { width, height, pageHeight } = await sharp(content, decoding).metadata()
  return { width, height: pageHeight ?? height }
}

type SharpFactory = typeof sharpFactory

let loading: Promise<SharpFactory> | null = null

async function load(): Promise<SharpFactory> {
  const { default: sharp } = await import('sharp')
  // Every picture is processed once, so the cache would only use memory.
  sharp.cache(false)
  return sharp
}

/** Loads the image library with the first picture, because it takes 10 MB. */
export function loadSharp(): Promise<SharpFactory> {
  return (loading ??= load())
}
