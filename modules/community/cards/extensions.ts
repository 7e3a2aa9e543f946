import { childFacts, childRecords } from '#community/family'
import { cardFacts, cardRecords } from './actions/family-facts.ts'
import { verifiableCard } from './actions/verify-card.ts'
import { verifiable } from './extension-points.ts'

export const cardExtensions = [
  verifiable.add(verifiableCard),
  childFacts.add(cardFacts),
  childRecords.add(cardRecords),
]
