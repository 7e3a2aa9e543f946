/** A line that is sent, with the branches that have enough of it; empty for what lies nowhere and is never sold out. */
export interface SentLine {
  readonly key: string
  readonly branches: readonly string[]
  /** Pieces, for telling which branch sends most. */
  readonly quantity: number
}

/** A branch of the seller. */
export interface SendingBranch {
  readonly name: string
  readonly zipcode: string
  readonly is_default: 0 | 1
}

/** India's postal codes are told from left to right: the more digits two share, the nearer they are. */
function nearness(zipcode: string, postalCode: string | null): number {
  if (postalCode === null) return 0
  const differs = [...postalCode].findIndex((digit, place) => zipcode[place] !== digit)
  return differs === -1 ? postalCode.length : differs
}

/** The nearest first; of those that are as near, the default, then by name: the same cart is always split the same. */
function inOrder(branches: readonly SendingBranch[], postalCode: string | null): readonly string[] {
  return branches
    .toSorted(
      (one, other) =>
        nearness(other.zipcode, postalCode) - nearness(one.zipcode, postalCode) ||
        other.is_default - one.is_default ||
        (one.name < other.name ? -1 : 1),
    )
    .map(({ name }) => name)
}

const isAt = (branch: string) => (line: SentLine) => line.branches.includes(branch)

/** The branch that sends most of these lines, of those that send as many the most pieces, of those the nearest. */
function bestBranch(lines: readonly SentLine[], branches: readonly string[]): string | null {
  let best: { readonly name: string; readonly lines: number; readonly itemCount: number } | null = null
  for (const name of branches) {
    const there = lines.filter(isAt(name))
    const itemCount = there.reduce((sum, { quantity }) => sum + quantity, 0)
    const isBetter =
      best === null
        ? there.length > 0
        : there.length > best.lines || (there.length === best.lines && itemCount > best.itemCount)
    if (isBetter) best = { name, lines: there.length, itemCount }
  }
  return best?.name ?? null
}

/**
 * From which branch of one seller each line leaves: all from the nearest that has everything, else as few parcels as the
 * branch with most leaves over. A line that lies nowhere goes along, or from the nearest branch. Null: no branch at all.
 */
export function chooseBranches(
  lines: readonly SentLine[],
  branches: readonly SendingBranch[],
  postalCode: string | null,
): ReadonlyMap<string, string | null> {
  const order = inOrder(branches, postalCode)
  const chosen = new Map<string, string | null>()
  let left = lines.filter((line) => line.branches.length > 0)
  for (let branch = bestBranch(left, order); branch !== null; branch = bestBranch(left, order)) {
    for (const { key } of left.filter(isAt(branch))) chosen.set(key, branch)
    left = left.filter((line) => !line.branches.includes(branch ?? ''))
  }
  const along = chosen.values().next().value ?? order[0] ?? null
  for (const { key } of lines) if (!chosen.has(key)) chosen.set(key, along)
  return chosen
}
