/** Of the words that the form shows beside its boxes: whoever changes them gives them a new one. */
export const CONSENT_VERSION = '2026-1'

/** Which box says what. */
export const consentBoxes = {
  agrees_to_records: 'records of the school',
  agrees_to_pictures: 'pictures on our pages',
  agrees_to_first_aid: 'first aid and a doctor',
  agrees_to_messages: 'messages about school days',
} as const

export type ConsentBox = keyof typeof consentBoxes
export type ConsentPurpose = (typeof consentBoxes)[ConsentBox]

export interface ConsentGiven {
  readonly purpose: ConsentPurpose
  readonly version: string
  readonly is_given: 0 | 1
}

const boxes = [
  'agrees_to_records',
  'agrees_to_pictures',
  'agrees_to_first_aid',
  'agrees_to_messages',
] as const

/** What a form's boxes say, each purpose by itself: one that is left empty is a no. */
export function consentsGiven(ticked: Readonly<Record<ConsentBox, 0 | 1>>): readonly ConsentGiven[] {
  return boxes.map((box) => ({
    purpose: consentBoxes[box],
    version: CONSENT_VERSION,
    is_given: ticked[box],
  }))
}
