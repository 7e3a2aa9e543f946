import type { DocumentTypes } from '#contract'
import type { MessageListener } from './messages.ts'
import { openLine } from './open-line.ts'
import { createSwitchboard } from './switchboard.ts'

const switchboard = createSwitchboard(openLine)

/** Types of the contract by name, and those that only the site knows. */
type TypeName = keyof DocumentTypes | (string & {})

/** Hears of each change of a document, as long as the caller may read it, until what it gives is called. */
export function watchDocument(
  doctype: TypeName,
  name: string,
  listener: MessageListener<'doc_update'>,
): () => void {
  return switchboard.watch({ message: 'doc_update', doctype, name }, listener)
}

/** Hears of each document of a type that changes, comes or goes, as far as the caller may read it. */
export function watchList(doctype: TypeName, listener: MessageListener<'list_update'>): () => void {
  return switchboard.watch({ message: 'list_update', doctype, name: '' }, listener)
}

/** Looks at a document, and hears who else does. */
export function watchViewers(
  doctype: TypeName,
  name: string,
  listener: MessageListener<'doc_viewers'>,
): () => void {
  return switchboard.watch({ message: 'doc_viewers', doctype, name }, listener)
}
