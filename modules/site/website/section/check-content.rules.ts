import { fieldsOf, isTable, type DocType, type ResolvedField, labelMessage } from '#framework/doctypes'
import { problemMessage } from '#framework/errors'
import { acceptWireValue, isMissing } from '#meta'
import { websiteErrors } from '../errors.ts'
import { message } from '../messages.ts'
import { isContent, type Content } from './content.rules.ts'
import { shapeOf } from './section-shapes.rules.ts'

interface Section {
  readonly section_name: string
  readonly section_type: string
}

/**
 * Refuses data that its section could not show, by the name of the field and its row. Keys that no field knows are
 * left alone: another client may keep something there.
 */
export function checkContent({ section_name, section_type }: Section, content: Content): void {
  const { variant } = content
  const shape = shapeOf(section_type, typeof variant === 'string' ? variant : '')
  if (shape) checkFields(section_name, shape, content)
}

function checkFields(place: string, shape: DocType, content: Content): void {
  for (const field of fieldsOf(shape)) {
    const value = content[field.fieldname]
    if (isTable(field.spec)) checkRows(`${place}: ${field.label}`, { ...field, row: field.spec.child }, value)
    else checkValue(place, field, value)
  }
}

function checkValue(place: string, field: ResolvedField, value: unknown): void {
  if (isMissing(value)) {
    if (field.required) throw websiteErrors.part_missing(place, labelMessage(field))
    return
  }
  const acceptance = acceptWireValue(field, value)
  if (!acceptance.isAccepted)
    throw websiteErrors.part_refused(place, problemMessage(field, acceptance.problem))
}

function checkRows(place: string, field: ResolvedField & { readonly row: DocType }, value: unknown): void {
  if (isMissing(value)) return
  if (!Array.isArray(value))
    throw websiteErrors.part_refused(
      place,
      message('website.part.not_a_list', { label: labelMessage(field) }),
    )
  const most = field.max ?? value.length
  if (value.length > most) throw websiteErrors.too_many_parts(place, most)
  value.forEach((item: unknown, index) => {
    if (!isContent(item))
      throw websiteErrors.part_refused(
        place,
        message('website.part.no_objects', { label: labelMessage(field) }),
      )
    checkFields(`${place} ${index + 1}`, field.row, item)
  })
}
