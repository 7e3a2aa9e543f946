/** Somebody in a picture, and whether he stands to be shown. */
export interface PersonInPhoto {
  readonly content_key: string
  /** Null for who is no pupil here, and for a child of whom nothing is kept any more. */
  readonly student: string | null
  readonly family: string | null
  readonly isAgreed: boolean
}

/** Those who are not to be shown belong together when one family decides on all of them. */
function findDecidingStudent(withoutConsent: readonly PersonInPhoto[]): string | null {
  const [first, ...others] = withoutConsent
  if (!first?.student || first.family === null) return null
  return others.every(({ family }) => family === first.family) ? first.student : null
}

/**
 * The pictures that are not to be shown: somebody in them has not agreed. To each the child whose family still sees it; null
 * where there is none, for nobody is shown another family's child who is not to be shown.
 */
export function photosWithoutConsent(
  peopleInPhotos: readonly PersonInPhoto[],
): ReadonlyMap<string, string | null> {
  const withoutConsent = peopleInPhotos.filter(({ isAgreed }) => !isAgreed)
  const byPicture = Map.groupBy(withoutConsent, ({ content_key }) => content_key)
  return new Map([...byPicture].map(([key, people]) => [key, findDecidingStudent(people)]))
}
