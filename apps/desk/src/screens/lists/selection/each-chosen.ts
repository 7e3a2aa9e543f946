import type { DocMeta } from '../../../data/document/type-meta.ts'
import { asMelaError } from '../../../data/query-client.ts'
import { placeProblem } from '../../../fields/server-problem.ts'
import type { Translate } from '../../../language/translate.ts'

/** A document that was left as it was, and why. */
export interface Refusal {
  name: string
  reason: string
}

interface Work {
  meta: DocMeta
  names: readonly string[]
  t: Translate
  /** What is done with each of them. */
  act: (name: string) => Promise<unknown>
  /** Calls off what is still to be done; absent where it is not called off. */
  signal?: AbortSignal
}

/** One after the other: each is a transaction of its own, and one that is refused does not hold up the rest. */
export async function eachChosen({ meta, names, t, act, signal }: Work): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (const name of names) {
    if (signal?.aborted) break
    try {
      await act(name)
    } catch (error) {
      refusals.push({ name, reason: placeProblem(meta, asMelaError(error), t).message })
    }
  }
  return refusals
}
