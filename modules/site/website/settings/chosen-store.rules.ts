interface Stores {
  readonly enable_multi_store: 0 | 1
}

interface Asked {
  readonly business: string | null
  readonly store: string | null
}

/** The store that a person chose; null where the site has one: devices keep a choice from when there were several. */
export function chosenStore({ enable_multi_store }: Stores, chosen: string | null): string | null {
  return enable_multi_store === 1 ? chosen : null
}

/** Whose page and whose things are asked for. A choice that does not count is no business either: the app sends both. */
export function askedStore(settings: Stores, { business, store: chosen }: Asked): Asked {
  const store = chosenStore(settings, chosen)
  return { store, business: store === chosen || business !== chosen ? business : null }
}

/** The business of a visitor who has chosen none. Source: product specification, section 9. */
export const DEFAULT_BUSINESS = 'BS-00001'
