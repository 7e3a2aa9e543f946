import { fieldsOf, isTable, type DocType, type Registry, type Verb } from '#framework/doctypes'
import { mayCall, type Engine } from '#framework/engine'
import { isGuest, levelsFor, permissionFor, type Caller } from '#framework/permissions'
import {
  operationVerbs,
  type OpenApi,
  type Operation,
  type PathItem,
  type Paths,
  isOpenToGuests,
} from './document.ts'
import type { Schemas, Schema } from './schema.ts'

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g

function namesIn(value: unknown): readonly string[] {
  return [...JSON.stringify(value).matchAll(REFERENCE)].flatMap(([, name]) => name ?? [])
}

function reachedSchemas(from: unknown, schemas: Schemas): Schemas {
  const reached = new Set<string>()
  const open = [...namesIn(from)]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    open.push(...namesIn(schemas[name] ?? {}))
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => reached.has(name)))
}

type Site = Pick<Engine, 'registry' | 'findMethod'>

function decidingTypes({ types }: Registry, type: DocType): readonly DocType[] {
  if (!type.isChild) return [type]
  return types.filter((parent) => fieldsOf(parent).some(({ spec }) => isTable(spec) && spec.child === type))
}

export function mayUse({ registry, findMethod }: Site, operation: Operation, caller: Caller): boolean {
  const { 'x-doctype': doctype, 'x-verb': verb = 'read', 'x-method': name } = operation
  const type = doctype === undefined ? undefined : registry.find(doctype)
  if (type)
    return decidingTypes(registry, type).some((one) => permissionFor(one, verb, caller).kind !== 'never')
  const method = name === undefined ? undefined : findMethod(name)
  if (method) return mayCall(method, caller)
  return isOpenToGuests(operation) || !isGuest(caller)
}

const shown: readonly Verb[] = ['read', 'write', 'create']
const hiddenFromGuests: readonly string[] = ['owner', 'modified_by']

function isShown(registry: Registry, type: DocType, caller: Caller): (property: string) => boolean {
  const levels = new Set(
    decidingTypes(registry, type).flatMap((one) =>
      shown.flatMap((verb) => [...levelsFor(one, verb, caller)]),
    ),
  )
  const hidden = new Set(
    fieldsOf(type).flatMap(({ fieldname, level }) => (levels.has(level) ? [] : [fieldname])),
  )
  return (property) => !hidden.has(property) && !(isGuest(caller) && hiddenFromGuests.includes(property))
}

function narrowedSchema(registry: Registry, schema: Schema, caller: Caller): Schema {
  const type = schema.title === undefined ? undefined : registry.find(schema.title)
  if (!type || !schema.properties) return schema
  const isVisible = isShown(registry, type, caller)
  const visible = Object.entries(schema.properties).filter(([name]) => isVisible(name))
  return { ...schema, properties: Object.fromEntries(visible) }
}

function narrowedItem(site: Site, item: PathItem, caller: Caller): PathItem | null {
  const visible = operationVerbs.flatMap((verb) => {
    const operation = item[verb]
    return operation && mayUse(site, operation, caller) ? [[verb, operation] as const] : []
  })
  if (visible.length === 0) return null
  return { ...(item.parameters ? { parameters: item.parameters } : {}), ...Object.fromEntries(visible) }
}

function narrowedPaths(site: Site, paths: Paths, caller: Caller): Paths {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) => {
      const narrowed = narrowedItem(site, item, caller)
      return narrowed ? [[path, narrowed]] : []
    }),
  )
}

export function narrowApi(site: Site, document: OpenApi, caller: Caller): OpenApi {
  const { registry } = site
  const { components } = document
  const paths = narrowedPaths(site, document.paths, caller)
  const narrowed: Schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [
      name,
      narrowedSchema(registry, schema, caller),
    ]),
  )
  const schemas = reachedSchemas({ paths, responses: components.responses }, narrowed)
  return { ...document, paths, components: { ...components, schemas } }
}
