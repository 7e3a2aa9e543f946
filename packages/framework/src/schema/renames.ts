export interface Rename {
  readonly from: string
  readonly to: string
}

interface RenameRequest {
  readonly name: string
  readonly renamedFrom: string | null
}

/**
 * Orders renames so that each finds its new name free: of a -> b and b -> c the second goes first. What never
 * becomes free is left out.
 */
export function inFreeOrder<R extends Rename>(
  renames: readonly R[],
  usedNames: Iterable<string>,
): readonly R[] {
  const names = new Set(usedNames)
  const waiting = new Set(renames)
  const done: R[] = []
  const next = () => [...waiting].find(({ to }) => !names.has(to))
  for (let rename = next(); rename; rename = next()) {
    waiting.delete(rename)
    names.delete(rename.from)
    names.add(rename.to)
    done.push(rename)
  }
  return done
}

/** The renames that are still to be done: what has its new name already, or never had the old one, is passed over. */
export function dueRenames(
  requests: readonly RenameRequest[],
  current: readonly string[],
): readonly Rename[] {
  const due = requests.flatMap(({ name, renamedFrom }) =>
    renamedFrom !== null && current.includes(renamedFrom) ? [{ from: renamedFrom, to: name }] : [],
  )
  return inFreeOrder(due, current)
}

/** What is called like this after the renames. */
export function renamed(name: string, renames: readonly Rename[]): string {
  return renames.find(({ from }) => from === name)?.to ?? name
}
