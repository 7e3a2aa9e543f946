import {
  type OpenApiResponse,
  type Operation,
  type Parameter,
  type Paths,
  jsonResponse,
  jsonBody,
  refused,
  securityOf,
} from './document.ts'
import { enveloped, schemaAt, type Schema } from './schema.ts'

const text: Schema = { type: 'string' }

function operation(operationId: string, isOpen: boolean, more: Partial<Operation>): Operation {
  const { responses, ...rest } = more
  return {
    tags: ['door'],
    operationId,
    security: securityOf(isOpen),
    ...rest,
    responses: { ...responses, default: refused },
  }
}

const login: Schema = {
  type: 'object',
  properties: {
    usr: { type: 'string', description: 'E-mail address, phone number, or Administrator.' },
    pwd: { type: 'string', format: 'password' },
    code: { type: 'string', description: 'In place of `pwd`: a one-time code for this phone number.' },
    otp: { type: 'string', description: 'With `tmp_id`: the second factor.' },
    tmp_id: text,
  },
}

const upload: Schema = {
  type: 'object',
  properties: {
    file: { type: 'string', format: 'binary', description: 'At most 10.0 MB.' },
    file_name: text,
    is_private: { type: 'integer', enum: [0, 1] },
    doctype: text,
    docname: text,
    fieldname: text,
    folder: text,
  },
  required: ['file'],
}

const attached: Schema = {
  type: 'object',
  properties: {
    filename: text,
    filedata: { type: 'string', contentEncoding: 'base64' },
    doctype: text,
    docname: text,
    docfield: text,
    is_private: { type: 'integer', enum: [0, 1] },
    decode_base64: { type: 'integer', enum: [0, 1] },
  },
}

const ticket: Parameter = {
  name: 'X-Upload-Ticket',
  in: 'header',
  description: 'The upload ticket of an open form, for guests.',
  schema: text,
}

const fileParameter: Parameter = { name: 'name', in: 'path', required: true, schema: text }

const widthParameter: Parameter = {
  name: 'width',
  in: 'query',
  description: 'A smaller copy of a picture, as WebP.',
  schema: { type: 'integer', enum: [160, 320, 480, 640, 960, 1280, 1600] },
}

const stored = jsonResponse('The file as it was stored', enveloped('message', schemaAt('File')))
const bytes: OpenApiResponse = {
  description: 'The file',
  content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
}
const greeting = jsonResponse('Signed in, or told to verify', {
  type: 'object',
  properties: { message: text, home_page: text, full_name: text },
})

export const frameworkPaths: Paths = {
  '/api/method/login': {
    post: operation('login', true, {
      summary: 'Open a cookie session',
      requestBody: jsonBody(login),
      responses: { 200: greeting },
    }),
  },
  '/api/method/logout': {
    post: operation('logout', true, {
      summary: 'End the session',
      responses: { 200: { description: 'It has ended' } },
    }),
  },
  '/api/method/ping': {
    get: operation('ping', true, {
      responses: { 200: jsonResponse('pong', enveloped('message', { type: 'string', const: 'pong' })) },
    }),
  },
  '/api/method/upload_file': {
    post: operation('upload_file', true, {
      summary: 'Store a file',
      description: 'Guests need the upload ticket of an open form.',
      parameters: [ticket],
      requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } },
      responses: { 200: stored },
    }),
  },
  '/api/method/frappe.client.attach_file': {
    post: operation('frappe.client.attach_file', false, {
      summary: 'Store a file that stands in the body',
      requestBody: jsonBody(attached),
      responses: { 200: stored },
    }),
  },
  '/files/{name}': {
    parameters: [fileParameter, widthParameter],
    get: operation('readFile', true, { summary: 'A public file', responses: { 200: bytes } }),
  },
  '/private/files/{name}': {
    parameters: [fileParameter, widthParameter],
    get: operation('readPrivateFile', false, {
      summary: 'Private file, for users who may read its document',
      responses: { 200: bytes },
    }),
  },
  '/api/openapi.json': {
    get: operation('openapi', true, {
      summary: 'This document, as far as its reader may use it',
      responses: { 200: { description: 'OpenAPI 3.1' } },
    }),
  },
}
