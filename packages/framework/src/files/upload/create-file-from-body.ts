import { typeMessage } from '#framework/doctypes'
import type { Engine } from '#framework/engine'
import { documentErrors } from '#framework/errors'
import { isGuest, type Caller } from '#framework/permissions'
import type { Row } from '#framework/queries'
import { fileErrors, LARGEST_FILE } from '../errors.ts'
import { File } from '../file.doctype.ts'
import { noContent, withPendingUpload } from '../file-content.ts'
import { HOME } from '../folders.ts'
import { type FileDoc, storeUpload } from '../store-file.ts'
import type { AttachedTo } from './prepare-file.ts'

function isTrue(value: unknown): boolean {
  return (
    value === true ||
    value === 1 ||
    (typeof value === 'string' && ['1', 'true', 'yes'].includes(value.toLowerCase()))
  )
}

function textOf(values: Row, name: string): string | null {
  const value = values[name]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function decodeBase64(text: string): Buffer {
  const base64 = text.slice(text.indexOf(',') + 1).replace(/\s+/g, '')
  if (base64.length > Math.ceil(LARGEST_FILE / 3) * 4) throw fileErrors.too_large()
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(base64)) throw fileErrors.bad_base64()
  return Buffer.from(base64, 'base64')
}

function contentOf(values: Row): Buffer {
  const content = textOf(values, 'content')
  if (content === null) throw fileErrors.no_content()
  return isTrue(values['decode']) ? decodeBase64(content) : Buffer.from(content, 'utf8')
}

export function attachedToOf(
  doctype: string | null,
  name: string | null,
  field: string | null,
): AttachedTo | null {
  return doctype !== null && name !== null ? { doctype, name, field } : null
}

function requireName(values: Row): string {
  const fileName = textOf(values, 'file_name')
  if (fileName !== null) return fileName
  throw documentErrors.mandatory(typeMessage(File.name), [
    { fieldname: 'file_name', label: 'File name', messageId: 'type.file.file_name' },
  ])
}

/** `POST /api/resource/File`: the body holds the content, as text or as base64 when `decode` says so. */
export async function createFileFromBody(engine: Engine, caller: Caller, values: Row): Promise<Row> {
  const ticket = textOf(values, 'upload_ticket')
  if (isGuest(caller) && ticket === null) throw documentErrors.notPermitted('create', File.name)
  const fileName = requireName(values)
  const folder = textOf(values, 'folder')
  if (isTrue(values['is_folder']) && !isGuest(caller))
    return makeFolder(engine, caller, { title: fileName, folder })
  const [doctype, name, field] = ['attached_to_doctype', 'attached_to_name', 'attached_to_field'].map((one) =>
    textOf(values, one),
  )
  return storeUpload(engine, caller, {
    fileName,
    content: contentOf(values),
    isPrivate: isTrue(values['is_private']),
    folder,
    attachedTo: attachedToOf(doctype ?? null, name ?? null, field ?? null),
    ticket,
  })
}

/** A folder is a File without content; its name is its path. */
function makeFolder(
  engine: Engine,
  caller: Caller,
  { title, folder }: { readonly title: string; readonly folder: string | null },
): Promise<FileDoc> {
  return engine.write(caller, (documents) =>
    withPendingUpload(documents, noContent, () =>
      documents.insert(File, { file_name: title, folder: folder ?? HOME }),
    ),
  )
}
