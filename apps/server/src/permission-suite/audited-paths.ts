import type { DocType } from '#framework/doctypes'
import { addressOf } from './request-paths.ts'

export interface Spelling {
  readonly verb: 'GET' | 'POST'
  readonly path: string
  readonly body?: string | FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly call: string
  readonly mayBeRefused?: boolean
}

type Args = Readonly<Record<string, unknown>>

const entriesOf = (args: Args): [string, string][] =>
  Object.entries(args).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)])

const queryOf = (args: Args): string => String(new URLSearchParams(entriesOf(args)))

const json = (args: Args) => ({
  body: JSON.stringify(args),
  headers: { 'content-type': 'application/json' },
})

const form = (args: Args) => ({
  body: queryOf(args),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

function multipart(args: Args): { body: FormData } {
  const body = new FormData()
  for (const [key, value] of entriesOf(args)) body.set(key, value)
  return { body }
}

/** Percent-encodes every character, as no client writes it and every server reads it. */
const everyLetterOf = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

function spellingsOfAddress(type: DocType, name: string, query: Args): readonly Spelling[] {
  const call = `GET ${addressOf(type, name)}`
  const rest = name && `/${name}`
  const asked = `?${queryOf(query)}`
  const paths = [
    `${addressOf(type, name)}${asked}`,
    `${addressOf(type, name)}/${asked}`,
    `/api/v1/resource/${encodeURIComponent(type.name)}${rest}${asked}`,
    `/api/resource/${everyLetterOf(type.name)}${name && `/${everyLetterOf(name)}`}${asked}`,
    `${addressOf(type, name)}${asked}&cmd%20=mela.renewals.confirm&method=mela.cards.verify`,
  ]
  return paths.map((path) => ({ verb: 'GET', path, call }))
}

const within = (name: string) => [['name', '=', name]]

function questionsAbout(type: DocType, name: string): readonly Spelling[] {
  const filters = within(name)
  const questions: readonly Args[] = [
    { fields: ['*'], filters },
    { fields: '*', or_filters: filters },
    { fields: ['name'], filters, as_dict: 'false' },
    { fields: ['max(name) as name'], filters },
    { fields: ['name', 'count(name) as many'], filters, group_by: 'name' },
    { fields: ['distinct name'], filters },
  ]
  return questions.map((question) => ({
    verb: 'GET',
    path: `${addressOf(type)}?${queryOf(question)}`,
    call: `GET ${addressOf(type)}`,
  }))
}

export const LOOK = 'look'

function spellingsOfMethod(type: DocType, name: string): readonly Spelling[] {
  const address = addressOf(type, name)
  const sent = { run_method: LOOK }
  return [
    { verb: 'GET', path: `${address}?${queryOf(sent)}`, call: `GET ${address}` },
    { verb: 'GET', path: `${address}?%72un_method=${everyLetterOf(LOOK)}`, call: `GET ${address}` },
    { verb: 'POST', path: `${address}?${queryOf(sent)}&cmd%20=ping`, call: `POST ${address}` },
    ...[json(sent), form(sent)].map((body): Spelling => ({
      ...{ verb: 'POST', path: address, ...body, call: `POST ${address}` },
    })),
  ]
}

const auditedCalls: Readonly<Record<string, (doctype: string, name: string) => Args>> = {
  'frappe.client.get': (doctype, name) => ({ doctype, name }),
  'frappe.client.get_list': (doctype, name) => ({ doctype, fields: ['*'], filters: within(name) }),
  'frappe.client.get_value': (doctype, name) => ({ doctype, fieldname: 'name', filters: within(name) }),
  'frappe.client.get_count': (doctype, name) => ({ doctype, filters: within(name) }),
  'frappe.client.validate_link': (doctype, docname) => ({ doctype, docname }),
  'frappe.desk.form.load.getdoc': (doctype, name) => ({ doctype, name }),
  'frappe.desk.reportview.get': (doctype, name) => ({ doctype, fields: ['name'], filters: within(name) }),
  'frappe.desk.reportview.get_list': (doctype, name) => ({ doctype, filters: within(name) }),
  'frappe.desk.search.search_link': (doctype, name) => ({ doctype, txt: '', filters: within(name) }),
  'desk.export': (doctype, name) => ({ doctype, fields: ['name'], filters: within(name) }),
  'desk.get_versions': (doctype, name) => ({ doctype, name }),
  'frappe.desk.form.load.get_docinfo': (doctype, name) => ({ doctype, name }),
  run_doc_method: (dt, dn) => ({ dt, dn, method: LOOK }),
  'frappe.desk.search.search_widget': (doctype, name) => ({ doctype, txt: '', filters: within(name) }),
  'frappe.client.set_value': (doctype, name) => ({ doctype, name, fieldname: {} }),
  'frappe.utils.print_format.download_pdf': (doctype, name) => ({ doctype, name }),
  'frappe.www.printview.get_html_and_style': (doc, name) => ({ doc, name }),
  'desk.get_transitions': (doctype, name) => ({ doctype, name }),
}

/** Readers may lack the permission to change or delete, and some documents have no printed form or transitions. */
const refusable: ReadonlySet<string> = new Set([
  ...['desk.export', 'frappe.client.set_value', 'desk.get_transitions'],
  ...['frappe.utils.print_format.download_pdf', 'frappe.www.printview.get_html_and_style'],
])

function spellingsOfCall(name: string, args: Args): readonly Spelling[] {
  const address = `/api/method/${name}`
  return [
    { verb: 'GET', path: `${address}?${queryOf(args)}`, call: `GET ${address}` },
    { verb: 'POST', path: `/api/v1/method/${name}/`, ...json(args), call: `POST ${address}` },
  ]
}

function spellingsOfCommand(name: string, args: Args, elsewhere: string): readonly Spelling[] {
  const command = { cmd: name, ...args }
  const rest = queryOf(args)
  const paths = [
    `/?${queryOf(command)}`,
    `/?%63%6D%64=${everyLetterOf(name)}&${rest}`,
    `/?${rest}&c%6dd=${name}`,
    `/api/method/ping?${queryOf(command)}`,
    `/api/method/mela.renewals.confirm?%63md=${name}&${rest}`,
    `${elsewhere}?%63md=${name}&${rest}`,
  ]
  const bodies = [json(command), form(command), multipart(command)]
  return [
    ...paths.map((path): Spelling => ({ verb: 'GET', path, call: `GET ${name}` })),
    ...bodies.map((body): Spelling => ({ verb: 'POST', path: '/', ...body, call: `POST ${name}` })),
    { verb: 'POST', path: `/?%63md=${name}&${rest}`, call: `POST ${name}` },
  ]
}

const spelledOut = ['frappe.client.get', 'frappe.client.get_list']

function spellingsOfEveryCall(
  type: DocType,
  name: string,
  namesOf: (call: string) => readonly string[],
): readonly Spelling[] {
  return Object.entries(auditedCalls).flatMap(([call, argsFor]) => {
    const args = argsFor(type.name, name)
    const commands = spellingsOfCommand(call, args, addressOf(type, 'other'))
    const spelled = [
      ...namesOf(call).flatMap((one) => spellingsOfCall(one, args)),
      ...(spelledOut.includes(call) ? commands : commands.slice(1, 2)),
    ]
    return refusable.has(call) ? spelled.map((one) => ({ ...one, mayBeRefused: true })) : spelled
  })
}

/** First spelling of each call: spellings do not depend on the caller. */
export const oncePerCall = (spellings: readonly Spelling[]): readonly Spelling[] => [
  ...new Map(
    spellings.toReversed().map((one) => [one.call.replace(/^[A-Z]+ (\/api\/method\/)?/, ''), one]),
  ).values(),
]

export function spellingsOf(
  type: DocType,
  name: string,
  namesOf: (call: string) => readonly string[],
): readonly Spelling[] {
  return [
    ...spellingsOfAddress(type, name, {}),
    ...spellingsOfAddress(type, '', { filters: within(name) }),
    ...questionsAbout(type, name),
    ...spellingsOfMethod(type, name),
    ...spellingsOfEveryCall(type, name, namesOf),
  ]
}
