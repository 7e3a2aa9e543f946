interface Place {
  readonly name: string
  readonly route: string
  readonly parent_category: string | null
}

/** The names of a route's category and of all below it; none when there is no such category. */
export function categoriesBelow(places: readonly Place[], route: string): readonly string[] {
  const top = places.find((place) => place.route === route)
  const found = new Set(top ? [top.name] : [])
  // A set hands out what is added while it is walked, so this reaches every depth once.
  for (const name of found)
    for (const place of places) if (place.parent_category === name) found.add(place.name)
  return [...found]
}
