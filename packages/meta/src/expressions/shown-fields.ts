import { holds } from './evaluate.ts'

/** As much of a form's field as its conditions need. Breaks have no value, and end what stands before them. */
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

/** These begin a part of a form that has sections of its own. */
const pages: readonly string[] = ['Page Break', 'Tab Break']

/** A page's condition covers its sections, a section's its fields. */
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

/** Conditions that hang on each other settle in a few rounds; those that contradict each other never do. */
const MOST_ROUNDS = 20

/**
 * The fields of a form that its conditions show for these values, by name. A field that is not shown counts as empty for
 * the conditions of the others. The same on the server and in the browser: what this leaves out is not kept.
 */
export function shownFields(
  fields: readonly ConditionalField[],
  doc: Values,
  today = '',
): ReadonlySet<string> {
  let shown = shownOnce(fields, doc, today)
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const next = shownOnce(fields, without(doc, fields, shown), today)
    const isSettled = next.size === shown.size && [...next].every((fieldname) => shown.has(fieldname))
    shown = next
    if (isSettled) break
  }
  return shown
}

/** Whether a field that is shown must be filled in for these values. */
export function isDemanded(
  field: Pick<ConditionalField, 'reqd' | 'mandatory_depends_on'>,
  doc: Values,
  today = '',
): boolean {
  if (field.reqd === 1 || field.reqd === true) return true
  return Boolean(field.mandatory_depends_on?.trim()) && holds(field.mandatory_depends_on, doc, today)
}
