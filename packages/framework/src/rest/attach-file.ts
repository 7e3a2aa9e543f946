import type { FastifyRequest } from 'fastify'
import type { Engine } from '#framework/engine'
import { createFileFromBody, File } from '#framework/files'
import { identityOf } from './callers.ts'
import { formOf } from './form.ts'
import { presentDocument } from './wire.ts'

/** `frappe.client.attach_file`: a file whose content stands in the body, hung on a document. Section 8 of the dialect. */
export async function attachFile(engine: Engine, request: FastifyRequest): Promise<unknown> {
  const { caller } = await identityOf(engine, request)
  const { filename, filedata, doctype, docname, docfield, folder, is_private, decode_base64 } =
    formOf(request)
  const stored = await createFileFromBody(engine, caller, {
    file_name: filename,
    content: filedata,
    decode: decode_base64,
    attached_to_doctype: doctype,
    attached_to_name: docname,
    attached_to_field: docfield,
    folder,
    is_private,
  })
  return { message: presentDocument(File, stored, caller) }
}
