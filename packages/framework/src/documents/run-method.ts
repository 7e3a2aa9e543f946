import { lifecycleErrors } from '#framework/errors'
import { readDocument } from './read.ts'
import { saveDocument } from './save.ts'
import { hooksOf, type Writing } from './writing.ts'

interface Call {
  readonly name: string
  /** Its name on the wire. */
  readonly method: string
  readonly args: Readonly<Record<string, unknown>>
}

/** What every document can be told. */
const statuses: ReadonlyMap<string, number> = new Map([
  ['submit', 1],
  ['cancel', 2],
])

/** Calls what the type's hooks declare for one document; the right that it asks for is checked on that very document. */
export async function runMethod(writing: Writing, { name, method, args }: Call): Promise<unknown> {
  const { work, caller, type, documents } = writing
  const docstatus = statuses.get(method)
  if (docstatus !== undefined) return saveDocument(writing, name, { docstatus })
  const declared = hooksOf(writing)
    .map(({ methods }) => methods.get(method))
    .find((one) => one !== undefined)
  if (!declared) throw lifecycleErrors.unknownMethod(type.name, method)
  const { verb } = declared
  const isLocked = verb !== 'read' && verb !== 'print'
  const document = await readDocument(work, caller, { type, name, verb, isLocked, isWhole: false })
  return declared.call(document, documents, args)
}
