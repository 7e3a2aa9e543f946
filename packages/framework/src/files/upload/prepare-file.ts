import { createHash } from 'node:crypto'
import { fileErrors, LARGEST_FILE } from '../errors.ts'
import type { FileKind } from '../file-kind.ts'
import { shownFileName, storedFileName } from '../file-names.ts'
import { redrawPicture } from '../picture/pictures.ts'
import { recogniseFile } from './recognise-file.ts'

export interface AttachedTo {
  readonly doctype: string
  readonly name: string
  readonly field: string | null
}

/** A file as somebody sends it. */
export interface Upload {
  readonly fileName: string
  readonly content: Buffer
  readonly isPrivate: boolean
  readonly folder: string | null
  readonly attachedTo: AttachedTo | null
  /** What somebody shows who has no right to store files. */
  readonly ticket?: string | null
}

/** A file whose content was looked at and, when it is a picture, drawn again: ready to be stored. */
export interface PreparedFile extends Omit<Upload, 'content'> {
  readonly content: Buffer
  readonly kind: FileKind
  readonly storedName: string
  readonly hash: string
  readonly width: number | null
  readonly height: number | null
  readonly placeholder: string | null
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function refuseSize(fileName: string, content: Buffer): void {
  if (content.length === 0) throw fileErrors.empty(fileName)
  if (content.length > LARGEST_FILE) throw fileErrors.too_large()
}

/** Throws MaxFileSizeReachedError or ValidationError, in words for whoever sent it. Needs no transaction, and may take a while. */
export async function prepareFile(upload: Upload): Promise<PreparedFile> {
  const fileName = shownFileName(upload.fileName)
  refuseSize(fileName, upload.content)
  const kind = await recogniseFile(upload.content, fileName)
  const stored =
    kind.family === 'picture'
      ? await redrawPicture(upload.content, kind, fileName)
      : { content: upload.content, width: null, height: null, placeholder: null }
  return {
    ...upload,
    ...stored,
    fileName,
    kind,
    storedName: storedFileName(fileName, kind),
    hash: hashOf(stored.content),
  }
}
