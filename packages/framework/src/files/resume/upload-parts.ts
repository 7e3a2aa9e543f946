import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isGuest, type Caller } from '#framework/permissions'
import type { Engine } from '#framework/engine'
import { DialectError } from '#framework/errors'
import { createQueues } from '#framework/rate-limit'
import { storeUpload, type FileDoc } from '../store-file.ts'
import { attachedToOf } from '../upload/create-file-from-body.ts'
import { fileErrors } from '../errors.ts'
import type { Upload } from '../upload/prepare-file.ts'

export interface Uploader {
  readonly caller: Caller
  readonly ticket: string | null
}

export const MAX_UNFINISHED = 10

/** Hours without progress after which an upload is given up. */
export const UNFINISHED_HOURS = 24

const HOUR = 60 * 60 * 1000

/** Prefix of an uploader's upload names: it cannot be reversed, and reveals nothing to others. */
export function markOf({ caller, ticket }: Uploader): string {
  const who = isGuest(caller) ? `ticket ${ticket ?? ''}` : `user ${caller.user}`
  return createHash('sha256').update(who).digest('hex').slice(0, 16)
}

export function newUploadName(uploader: Uploader): string {
  return `${markOf(uploader)}-${randomBytes(16).toString('hex')}`
}

/** True when an upload of this name is the uploader's own. Names of any other shape are refused. */
export function isOwnUpload(uploader: Uploader, name: string): boolean {
  return /^[0-9a-f]{16}-[0-9a-f]{32}$/.test(name) && name.startsWith(`${markOf(uploader)}-`)
}

export function partsFolder(dataFolder: string): string {
  return resolve(dataFolder, 'uploads')
}

function finishedFolder(dataFolder: string): string {
  return resolve(dataFolder, 'uploads', 'finished')
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}

export async function countUnfinished(dataFolder: string, uploader: Uploader): Promise<number> {
  const mark = `${markOf(uploader)}-`
  const names = await namesIn(partsFolder(dataFolder))
  return names.filter((name) => name.startsWith(mark) && !name.endsWith('.json')).length
}

export interface Finished {
  /** Bytes sent; a picture is stored with others. */
  readonly size: number
  readonly file: Readonly<Record<string, string | number | null>>
}

function isFinished(found: unknown): found is Finished {
  return typeof found === 'object' && found !== null && 'size' in found && 'file' in found
}

/** Stores the result of an upload for a client that missed the response. */
async function rememberFinished(dataFolder: string, name: string, finished: Finished): Promise<void> {
  const path = join(finishedFolder(dataFolder), `${name}.json`)
  await mkdir(finishedFolder(dataFolder), { recursive: true })
  // The file is written under a temporary name and renamed, so that it is never partial.
  await writeFile(`${path}.new`, JSON.stringify(finished))
  await rename(`${path}.new`, path)
}

/** Null when it is not finished. */
export async function findFinished(dataFolder: string, name: string): Promise<Finished | null> {
  const text = await readFile(join(finishedFolder(dataFolder), `${name}.json`), 'utf8').catch(() => null)
  const found: unknown = text === null ? null : JSON.parse(text)
  return isFinished(found) ? found : null
}

async function sweepFolder(folder: string, before: number): Promise<number> {
  let removed = 0
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile() || found.mtimeMs >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** Removes uploads without progress for a day, and results of finished ones; returns the number of files. */
export async function sweepUploads(dataFolder: string, now: Date): Promise<number> {
  const before = now.getTime() - UNFINISHED_HOURS * HOUR
  const parts = await sweepFolder(partsFolder(dataFolder), before)
  return parts + (await sweepFolder(finishedFolder(dataFolder), before))
}

export interface ArrivedUpload {
  readonly name: string
  readonly description: Description
  readonly size: number
  remove(): Promise<void>
}

function shownFile(file: FileDoc): Finished['file'] {
  const { name, owner, file_name, file_url, is_private, file_type, file_size } = file
  const { width, height, placeholder, attached_to_doctype, attached_to_name, attached_to_field } = file
  return {
    doctype: 'File',
    ...{ name, owner, file_name, file_url, is_private, file_type, file_size, width, height, placeholder },
    ...{ attached_to_doctype, attached_to_name, attached_to_field },
  }
}

async function store(engine: Engine, { caller, ticket }: Uploader, { name, description }: ArrivedUpload) {
  const content = await readFile(join(partsFolder(engine.settings.dataFolder), name))
  return storeUpload(engine, caller, { ...describedUpload(description), content, ticket })
}

/** True for refusals that a retry does not change; other failures leave the parts stored. */
function isFinal(error: unknown): boolean {
  return error instanceof DialectError && error.status < 500 && error.status !== 429
}

async function finish(engine: Engine, uploader: Uploader, arrived: ArrivedUpload): Promise<Finished> {
  const { dataFolder } = engine.settings
  const known = await findFinished(dataFolder, arrived.name)
  if (known !== null) return known
  try {
    const file = shownFile(await store(engine, uploader, arrived))
    const finished = { size: arrived.size, file }
    await rememberFinished(dataFolder, arrived.name, finished)
    await arrived.remove()
    return finished
  } catch (error) {
    if (isFinal(error)) await arrived.remove()
    throw error
  }
}

const inQueue = createQueues()

export function finishUpload(engine: Engine, uploader: Uploader, arrived: ArrivedUpload): Promise<Finished> {
  return inQueue(arrived.name, () => finish(engine, uploader, arrived))
}

export type Description = Readonly<Record<string, string | null>>

const LONGEST = 500

function textOf(description: Description, name: string): string | null {
  const text = description[name]?.trim()
  return text ? text.slice(0, LONGEST) : null
}

export function describedUpload(description: Description): Omit<Upload, 'content'> {
  const fileName = textOf(description, 'filename') ?? textOf(description, 'file_name')
  if (fileName === null) throw fileErrors.unnamed()
  const [doctype, name, field] = ['doctype', 'docname', 'fieldname'].map((one) => textOf(description, one))
  return {
    fileName,
    isPrivate: ['1', 'true'].includes(textOf(description, 'is_private')?.toLowerCase() ?? ''),
    folder: textOf(description, 'folder'),
    attachedTo: attachedToOf(doctype ?? null, name ?? null, field ?? null),
  }
}
