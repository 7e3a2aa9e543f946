import type { DocType, Verb } from '#framework/doctypes'
import { guest, permissionFor } from '#framework/permissions'
import {
  type Operation,
  type Parameter,
  type PathItem,
  type Paths,
  jsonResponse,
  jsonBody,
  refused,
  securityOf,
} from './document.ts'
import { enveloped, schemaAt, type Schema, schemaName } from './schema.ts'

const listParameters: readonly Parameter[] = [
  {
    name: 'fields',
    in: 'query',
    description:
      'JSON list of fields; `["name"]` by default. Links and tables reach further: `link.field`, `table.field`.',
    schema: { type: 'string', examples: ['["name", "creation"]'] },
  },
  {
    name: 'filters',
    in: 'query',
    description: 'JSON: `{"field": value}` or `[["field", "operator", value]]`; all must hold.',
    schema: { type: 'string' },
  },
  { name: 'or_filters', in: 'query', description: 'The same; one must hold.', schema: { type: 'string' } },
  { name: 'order_by', in: 'query', schema: { type: 'string', examples: ['creation desc'] } },
  { name: 'group_by', in: 'query', schema: { type: 'string' } },
  { name: 'limit_start', in: 'query', schema: { type: 'integer', minimum: 0 } },
  {
    name: 'limit_page_length',
    in: 'query',
    description: 'Rows of one page; 20 by default.',
    schema: { type: 'integer', minimum: 0 },
  },
  { name: 'as_dict', in: 'query', description: 'Off: rows are lists.', schema: { type: 'string' } },
  { name: 'debug', in: 'query', schema: { type: 'string' } },
  {
    name: 'expand',
    in: 'query',
    description: 'JSON list of links that are shown as the documents they lead to.',
    schema: { type: 'string' },
  },
]

const parentParameter: Parameter = {
  name: 'parent',
  in: 'query',
  required: true,
  description: 'The type whose rows these are; it must be readable.',
  schema: { type: 'string' },
}

const nameParameter: Parameter = {
  name: 'name',
  in: 'path',
  required: true,
  schema: { type: 'string' },
}

const runParameter: Parameter = {
  name: 'run_method',
  in: 'query',
  description: "One of the document's own methods; its answer stands in `data`.",
  schema: { type: 'string' },
}

const expandParameter: Parameter = {
  name: 'expand_links',
  in: 'query',
  description: 'On: links are shown as the documents they lead to, in rows as well.',
  schema: { type: 'string' },
}

function about(type: DocType, verb: Verb, tag: string): Omit<Operation, 'operationId'> {
  return {
    tags: [tag],
    security: securityOf(permissionFor(type, verb, guest).kind !== 'never'),
    responses: { default: refused },
    'x-doctype': type.name,
    'x-verb': verb,
  }
}

function documentSchema(type: DocType): Schema {
  return schemaAt(schemaName(type.name))
}

function listOperation(type: DocType, tag: string): Operation {
  const base = about(type, 'read', tag)
  const rows = { type: 'array' as const, items: { type: 'object' as const } }
  return {
    ...base,
    summary: type.isChild ? `Rows of type ${type.name}` : `List ${type.name}`,
    operationId: `list${schemaName(type.name)}`,
    parameters: [...listParameters, ...(type.isChild ? [parentParameter] : [])],
    responses: {
      200: jsonResponse('Rows with the fields asked for', enveloped('data', rows)),
      ...base.responses,
    },
  }
}

function createOperation(type: DocType, tag: string): Operation {
  const base = about(type, 'create', tag)
  const response = jsonResponse('The document as it was stored', enveloped('data', documentSchema(type)))
  return {
    ...base,
    summary: `Create ${type.name}`,
    operationId: `create${schemaName(type.name)}`,
    requestBody: jsonBody(documentSchema(type)),
    responses: { 200: response, ...base.responses },
  }
}

function readOperation(type: DocType, tag: string): Operation {
  const base = about(type, 'read', tag)
  const response = jsonResponse('The document with its rows', enveloped('data', documentSchema(type)))
  return {
    ...base,
    summary: `Read ${type.name}`,
    operationId: `read${schemaName(type.name)}`,
    parameters: [runParameter, expandParameter],
    responses: { 200: response, ...base.responses },
  }
}

function updateOperation(type: DocType, tag: string): Operation {
  const base = about(type, 'write', tag)
  const response = jsonResponse('The document as it now is', enveloped('data', documentSchema(type)))
  return {
    ...base,
    summary: `Change ${type.name}`,
    description: 'What is left out stays; a table that is given replaces its rows.',
    operationId: `update${schemaName(type.name)}`,
    requestBody: jsonBody(documentSchema(type)),
    responses: { 200: response, ...base.responses },
  }
}

function deleteOperation(type: DocType, tag: string): Operation {
  const base = about(type, 'delete', tag)
  const response = jsonResponse('It is gone', enveloped('data', { type: 'string', const: 'ok' }))
  return {
    ...base,
    summary: `Delete ${type.name}`,
    operationId: `delete${schemaName(type.name)}`,
    responses: { 202: response, ...base.responses },
  }
}

function documentItem(type: DocType, tag: string): PathItem {
  return {
    parameters: [nameParameter],
    get: readOperation(type, tag),
    put: updateOperation(type, tag),
    delete: deleteOperation(type, tag),
  }
}

export function resourcePaths(type: DocType, tag: string): Paths {
  const path = `/api/resource/${encodeURIComponent(type.name)}`
  if (type.isChild) return { [path]: { get: listOperation(type, tag) } }
  return {
    [path]: { get: listOperation(type, tag), post: createOperation(type, tag) },
    [`${path}/{name}`]: documentItem(type, tag),
  }
}
