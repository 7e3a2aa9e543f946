import type { Site } from '#framework/context'
import type { Engine } from '#framework/engine'
import { documentErrors } from '#framework/errors'
import { extensionPoint } from '#framework/modules'
import { isGuest, type Caller } from '#framework/permissions'
import { File } from '../file.doctype.ts'

/** Leave to store one private file, for somebody who has no right to store any. */
export interface UploadPermit {
  /** The document that the file hangs at until it finds its place. */
  readonly doctype: string
  readonly name: string
  /** Bytes of the largest file. */
  readonly largest: number
}

/** Looks at a ticket and counts its use; null when it is not one of its own. Throws when it is used up or over. */
export type PermitUpload = (ticket: string, site: Site) => Promise<UploadPermit | null>

export const uploadPermits = extensionPoint<PermitUpload>('files.upload_permits')

/** Null for people who store files by right; a guest needs a ticket. */
export async function permitFor(
  engine: Engine,
  caller: Caller,
  ticket: string | null,
): Promise<UploadPermit | null> {
  if (!isGuest(caller)) return null
  for (const ask of ticket === null ? [] : engine.extensions(uploadPermits)) {
    const permit = await ask(ticket ?? '', engine)
    if (permit) return permit
  }
  throw documentErrors.notPermitted('create', File.name)
}
