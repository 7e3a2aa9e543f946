/** A column as a question names it, taken apart and not yet looked up. */
export interface Path {
  /** The document type of `` `tabType`.`column` ``. */
  readonly type: string | null
  /** The Link or Table field of `field.column`. */
  readonly through: string | null
  /** A column, or `*`. */
  readonly column: string
  /** As the client wrote it, for what is said about it. */
  readonly written: string
}

const OWN = /^`?([a-z_]\w*)`?$/i
const OF_TYPE = /^(?:`tab([^`]{1,140})`|tab([A-Z]\w*))\.`?([a-z_]\w*|\*)`?$/i
const THROUGH = /^`?([a-z_]\w*)`?\.`?([a-z_]\w*)`?$/i

const tabbed = /^`?tab[A-Z]/

function parseTyped(written: string): Path | null {
  const [, quoted, plain = '', column] = OF_TYPE.exec(written) ?? []
  return column === undefined ? null : { type: quoted ?? plain, through: null, column, written }
}

function parseThrough(written: string): Path | null {
  const [, through, column] = THROUGH.exec(written) ?? []
  return through === undefined || column === undefined ? null : { type: null, through, column, written }
}

/** Reads `column`, `field.column` or `` `tabType`.`column` ``; null when it is none of them. */
export function parsePath(written: string): Path | null {
  const [, own] = OWN.exec(written) ?? []
  if (own !== undefined) return { type: null, through: null, column: own, written }
  return tabbed.test(written) ? parseTyped(written) : parseThrough(written)
}
