import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '#framework/engine'
import { DialectError } from '#framework/errors'
import { createQueues } from '#framework/rate-limit'
import { storeUpload, type FileDoc } from '../store-file.ts'
import { describedUpload, type Description } from './description.ts'
import { findFinished, partsFolder, rememberFinished, type Finished, type Uploader } from './parts.ts'

/** An upload of which every byte has come. */
export interface ArrivedUpload {
  readonly name: string
  readonly description: Description
  readonly size: number
  /** Lets the parts go. */
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

/** A refusal stays one however often it is tried: only what may go better later keeps its parts. */
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

/** Makes the File of an upload that has come whole, once, however often it is asked for. */
export function finishUpload(engine: Engine, uploader: Uploader, arrived: ArrivedUpload): Promise<Finished> {
  return inQueue(arrived.name, () => finish(engine, uploader, arrived))
}
