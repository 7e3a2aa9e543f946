import type { Methods } from '#contract'

/** A document type as the dialect describes it. */
type TypeDescription = Methods['mela.website.get_section_shapes']['output']['docs'][number]

/** Methods of the dialect itself, which the contract of modules does not describe. */
interface DialectMethods {
  login: {
    input: { usr?: string; pwd?: string; code?: string; tmp_id?: string; otp?: string; device?: string }
    output: string
  }
  logout: { input: Record<string, never>; output: undefined }
  'frappe.desk.form.load.getdoc': { input: { doctype: string; name: string }; output: unknown }
  /** The type, then those of its tables. */
  'frappe.desk.form.load.getdoctype': { input: { doctype: string }; output: TypeDescription[] }
  ping: { input: Record<string, never>; output: string }
  run_doc_method: { input: { dt: string; dn: string; method: string }; output: unknown }
}

interface AllMethods extends Methods, DialectMethods {}

/** The wire name of a method. */
export type MethodName = keyof AllMethods

export type InputOf<Name extends MethodName> = AllMethods[Name]['input']

export type OutputOf<Name extends MethodName> = AllMethods[Name]['output']
