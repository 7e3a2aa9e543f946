/** Somebody in a picture, and whether he stands to be shown. */
export interface Pictured {
  readonly content_key: string
  /** Null for who is no pupil here, and for a child of whom nothing is kept any more. */
  readonly student: string | null
  readonly family: string | null
  readonly isAgreed: boolean
}

/** Those who are not to be shown belong together when one family decides on all of them. */
function decidingStudent(denying: readonly Pictured[]): string | null {
  const [first, ...others] = denying
  if (!first?.student || first.family === null) return null
  return others.every(({ family }) => family === first.family) ? first.student : null
}

/**
 * The pictures that are not to be shown: somebody in them has not agreed. To each the child whose family still sees it; null
 * where there is none, for nobody is shown another family's child who is not to be shown.
 */
export function denials(pictured: readonly Pictured[]): ReadonlyMap<string, string | null> {
  const denying = pictured.filter(({ isAgreed }) => !isAgreed)
  const byPicture = Map.groupBy(denying, ({ content_key }) => content_key)
  return new Map([...byPicture].map(([key, people]) => [key, decidingStudent(people)]))
}
