/** The document that a new one amends, and the one that it amended itself. */
export interface Amended {
  readonly name: string
  readonly amendedFrom: string | null
}

/** X gives, which amends X, gives X-2. */
export function amendedName({ name, amendedFrom }: Amended): string {
  const number = amendedFrom === null ? null : /^(.*)-(\d+)$/.exec(name)
  return number ? `${number[1] ?? ''}-${Number(number[2]) + 1}` : `${name}-1`
}
