import type { Engine } from '#framework/engine'
import { fileErrors, LARGEST_FILE } from '../errors.ts'
import { requireMayStore } from '../store-file.ts'
import { permitFor } from '../upload-permits.ts'
import { describedUpload, type Description } from './description.ts'
import { countUnfinished, MOST_UNFINISHED, type Uploader } from './parts.ts'

interface Beginning {
  readonly uploader: Uploader
  readonly said: Description
  /** Bytes that will come; undefined where the client does not say. */
  readonly size: number | undefined
}

/** Everything that can be refused before a byte has come is refused then. */
export async function requireMayBegin(engine: Engine, { uploader, said, size }: Beginning): Promise<void> {
  const { caller, ticket } = uploader
  const upload = describedUpload(said)
  const permit = await permitFor(engine, caller, ticket)
  if (permit === null) await requireMayStore(engine, caller, upload)
  if (size === undefined) throw fileErrors.length_required()
  if (size === 0) throw fileErrors.empty(upload.fileName)
  if (size > LARGEST_FILE) throw fileErrors.too_large()
  if (permit && size > permit.largest) throw fileErrors.over_the_forms_limit(upload.fileName, permit.largest)
  if ((await countUnfinished(engine.settings.dataFolder, uploader)) >= MOST_UNFINISHED)
    throw fileErrors.unfinished_uploads()
}
