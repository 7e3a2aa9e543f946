import { randomUUID } from 'node:crypto'
import { mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { createQueues } from '#framework/rate-limit'
import { MAX_PIXELS } from '../errors.ts'
import { loadSharp, limitDecoding } from './pictures.ts'
import type { LocalFile, Sendable, Storage } from '../storage/storage.ts'

/** Widths of renditions, in pixels. */
const renditionWidths: readonly number[] = [160, 320, 480, 640, 960, 1280, 1600]

export const renditionFormats = ['webp', 'avif', 'jpeg'] as const

export type RenditionFormat = (typeof renditionFormats)[number]

export interface Rendition {
  readonly width: number
  readonly format: RenditionFormat
}

const SOURCES = /\.(webp|png|jpg|avif)$/
const ENDINGS: Readonly<Record<RenditionFormat, string>> = { webp: 'webp', avif: 'avif', jpeg: 'jpg' }

function pathOf(key: string, { width, format }: Rendition): string {
  return `${key}/${width}.${ENDINGS[format]}`
}

function targetOf({ renditions }: Storage, key: string, wanted: Rendition): string {
  return join(renditions, pathOf(key, wanted))
}

function copyOf({ renditions }: Storage, key: string, wanted: Rendition): LocalFile {
  return { kind: 'local', folder: renditions, path: pathOf(key, wanted) }
}

/** Queue limit; beyond it requests get the original picture, which costs nothing. */
const MAX_WAITING = 60

let waiting = 0

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}

function encoded(picture: Sharp, format: RenditionFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 })
  if (format === 'jpeg') return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80 })
  return picture.webp({ quality: 78 })
}

/** Writes to a temporary file and renames it, so that no reader gets a partial picture. */
async function draw(source: Buffer, { width, format }: Rendition, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  const sharp = await loadSharp()
  const small = sharp(source, { limitInputPixels: MAX_PIXELS }).resize({ width, withoutEnlargement: true })
  await encoded(small, format).toFile(unfinished)
  await rename(unfinished, path)
}

async function isWorthwhile(source: Buffer, width: number): Promise<boolean> {
  const sharp = await loadSharp()
  const { pages = 1, width: own } = await sharp(source).metadata()
  return pages === 1 && own > width
}

async function createRendition(storage: Storage, key: string, wanted: Rendition): Promise<boolean> {
  const target = targetOf(storage, key, wanted)
  return limitDecoding(async () => {
    const source = await storage.bytes(key)
    if (!(await isWorthwhile(source, wanted.width))) return false
    await draw(source, wanted, target)
    return true
  })
}

/** Renditions of one picture run one after the other, so that a request for all widths does not use up the limit. */
const inQueue = createQueues()

async function make(storage: Storage, key: string, wanted: Rendition): Promise<LocalFile | null> {
  if (waiting >= MAX_WAITING) return null
  waiting += 1
  try {
    const isCreated = await inQueue(join(storage.renditions, key), () =>
      createRendition(storage, key, wanted),
    )
    return isCreated ? copyOf(storage, key, wanted) : null
  } finally {
    waiting -= 1
  }
}

const being = new Map<string, Promise<LocalFile | null>>()

/** Concurrent requests for the same rendition share one run. */
function makeOnce(storage: Storage, key: string, wanted: Rendition): Promise<LocalFile | null> {
  const id = targetOf(storage, key, wanted)
  const running = being.get(id)
  if (running) return running
  const making = make(storage, key, wanted).finally(() => being.delete(id))
  being.set(id, making)
  return making
}

async function findOrCreate(storage: Storage, key: string, wanted: Rendition): Promise<LocalFile | null> {
  if (await exists(targetOf(storage, key, wanted))) return copyOf(storage, key, wanted)
  return makeOnce(storage, key, wanted).catch(() => null)
}

/**
 * Returns the file to send for a picture of this width: a rendition, created at the first request and stored; the
 * original for other widths, for smaller pictures, and when decoding fails. Null when there is no such file.
 */
export async function renditionOf(
  storage: Storage,
  key: string,
  wanted: Rendition | null,
): Promise<Sendable | null> {
  if (wanted === null || !renditionWidths.includes(wanted.width) || !SOURCES.test(key))
    return storage.find(key)
  // A rendition may outlive its picture on another node's disk.
  if (!(await storage.has(key))) return null
  return (await findOrCreate(storage, key, wanted)) ?? storage.find(key)
}
