export interface Committed {
  readonly types: ReadonlySet<string>
  /** Names of documents by type; an empty set means unknown documents of the type. */
  readonly documents: ReadonlyMap<string, ReadonlySet<string>>
}

interface Change {
  readonly type: string
  readonly name: string
  readonly before?: string
}

/** Changes by type; a renamed document counts under both names. */
export function committedBy(changeSet: {
  readonly changed: ReadonlySet<string>
  readonly changes: readonly Change[]
}): Committed {
  const documents = new Map<string, Set<string>>()
  for (const { type, name, before = name } of changeSet.changes) {
    const names = documents.get(type) ?? new Set()
    documents.set(type, names.add(name).add(before))
  }
  return { types: changeSet.changed, documents }
}

/** Bytes; PostgreSQL takes payloads below 8,000. */
const LONGEST = 7000

/** Payloads for one commit; when names need more, only types are sent. */
const MAX_PARTS = 8

const FRAME = 100

interface Payload {
  readonly node: string
  readonly changed: readonly string[]
  readonly documents: Readonly<Record<string, readonly string[]>>
}

export interface ReceivedChanges extends Committed {
  readonly node: string
  readonly isEverything: boolean
}

type Part = Map<string, string[]>

const sizeOf = (text: string): number => Buffer.byteLength(JSON.stringify(text)) + 1

function* partsOf(documents: Committed['documents']): Generator<Part> {
  let part: Part = new Map()
  let size = FRAME
  for (const [type, names] of documents)
    for (const name of names) {
      // A type appears in two lists, with brackets of its own.
      const added = sizeOf(name) + (part.has(type) ? 0 : 2 * sizeOf(type) + 4)
      if (size + added > LONGEST) {
        yield part
        part = new Map()
        size = FRAME + 2 * sizeOf(type) + 4
      }
      const listed = part.get(type)
      if (listed) listed.push(name)
      else part.set(type, [name])
      size += added
    }
  if (part.size > 0) yield part
}

function takeParts(documents: Committed['documents']): readonly Part[] | null {
  const parts: Part[] = []
  for (const part of partsOf(documents)) if (parts.push(part) > MAX_PARTS) return null
  return parts
}

/** Encodes changes for NOTIFY, with names of documents where they fit. */
export function encodeChanges(node: string, { types, documents }: Committed): readonly string[] {
  const write = (payload: Omit<Payload, 'node'>) => JSON.stringify({ node, ...payload } satisfies Payload)
  const parts = takeParts(documents)
  const unnamed = parts ? [...types].filter((type) => !documents.has(type)) : [...types]
  const withoutNames = write({ changed: unnamed, documents: {} })
  const isTooLong = Buffer.byteLength(withoutNames) > LONGEST
  const named = (parts ?? []).map((part) =>
    write({ changed: [...part.keys()], documents: Object.fromEntries(part) }),
  )
  if (named.length > 0 && unnamed.length === 0) return named
  return [...named, isTooLong ? write({ changed: ['*'], documents: {} }) : withoutNames]
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isPayload(value: unknown): value is Payload {
  if (typeof value !== 'object' || value === null) return false
  if (!('node' in value && 'changed' in value && 'documents' in value)) return false
  const { node, changed, documents } = value
  const isNamed = typeof documents === 'object' && documents !== null
  return typeof node === 'string' && isTexts(changed) && isNamed && Object.values(documents).every(isTexts)
}

export function decodeChanges(text: string): ReceivedChanges | null {
  const payload: unknown = JSON.parse(text)
  if (!isPayload(payload)) return null
  const { node, changed, documents } = payload
  return {
    node,
    types: new Set(changed),
    documents: new Map(Object.entries(documents).map(([type, names]) => [type, new Set(names)])),
    isEverything: changed.includes('*'),
  }
}
