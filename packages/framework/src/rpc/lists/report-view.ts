import { text } from '#framework/doctypes'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { isOff, typeNamed } from '../arguments.ts'
import { fieldsArgument, listRows, LONGEST_ORDER } from '../client/get-list.ts'

export const reportInput = {
  doctype: text({ required: true }),
  fields: anyValue,
  filters: anyValue,
  or_filters: anyValue,
  order_by: text({ maxLength: LONGEST_ORDER }),
  group_by: text({ maxLength: LONGEST_ORDER }),
  start: anyValue,
  page_length: anyValue,
  parent: text(),
  with_comment_count: anyValue,
}

type Asked = Readonly<Record<Exclude<keyof typeof reportInput, 'doctype'>, unknown>>

function withCommentCount(fields: unknown): readonly unknown[] {
  const read = fieldsArgument(fields ?? 'name')
  const asked: readonly unknown[] = Array.isArray(read) ? read : [read]
  return [...asked, '_comment_count']
}

/** The desk sends `start` and `page_length`; without a length all rows are meant, up to the largest page. */
export function question({
  start,
  page_length,
  with_comment_count,
  ...rest
}: Asked): Readonly<Record<string, unknown>> {
  const fields = isOff(with_comment_count ?? false) ? rest.fields : withCommentCount(rest.fields)
  return { ...rest, fields, limit_start: start, limit_page_length: page_length ?? '0' }
}

interface ReportRows {
  readonly keys: readonly string[]
  readonly values: readonly (readonly unknown[])[]
  readonly user_info: Readonly<Record<string, unknown>>
}

/** Returns rows as values in the order of `keys`; an empty list when there are none. */
export const reportView = method({
  access: signedInUsers,
  aliases: ['frappe.desk.reportview.get'],
  input: reportInput,
  reads: true,
  async run({ input: { doctype, ...asked }, documents, findType }): Promise<ReportRows | readonly []> {
    const type = await typeNamed({ findType }, doctype)
    const rows = await listRows(documents, type, question(asked))
    const [first] = rows
    if (!first) return []
    const keys = Object.keys(first)
    return { keys, values: rows.map((row) => keys.map((key) => row[key])), user_info: {} }
  },
})
