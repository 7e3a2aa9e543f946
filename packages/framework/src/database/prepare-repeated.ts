import type { CompiledQuery } from 'kysely'
import { preparedText } from './prepared.ts'

/** Each session keeps a plan of some ten kilobytes for each of them. */
const MOST_PREPARED = 100
const MOST_REMEMBERED = 1000

/** Gives texts names: one earns its own when it comes again, while there is room, for strangers ask what nobody asks twice. */
function createNames(kind: string): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MOST_PREPARED) return name
    if (seenOnce.delete(text)) {
      const given = `${kind}.${names.size + 1}`
      names.set(text, given)
      return given
    }
    if (seenOnce.size >= MOST_REMEMBERED) seenOnce.clear()
    seenOnce.add(text)
    return undefined
  }
}

/** Keeps statements as `kept` does, with room of its own; `kind` begins their names. */
export function createPreparer(kind: string) {
  const nameOf = createNames(kind)
  return <Row>(compiled: CompiledQuery<Row>): CompiledQuery<Row> => {
    const name = nameOf(compiled.sql)
    return name === undefined ? compiled : { ...compiled, sql: preparedText(name, compiled.sql) }
  }
}

/**
 * The same statement, kept by each session from the second time that its text is sent, so that it is parsed and planned
 * once. For texts that are put together, and still are few. For one that never changes there is `prepared`.
 */
export const prepareRepeated = createPreparer('text')

/** As `kept`, for what documents are written with: what strangers ask for takes none of its room. */
export const prepareRepeatedWrite = createPreparer('write')
