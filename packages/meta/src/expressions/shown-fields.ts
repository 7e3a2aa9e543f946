import { holds } from './evaluate.ts'

export interface ConditionalField {
  readonly fieldname: string
  readonly fieldtype: string
  readonly depends_on?: string | null
  readonly mandatory_depends_on?: string | null
  readonly reqd?: 0 | 1 | boolean
  readonly hidden?: 0 | 1 | boolean
}

type Values = Readonly<Record<string, unknown>>

interface Place {
  readonly isPageShown: boolean
  readonly isSectionShown: boolean
}

const pages: readonly string[] = ['Page Break', 'Tab Break']

function placeAfter(field: ConditionalField, isShown: boolean, place: Place): Place {
  if (pages.includes(field.fieldtype)) return { isPageShown: isShown, isSectionShown: true }
  if (field.fieldtype === 'Section Break') return { ...place, isSectionShown: isShown }
  return place
}

function shownOnce(fields: readonly ConditionalField[], doc: Values, today: string): ReadonlySet<string> {
  const shown = new Set<string>()
  let place: Place = { isPageShown: true, isSectionShown: true }
  for (const field of fields) {
    const isShown = holds(field.depends_on, doc, today)
    place = placeAfter(field, isShown, place)
    if (isShown && place.isPageShown && place.isSectionShown) shown.add(field.fieldname)
  }
  return shown
}

function without(doc: Values, fields: readonly ConditionalField[], shown: ReadonlySet<string>): Values {
  const hidden = fields.map(({ fieldname }) => fieldname).filter((fieldname) => !shown.has(fieldname))
  return { ...doc, ...Object.fromEntries(hidden.map((fieldname) => [fieldname, undefined])) }
}

/** Limit of rounds: dependent conditions settle in a few, contradicting ones do not. */
const MAX_ROUNDS = 20

/**
 * Returns the fields that conditions show for these values, by name. A hidden field counts as empty in other
 * conditions. The same on server and browser: hidden fields are not stored.
 */
export function shownFields(
  fields: readonly ConditionalField[],
  doc: Values,
  today = '',
): ReadonlySet<string> {
  let shown = shownOnce(fields, doc, today)
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const next = shownOnce(fields, without(doc, fields, shown), today)
    const isSettled = next.size === shown.size && [...next].every((fieldname) => shown.has(fieldname))
    shown = next
    if (isSettled) break
  }
  return shown
}

export function isDemanded(
  field: Pick<ConditionalField, 'reqd' | 'mandatory_depends_on'>,
  doc: Values,
  today = '',
): boolean {
  if (field.reqd === 1 || field.reqd === true) return true
  return Boolean(field.mandatory_depends_on?.trim()) && holds(field.mandatory_depends_on, doc, today)
}
