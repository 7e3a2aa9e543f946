import type { Condition } from '#framework/doctypes'
import type { Limit } from './restriction.ts'

/** A condition as the end of 'documents …'. */
export function inWords(condition: Condition): string {
  switch (condition.kind) {
    case 'always':
      return 'of all owners and states'
    case 'owner':
      return 'that the user made'
    case 'user':
      return `whose ${condition.field} is the user`
    case 'where':
      return `with ${Object.entries(condition.values)
        .map(([field, value]) => `${field} = ${value}`)
        .join(' and ')}`
    case 'any':
      return condition.of.map(inWords).join(', or ')
    case 'all':
      return condition.of.map(inWords).join(' and ')
    case 'through':
      return condition.by === 'name'
        ? `whose ${condition.field} is a ${condition.type} ${inWords(condition.condition)}`
        : `whose ${condition.field} is the ${condition.by} of a ${condition.type} ${inWords(condition.condition)}`
  }
}

const MOST_NAMED = 10

function namesInWords({ restrictions }: Limit): string {
  const names = restrictions.slice(0, MOST_NAMED).map(({ value }) => value)
  const more = restrictions.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}

/** A restriction as a sentence. */
export function limitInWords(limit: Limit): string {
  const { target, column, rows, restrictions, passesEmpty } = limit
  const place = rows ? `every row's ${column} in ${rows.field}` : column
  const tree = restrictions.some(({ parentField }) => parentField !== null) ? ', or below one of them' : ''
  const empty = passesEmpty && column !== 'name' ? ', or empty' : ''
  return `User Permissions on ${target}: ${place} must be ${namesInWords(limit)}${tree}${empty}`
}
