import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { MOST_PIXELS } from './errors.ts'
import { inTurn } from './pictures.ts'
import type { Storage } from './storage.ts'

/** Pixels across that a smaller copy of a picture may have. */
export const renditionWidths: readonly number[] = [160, 320, 480, 640, 960, 1280, 1600]

const SOURCES = /\.(webp|png|jpg)$/

/** A file below a folder, as it can be sent. */
export interface Sendable {
  readonly folder: string
  readonly path: string
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** Written beside its place and then moved: nobody ever reads half a picture. */
async function draw(source: Buffer, width: number, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  await sharp(source, { limitInputPixels: MOST_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(unfinished)
  await rename(unfinished, path)
}

/** A picture that is small enough or moves is best sent as it is. */
async function isWorthwhile(source: Buffer, width: number): Promise<boolean> {
  const { pages = 1, width: own } = await sharp(source).metadata()
  return pages === 1 && own > width
}

async function make(storage: Storage, key: string, width: number): Promise<Sendable> {
  const path = `${key}/${width}.webp`
  const target = join(storage.renditions, path)
  const rendition = { folder: storage.renditions, path }
  if (await exists(target)) return rendition
  return inTurn(async () => {
    const source = Buffer.from(await storage.bytes(key))
    if (!(await isWorthwhile(source, width))) return { folder: storage.folder, path: key }
    await draw(source, width, target)
    return rendition
  })
}

const being = new Map<string, Promise<Sendable>>()

/** Requests for the same copy that come while it is made wait for the one that is being made. */
function makeOnce(storage: Storage, key: string, width: number): Promise<Sendable> {
  const id = `${storage.renditions}/${key}/${width}`
  const running = being.get(id)
  if (running) return running
  const making = make(storage, key, width).finally(() => being.delete(id))
  being.set(id, making)
  return making
}

/**
 * What to send for a picture of this width: a WebP copy, made at the first request and kept; the original for every other
 * width, for what is no larger anyway, and for what cannot be drawn.
 */
export async function renditionOf(storage: Storage, key: string, width: number | null): Promise<Sendable> {
  const original = { folder: storage.folder, path: key }
  if (width === null || !renditionWidths.includes(width) || !SOURCES.test(key)) return original
  return makeOnce(storage, key, width).catch(() => original)
}
