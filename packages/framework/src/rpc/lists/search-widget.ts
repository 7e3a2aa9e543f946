import { int, text } from '#framework/doctypes'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { isOff, listArgument, typeNamed } from '../arguments.ts'
import { likeText, LONGEST_PAGE, searchedFields, usableFilters } from './search-link.ts'

const MAX_FIELDS = 20
const LAST_START = 100_000

/** Finds rows for a dialog that chooses several documents, as lists or as objects. */
export const searchWidget = method({
  access: signedInUsers,
  aliases: ['frappe.desk.search.search_widget'],
  input: {
    doctype: text({ required: true }),
    txt: text(),
    filters: anyValue,
    filter_fields: anyValue,
    start: int({ default: 0, min: 0, max: LAST_START }),
    page_length: int({ default: 10, min: 1, max: LONGEST_PAGE }),
    searchfield: text(),
    as_dict: anyValue,
    reference_doctype: text(),
  },
  reads: true,
  async run({ input, documents, caller, findType }) {
    const type = await typeNamed({ findType }, input.doctype)
    const searched = searchedFields(type, caller, input.searchfield)
    const asked = listArgument('filter_fields', input.filter_fields ?? [], MAX_FIELDS)
    const sought = input.txt?.trim() ?? ''
    const pattern = `%${likeText(sought)}%`
    const rows = await documents.list(type, {
      fields: [...new Set([...searched, ...asked])],
      filters: usableFilters(type, input.filters),
      or_filters: sought === '' ? [] : searched.map((field) => [field, 'like', pattern]),
      limit_start: input.start ?? 0,
      limit_page_length: input.page_length ?? 10,
    })
    return isOff(input.as_dict ?? false) ? rows.map((row) => Object.values(row)) : rows
  },
})
