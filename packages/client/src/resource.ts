import type { DocumentTypes } from '#contract'
import {
  deleteRequest,
  documentRequest,
  insertRequest,
  listRequest,
  updateRequest,
  type FieldOf,
  type ListOptions,
} from './requests.ts'
import { send, sendRaw, unwrap } from './send.ts'

type Given<Value> = Value extends readonly (infer Row extends object)[] ? readonly Partial<Row>[] : Value

type Draft<Doc> = { [Key in keyof Doc]?: Given<Doc[Key]> }

export interface Resource<Doc> {
  /** Rows with exactly the requested fields, as far as the caller may see them. */
  list<const Shown extends FieldOf<Doc> = FieldOf<Doc> & 'name'>(
    options?: ListOptions<FieldOf<Doc>, Shown>,
  ): Promise<Pick<Doc, Shown>[]>
  get(name: string): Promise<Doc>
  insert(document: Draft<Doc>): Promise<Doc>
  update(name: string, changes: Draft<Doc>): Promise<Doc>
  delete(name: string): Promise<void>
}

export function resource<Name extends keyof DocumentTypes>(doctype: Name): Resource<DocumentTypes[Name]>
/** Types that only the site knows, for example one named after the organisation: their shape must be given. */
export function resource<Doc extends object = never>(
  doctype: [Doc] extends [never] ? never : string,
): Resource<Doc>
export function resource(doctype: string): Resource<Record<string, unknown>> {
  return {
    list: async (options) => unwrap(await sendRaw(listRequest<Record<string, unknown>>(doctype, options))),
    get: (name) => send(documentRequest<Record<string, unknown>>(doctype, name)),
    insert: (document) => send(insertRequest(doctype, document)),
    update: (name, changes) => send(updateRequest(doctype, name, changes)),
    delete: async (name) => void (await send(deleteRequest(doctype, name))),
  }
}
