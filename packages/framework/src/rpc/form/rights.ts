import { verbs, type Verb } from '#framework/doctypes'

/** Rights as the dialect counts them: 1 for what may be done. */
export function rightsOf(met: ReadonlySet<Verb> | null): Readonly<Record<string, 0 | 1>> {
  return Object.fromEntries(verbs.map((verb) => [verb, met?.has(verb) ? 1 : 0]))
}
