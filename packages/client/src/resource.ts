import type { DocumentTypes } from '#contract'
import {
  deleteRequest,
  documentRequest,
  insertRequest,
  listRequest,
  updateRequest,
  type ListOptions,
} from './requests.ts'
import { send } from './send.ts'

export interface Resource<Doc> {
  list(options?: ListOptions): Promise<Partial<Doc>[]>
  get(name: string): Promise<Doc>
  insert(document: Partial<Doc>): Promise<Doc>
  update(name: string, changes: Partial<Doc>): Promise<Doc>
  delete(name: string): Promise<void>
}

/** The documents of one type on the store host, by the type's name. */
export function resource<Name extends keyof DocumentTypes>(doctype: Name): Resource<DocumentTypes[Name]>
/** Types that only the site knows, for example one named after the organisation. */
export function resource<Doc extends object>(doctype: string): Resource<Doc>
export function resource(doctype: string): Resource<object> {
  return {
    list: (options) => send(listRequest(doctype, options)),
    get: (name) => send(documentRequest(doctype, name)),
    insert: (document) => send(insertRequest(doctype, document)),
    update: (name, changes) => send(updateRequest(doctype, name, changes)),
    delete: async (name) => void (await send(deleteRequest(doctype, name))),
  }
}
