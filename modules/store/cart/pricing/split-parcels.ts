import { chooseBranches, type SendingBranch } from './choose-branches.rules.ts'
import type { AvailableLine } from './available-line.ts'

/** What leaves one branch of one seller together, or is there at once. */
export interface SplitParcel {
  readonly key: string
  readonly business: string
  readonly branch: string | null
  readonly is_digital: boolean
  readonly lines: readonly AvailableLine[]
}

/** What a parcel is called by what takes something off its delivery. */
export const parcelKey = ({
  business,
  branch,
  is_digital,
}: Pick<SplitParcel, 'business' | 'branch' | 'is_digital'>): string =>
  `${business}/${is_digital ? 'digital' : (branch ?? 'anywhere')}`

const parcelOf = (parcel: Omit<SplitParcel, 'key'>): SplitParcel => ({ key: parcelKey(parcel), ...parcel })

function ofSeller(
  business: string,
  lines: readonly AvailableLine[],
  {
    branches,
    postalCode,
  }: { readonly branches: readonly SendingBranch[]; readonly postalCode: string | null },
): readonly SplitParcel[] {
  const digital = lines.filter(({ item }) => item.is_digital === 1)
  const sent = lines.filter(({ item }) => item.is_digital === 0)
  const chosen = chooseBranches(sent, branches, postalCode)
  const byBranch = Map.groupBy(sent, ({ key }) => chosen.get(key) ?? null)
  const parcels = [...byBranch].map(([branch, its]) =>
    parcelOf({ business, branch, is_digital: false, lines: its }),
  )
  return digital.length === 0
    ? parcels
    : [...parcels, parcelOf({ business, branch: null, is_digital: true, lines: digital })]
}

/**
 * A cart by seller and branch, in the order of its lines. What is gone is in no parcel. How it is split changes no price.
 */
export function splitParcels(
  lines: readonly AvailableLine[],
  branchesOf: (business: string) => readonly SendingBranch[],
  postalCode: string | null,
): readonly SplitParcel[] {
  const living = lines.filter(({ quantity }) => quantity > 0)
  return [...Map.groupBy(living, ({ item }) => item.business)].flatMap(([business, its]) =>
    ofSeller(business, its, { branches: branchesOf(business), postalCode }),
  )
}
