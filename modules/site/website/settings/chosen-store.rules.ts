interface Stores {
  readonly enable_multi_store: 0 | 1
}

interface Asked {
  readonly business: string | null
  readonly store: string | null
}

/** Returns the chosen store; null on a site with a single store, because devices retain earlier choices. */
export function chosenStore({ enable_multi_store }: Stores, chosen: string | null): string | null {
  return enable_multi_store === 1 ? chosen : null
}

/**
 * Returns business and store of a request. An ignored choice is ignored as business too, because the app sends both.
 */
export function askedStore(settings: Stores, { business, store: chosen }: Asked): Asked {
  const store = chosenStore(settings, chosen)
  return { store, business: store === chosen || business !== chosen ? business : null }
}

/** Business of a visitor without a choice. Source: product specification, section 9. */
export const DEFAULT_BUSINESS = 'BS-00001'
