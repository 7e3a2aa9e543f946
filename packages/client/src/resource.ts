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

/** The documents of one type on the store host. */
export function resource<Doc extends object = Record<string, unknown>>(doctype: string): Resource<Doc> {
  return {
    list: (options) => send(listRequest(doctype, options)),
    get: (name) => send(documentRequest(doctype, name)),
    insert: (document) => send(insertRequest(doctype, document)),
    update: (name, changes) => send(updateRequest(doctype, name, changes)),
    delete: async (name) => void (await send(deleteRequest(doctype, name))),
  }
}
