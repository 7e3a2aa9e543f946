import { trimEnd } from '#meta'
import { StartRefusal } from './start-refusal.ts'

export type Environment = Readonly<Record<string, string | undefined>>

interface Range {
  fallback: number
  least: number
  most: number
}

const isOrigin = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\/\/[^/\s?#@]+$/i.test(text)

/** Reads environment variables one by one, and gathers what is wrong with them. An empty one counts as unset. */
export class EnvironmentReader {
  readonly #environment: Environment
  readonly #mistakes: string[] = []

  constructor(environment: Environment) {
    this.#environment = environment
  }

  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim()
    return value === '' ? undefined : value
  }

  integer(name: string, { fallback, least, most }: Range): number {
    const value = this.text(name)
    if (value === undefined) return fallback
    if (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value)
    this.#refuse(name, `a whole number from ${least} to ${most}`)
    return fallback
  }

  choice<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    return choices.find((known) => known === value) ?? this.#refuse(name, `one of ${choices.join(', ')}`)
  }

  /** An address with one of some protocols, without a slash at its end. */
  address(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return trimEnd(value, '/')
    return this.#refuse(name, `an address that starts with ${protocols.join('// or ')}//`)
  }

  words(name: string, pattern: RegExp): string[] | undefined {
    const list = this.#list(name)
    if (list?.every((word) => pattern.test(word)) !== false) return list
    return this.#refuse(name, 'a list of names, with commas between them')
  }

  origins(name: string): string[] | undefined {
    const list = this.#list(name)
    if (list?.every(isOrigin) !== false) return list
    return this.#refuse(name, 'a list of origins such as https://example.org, with commas between them')
  }

  secret(name: string, least: number): string | undefined {
    const value = this.text(name)
    if (value === undefined || value.length >= least) return value
    return this.#refuse(name, `at least ${least} characters long`)
  }

  /** Variables that mean something only together: all of them, or none. */
  together<Key extends string>(names: Record<Key, string>): Record<Key, string> | undefined {
    const entries = Object.entries<string>(names).map(([key, name]) => ({
      key,
      name,
      value: this.text(name),
    }))
    const missing = entries.filter(({ value }) => value === undefined)
    if (missing.length === entries.length) return undefined
    const all = entries.map(({ name }) => name).join(', ')
    for (const { name } of missing) this.#refuse(name, `set too: ${all} are used together`)
    if (missing.length > 0) return undefined
    return Object.fromEntries(entries.map(({ key, value }) => [key, value])) as Record<Key, string>
  }

  /** Throws one error that names every mistake found so far. */
  refuseMistakes(): void {
    if (this.#mistakes.length > 0) throw new StartRefusal(this.#mistakes.join('\n'))
  }

  #list(name: string): string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map((word) => word.trim())
  }

  /** Never repeats the value: it may be a secret, or hold one. */
  #refuse(name: string, must: string): undefined {
    this.#mistakes.push(`${name} must be ${must}`)
    return undefined
  }
}
