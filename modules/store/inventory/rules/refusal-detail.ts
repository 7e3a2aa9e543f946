const nothing = { branch: '', variant: '', left: 0 } as const

/** What the rules of stock tell of a refusal: where, of what, and how many there are. */
export interface RefusalDetail {
  readonly branch: string
  readonly variant: string
  readonly left: number
}

function isDetail(value: unknown): value is RefusalDetail {
  return (
    typeof value === 'object' && value !== null && 'branch' in value && 'variant' in value && 'left' in value
  )
}

export function refusalDetail(error: unknown): RefusalDetail {
  const text = error instanceof Error && 'detail' in error ? error.detail : null
  if (typeof text !== 'string') return nothing
  const value: unknown = JSON.parse(text)
  return isDetail(value) ? value : nothing
}
