import type { Answer, Operation, Parameter, Paths } from './document.ts'
import { jsonAnswer, refused, securityOf } from './operation-parts.ts'
import { enveloped, schemaAt, type Schema } from './schema.ts'

const text: Schema = { type: 'string' }

/** Bytes, as the protocol's headers count them. */
const count: Schema = { type: 'integer', minimum: 0 }

const header = (name: string, schema: Schema, description: string): Parameter => ({
  ...{ name, in: 'header', required: true, schema },
  description,
})

const version = header('Tus-Resumable', { type: 'string', const: '1.0.0' }, 'The version of the protocol.')

const ticket: Parameter = {
  name: 'X-Upload-Ticket',
  in: 'header',
  description: 'The upload ticket of an open form, for guests.',
  schema: text,
}

const metadata = `What becomes of the bytes, as \`name base64\` pairs with commas between: \`filename\`, \`is_private\`,
\`doctype\`, \`docname\`, \`fieldname\`, \`folder\`, as \`upload_file\` takes them.`

const reached: Answer = { description: '`Upload-Offset` says how many bytes are there.' }

function operation(operationId: string, more: Pick<Operation, 'summary' | 'responses'> & Partial<Operation>) {
  const { responses, parameters = [], ...rest } = more
  return {
    tags: ['door'],
    operationId,
    security: securityOf(true),
    parameters: [...parameters, ticket],
    ...rest,
    responses: { ...responses, default: refused },
  }
}

/** Uploads that go on where they broke off: tus 1.0 with creation, termination and expiration. */
export const resumablePaths: Paths = {
  '/api/upload': {
    post: operation('beginUpload', {
      summary: 'Begin an upload that can be resumed',
      parameters: [
        version,
        header('Upload-Length', count, 'Bytes of the whole file: at most 10.0 MB.'),
        { name: 'Upload-Metadata', in: 'header', description: metadata, schema: text },
      ],
      responses: {
        201: { description: '`Location` is the address of the upload, `Upload-Expires` its end.' },
      },
    }),
  },
  '/api/upload/{upload}': {
    parameters: [{ name: 'upload', in: 'path', required: true, schema: text }],
    head: operation('readUploadOffset', {
      summary: 'How far an upload of one’s own has come',
      parameters: [version],
      responses: { 200: reached },
    }),
    patch: operation('continueUpload', {
      summary: 'Send the next bytes',
      parameters: [version, header('Upload-Offset', count, 'How many bytes are there already.')],
      requestBody: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: { 204: reached },
    }),
    delete: operation('dropUpload', {
      summary: 'Give an upload up',
      parameters: [version],
      responses: { 204: { description: 'It is gone' } },
    }),
    get: operation('finishUpload', {
      summary: 'The file that a whole upload became',
      responses: { 200: jsonAnswer('The file as it was stored', enveloped('message', schemaAt('File'))) },
    }),
  },
}
