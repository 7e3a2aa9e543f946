interface Placed {
  readonly application_type: 'both' | 'web' | 'mobile'
  readonly business: string | null
  readonly city: string | null
}

export interface Visitor {
  readonly application_type: 'web' | 'mobile'
  readonly business: string
  readonly city: string | null
}

function isFor(section: Placed, visitor: Visitor): boolean {
  const { application_type, business, city } = section
  return (
    (application_type === 'both' || application_type === visitor.application_type) &&
    (business === null || business === visitor.business) &&
    (city === null || city.toLowerCase() === visitor.city?.toLowerCase())
  )
}

/** The sections that a visitor sees: those meant for everyone, and those for this kind of app, this business, this city. */
export function sectionsFor<Section extends Placed>(
  sections: readonly Section[],
  visitor: Visitor,
): readonly Section[] {
  return sections.filter((section) => isFor(section, visitor))
}
