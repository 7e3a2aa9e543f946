import { backOrderOf, type AvailableLine, type LineBackOrder } from '../line/line-state.ts'

export interface SplitFulfilment {
  readonly key: string
  readonly business: string
  readonly branch: string | null
  readonly is_digital: boolean
  readonly lines: readonly AvailableLine[]
}

export const fulfilmentKey = ({
  business,
  branch,
  is_digital,
}: Pick<SplitFulfilment, 'business' | 'branch' | 'is_digital'>): string =>
  `${business}/${is_digital ? 'digital' : (branch ?? 'anywhere')}`

/** Returns the units of a line that are beyond the stock of the branch that sends it; null when it has them all. */
export function backOrderAt(
  { quantity, stock }: Pick<AvailableLine, 'quantity' | 'stock'>,
  branch: string | null,
): LineBackOrder | null {
  return backOrderOf(
    quantity,
    stock.find((one) => one.branch === branch),
  )
}

const laterOf = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other > one) ? other : one

/** Returns the day from which a branch can send the lines; null when all are in stock. */
export const readyOn = ({ lines, branch }: Pick<SplitFulfilment, 'lines' | 'branch'>): string | null =>
  lines.reduce(
    (latest: string | null, line) => laterOf(latest, backOrderAt(line, branch)?.expected_on ?? null),
    null,
  )

const fulfilmentOf = (fulfilment: Omit<SplitFulfilment, 'key'>): SplitFulfilment => ({
  key: fulfilmentKey(fulfilment),
  ...fulfilment,
})

function ofSeller(
  business: string,
  lines: readonly AvailableLine[],
  {
    branches,
    postalCode,
  }: { readonly branches: readonly SendingBranch[]; readonly postalCode: string | null },
): readonly SplitFulfilment[] {
  const digital = lines.filter(({ item }) => item.is_digital === 1)
  const sent = lines.filter(({ item }) => item.is_digital === 0)
  const chosen = chooseBranches(sent, branches, postalCode)
  const byBranch = Map.groupBy(sent, ({ key }) => chosen.get(key) ?? null)
  const fulfilments = [...byBranch].map(([branch, its]) =>
    fulfilmentOf({ business, branch, is_digital: false, lines: its }),
  )
  return digital.length === 0
    ? fulfilments
    : [...fulfilments, fulfilmentOf({ business, branch: null, is_digital: true, lines: digital })]
}

/**
 * Splits a cart by seller and branch in line order; unavailable lines are left out. The split does not affect prices.
 */
export function splitFulfilments(
  lines: readonly AvailableLine[],
  branchesOf: (business: string) => readonly SendingBranch[],
  postalCode: string | null,
): readonly SplitFulfilment[] {
  const living = lines.filter(({ quantity }) => quantity > 0)
  return [...Map.groupBy(living, ({ item }) => item.business)].flatMap(([business, its]) =>
    ofSeller(business, its, { branches: branchesOf(business), postalCode }),
  )
}

export interface SentLine {
  readonly key: string
  readonly branches: readonly string[]
  readonly quantity: number
}

export interface SendingBranch {
  readonly name: string
  readonly zipcode: string
  readonly is_default: 0 | 1
}

/** Counts the equal leading digits: more of them in Indian postal codes mean a shorter distance. */
function nearness(zipcode: string, postalCode: string | null): number {
  if (postalCode === null) return 0
  const differs = [...postalCode].findIndex((digit, place) => zipcode[place] !== digit)
  return differs === -1 ? postalCode.length : differs
}

/** Sorts by distance, then the default branch, then name, so that the split is deterministic. */
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

/** Returns the branch that ships most of the lines, then most units, then the nearest. */
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
 * Chooses the branch of each line of one seller: the nearest branch with all of them, else the branch with most lines
 * first. Items without stock tracking join a package. Null: the seller has no branch.
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
