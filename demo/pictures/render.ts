import sharp from 'sharp'
import { pictureNamed } from './pictures.ts'
import type { Picture } from './picture.ts'

export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

export function drawPicture(name: string): Drawing {
  const { draw, width, height } = pictureNamed(name)
  const svg = draw().replace('<svg ', `<svg width="${width}" height="${height}" `)
  return { svg, width, height }
}

/** Encodes WebP with low effort, which shortens a first start; flat colours stay small all the same. */
export function renderPicture(name: string): Promise<Buffer> {
  const { svg } = drawPicture(name)
  const options = pictureNamed(name).isTransparent ? { quality: 88, effort: 2 } : { quality: 80, effort: 1 }
  return sharp(Buffer.from(svg)).webp(options).toBuffer()
}

export interface Rendered {
  readonly picture: Picture
  readonly bytes: Buffer
}

const atOnce = 3

/** Renders pictures, a few at a time, and passes each on at once, so that they are not all in memory. */
export async function renderPictures(
  wanted: readonly Picture[],
  take: (rendered: Rendered) => Promise<void> | void,
): Promise<void> {
  const waiting = wanted.values()
  const work = async () => {
    for (const picture of waiting) await take({ picture, bytes: await renderPicture(picture.name) })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
